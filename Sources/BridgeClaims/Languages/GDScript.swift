extension LanguageProfile {
  static let gdscript = LanguageProfile(
    id: "gdscript", extensions: ["gd"], lexical: gdscriptLexical, syntax: gdscriptSyntax,
    selectors: SelectorRules())

  private static var gdscriptLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [],
      strings: [
        StringRule("\"\"\"", "\"\"\"", isMultiline: true), StringRule("\"", "\""),
        StringRule("'", "'"),
      ])
    rules.operators = [Array(":=".utf8), Array("**".utf8)]
    return rules
  }

  private static var gdscriptSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.conditionEnd = ":"
    rules.elseIfKeywords = ["elif"]
    rules.constantLines = ConstantLineRules(signs: ["=", ":="], keywords: ["const"])
    rules.enumStyles = [ScriptEnums.self]
    rules.mapOpenings = ["{"]
    rules.typeKeywords = ["class", "class_name", "enum"]
    rules.functionKeywords = ["func"]
    rules.wordArms = WordArmRules(
      headers: ["match"], openers: [":"], separators: [":"])
    rules.expressions.operators = .ruby
    return rules
  }
}
