extension LanguageProfile {
  static let go = LanguageProfile(
    id: "go", extensions: ["go"], lexical: goLexical, syntax: goSyntax, selectors: goSelectors)

  private static var goLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("`", "`", hasEscapes: false, isMultiline: true), StringRule("\"", "\""),
        StringRule("'", "'", kind: .character),
      ])
    rules.hasLeadingZeroOctal = true
    return rules
  }

  private static var goSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantBlocks = .go
    rules.mapOpenings = ["{"]
    rules.bareKeysAreFields = true
    rules.typeKeywords = ["struct", "interface"]
    rules.functionKeywords = ["func"]
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.equalityFunctions = ["EqualFold"]
    rules.expressions.precedence = .go
    rules.expressions.complements = ["^"]
    rules.expressions.casts = [
      "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64",
      "uintptr", "byte", "NSInteger", "NSUInteger", "long", "ulong",
    ]
    rules.expressions.namedValues = [
      "math.MaxInt": .max(bits: 63), "math.MinInt": .min(bits: 63),
      "math.MaxInt64": .max(bits: 63), "math.MinInt64": .min(bits: 63),
      "math.MaxInt32": .max(bits: 31), "math.MinInt32": .min(bits: 31),
      "math.MaxInt16": .max(bits: 15), "math.MaxInt8": .max(bits: 7),
      "math.MaxUint": .max(bits: 64), "math.MaxUint64": .max(bits: 64),
      "math.MaxUint32": .max(bits: 32), "math.MaxUint16": .max(bits: 16),
      "math.MaxUint8": .max(bits: 8),
    ]
    return rules
  }

  private static var goSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.helpers.append(.init("RegisterName", .first))
    rules.classHelpers.insert("GetClass")
    return rules
  }
}
