import Testing

@testable import BridgeClaims

@Suite struct LexerTests {
  private func tokens(_ source: String, _ language: String) -> [String] {
    let bytes = Array(source.utf8)
    let lexed = Lexer.lex(bytes, profile: Languages.profile(id: language)!)
    return lexed.tokens.map { token in
      let content = String(decoding: bytes[token.contentRange], as: UTF8.self)
      switch token.kind {
      case .string: return "s:\(content)"
      case .character: return "c:\(content)"
      case .regularExpression: return "r:\(content)"
      case .number: return "n:\(content)"
      case .identifier, .punctuation: return content
      }
    }
  }

  @Test func zig() {
    #expect(
      tokens("@as(u8, 'a') @\"while\" // c\n\\\\raw \"x\n\"a\\\"b\" 0x1_F 1...3", "zig") == [
        "@as", "(", "u8", ",", "c:a", ")", "while", "s:raw \"x", "s:a\\\"b", "n:0x1_F", "n:1",
        "...",
        "n:3",
      ])
  }

  @Test func swiftStrings() {
    #expect(
      tokens(
        "\"a\\(f(\"x)\"))b\" #\"q\"\\#(1)\"# \"\"\"\n\"in\"\n\"\"\" `if` #selector(a) /* /* */ */ 1",
        "swift")
        == [
          "s:a\\(f(\"x)\"))b", "s:q\"\\#(1)", "s:\n\"in\"\n", "if", "#", "selector", "(", "a", ")",
          "n:1",
        ])
  }

  @Test func scriptTemplatesAndRegularExpressions() {
    #expect(
      tokens("`a${ `b${c}` + '}' }d`; /[/'\"]+/g.test(x) a / b / c 'it' 1n", "typescript") == [
        "s:a${ `b${c}` + '}' }d", ";", "r:/[/'\"]+/g", ".", "test", "(", "x", ")", "a", "/", "b",
        "/",
        "c",
        "s:it", "n:1n",
      ])
  }

  @Test func cFamily() {
    #expect(
      tokens(
        "#define A \\\n  3\nL\"w\" R\"x(a)\" )x\" 'abcd' 1'000UL 0x1p-3 a->b @\"s\" x<<=1", "cpp")
        == [
          "s:w", "s:a)\" ", "c:abcd", "n:1'000UL", "n:0x1p-3", "a", "->", "b", "@", "s:s", "x",
          "<<=", "n:1",
        ])
  }

  @Test func whatIsNotClosedEndsWithItsLineOrTheFile() {
    #expect(tokens("\"open\nx", "zig") == ["s:open", "x"])
    #expect(tokens("it's\nx", "typescript") == ["it", "s:s", "x"])
    #expect(tokens("a /* open", "c") == ["a"])
    #expect(tokens("`open ${", "typescript") == ["s:open ${"])
    #expect(tokens("R\"tag(", "cpp") == ["s:"])
  }

  @Test func linesAreThoseOfTheFirstByte() {
    let bytes = Array("a\n\"\"\"\nx\n\"\"\" b /*\n*/ c".utf8)
    let lexed = Lexer.lex(bytes, profile: .swift)
    #expect(lexed.tokens.map(\.line) == [1, 2, 4, 5])
    #expect(lexed.comments.map(\.line) == [4])
    #expect(lexed.comments.map(\.endLine) == [5])
  }

  @Test func wordsOfSixteenBytesAreCompared() {
    #expect(Word("implementation") == Word("implementation"))
    #expect(Word("implementation") != Word("implementatiom"))
    let lexed = Lexer.lex(Array("abcdefghijklmnopq fallthrough".utf8), profile: .swift)
    #expect(lexed.tokens.map(\.word) == [Word.none, "fallthrough"])
  }
}
