extension LanguageProfile {
  static let nim = LanguageProfile(
    id: "nim", extensions: ["nim", "nims", "nimble"], lexical: nimLexical, syntax: nimSyntax,
    selectors: SelectorRules())

  private static var nimLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"],
      blockComments: [.init("##[", "]##", nests: true), .init("#[", "]#", nests: true)],
      strings: [
        StringRule("\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true),
        StringRule("\"", "\""),
      ])
    rules.hasStrictCharacters = true
    rules.hasQuoteSeparators = true
    rules.hasQuotedSuffixes = true
    rules.integerSuffixes = [
      "i8", "i16", "i32", "i64", "u", "u8", "u16", "u32", "u64",
    ]
    return rules
  }

  private static var nimSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.conditionEnd = ":"
    rules.elseIfKeywords = ["elif"]
    rules.constantLines = ConstantLineRules(keywords: ["const"], sections: ["const"])
    rules.enumStyles = [NimEnums.self]
    rules.mapOpenings = ["{"]
    rules.typeKeywords = ["object", "enum"]
    rules.functionKeywords = [
      "proc", "func", "template", "macro", "method", "converter", "iterator",
    ]
    rules.resultWords = ["some"]
    rules.wordArms = WordArmRules(
      headers: ["case"], starters: ["of"], separators: [":"],
      stops: ["else", "elif", "proc", "func", "case"])
    rules.expressions.operators = .nim
    rules.expressions.prefixOperators = ["not": "~"]
    rules.expressions.operatorFunctions = [
      "bitor": "|", "bitand": "&", "bitxor": "^", "shl": "<<", "shr": ">>",
    ]
    rules.expressions.hasPostfixCasts = true
    rules.expressions.casts = [
      "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64",
      "cint", "clong", "clonglong", "cuint", "culong", "culonglong", "csize_t", "cast",
    ]
    rules.expressions.namedValues = [
      "int.high": .max(bits: 63), "int64.high": .max(bits: 63), "int32.high": .max(bits: 31),
      "int16.high": .max(bits: 15), "int8.high": .max(bits: 7), "uint.high": .max(bits: 64),
      "uint64.high": .max(bits: 64), "uint32.high": .max(bits: 32), "uint16.high": .max(bits: 16),
      "uint8.high": .max(bits: 8), "int.low": .min(bits: 63), "int64.low": .min(bits: 63),
      "int32.low": .min(bits: 31),
    ]
    rules.expressions.typeFunctions = ["high": nimMaxima]
    return rules
  }

  private static let nimMaxima: [String: ClaimedInteger] = [
    "int": .max(bits: 63), "int64": .max(bits: 63), "int32": .max(bits: 31),
    "uint": .max(bits: 64), "uint64": .max(bits: 64), "uint32": .max(bits: 32),
    "int8": .max(bits: 7), "int16": .max(bits: 15), "uint8": .max(bits: 8),
    "uint16": .max(bits: 16),
  ]
}
