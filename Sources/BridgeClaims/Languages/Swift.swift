extension LanguageProfile {
  static let swift = LanguageProfile(
    id: "swift", extensions: ["swift"], interpreters: ["swift"], lexical: swiftLexical,
    syntax: swiftSyntax, selectors: SelectorRules())

  private static var swiftLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule(
          "\"\"\"", "\"\"\"", isMultiline: true, interpolation: .backslashParentheses,
          takesHashes: true),
        StringRule("\"", "\"", interpolation: .backslashParentheses, takesHashes: true),
      ])
    rules.directives = .swift
    rules.hasBackquotedNames = true
    return rules
  }

  private static var swiftSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["let"]
    rules.variableKeywords = ["var"]
    rules.enumStyles = [SwiftEnums.self]
    rules.propertyMarks = ["var"]
    rules.importsHeaders = true
    rules.mapOpenings = ["["]
    rules.typeKeywords = ["struct", "enum", "class", "extension", "protocol", "actor"]
    rules.functionKeywords = ["func", "init", "subscript"]
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.expressions.precedence = .swift
    rules.expressions.casts = Set(swiftIntegerTypes).union(["Self", "init", "NSNumber"])
    rules.expressions.castLabels = [
      "rawValue", "bitPattern", "truncatingIfNeeded", "value", "integerLiteral", "clamping",
    ]
    rules.expressions.namedValues = swiftMaxima
    return rules
  }

  /// Types whose members can count implicitly, and that wrap a number unchanged.
  static let swiftIntegerTypes = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "NSInteger", "NSUInteger", "CInt", "CUnsignedInt", "CLong", "CUnsignedLong", "CLongLong",
    "CUnsignedLongLong", "CShort", "CUnsignedShort", "CChar", "CUnsignedChar",
  ]

  private static let swiftMaxima: [String: ClaimedInteger] = [
    "Int.max": .max(bits: 63), "Int.min": .min(bits: 63), "Int64.max": .max(bits: 63),
    "Int64.min": .min(bits: 63), "Int32.max": .max(bits: 31), "Int32.min": .min(bits: 31),
    "Int16.max": .max(bits: 15), "Int8.max": .max(bits: 7), "UInt.max": .max(bits: 64),
    "UInt64.max": .max(bits: 64), "UInt32.max": .max(bits: 32), "UInt16.max": .max(bits: 16),
    "UInt8.max": .max(bits: 8), "NSIntegerMax": .max(bits: 63), "NSUIntegerMax": .max(bits: 64),
    "NSIntegerMin": .min(bits: 63),
  ]
}
