import Testing

@testable import BridgeClaims

@Suite struct BrokenInputTests {
  private static let sample = """
    #if A
    const M: c_long = switch (x) { .a, .b => 1, // NSBarA = 1
    case 3: return "x"; case "y": return 4 } else
    enum(c_int) { A, B = 5, typedef NS_ENUM(NSInteger, X) { XA, XB API(1) = 3 };
    enum K: Int { case a = 1, b } @{ @7: @"b" } [[1, 'a'], [2, "b"]]
    if (std.mem.eql(u8, s, "r")) return 3; else if [s isEqualToString:@"r"] { return 4 }
    sel("a:b:"); msgSend(getClass("C"), "x:", 3) /* NSBarB */ @selector(a:) @objc func f(a: Int)
    - (void)a:(int)b { } // NSBarC (3), 0=a 1=b
    #endif
    """

  /// Every prefix and every suffix of code, in every language: what is asserted is that reading ends,
  /// with ranges inside the text.
  @Test(arguments: Languages.identifiers)
  func truncatedCode(_ language: String) {
    let bytes = Array(Self.sample.utf8)
    for cut in stride(from: 0, through: bytes.count, by: 17) {
      for part in [bytes[..<cut], bytes[cut...]] {
        let file = BridgeReader.read(path: "x", bytes: Array(part), language: language)!
        for claim in file.groups.flatMap(\.claims) {
          #expect(claim.literalRange.upperBound <= part.count)
          #expect(claim.labelRange.upperBound <= part.count)
        }
        #expect(file.selectors.allSatisfy { $0.range.upperBound <= part.count })
      }
    }
  }

  @Test(arguments: Languages.identifiers)
  func anyBytes(_ language: String) {
    var state: UInt64 = 42
    let alphabet = Array("{}()[]<>,;:=|\"'`\\/*#@.?-+ \n09xaeN".utf8) + [0, 0x80, 0xff, 0xc3]
    for _ in 0..<40 {
      let bytes = (0..<300).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      #expect(BridgeReader.read(path: "x", bytes: bytes, language: language) != nil)
    }
  }

  @Test func claimsBehindBrokenCodeAreStillRead() {
    let file = read("fn f( { [ \"open\nconst NSBarA: c_long = 3;\n", "zig")
    #expect(lines(file) == ["NSBarA = 3"])
  }

  /// One long line, in comments, texts and code.
  @Test(arguments: ["python", "lua", "text", "markdown", "json", "yaml", "sql", "zig"])
  func longLines(_ language: String) {
    for piece in ["a = 3 b (4) c ", "a = b = ", "WHEN 3 THEN 'x' ", "- 3: a | b ", "{a: [", "'x' "]
    {
      for start in ["", "# "] {
        let text = start + String(repeating: piece, count: 150)
        let file = read(text, language)
        #expect(
          file.groups.flatMap(\.claims).allSatisfy { $0.literalRange.upperBound <= text.utf8.count }
        )
      }
    }
  }

  @Test(arguments: [
    "{", "(", "[", "if (", "enum X {", "case 1:", "{ a: ", "/* 1 */ ", "switch (x) {",
  ])
  func manyOpenings(_ piece: String) {
    let text = String(repeating: piece, count: 100)
    for language in Languages.identifiers {
      #expect(BridgeReader.read(path: "x", bytes: Array(text.utf8), language: language) != nil)
    }
  }
}
