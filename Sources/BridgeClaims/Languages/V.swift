extension LanguageProfile {
  static let v = LanguageProfile(
    id: "v", extensions: ["v", "vsh"], lexical: vLexical, syntax: vSyntax,
    selectors: SelectorRules())

  private static var vLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule("\"", "\"", isMultiline: true, interpolation: .dollarBraces),
        StringRule("'", "'", isMultiline: true, interpolation: .dollarBraces),
        StringRule("`", "`", kind: .character),
      ])
    rules.directives = .c
    rules.stringPrefixes = ["r", "c"]
    return rules
  }

  private static var vSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantBlocks = .go
    rules.enumStyles = [VEnums.self]
    rules.mapOpenings = ["{"]
    rules.bareKeysAreFields = true
    rules.linesEndEntries = true
    rules.typeKeywords = ["struct", "enum", "interface", "union"]
    rules.functionKeywords = ["fn"]
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.expressions.precedence = .go
    rules.expressions.casts = [
      "int", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "isize", "usize",
    ]
    rules.expressions.namedValues = [
      "max_int": .max(bits: 31), "max_i64": .max(bits: 63), "max_u32": .max(bits: 32),
      "max_u64": .max(bits: 64), "math.max_u64": .max(bits: 64),
    ]
    return rules
  }
}
