import Testing

@testable import BridgeClaims

@Suite struct OdinTests {
  @Test func enums() {
    let source = """
      Material :: enum UInteger {
      	Light = «0»,
      	Dark,
      	Title = «1 << 4»,
      	Next,
      }
      MaskFlag :: enum UInteger { A = «0», B = «1», D = «3» }
      Mask :: distinct bit_set[MaskFlag; UInteger]
      Inline :: bit_set[enum u8 { X, Y }; u8]
      Plain :: enum { Red, Green }
      """
    expect(
      "odin", source,
      [
        "Light = 0", "Dark = 1 (implicit)", "Title = 16", "Next = 17 (implicit)", "A = 0", "B = 1",
        "D = 3", "X = 0 (implicit)", "Y = 1 (implicit)", "Red = 0 (implicit)",
        "Green = 1 (implicit)",
      ])
    let file = read(source.replacing("«", with: "").replacing("»", with: ""), "odin")
    #expect(file.groups.map(\.isBitIndex) == [false, true, true, false])
    #expect(file.groups.map { $0.owner?.name } == ["Material", "MaskFlag", nil, "Plain"])
    #expect(file.groups[0].hints.first == ClaimHint(kind: .annotatedType, text: "UInteger"))
  }

  @Test func constants() {
    expect(
      "odin",
      """
      BarLimit :: «-1»
      BarAny : UInteger : «max(UInteger)»
      BarMask :: «1 << 3 | 1»
      BarWide :: cast(u64)«3»
      NSBarKindA := «20»
      n := 3
      count : int = 4
      Name :: "3"
      Ratio :: 0.5
      Alias :: NSBarKind
      show :: proc(x: int = 3) -> int { y :: «5»; return x }
      """,
      [
        "BarLimit = -1", "BarAny = 18446744073709551615", "BarMask = 9", "BarWide = 3",
        "NSBarKindA = 20", "y = 5",
      ])
  }

  @Test func bitNumbers() {
    expect(
      "odin", "Flag :: enum u32 { A = «log2(0x10)», B = «intrinsics.constant_log2(255)», C }",
      ["A = 4", "B = 7", "C = 8 (implicit)"])
  }

  @Test func tables() {
    expect(
      "odin",
      """
      names := map[int]string{ «7» = "bowling", «8» = "boxing" }
      codes := [Kind]int{ .Golf = «21», .Row = «35», .Run = «37» }
      point := Point{ x = 1, y = 2, z = 3 }
      raw :: proc(kind: Kind) -> NSBarKind {
      	switch kind {
      	case .Golf: return «21»
      	case .Row:
      		return «35»
      	}
      	return 0
      }
      name :: proc(raw: int) -> string { switch raw { case «7»: return "bowling"; case «8», «9»: return "boxing" }; return "" }
      """,
      [
        "bowling = 7", "boxing = 8", "Golf = 21", "Row = 35", "Run = 37", "Golf = 21", "Row = 35",
        "bowling = 7", "boxing = 8 (bucket)", "boxing = 9 (bucket)",
      ])
  }
}
