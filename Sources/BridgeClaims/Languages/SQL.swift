extension LanguageProfile {
  static let sql = LanguageProfile(
    id: "sql", extensions: ["sql", "psql", "ddl", "dml"], lexical: sqlLexical, syntax: sqlSyntax,
    selectors: .none)

  private static var sqlLexical: LexicalRules {
    LexicalRules(
      lineComments: ["--"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("'", "'", hasEscapes: false), StringRule("\"", "\"", kind: .identifier),
        StringRule("`", "`", kind: .identifier),
      ])
  }

  private static var sqlSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.isQueryLanguage = true
    return rules
  }
}
