extension LanguageProfile {
  static let pascal = LanguageProfile(
    id: "pascal", extensions: ["pas", "pp", "inc", "dpr", "lpr", "dpk"], lexical: pascalLexical,
    syntax: pascalSyntax, selectors: SelectorRules())

  private static var pascalLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("{", "}"), .init("(*", "*)")],
      strings: [StringRule("'", "'", hasEscapes: false)])
    rules.directives = .pascal
    rules.ignoresCase = true
    rules.operators = [Array(":=".utf8), Array("**".utf8), Array("<>".utf8)]
    rules.radixes.prefixes = [.init("$", 16), .init("%", 2), .init("&", 8)]
    return rules
  }

  private static var pascalSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.constantLines = ConstantLineRules(
      keywords: ["const"], sections: ["const"],
      sectionEnds: [
        "type", "var", "begin", "procedure", "function", "implementation", "interface",
        "initialization", "threadvar", "resourcestring", "label", "constructor", "destructor",
        "property", "public", "private", "protected", "published", "end", "uses", "exports",
        "class", "strict",
      ],
      trailers: ["deprecated", "platform", "experimental", "library"])
    rules.enumStyles = [PascalEnums.self]
    rules.functionKeywords = ["function", "procedure", "constructor", "destructor", "operator"]
    rules.bodyWords = ["begin"]
    rules.resultWords = ["exit", "begin"]
    rules.wordArms = WordArmRules(
      headers: ["case"], openers: ["of"], separators: [":"], stops: ["else", "otherwise", "end"])
    rules.expressions.operators = .pascal
    rules.expressions.prefixOperators = ["not": "~"]
    rules.expressions.casts = [
      "integer", "cardinal", "longword", "longint", "int64", "uint64", "byte", "word", "smallint",
      "nativeint", "nativeuint", "Integer", "Cardinal", "LongWord", "LongInt", "Int64", "UInt64",
      "Byte", "Word", "SmallInt", "NativeInt", "NativeUInt", "DWORD", "QWord",
    ]
    rules.expressions.namedValues = [
      "MaxInt": .max(bits: 31), "MaxLongInt": .max(bits: 31), "NSIntegerMax": .max(bits: 63),
      "NSUIntegerMax": .max(bits: 64), "NSIntegerMin": .min(bits: 63),
    ]
    rules.expressions.operatorFunctions = ["shl": "<<", "shr": ">>"]
    return rules
  }
}
