extension LanguageProfile {
  static let ada = LanguageProfile(
    id: "ada", extensions: ["ads", "adb", "ada"], lexical: adaLexical, syntax: adaSyntax,
    selectors: SelectorRules())

  private static var adaLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["--"], blockComments: [], strings: [StringRule("\"", "\"", hasEscapes: false)])
    rules.hasStrictCharacters = true
    rules.ignoresCase = true
    rules.operators = [Array(":=".utf8), Array("**".utf8)]
    rules.radixes.infix = .hash
    rules.radixes.isInfixClosed = true
    return rules
  }

  private static var adaSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.constantLines = ConstantLineRules(signs: [":="], typeKeyword: "constant")
    rules.enumStyles = [AdaEnums.self]
    rules.typeKeywords = ["package"]
    rules.functionKeywords = ["function", "procedure"]
    rules.bodyWords = ["begin"]
    rules.wordArms = WordArmRules(
      headers: ["case"], starters: ["when"], separators: ["=>"], alternatives: ["|"],
      stops: ["end"])
    rules.expressions.operators = .ada
    rules.expressions.prefixOperators = ["not": "~"]
    rules.expressions.operatorFunctions = ["Shift_Left": "<<", "Shift_Right": ">>"]
    return rules
  }
}
