extension LanguageProfile {
  static let assembler = LanguageProfile(
    id: "assembler", extensions: ["s", "asm", "nasm"], lexical: assemblerLexical,
    syntax: assemblerSyntax, selectors: SelectorRules())

  private static var assemblerLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["//", ";"], blockComments: [.init("/*", "*/")],
      strings: [
        StringRule("\"", "\""), StringRule("'", "'", kind: .character),
      ])
    rules.ignoresCase = true
    rules.sigils = [UInt8(ascii: ".")]
    rules.radixes.suffixes = [UInt8(ascii: "h"): 16]
    rules.hasLeadingZeroOctal = true
    return rules
  }

  private static var assemblerSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.newlineEndsStatement = true
    rules.hasAssemblerStrings = true
    rules.constantLines = ConstantLineRules(
      signs: ["=", "equ", ","], keywords: ["equ", "set", "equiv"], bare: .all, ends: [])
    rules.definingWords = ["define", "assign"]
    return rules
  }
}
