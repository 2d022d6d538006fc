extension LanguageProfile {
  static let dart = LanguageProfile(
    id: "dart", extensions: ["dart"], interpreters: ["dart"], lexical: dartLexical,
    syntax: dartSyntax, selectors: SelectorRules())

  private static var dartLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule("\"\"\"", "\"\"\"", isMultiline: true, interpolation: .dollarBraces),
        StringRule("'''", "'''", isMultiline: true, interpolation: .dollarBraces),
        StringRule("\"", "\"", interpolation: .dollarBraces),
        StringRule("'", "'", interpolation: .dollarBraces),
      ])
    rules.stringPrefixes = ["r"]
    return rules
  }

  private static var dartSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const", "final"]
    rules.constantsAreQualified = true
    rules.enumStyles = [ConstructorEnums.self]
    rules.propertyMarks = ["get"]
    rules.armStyle = .caseOrArrow
    rules.patternSeparator = "||"
    rules.mapOpenings = ["{"]
    rules.bareKeysAreFields = true
    rules.attributeMarks = ["@"]
    rules.typeKeywords = ["class", "enum", "mixin", "extension"]
    rules.equalityFunctions = ["identical"]
    rules.expressions.constructorMarks = ["const", "new"]
    rules.expressions.casts = ["BigInt"]
    rules.expressions.transparentMembers = ["value", "rawValue", "index"]
    return rules
  }
}
