extension LanguageProfile {
  static let kotlin = LanguageProfile(
    id: "kotlin", extensions: ["kt", "kts"], interpreters: ["kotlin"], lexical: kotlinLexical,
    syntax: kotlinSyntax, selectors: SelectorRules())

  private static var kotlinLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule(
          "\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true, interpolation: .dollarBraces),
        StringRule("\"", "\"", interpolation: .dollarBraces),
        StringRule("'", "'", kind: .character),
      ])
    rules.hasBackquotedNames = true
    rules.integerSuffixes = ["l", "u", "ul"]
    return rules
  }

  private static var kotlinSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["val"]
    rules.variableKeywords = ["var"]
    rules.enumStyles = [ConstructorEnums.self]
    rules.propertyMarks = ["val"]
    rules.armStyle = .lineArrows
    rules.switchKeywords = ["when"]
    rules.mapOpenings = ["("]
    rules.pairSeparators = ["to"]
    rules.bareKeysAreFields = true
    rules.attributeMarks = ["@"]
    rules.typeKeywords = ["class", "interface", "object"]
    rules.functionKeywords = ["fun"]
    rules.newlineEndsStatement = true
    rules.equalityFunctions = ["equals"]
    rules.expressions.precedence = .words
    rules.expressions.wordOperators = [
      "shl": "<<", "shr": ">>", "ushr": ">>", "or": "|", "and": "&", "xor": "^",
    ]
    rules.expressions.complements = []
    rules.expressions.narrowShift = .wraps
    rules.expressions.casts = ["NSInteger", "NSUInteger", "NativeLong"]
    rules.expressions.transparentMembers = [
      "value", "rawValue", "toLong", "toInt", "toULong", "toUInt", "convert", "toShort", "toByte",
      "toUByte",
    ]
    rules.expressions.namedValues = maxima(
      signed: ["Int": 31, "Long": 63, "Short": 15, "Byte": 7],
      unsigned: ["UInt": 32, "ULong": 64, "UShort": 16, "UByte": 8],
      names: (".MAX_VALUE", ".MIN_VALUE"))
    return rules
  }
}
