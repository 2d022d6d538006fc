import Testing

@testable import BridgeClaims

@Suite struct GoTests {
  @Test func countedBlocks() {
    expect(
      "go",
      """
      const (
      	Plain BarStyle = iota
      	Rich

      	_ // a gap
      	Fancy
      	Last BarStyle = «40»
      	Again
      )
      const (
      	MaskA Mask = 1 << iota
      	MaskB
      	_
      	MaskD
      	Both = «MaskA | MaskB»
      )
      const ( A, B = iota, iota + 10; C, D )
      const Off = iota
      """,
      [
        "Plain = 0 (implicit)", "Rich = 1 (implicit)", "Fancy = 3 (implicit)", "Last = 40",
        "Again = 40 (implicit)", "MaskA = 1 (implicit)", "MaskB = 2 (implicit)",
        "MaskD = 8 (implicit)", "Both = 3", "A = 0 (implicit)", "B = 10 (implicit)",
        "C = 1 (implicit)", "D = 11 (implicit)", "Off = 0 (implicit)",
      ])
  }

  @Test func constants() {
    expect(
      "go",
      """
      const NSBarLimit = «-1»
      const (
      	TextAlignmentLeft  TextAlignment = «0»
      	TextAlignmentRight TextAlignment = «1»
      	Any = «^uint64(0)»
      	Max BarKind = «math.MaxUint64»
      	Golf = Kind(«21»)
      	Mask = «1<<3 | 1<<4»
      	Mix = «1<<2 + 1»
      	Name = "3"
      	Ratio = 0.5
      )
      var NSBarKindA = «20»
      var n = 3
      func f() { x := 3; const local = «4»; for i := 0; i < 3; i++ { } }
      """,
      [
        "NSBarLimit = -1", "TextAlignmentLeft = 0", "TextAlignmentRight = 1", "Any = -1",
        "Max = 18446744073709551615", "Golf = 21", "Mask = 24", "Mix = 5", "NSBarKindA = 20",
        "local = 4",
      ])
    let file = read(
      "// Text.\nconst (\n\tL TextAlignment = 0\n\tR TextAlignment = 1\n\tX Edge = 2\n)", "go")
    #expect(file.groups.map { $0.claims.map(\.label) } == [["L", "R"], ["X"]])
    #expect(file.groups[0].hints[0] == ClaimHint(kind: .annotatedType, text: "TextAlignment"))
    #expect(file.groups[0].hints[1] == ClaimHint(kind: .comment, text: "Text."))
  }

  @Test func mapsAndSwitches() {
    expect(
      "go",
      """
      var names = map[int]string{
      	«7»: "bowling",
      	«8»: `boxing`,
      }
      var codes = map[string]int{"golf": «21», "row": «35»}
      var point = Point{X: 1, Y: 2, Z: 3}
      func (k Kind) String() string {
      	switch k {
      	case «7»:
      		return "bowling"
      	case «8», «9»:
      		return "boxing"
      	default:
      		return "x"
      	}
      }
      func raw(s string) BarKind { switch s { case "golf": return «21»; case "row": return «35» }; return 0 }
      """,
      [
        "bowling = 7", "boxing = 8", "golf = 21", "row = 35", "bowling = 7", "boxing = 8 (bucket)",
        "boxing = 9 (bucket)", "golf = 21", "row = 35",
      ])
    let file = read(
      "func (k Kind) Name(x int) BarKind {\n\tswitch k {\n\tcase 7:\n\t\treturn \"a\"\n\t}\n}", "go"
    )
    #expect(file.groups[0].owner == ClaimOwner(kind: .function, name: "Name"))
    #expect(file.groups[0].hints.contains(ClaimHint(kind: .annotatedType, text: "BarKind")))
  }

  @Test func selectors() {
    let file = read("var s = objc.RegisterName(\"setTitle:\")\nC.sel_registerName(`a:b:`)", "go")
    #expect(file.selectors.map(\.selector) == ["setTitle:", "a:b:"])
  }
}
