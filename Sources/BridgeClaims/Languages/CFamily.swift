extension LanguageProfile {
  static let c = LanguageProfile(
    id: "c", extensions: ["c"], lexical: cLexical, syntax: cSyntax, selectors: SelectorRules())

  static let cpp = LanguageProfile(
    id: "cpp", extensions: ["cc", "cpp", "cxx", "hpp", "hh", "hxx", "ipp", "inl"],
    lexical: cLexical, syntax: cSyntax, selectors: SelectorRules())

  /// Headers are read as Objective-C: its lexical rules include C's, and a C++ header has nothing that
  /// they would misread beyond raw strings.
  static let objectiveC = LanguageProfile(
    id: "objective-c", extensions: ["m", "mm", "h"], lexical: cLexical, syntax: cSyntax,
    selectors: objectiveCSelectors)

  private static var objectiveCSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.hasObjectiveCSyntax = true
    return rules
  }

  private static var cLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [StringRule("\"", "\""), StringRule("'", "'", kind: .character)])
    rules.directives = .c
    rules.stringPrefixes = ["L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R"]
    rules.hasQuoteSeparators = true
    rules.integerSuffixes = ["u", "l", "ul", "lu", "ll", "ull", "llu", "z", "uz", "zu"]
    rules.hasLeadingZeroOctal = true
    return rules
  }

  private static var cSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const", "constexpr"]
    rules.constantsAreQualified = true
    rules.importsHeaders = true
    rules.enumStyles = [CEnums.self]
    rules.mapOpenings = ["{"]
    rules.pairSeparators = [":", "="]
    rules.bareKeysAreFields = true
    rules.fieldsHaveDots = true
    rules.typeKeywords = ["struct", "enum", "class", "union", "namespace"]
    rules.equalityFunctions = [
      "strcmp", "strcasecmp", "isEqualToString", "isEqual", "strncmp", "CFEqual",
    ]
    rules.expressions.hasParenthesizedCasts = true
    rules.expressions.hasFourCharacterCodes = true
    rules.expressions.narrowShift = .undefined
    rules.expressions.casts = [
      "static_cast", "reinterpret_cast", "NSInteger", "NSUInteger", "numberWithInteger", "uint32_t",
      "uint64_t", "int64_t", "int32_t", "UINT64_C", "INT64_C", "UINT32_C", "INT32_C",
    ]
    rules.expressions.namedValues = [
      "NSIntegerMax": .max(bits: 63), "NSIntegerMin": .min(bits: 63),
      "NSUIntegerMax": .max(bits: 64), "INT_MAX": .max(bits: 31), "INT_MIN": .min(bits: 31),
      "UINT_MAX": .max(bits: 32), "LONG_MAX": .max(bits: 63), "LONG_MIN": .min(bits: 63),
      "ULONG_MAX": .max(bits: 64), "LLONG_MAX": .max(bits: 63), "ULLONG_MAX": .max(bits: 64),
      "INT8_MAX": .max(bits: 7), "INT16_MAX": .max(bits: 15), "INT32_MAX": .max(bits: 31),
      "INT64_MAX": .max(bits: 63), "INT8_MIN": .min(bits: 7), "INT16_MIN": .min(bits: 15),
      "INT32_MIN": .min(bits: 31), "INT64_MIN": .min(bits: 63), "UINT8_MAX": .max(bits: 8),
      "UINT16_MAX": .max(bits: 16),
      "UINT32_MAX": .max(bits: 32), "UINT64_MAX": .max(bits: 64), "SIZE_MAX": .max(bits: 64),
    ]
    return rules
  }
}
