extension LanguageProfile {
  static let ruby = LanguageProfile(
    id: "ruby", extensions: ["rb", "rake", "gemspec", "podspec", "rbi", "ru"],
    fileNames: ["Rakefile", "Gemfile", "Podfile", "Fastfile"], interpreters: ["ruby", "macruby"],
    lexical: rubyLexical, syntax: rubySyntax, selectors: SelectorRules())

  private static var rubyLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [.init("=begin", "=end")],
      strings: [
        StringRule("\"", "\"", isMultiline: true, interpolation: .numberSignBraces),
        StringRule("'", "'"),
      ])
    rules.hasRegularExpressions = true
    rules.hasLeadingZeroOctal = true
    rules.symbolMarks = [UInt8(ascii: ":")]
    rules.sigils = [UInt8(ascii: "@"), .dollar]
    rules.operators = [Array("**".utf8)]
    return rules
  }

  private static var rubySyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.conditionEndsWithLine = true
    rules.elseIfKeywords = ["elsif"]
    rules.constantLines = ConstantLineRules(bare: .capitalized)
    rules.mapOpenings = ["{"]
    rules.pairSeparators = [":", "=>"]
    rules.bareKeysAreNames = true
    rules.typeKeywords = ["module", "class"]
    rules.functionKeywords = ["def"]
    rules.wordArms = WordArmRules(
      headers: ["case"], starters: ["when"], separators: ["then"], newlineSeparates: true)
    rules.expressions.operators = .ruby
    rules.expressions.casts = ["Integer", "freeze"]
    rules.expressions.hasPostfixCasts = true
    return rules
  }
}

extension StringRule.Interpolation {
  /// `#{ … }`
  static let numberSignBraces = Self(
    open: Array("#{".utf8), nestedOpen: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
}
