extension LanguageProfile {
  static let smalltalk = LanguageProfile(
    id: "smalltalk", extensions: ["st"], interpreters: ["gst"], lexical: smalltalkLexical,
    syntax: smalltalkSyntax, selectors: SelectorRules())

  private static var smalltalkLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: [], blockComments: [.init("\"", "\"")],
      strings: [StringRule("'", "'", hasEscapes: false, isMultiline: true)])
    rules.symbolMarks = [.hash]
    rules.operators = [Array(":=".utf8)]
    rules.radixes.infix = UInt8(ascii: "r")
    return rules
  }

  private static var smalltalkSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantLines = ConstantLineRules(
      signs: [":="], bare: .capitalized, brackets: ["{", "["], ends: [".", "]"])
    rules.expressions.operators = .smalltalk
    return rules
  }
}
