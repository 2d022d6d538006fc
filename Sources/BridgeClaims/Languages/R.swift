extension LanguageProfile {
  static let r = LanguageProfile(
    id: "r", extensions: ["r"], interpreters: ["Rscript"], lexical: rLexical,
    syntax: rSyntax, selectors: .none)

  private static var rLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [],
      strings: [
        StringRule("\"", "\"", isMultiline: true), StringRule("'", "'", isMultiline: true),
        StringRule("`", "`", kind: .identifier),
      ])
    rules.integerSuffixes = ["l"]
    return rules
  }

  private static var rSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.assignmentSigns = ["<-", "="]
    rules.mapCalls = ["c", "list", "switch", "recode", "setNames", "hash"]
    rules.functionKeywords = ["function"]
    rules.newlineEndsStatement = true
    rules.switchKeywords = []
    rules.expressions.operatorFunctions = ["bitwShiftL": "<<", "bitwOr": "|", "bitwAnd": "&"]
    return rules
  }
}
