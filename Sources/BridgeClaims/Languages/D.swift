extension LanguageProfile {
  static let d = LanguageProfile(
    id: "d", extensions: ["d", "di"], interpreters: ["rdmd", "dub"], lexical: dLexical,
    syntax: dSyntax, selectors: SelectorRules())

  private static var dLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"],
      blockComments: [.init("/*", "*/"), .init("/+", "+/", nests: true)],
      strings: [
        StringRule("`", "`", hasEscapes: false, isMultiline: true),
        StringRule("\"", "\"", isMultiline: true), StringRule("'", "'", kind: .character),
      ])
    rules.stringPrefixes = ["r", "x", "q"]
    rules.integerSuffixes = ["l", "u", "ul", "lu"]
    return rules
  }

  private static var dSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["enum", "const", "immutable"]
    rules.constantsAreQualified = true
    rules.enumStyles = [DEnums.self]
    rules.mapOpenings = ["["]
    rules.bareKeysAreFields = true
    rules.attributeMarks = ["@"]
    rules.platformKeywords = ["version"]
    rules.typeKeywords = ["struct", "enum", "class", "interface", "union", "template"]
    rules.expressions.narrowShift = .wraps
    rules.expressions.prefixCasts = ["cast"]
    rules.expressions.casts = ["NSInteger", "NSUInteger", "NSNumber"]
    rules.expressions.namedValues = maxima(
      signed: [
        "int": 31, "long": 63, "short": 15, "byte": 7, "ptrdiff_t": 63, "NSInteger": 63,
      ],
      unsigned: [
        "uint": 32, "ulong": 64, "ushort": 16, "ubyte": 8, "size_t": 64, "NSUInteger": 64,
      ], names: (".max", ".min"))
    return rules
  }
}
