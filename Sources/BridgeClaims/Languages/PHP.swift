extension LanguageProfile {
  static let php = LanguageProfile(
    id: "php", extensions: ["php"], interpreters: ["php"], lexical: phpLexical, syntax: phpSyntax,
    selectors: SelectorRules())

  /// Attributes, `#[…]`, read as comments.
  private static var phpLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//", "#"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("\"", "\"", isMultiline: true), StringRule("'", "'", isMultiline: true),
      ])
    rules.hasLeadingZeroOctal = true
    return rules
  }

  private static var phpSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const"]
    rules.constantsAreQualified = true
    rules.enumStyles = [PHPEnums.self]
    rules.switchKeywords = ["switch", "match"]
    rules.armStyle = .caseOrArrow
    rules.mapOpenings = ["[", "("]
    rules.pairSeparators = ["=>"]
    rules.bareKeysAreFields = true
    rules.typeKeywords = ["class", "enum", "interface", "trait"]
    rules.functionKeywords = ["function", "fn"]
    rules.equalityFunctions = ["strcmp", "strcasecmp"]
    rules.expressions.casts = ["intval"]
    rules.expressions.hasParenthesizedCasts = true
    rules.expressions.transparentMembers = ["value"]
    rules.expressions.namedValues = [
      "PHP_INT_MAX": .max(bits: 63), "PHP_INT_MIN": .min(bits: 63),
    ]
    return rules
  }
}
