import Testing

@testable import TableWriter

@Suite struct UnifiedDiffTests {
  private func lines(_ range: ClosedRange<Int>, changing changes: [Int: String] = [:]) -> String {
    range.map { (changes[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test func equalTextsHaveNone() {
    #expect(UnifiedDiff.text(old: "a\n", new: "a\n", path: "f") == "")
    #expect(UnifiedDiff.text(old: nil, new: nil, path: "f") == "")
  }

  @Test func aChangeIsShownWithThreeLinesAround() {
    let diff = UnifiedDiff.text(
      old: lines(1...20), new: lines(1...20, changing: [10: "ten"]), path: "f")
    #expect(
      diff == """
        --- f
        +++ f
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +ten
         11
         12
         13

        """)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = lines(1...30)
    let far = UnifiedDiff.text(old: old, new: lines(1...30, changing: [5: "", 25: ""]), path: "f")
    #expect(far.split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 2)
    #expect(far.contains("@@ -22,7 +22,7 @@"))
    let near = UnifiedDiff.text(old: old, new: lines(1...30, changing: [5: "", 11: ""]), path: "f")
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,13 +2,13 @@"])
  }

  @Test func missingAndObsoleteFilesAreAgainstNothing() {
    #expect(
      UnifiedDiff.text(old: nil, new: "a\nb\n", path: "f")
        == "--- /dev/null\n+++ f\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(
      UnifiedDiff.text(old: "a\n", new: nil, path: "f")
        == "--- f\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n")
  }

  @Test func aMissingLastNewlineIsTold() {
    #expect(
      UnifiedDiff.text(old: "a", new: "a\n", path: "f")
        == "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }
}
