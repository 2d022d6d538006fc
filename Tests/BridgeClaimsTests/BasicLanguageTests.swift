import Testing

@testable import BridgeClaims

@Suite struct BasicLanguageTests {
  @Test func pureBasic() {
    expect(
      "purebasic",
      """
      Enumeration Kind 10 Step 5
        #A
        #B ; a comment
        #C = «3»
        #D
      EndEnumeration
      EnumerationBinary
        #E
        #F
        #G = «8»
        #H
      EndEnumeration
      #NSBarA = «1 << 6» : #NSBarB = «$1F»
      #NSBarC = «#NSBarA | %101»
      Count = 3
      """,
      [
        "A = 10 (implicit)", "B = 15 (implicit)", "C = 3", "D = 8 (implicit)", "E = 1 (implicit)",
        "F = 2 (implicit)", "G = 8", "H = 16 (implicit)", "NSBarA = 64", "NSBarB = 31",
        "NSBarC = 69",
      ])
  }

  @Test func assembler() {
    expect(
      "assembler",
      """
      .equ NSBarA, «3»
      .set NSBarB, «1 << 4»  // a comment
      NSBarC = «NSBarA | NSBarB»
      NSBarD EQU «1Fh»
      mov x0, #37
      .equ NSBarE, . - start
      """, ["NSBarA = 3", "NSBarB = 16", "NSBarC = 19", "NSBarD = 31"])
    let source = """
      sel_a: .asciz "a:b:"
      title: .asciz "a:b:"
      .section __TEXT,__objc_methname
      x: .asciz "c\\0"
      .text
      .section __TEXT,__cstring
      .asciz "d"
      """
    #expect(read(source, "assembler").selectors.map(\.selector) == ["a:b:", "c"])
  }

  @Test func smalltalk() {
    expect(
      "smalltalk",
      "x [ NSBarA := «3». NSBarB := «16r1F». NSBarC := «1 bitShift: 4». count := 5. \"NSBarD := 6.\" ]",
      ["NSBarA = 3", "NSBarB = 31", "NSBarC = 16"])
  }

  @Test func ada() {
    expect(
      "ada",
      """
      type Kind is (A, B, C);
      for Kind use (A => «1», B => «16#1F#», C => «2 ** 6»);
      type Own is (X, Y);
      NSBarA : constant NSUInteger := «16#0_10#»;
      NSBarB : CONSTANT := «-1»;
      Count : Integer := 3;
      """,
      [
        "A = 1", "B = 31", "C = 64", "X = 0 (implicit)", "Y = 1 (implicit)", "NSBarA = 16",
        "NSBarB = -1",
      ])
    expect(
      "ada",
      "case X is\n  when «7» => return \"bowling\";\n  when «8» | «9» => return \"ball\";\nend case;",
      ["bowling = 7", "ball = 8 (bucket)", "ball = 9 (bucket)"])
  }

  @Test func visualBasic() {
    expect(
      "visual-basic",
      """
      Enum Kind As UInteger
        A
        B = «&H10»
        C
      End Enum
      Public Const NSBarA As Long = «1L << 40»
      Dim count As Integer = 3
      Select Case code
        Case «7» : Return "bowling"
        Case Else
          Return ""
      End Select
      """.replacing(" : Return", with: "\n    Return"),
      ["A = 0 (implicit)", "B = 16", "C = 17 (implicit)", "NSBarA = 1099511627776", "bowling = 7"])
  }
}
