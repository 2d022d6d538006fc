extension LanguageProfile {
  static let scala = LanguageProfile(
    id: "scala", extensions: ["scala", "sc"], interpreters: ["scala", "scala-cli"],
    lexical: scalaLexical, syntax: scalaSyntax, selectors: SelectorRules())

  private static var scalaLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule(
          "\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true, interpolation: .dollarBraces),
        StringRule("\"", "\"", interpolation: .dollarBraces),
        StringRule("'", "'", kind: .character),
      ])
    rules.hasLifetimes = true
    rules.hasBackquotedNames = true
    rules.stringPrefixes = ["s", "f", "raw"]
    rules.integerSuffixes = ["l"]
    return rules
  }

  private static var scalaSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["val"]
    rules.variableKeywords = ["var"]
    rules.enumStyles = [ScalaEnums.self]
    rules.switchKeywords = ["match"]
    rules.switchFollowsSubject = true
    rules.armStyle = .caseOrArrow
    rules.armSeparators = ["=>"]
    rules.patternSeparator = "|"
    rules.mapOpenings = ["("]
    rules.pairSeparators = ["->"]
    rules.bareKeysAreFields = true
    rules.attributeMarks = ["@"]
    rules.resultWrappers = ["Some", "Right"]
    rules.typeKeywords = ["class", "object", "trait", "enum"]
    rules.functionKeywords = ["def"]
    rules.newlineEndsStatement = true
    rules.expressions.narrowShift = .wraps
    rules.expressions.constructorMarks = ["new"]
    rules.expressions.casts = ["Value"]
    rules.expressions.transparentMembers = [
      "value", "rawValue", "toLong", "toInt", "toULong", "id",
    ]
    rules.expressions.namedValues = maxima(
      signed: ["Int": 31, "Long": 63, "Short": 15, "Byte": 7], unsigned: [:],
      names: (".MaxValue", ".MinValue"))
    return rules
  }
}
