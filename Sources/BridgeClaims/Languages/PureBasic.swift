extension LanguageProfile {
  static let pureBasic = LanguageProfile(
    id: "purebasic", extensions: ["pb", "pbi", "pbf"], lexical: pureBasicLexical,
    syntax: pureBasicSyntax, selectors: pureBasicSelectors)

  private static var pureBasicLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: [";"], blockComments: [],
      strings: [
        StringRule("~\"", "\""), StringRule("\"", "\"", hasEscapes: false),
        StringRule("'", "'", kind: .character, hasEscapes: false),
      ])
    rules.ignoresCase = true
    rules.sigils = [.hash]
    rules.radixes.prefixes = [.init("$", 16), .init("%", 2)]
    return rules
  }

  private static var pureBasicSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.constantLines = ConstantLineRules(bare: .sigil, ends: [":"])
    rules.enumStyles = [PureBasicEnums.self]
    rules.typeKeywords = ["module", "declaremodule"]
    rules.functionKeywords = ["procedure", "procedurec", "macro"]
    rules.resultWords = ["procedurereturn"]
    rules.wordArms = WordArmRules(
      headers: ["select"], starters: ["case"], separators: [":"], newlineSeparates: true,
      stops: ["default", "endselect"])
    rules.expressions.operators = .pureBasic
    rules.expressions.hasFourCharacterCodes = true
    return rules
  }

  private static var pureBasicSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.helpers += [.init("sel_registerName_", .first), .init("NSSelectorFromString_", .first)]
    return rules
  }
}
