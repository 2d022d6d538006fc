extension LanguageProfile {
  static let zig = LanguageProfile(
    id: "zig", extensions: ["zig", "zon"], lexical: zigLexical, syntax: zigSyntax,
    selectors: zigSelectors)

  private static var zigSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.numbersHaveTypes = false
    return rules
  }

  private static var zigLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [],
      strings: [
        StringRule("\\\\", "", hasEscapes: false), StringRule("\"", "\""),
        StringRule("'", "'", kind: .character),
      ])
    rules.atStartsName = true
    return rules
  }

  private static var zigSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const"]
    rules.variableKeywords = ["var"]
    rules.enumStyles = [ZigEnums.self]
    rules.armStyle = .arrow
    rules.mapOpenings = ["{"]
    rules.pairSeparators = ["="]
    rules.mapsAreAnonymous = true
    rules.typeKeywords = ["struct", "enum", "union", "opaque"]
    rules.functionKeywords = ["fn"]
    rules.equalityFunctions = ["eql", "eqlIgnoreCase"]
    rules.expressions.precedence = .zig
    rules.expressions.casts = [
      "@as", "@intCast", "@bitCast", "@enumFromInt", "@intFromEnum", "@truncate", "@ptrFromInt",
    ]
    rules.expressions.typeFunctions = ["maxInt": zigMaxima, "minInt": zigMinima]
    return rules
  }

  private static let zigMaxima: [String: ClaimedInteger] = [
    "u8": ClaimedInteger(0xff), "u16": ClaimedInteger(0xffff), "u32": ClaimedInteger(0xffff_ffff),
    "u64": .max(bits: 64), "usize": .max(bits: 64), "c_ulong": .max(bits: 64),
    "c_uint": .max(bits: 32), "NSUInteger": .max(bits: 64), "i8": .max(bits: 7),
    "i16": .max(bits: 15), "i32": .max(bits: 31), "i64": .max(bits: 63), "isize": .max(bits: 63),
    "c_int": .max(bits: 31), "c_long": .max(bits: 63), "NSInteger": .max(bits: 63),
  ]

  private static let zigMinima: [String: ClaimedInteger] = [
    "i8": .min(bits: 7), "i16": .min(bits: 15), "i32": .min(bits: 31), "i64": .min(bits: 63),
    "isize": .min(bits: 63), "c_int": .min(bits: 31), "c_long": .min(bits: 63),
    "NSInteger": .min(bits: 63),
  ]
}
