extension LanguageProfile {
  static let fsharp = LanguageProfile(
    id: "fsharp", extensions: ["fs", "fsx", "fsi"], interpreters: ["dotnet-fsi"],
    lexical: fsharpLexical, syntax: fsharpSyntax, selectors: fsharpSelectors)

  private static var fsharpLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("(*", "*)", nests: true)],
      strings: [
        StringRule("\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true),
        StringRule("@\"", "\"", hasEscapes: false, isMultiline: true),
        StringRule("\"", "\"", isMultiline: true),
      ])
    rules.directives = .swift
    rules.hasStrictCharacters = true
    rules.nameBytes = [.apostrophe]
    rules.integerSuffixes = [
      "y", "uy", "s", "us", "l", "u", "ul", "n", "un", "i",
    ]
    rules.operators = ["<<<", ">>>", "|||", "&&&", "^^^", "~~~", "**", "<-"].map { Array($0.utf8) }
    return rules
  }

  private static var fsharpSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasOutline = true
    rules.newlineEndsStatement = true
    rules.constantLines = ConstantLineRules(
      keywords: ["let"], modifiers: ["private", "internal", "public", "inline", "static"])
    rules.enumStyles = [FSharpEnums.self]
    rules.typeKeywords = ["type", "module"]
    rules.functionKeywords = ["let", "member"]
    rules.capitalsAreConstructors = true
    rules.resultWords = ["Some", "Ok"]
    rules.pairTerminators = [";"]
    rules.wordArms = WordArmRules(
      headers: ["match", "function", "try"], starters: ["|"], openers: ["with", "function"],
      separators: ["->"], alternatives: ["|"], stops: ["let", "and", "member", "module", "type"])
    rules.expressions.operators = .fsharp
    rules.expressions.prefixOperators = ["~~~": "~"]
    rules.expressions.narrowShift = .wraps
    rules.expressions.appliesByJuxtaposition = true
    rules.expressions.casts = [
      "int", "uint", "int64", "uint64", "int32", "uint32", "nativeint", "unativeint", "enum",
      "byte", "sbyte", "int16", "uint16",
    ]
    rules.expressions.namedValues = [
      "Int32.MaxValue": .max(bits: 31), "Int32.MinValue": .min(bits: 31),
      "Int64.MaxValue": .max(bits: 63), "Int64.MinValue": .min(bits: 63),
      "UInt32.MaxValue": .max(bits: 32), "UInt64.MaxValue": .max(bits: 64),
    ]
    return rules
  }

  private static var fsharpSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.takesBareArguments = true
    return rules
  }
}
