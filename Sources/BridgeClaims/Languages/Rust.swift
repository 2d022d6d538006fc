extension LanguageProfile {
  static let rust = LanguageProfile(
    id: "rust", extensions: ["rs"], interpreters: ["rust-script"], lexical: rustLexical,
    syntax: rustSyntax, selectors: SelectorRules())

  private static var rustLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule("\"", "\"", isMultiline: true), StringRule("'", "'", kind: .character),
      ])
    rules.hasLifetimes = true
    rules.stringPrefixes = ["b", "c"]
    rules.rawStringPrefixes = ["r", "br", "cr"]
    rules.integerSuffixes = [
      "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
    ]
    return rules
  }

  private static var rustSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const", "static"]
    rules.variableKeywords = ["let"]
    rules.enumStyles = [RustEnums.self]
    rules.armStyle = .arrow
    rules.patternSeparator = "|"
    rules.switchKeywords = ["match"]
    rules.mapOpenings = ["{", "[", "("]
    rules.mapMarks = ["!"]
    rules.pairSeparators = ["=>"]
    rules.attributeMarks = ["#"]
    rules.typeKeywords = ["struct", "enum", "impl", "trait", "mod", "union"]
    rules.functionKeywords = ["fn"]
    rules.conditionsAreBare = true
    rules.resultWrappers = ["Some", "Ok", "from", "Borrowed"]
    rules.expressions.complements = ["!"]
    rules.expressions.casts = rustIntegers.union([
      "Self", "Some", "Ok", "from_bits_retain", "from_bits_truncate",
      "from_bits_unchecked", "NSInteger", "NSUInteger",
    ])
    rules.expressions.transparentMembers = ["bits", "into"]
    let types = ["i8": 7, "i16": 15, "i32": 31, "i64": 63, "isize": 63, "NSInteger": 63]
    let unsigned = ["u8": 8, "u16": 16, "u32": 32, "u64": 64, "usize": 64, "NSUInteger": 64]
    rules.expressions.namedValues = maxima(
      signed: types, unsigned: unsigned, names: ("::MAX", "::MIN")
    ).merging(
      maxima(signed: types, unsigned: unsigned, names: ("::max_value()", "::min_value()"))
    ) { first, _ in first }.merging(
      ["NSIntegerMax": .max(bits: 63), "NSUIntegerMax": .max(bits: 64)]
    ) { first, _ in first }
    return rules
  }

  private static let rustIntegers: Set<String> = [
    "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "isize", "c_int", "c_uint",
    "c_long", "c_ulong",
  ]
}
