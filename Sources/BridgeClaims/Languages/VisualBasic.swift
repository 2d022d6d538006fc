extension LanguageProfile {
  static let visualBasic = LanguageProfile(
    id: "visual-basic", extensions: ["vb", "bas", "vbs"], lexical: visualBasicLexical,
    syntax: visualBasicSyntax, selectors: SelectorRules())

  private static var visualBasicLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["'"], blockComments: [], strings: [StringRule("\"", "\"", hasEscapes: false)])
    rules.ignoresCase = true
    rules.directives = .swift
    rules.radixes.prefixes = [.init("&H", 16), .init("&O", 8), .init("&B", 2)]
    rules.integerSuffixes = ["s", "i", "l", "us", "ui", "ul", "&", "%"]
    return rules
  }

  private static var visualBasicSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.constantLines = ConstantLineRules(
      keywords: ["const"], modifiers: ["public", "private", "friend", "shared", "protected"],
      typeMark: "as", ends: [":"])
    rules.enumStyles = [BasicEnums.self]
    rules.typeKeywords = ["class", "module", "structure"]
    rules.functionKeywords = ["function", "sub"]
    rules.wordArms = WordArmRules(
      headers: ["select"], starters: ["case"], newlineSeparates: true, stops: ["end", "else"])
    rules.expressions.operators = .visualBasic
    rules.expressions.prefixOperators = ["not": "~"]
    rules.expressions.narrowShift = .wraps
    rules.expressions.namedValues = [
      "Integer.MaxValue": .max(bits: 31), "Long.MaxValue": .max(bits: 63),
      "ULong.MaxValue": .max(bits: 64), "UInteger.MaxValue": .max(bits: 32),
    ]
    return rules
  }
}
