/// Languages that hold data or prose rather than code.
extension LanguageProfile {
  static let json = LanguageProfile(
    id: "json", extensions: ["json", "jsonc", "json5", "geojson", "jsonl"], lexical: jsonLexical,
    syntax: SyntaxRules(), selectors: .none, content: .data)

  static let yaml = LanguageProfile(
    id: "yaml", extensions: ["yaml", "yml"], lexical: hashCommented, syntax: SyntaxRules(),
    selectors: .none, content: .data)

  static let toml = LanguageProfile(
    id: "toml", extensions: ["toml"], lexical: hashCommented, syntax: SyntaxRules(),
    selectors: .none, content: .data)

  static let ini = LanguageProfile(
    id: "ini", extensions: ["ini", "cfg", "conf", "properties", "env"], lexical: hashCommented,
    syntax: SyntaxRules(), selectors: .none, content: .data)

  static let csv = LanguageProfile(
    id: "csv", extensions: ["csv"], lexical: .none, syntax: SyntaxRules(), selectors: .none,
    content: .rows)

  static let tsv = LanguageProfile(
    id: "tsv", extensions: ["tsv", "tab"], lexical: .none, syntax: SyntaxRules(), selectors: .none,
    content: .rows)

  static let markdown = LanguageProfile(
    id: "markdown", extensions: ["md", "markdown", "mdx", "mdc", "rst", "adoc", "rmd", "qmd"],
    lexical: .none,
    syntax: SyntaxRules(), selectors: .none, content: .prose)

  static let text = LanguageProfile(
    id: "text", extensions: ["txt", "text"], lexical: .none, syntax: SyntaxRules(),
    selectors: .none, content: .text)

  private static var jsonLexical: LexicalRules {
    LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [StringRule("\"", "\""), StringRule("'", "'")])
  }

  private static var hashCommented: LexicalRules {
    LexicalRules(
      lineComments: ["#"], blockComments: [], strings: [StringRule("\"", "\"")])
  }
}

extension LexicalRules {
  static let none = LexicalRules(lineComments: [], blockComments: [], strings: [])
}

extension SelectorRules {
  /// Nothing is called.
  static var none: SelectorRules {
    var rules = SelectorRules()
    rules.helpers = []
    rules.classHelpers = []
    rules.definingFunctions = []
    return rules
  }
}
