extension LanguageProfile {
  static let lua = LanguageProfile(
    id: "lua", extensions: ["lua", "luau"], interpreters: ["lua", "luajit"], lexical: luaLexical,
    syntax: luaSyntax, selectors: SelectorRules())

  private static var luaLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["--"], blockComments: [.init("--[[", "]]"), .init("--[=[", "]=]")],
      strings: [
        StringRule("[[", "]]", hasEscapes: false, isMultiline: true),
        StringRule("[=[", "]=]", hasEscapes: false, isMultiline: true), StringRule("\"", "\""),
        StringRule("'", "'"),
      ])
    rules.integerSuffixes = ["ll", "ull"]
    return rules
  }

  private static var luaSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.assignmentSigns = ["="]
    rules.mapOpenings = ["{"]
    rules.pairSeparators = ["="]
    rules.functionsOfC = ["cdef"]
    rules.bareKeysAreNames = true
    rules.functionKeywords = ["function"]
    rules.newlineEndsStatement = true
    rules.conditionEnd = "then"
    rules.elseIfKeywords = ["elseif"]
    rules.switchKeywords = []
    rules.expressions.precedence = .c
    rules.expressions.casts = ["tonumber", "ffi.cast", "ffi.new", "cast", "new"]
    rules.expressions.operatorFunctions = ["lshift": "<<", "bor": "|", "band": "&"]
    return rules
  }
}
