extension LanguageProfile {
  static let java = LanguageProfile(
    id: "java", extensions: ["java"], interpreters: ["java", "jbang"], lexical: javaLexical,
    syntax: javaSyntax, selectors: SelectorRules())

  /// Groovy has Java's forms, and maps in brackets.
  static let groovy = LanguageProfile(
    id: "groovy", extensions: ["groovy", "gradle"], interpreters: ["groovy"],
    lexical: groovyLexical, syntax: groovySyntax, selectors: SelectorRules())

  private static var javaLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("\"\"\"", "\"\"\"", isMultiline: true), StringRule("\"", "\""),
        StringRule("'", "'", kind: .character),
      ])
    rules.integerSuffixes = ["l"]
    rules.hasLeadingZeroOctal = true
    rules.hasSignedHexadecimal = true
    return rules
  }

  private static var groovyLexical: LexicalRules {
    var rules = javaLexical
    rules.strings = [
      StringRule("\"\"\"", "\"\"\"", isMultiline: true, interpolation: .dollarBraces),
      StringRule("'''", "'''", isMultiline: true),
      StringRule("\"", "\"", interpolation: .dollarBraces), StringRule("'", "'"),
    ]
    rules.integerSuffixes = ["l", "i", "g"]
    rules.hasSignedHexadecimal = false
    return rules
  }

  static var javaSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["final"]
    rules.constantsAreQualified = true
    rules.enumStyles = [ConstructorEnums.self]
    rules.armStyle = .caseOrArrow
    rules.armSeparators = [":", "->"]
    rules.attributeMarks = ["@"]
    rules.typeKeywords = ["class", "enum", "interface", "record"]
    rules.equalityFunctions = ["equals", "equalsIgnoreCase"]
    rules.expressions.hasParenthesizedCasts = true
    rules.expressions.narrowShift = .wraps
    rules.expressions.constructorMarks = ["new"]
    rules.expressions.casts = [
      "Long", "Integer", "NSInteger", "NSUInteger", "valueOf", "NativeLong", "CLong",
    ]
    rules.expressions.transparentMembers = ["value", "getValue", "longValue", "intValue"]
    rules.expressions.namedValues = maxima(
      signed: ["Integer": 31, "Long": 63, "Short": 15, "Byte": 7], unsigned: [:],
      names: (".MAX_VALUE", ".MIN_VALUE"))
    return rules
  }

  private static var groovySyntax: SyntaxRules {
    var rules = javaSyntax
    rules.constantKeywords = ["final", "def"]
    rules.mapOpenings = ["["]
    rules.newlineEndsStatement = true
    return rules
  }
}
