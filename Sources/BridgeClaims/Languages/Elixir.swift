extension LanguageProfile {
  static let elixir = LanguageProfile(
    id: "elixir", extensions: ["ex", "exs"], interpreters: ["elixir"], lexical: elixirLexical,
    syntax: elixirSyntax, selectors: SelectorRules())

  static let erlang = LanguageProfile(
    id: "erlang", extensions: ["erl", "hrl"], interpreters: ["escript"], lexical: erlangLexical,
    syntax: erlangSyntax, selectors: SelectorRules())

  private static var elixirLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [],
      strings: [
        StringRule(
          "\"\"\"", "\"\"\"", isMultiline: true, interpolation: .numberSignBraces),
        StringRule("\"", "\"", isMultiline: true, interpolation: .numberSignBraces),
        StringRule("'", "'"),
      ])
    rules.symbolMarks = [UInt8(ascii: ":")]
    rules.operators = ["<<<", ">>>", "|||", "&&&", "^^^", "~~~"].map { Array($0.utf8) }
    return rules
  }

  private static var elixirSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.mapOpenings = ["{", "["]
    rules.pairSeparators = [":", "=>"]
    rules.bareKeysAreNames = true
    rules.typeKeywords = ["defmodule"]
    rules.functionKeywords = ["def", "defp", "defmacro"]
    rules.wordArms = WordArmRules(
      headers: ["case"], openers: ["do"], separators: ["->"], alternatives: [], stops: ["end"])
    rules.clauses = ClauseRules(keywords: ["def", "defp"], signs: ["do"])
    rules.expressions.operators = .elixir
    rules.expressions.prefixOperators = ["bnot": "~", "~~~": "~"]
    return rules
  }

  private static var erlangLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["%"], blockComments: [],
      strings: [StringRule("\"", "\"", isMultiline: true), StringRule("'", "'")])
    rules.radixes.infix = .hash
    return rules
  }

  private static var erlangSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.definingWords = ["define"]
    rules.mapOpenings = ["{"]
    rules.pairSeparators = ["=>"]
    rules.clauses = ClauseRules(signs: ["->"])
    rules.expressions.operators = .erlang
    rules.expressions.prefixOperators = ["bnot": "~"]
    return rules
  }
}
