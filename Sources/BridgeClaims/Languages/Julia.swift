extension LanguageProfile {
  static let julia = LanguageProfile(
    id: "julia", extensions: ["jl"], interpreters: ["julia"], lexical: juliaLexical,
    syntax: juliaSyntax, selectors: SelectorRules())

  private static var juliaLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [.init("#=", "=#", nests: true)],
      strings: [
        StringRule("\"\"\"", "\"\"\"", isMultiline: true), StringRule("\"", "\""),
      ])
    rules.hasStrictCharacters = true
    rules.atStartsName = true
    rules.symbolMarks = [UInt8(ascii: ":")]
    rules.operators = [Array("⊻".utf8)]
    return rules
  }

  private static var juliaSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.conditionEndsWithLine = true
    rules.elseIfKeywords = ["elseif"]
    rules.constantLines = ConstantLineRules(
      keywords: ["const"], modifiers: ["global", "export"], bare: .constantLike, typeMark: "::")
    rules.enumStyles = [JuliaEnums.self]
    rules.mapOpenings = ["(", "["]
    rules.pairSeparators = ["=>"]
    rules.typeKeywords = ["module", "baremodule", "struct"]
    rules.functionKeywords = ["function", "macro"]
    rules.expressions.operators = .julia
    rules.expressions.casts = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Cint", "Cuint", "Clong", "Culong", "Clonglong", "Culonglong", "NSInteger", "NSUInteger",
    ]
    rules.expressions.typeFunctions = ["typemax": juliaMaxima, "typemin": juliaMinima]
    rules.expressions.operatorFunctions = ["xor": "^"]
    return rules
  }

  private static let juliaMaxima: [String: ClaimedInteger] = [
    "Int": .max(bits: 63), "Int64": .max(bits: 63), "UInt": .max(bits: 64),
    "UInt64": .max(bits: 64), "Int32": .max(bits: 31), "UInt32": .max(bits: 32),
    "NSInteger": .max(bits: 63), "NSUInteger": .max(bits: 64), "Int16": .max(bits: 15),
    "UInt16": .max(bits: 16), "Int8": .max(bits: 7), "UInt8": .max(bits: 8),
  ]

  private static let juliaMinima: [String: ClaimedInteger] = [
    "Int": .min(bits: 63), "Int64": .min(bits: 63), "Int32": .min(bits: 31),
    "NSInteger": .min(bits: 63), "Int16": .min(bits: 15), "Int8": .min(bits: 7),
  ]
}
