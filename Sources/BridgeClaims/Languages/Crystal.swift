extension LanguageProfile {
  static let crystal = LanguageProfile(
    id: "crystal", extensions: ["cr"], interpreters: ["crystal"], lexical: crystalLexical,
    syntax: crystalSyntax, selectors: SelectorRules())

  private static var crystalLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [],
      strings: [StringRule("\"", "\"", isMultiline: true, interpolation: .numberSignBraces)])
    rules.hasStrictCharacters = true
    rules.hasRegularExpressions = true
    rules.symbolMarks = [UInt8(ascii: ":")]
    rules.sigils = [.dollar]
    rules.operators = [Array("**".utf8)]
    rules.integerSuffixes = ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"]
    return rules
  }

  private static var crystalSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.conditionEndsWithLine = true
    rules.elseIfKeywords = ["elsif"]
    rules.constantLines = ConstantLineRules(bare: .capitalized)
    rules.enumStyles = [CrystalEnums.self]
    rules.mapOpenings = ["{"]
    rules.pairSeparators = [":", "=>"]
    rules.bareKeysAreNames = true
    rules.typeKeywords = ["module", "class", "struct", "enum", "lib"]
    rules.functionKeywords = ["def", "fun", "macro"]
    rules.wordArms = WordArmRules(
      headers: ["case"], starters: ["when", "in"], separators: ["then"], newlineSeparates: true)
    rules.expressions.operators = .ruby
    rules.expressions.hasPostfixCasts = true
    rules.expressions.narrowShift = .wraps
    rules.expressions.namedValues = [
      "Int32::MAX": .max(bits: 31), "Int64::MAX": .max(bits: 63), "UInt32::MAX": .max(bits: 32),
      "UInt64::MAX": .max(bits: 64), "Int64::MIN": .min(bits: 63), "Int32::MIN": .min(bits: 31),
    ]
    return rules
  }
}
