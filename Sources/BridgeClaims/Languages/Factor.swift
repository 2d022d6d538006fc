extension LanguageProfile {
  static let factor = LanguageProfile(
    id: "factor", extensions: ["factor"], lexical: factorLexical, syntax: factorSyntax,
    selectors: SelectorRules())

  private static var factorLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["! ", "!\n", "#!"], blockComments: [.init("/* ", " */")],
      strings: [StringRule("\"", "\"", isMultiline: true)])
    rules.atomEnds = Array("()[]{}\"".utf8)
    return rules
  }

  private static var factorSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasAtoms = true
    rules.definingWords = ["CONSTANT:"]
    rules.enumStyles = [AtomEnums.self]
    rules.functionKeywords = ["CONSTANT:", ":", "::"]
    rules.expressions.isPrefix = true
    return rules
  }
}
