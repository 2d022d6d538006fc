extension LanguageProfile {
  static let perl = LanguageProfile(
    id: "perl", extensions: ["pl", "pm", "t"], interpreters: ["perl"], lexical: perlLexical,
    syntax: perlSyntax, selectors: SelectorRules())

  private static var perlLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [],
      strings: [StringRule("\"", "\""), StringRule("'", "'")])
    rules.sigils = [.dollar, UInt8(ascii: "@"), UInt8(ascii: "%")]
    rules.hasLeadingZeroOctal = true
    rules.operators = [Array("**".utf8)]
    return rules
  }

  private static var perlSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.constantLines = ConstantLineRules(
      signs: ["=>", "=", ","], keywords: ["constant"], modifiers: ["use"])
    rules.mapOpenings = ["{", "("]
    rules.pairSeparators = ["=>"]
    rules.bareKeysAreNames = true
    rules.functionKeywords = ["sub"]
    rules.typeKeywords = ["package"]
    rules.expressions.operators = .ruby
    return rules
  }
}
