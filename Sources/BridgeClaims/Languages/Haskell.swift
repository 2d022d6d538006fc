extension LanguageProfile {
  static let haskell = LanguageProfile(
    id: "haskell", extensions: ["hs", "hsc", "lhs"],
    interpreters: ["runghc", "runhaskell", "stack"],
    lexical: haskellLexical, syntax: haskellSyntax, selectors: haskellSelectors)

  private static var haskellLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["--"], blockComments: [.init("{-", "-}", nests: true)],
      strings: [StringRule("\"", "\"")])
    rules.hasStrictCharacters = true
    rules.nameBytes = [.apostrophe]
    rules.operators = [".<<.", ".>>.", ".|.", ".&.", ".^.", "!<<.", "<-"].map { Array($0.utf8) }
    return rules
  }

  private static var haskellSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.constantLines = ConstantLineRules(
      keywords: ["pattern"], bare: .all, typeMark: "::", typesPrecede: true)
    rules.enumStyles = [HaskellEnums.self]
    rules.typeKeywords = ["instance", "class"]
    rules.functionKeywords = []
    rules.capitalsAreConstructors = true
    rules.resultWords = ["Just", "Right", "pure"]
    rules.wordArms = WordArmRules(
      headers: ["case"], openers: ["of"], separators: ["->"], alternatives: [], stops: ["where"])
    rules.clauses = ClauseRules()
    rules.expressions.operators = .haskell
    rules.expressions.prefixOperators = ["complement": "~"]
    rules.expressions.appliesByJuxtaposition = true
    rules.expressions.casts = ["fromIntegral", "toEnum"]
    rules.expressions.operatorFunctions = [
      "shiftL": "<<", "shift": "<<", "unsafeShiftL": "<<", "shiftR": ">>", "xor": "^",
    ]
    return rules
  }

  private static var haskellSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.takesBareArguments = true
    rules.helpers += [
      .init("mkSelector", .first), .init("sel", .first), .init("getSelector", .first),
    ]
    return rules
  }
}
