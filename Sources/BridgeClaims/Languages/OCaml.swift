extension LanguageProfile {
  static let ocaml = LanguageProfile(
    id: "ocaml", extensions: ["ml", "mli", "re", "rei"], interpreters: ["ocaml"],
    lexical: ocamlLexical, syntax: ocamlSyntax, selectors: ocamlSelectors)

  private static var ocamlLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: [], blockComments: [.init("(*", "*)", nests: true)],
      strings: [
        StringRule("{|", "|}", hasEscapes: false, isMultiline: true),
        StringRule("\"", "\"", isMultiline: true),
      ])
    rules.hasStrictCharacters = true
    rules.nameBytes = [.apostrophe]
    rules.hasUnderscoreSigil = true
    rules.integerSuffixes = ["l", "n"]
    rules.operators = [Array(":=".utf8), Array("**".utf8), Array("<-".utf8)]
    return rules
  }

  private static var ocamlSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.constantLines = ConstantLineRules(keywords: ["let"], ends: [";;"])
    rules.typeKeywords = ["module"]
    rules.functionKeywords = ["let", "and", "method"]
    rules.capitalsAreConstructors = true
    rules.resultWords = ["Some", "Ok"]
    rules.pairTerminators = [";"]
    rules.wordArms = WordArmRules(
      headers: ["match", "function", "try"], starters: ["|"], openers: ["with", "function"],
      separators: ["->"], alternatives: ["|"], stops: ["let", "and", "in", "end", ";;"])
    rules.expressions.operators = .ocaml
    rules.expressions.prefixOperators = ["lnot": "~", "~-": "-"]
    rules.expressions.appliesByJuxtaposition = true
    rules.expressions.casts = [
      "Int64.of_int", "Int32.of_int", "Nativeint.of_int", "LLong.of_int", "ULLong.of_int",
      "ULong.of_int", "Long.of_int", "UInt32.of_int", "UInt64.of_int", "Unsigned.ULLong.of_int",
      "Signed.LLong.of_int", "Unsigned.ULong.of_int", "Unsigned.UInt32.of_int",
    ]
    rules.expressions.operatorFunctions = [
      "shift_left": "<<", "logor": "|", "logand": "&", "logxor": "^",
    ]
    rules.expressions.namedValues = [
      "max_int": .max(bits: 62), "Int.max_int": .max(bits: 62), "min_int": .min(bits: 62),
      "Int64.max_int": .max(bits: 63), "Int64.min_int": .min(bits: 63),
      "Int32.max_int": .max(bits: 31), "Int32.min_int": .min(bits: 31),
      "LLong.max_int": .max(bits: 63), "LLong.min_int": .min(bits: 63),
      "ULLong.max_int": .max(bits: 64), "UInt64.max_int": .max(bits: 64),
      "UInt32.max_int": .max(bits: 32), "Int64.minus_one": ClaimedInteger(-1),
      "Unsigned.ULLong.max_int": .max(bits: 64), "Unsigned.ULong.max_int": .max(bits: 64),
    ]
    return rules
  }

  private static var ocamlSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.takesBareArguments = true
    return rules
  }
}
