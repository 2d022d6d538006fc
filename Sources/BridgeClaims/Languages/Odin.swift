extension LanguageProfile {
  static let odin = LanguageProfile(
    id: "odin", extensions: ["odin"], lexical: odinLexical, syntax: odinSyntax,
    selectors: SelectorRules())

  private static var odinLexical: LexicalRules {
    LexicalRules(
      lineComments: ["//"], blockComments: [.init("/*", "*/", nests: true)],
      strings: [
        StringRule("`", "`", hasEscapes: false, isMultiline: true), StringRule("\"", "\""),
        StringRule("'", "'", kind: .character),
      ])
  }

  private static var odinSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.constantBlocks = .odin
    rules.enumStyles = [OdinEnums.self]
    rules.mapOpenings = ["{"]
    rules.pairSeparators = ["="]
    rules.bareKeysAreFields = true
    rules.typeKeywords = ["struct", "enum", "union", "bit_set"]
    rules.functionKeywords = ["proc"]
    rules.newlineEndsStatement = true
    rules.conditionsAreBare = true
    rules.platformKeywords = ["when"]
    rules.expressions.precedence = .go
    rules.expressions.bitNumberFunctions = ["log2", "LOG2", "constant_log2"]
    rules.expressions.prefixCasts = ["cast", "transmute"]
    rules.expressions.casts = [
      "int", "i8", "i16", "i32", "i64", "uint", "u8", "u16", "u32", "u64", "uintptr", "Integer",
      "UInteger", "c_long", "c_ulong", "c_int", "c_uint",
    ]
    let types: [String: Int] = [
      "i8": 7, "i16": 15, "i32": 31, "i64": 63, "int": 63, "Integer": 63, "NSInteger": 63,
    ]
    let unsigned: [String: Int] = [
      "u8": 8, "u16": 16, "u32": 32, "u64": 64, "uint": 64, "UInteger": 64, "NSUInteger": 64,
    ]
    rules.expressions.typeFunctions = [
      "max": types.merging(unsigned) { first, _ in first }.mapValues { .max(bits: $0) },
      "min": types.mapValues { .min(bits: $0) },
    ]
    return rules
  }
}
