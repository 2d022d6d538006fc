import Testing

@testable import BridgeClaims

@Suite struct MarkdownTests {
  @Test func tables() {
    expect(
      "markdown",
      """
      ## HKBarKind

      | Code | Activity | Note |
      |------|:--------:|------|
      | «37» | Running (indoor too) | a |
      | `«52»` | **Walking** | b |
      | «20», «50» | strength | c |
      """,
      [
        "Running = 37", "Walking = 52", "strength = 20 (bucket)", "strength = 50 (bucket)",
      ])
    let file = read(
      "# Kinds\n## Sleep\n\nOf HKBarKind.\n\n| id | name |\n|--|--|\n| 1 | aa |\n| 2 | bb |\n| 3 | cc |\n",
      "markdown")
    #expect(file.groups[0].owner == ClaimOwner(kind: .heading, name: "Sleep"))
    #expect(
      file.groups[0].hints == [
        ClaimHint(kind: .annotatedType, text: "HKBarKind"),
        ClaimHint(kind: .comment, text: "Of HKBarKind."), ClaimHint(kind: .scope, text: "Kinds"),
        ClaimHint(kind: .scope, text: "Bridge.src"),
      ])
  }

  @Test func tablesOfFullNames() {
    expect(
      "markdown",
      """
      Constant | Swift | Value
      --- | --- | ---
      `NSBarMaskA` | `.a` | `«1 << 0»`
      `NSBarMaskB` | `.b` | `«0x2»`
      """, ["NSBarMaskA = 1", "NSBarMaskB = 2"])
  }

  @Test func tablesOfOtherThings() {
    expect(
      "markdown",
      """
      | Line | Problem |
      |------|---------|
      | 37 | too long |
      | 52 | unused name |
      | 60 | typo |

      | File | Tests | Note |
      |--|--|--|
      | running | 37 | ok |
      | walking | 52 | ok |
      | hiking | 60 | ok |
      """, [])
  }

  @Test func lists() {
    expect(
      "markdown",
      """
      # HKBarKind
      - `«37»`: running
      - «52» – Walking (fast)
      * «24» -> hiking
      - golf = «21»
      """, ["running = 37", "Walking = 52", "hiking = 24", "golf = 21"])
    expect(
      "markdown",
      "# Setup\n- Port: 8080\n- Retries: 3\n- Timeout: 30\n\nUse `NSBarA` = «3», or NSBarB («4»).\n- NSBarC: «5»\n",
      ["NSBarA = 3", "NSBarB = 4", "NSBarC = 5"])
  }

  @Test func code() {
    expect(
      "markdown",
      """
      ## Kinds
      ```ts title="x"
      const NSBarA = «3»; // the first
      ```
      ~~~python
      NAMES = {«7»: "bowling", «8»: "boxing"}
      ~~~
      ```json
      {"HKBarB": «4»}
      ```
      ```
      NSBarC «5»
      NSBarD «6»
      const x = 7
      ```
      ```unheard
      NSBarE = «8»
      """,
      [
        "NSBarA = 3", "bowling = 7", "boxing = 8", "HKBarB = 4", "NSBarC = 5", "NSBarD = 6",
        "NSBarE = 8",
      ])
    let file = read("## Kinds\n\n```zig\nconst NSBarA = 3;\n```\n", "markdown")
    #expect(file.source.position(at: file.groups[0].claims[0].labelRange.lowerBound).line == 4)
    #expect(file.groups[0].hints.last == ClaimHint(kind: .scope, text: "Kinds"))
  }

  @Test func tablesInComments() {
    expect(
      "typescript",
      """
      /**
       * HKBarKind
       * | Value | Name |
       * |-------|------|
       * | «37»  | running |
       * | «52»  | walking |
       * | «24»  | hiking |
       */
      // «1» - football
      // «2» - archery
      // «3» - golf
      // NSBarA: «4», and NSBarB: 5 of them
      // 1 - do this first and then go on with the rest of it
      """,
      [
        "running = 37", "walking = 52", "hiking = 24", "football = 1", "archery = 2", "golf = 3",
        "NSBarA = 4",
      ])
  }
}
