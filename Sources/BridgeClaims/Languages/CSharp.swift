extension LanguageProfile {
  static let csharp = LanguageProfile(
    id: "csharp", extensions: ["cs", "csx"], lexical: csharpLexical, syntax: csharpSyntax,
    selectors: csharpSelectors)

  private static var csharpLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true),
        StringRule(
          "$@\"", "\"", hasEscapes: false, isMultiline: true, interpolation: .plainBraces),
        StringRule(
          "@$\"", "\"", hasEscapes: false, isMultiline: true, interpolation: .plainBraces),
        StringRule("$\"", "\"", interpolation: .plainBraces),
        StringRule("@\"", "\"", hasEscapes: false, isMultiline: true),
        StringRule("\"", "\""), StringRule("'", "'", kind: .character),
      ])
    rules.directives = .c
    rules.atQuotesNames = true
    rules.integerSuffixes = ["u", "l", "ul", "lu"]
    return rules
  }

  private static var csharpSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const", "readonly"]
    rules.constantsAreQualified = true
    rules.enumStyles = [CSharpEnums.self]
    rules.propertyMarks = ["static"]
    rules.armStyle = .caseOrArrow
    rules.switchFollowsSubject = true
    rules.patternSeparator = "or"
    rules.mapOpenings = ["{"]
    rules.pairSeparators = ["="]
    rules.bareKeysAreFields = true
    rules.attributeMarks = ["["]
    rules.typeKeywords = ["struct", "enum", "class", "interface", "namespace", "record"]
    rules.equalityFunctions = ["Equals"]
    rules.expressions.hasParenthesizedCasts = true
    rules.expressions.narrowShift = .wraps
    rules.expressions.constructorMarks = ["new"]
    rules.expressions.casts = ["unchecked", "checked"]
    rules.expressions.namedValues = maxima(
      signed: [
        "int": 31, "long": 63, "short": 15, "sbyte": 7, "nint": 63, "Int32": 31, "Int64": 63,
        "Int16": 15,
      ],
      unsigned: [
        "uint": 32, "ulong": 64, "ushort": 16, "byte": 8, "nuint": 64, "UInt32": 32, "UInt64": 64,
        "UInt16": 16,
      ], names: (".MaxValue", ".MinValue"))
    return rules
  }

  private static var csharpSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.helpers += [.init("GetHandle", .first), .init("RegisterName", .first)]
    return rules
  }
}

extension LanguageProfile {
  /// The limits of integer types by their bits beside the sign, each under its type's name with the
  /// endings that the language has for the largest and the least number.
  static func maxima(
    signed: [String: Int], unsigned: [String: Int], names: (max: String, min: String)
  ) -> [String: ClaimedInteger] {
    var values: [String: ClaimedInteger] = [:]
    for (type, bits) in signed {
      values[type + names.max] = .max(bits: bits)
      values[type + names.min] = .min(bits: bits)
    }
    for (type, bits) in unsigned {
      values[type + names.max] = .max(bits: bits)
      values[type + names.min] = ClaimedInteger(0)
    }
    return values
  }
}
