extension LanguageProfile {
  static let typescript = LanguageProfile(
    id: "typescript", extensions: ["ts", "tsx", "mts", "cts"],
    interpreters: ["bun", "deno", "ts-node", "tsx"], lexical: scriptLexical, syntax: scriptSyntax,
    selectors: scriptSelectors)

  static let javascript = LanguageProfile(
    id: "javascript", extensions: ["js", "jsx", "mjs", "cjs"], interpreters: ["node"],
    lexical: scriptLexical, syntax: scriptSyntax, selectors: scriptSelectors)

  private static var scriptLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("\"", "\""), StringRule("'", "'"),
        StringRule("`", "`", isMultiline: true, interpolation: .dollarBraces),
      ])
    rules.hasRegularExpressions = true
    rules.integerSuffixes = ["n"]
    rules.hasLeadingZeroOctal = true
    return rules
  }

  private static var scriptSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const", "readonly", "static"]
    rules.propertyMarks = ["get"]
    rules.variableKeywords = ["let", "var"]
    rules.enumStyles = [ScriptEnums.self]
    rules.mapOpenings = ["{"]
    rules.bareKeysAreNames = true
    rules.typeKeywords = ["enum", "class", "interface", "namespace", "module"]
    rules.functionKeywords = ["function"]
    rules.newlineEndsStatement = true
    rules.expressions.constructorMarks = ["new"]
    rules.expressions.casts = ["Number", "BigInt", "Object.freeze"]
    rules.expressions.narrowShift = .wraps
    rules.expressions.namedValues = [
      "Number.MAX_SAFE_INTEGER": ClaimedInteger(magnitude: (1 << 53) - 1)
    ]
    return rules
  }

  private static var scriptSelectors: SelectorRules {
    var rules = SelectorRules()
    // `selector("x")` and `cls("x")` are about style sheets as often as not.
    rules.helpers.removeAll { $0.name == "selector" || $0.name == "Selector" }
    rules.classHelpers.subtract(["class", "cls"])
    rules.plainHelpers = []
    rules.attributes = []
    rules.hasUnderscoreCalls = true
    rules.numbersHaveTypes = false
    return rules
  }
}
