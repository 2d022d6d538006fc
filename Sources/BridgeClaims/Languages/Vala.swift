extension LanguageProfile {
  /// Vala's enums, constants and switches are C#'s, its maps calls.
  static let vala = LanguageProfile(
    id: "vala", extensions: ["vala", "vapi"], lexical: valaLexical, syntax: valaSyntax,
    selectors: SelectorRules())

  private static var valaLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("\"\"\"", "\"\"\"", hasEscapes: false, isMultiline: true),
        StringRule("\"", "\""), StringRule("'", "'", kind: .character),
      ])
    rules.directives = .c
    rules.integerSuffixes = ["u", "l", "ul", "ull", "ll"]
    rules.hasLeadingZeroOctal = true
    return rules
  }

  private static var valaSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantKeywords = ["const"]
    rules.constantsAreQualified = true
    rules.enumStyles = [CSharpEnums.self]
    rules.attributeMarks = ["["]
    rules.typeKeywords = ["struct", "enum", "class", "interface", "namespace", "errordomain"]
    rules.expressions.hasParenthesizedCasts = true
    rules.expressions.narrowShift = .undefined
    rules.expressions.namedValues = maxima(
      signed: ["int": 31, "long": 63, "int64": 63, "int32": 31, "int16": 15, "int8": 7],
      unsigned: ["uint": 32, "ulong": 64, "uint64": 64, "uint32": 32, "uint16": 16, "uint8": 8],
      names: (".MAX", ".MIN"))
    return rules
  }
}
