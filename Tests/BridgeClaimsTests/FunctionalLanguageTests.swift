import Testing

@testable import BridgeClaims

@Suite struct FunctionalLanguageTests {
  @Test func ocamlConstants() {
    expect(
      "ocaml",
      """
      let _NSBarA = «3»
      let _NSBarB = «1 lsl 4»
      let _NSBarC = «-1»
      let _NSBarD = «0xFFL»
      let _NSBarE = Int64.of_int «5»
      let _NSBarF = «lnot 0»
      let _NSBarG = «_NSBarA lor _NSBarB»
      let _NSBarH = «LLong.max_int»
      let _NSBarI = new_string "NSBarI"
      let width = 3 in f width
      let f x = 4
      let _NSBarJ = 5 * g 3
      """,
      [
        "NSBarA = 3", "NSBarB = 16", "NSBarC = -1", "NSBarD = 255", "NSBarE = 5", "NSBarF = -1",
        "NSBarG = 19", "NSBarH = 9223372036854775807",
      ])
  }

  @Test func ocamlOperatorsBindAsInOCaml() {
    // `lsl` binds tighter than `+` and `*`, and groups to the right.
    expect("ocaml", "let _NSBarA = «1 + 1 lsl 2 lsl 1»", ["NSBarA = 17"])
  }

  @Test(arguments: ["ocaml", "fsharp"])
  func armsWithBars(_ language: String) {
    expect(
      language,
      """
      let name code =
        match code with
        | «7» -> "bowling"
        | «8» | «9» -> "ball"
        | x when x = 3 -> "guard"
        | x -> "other"
      let code kind =
        match kind with
        | Running -> «37»
        | "golf" -> «21»
        | other -> 3
      """,
      [
        "bowling = 7", "ball = 8 (bucket)", "ball = 9 (bucket)", "Running = 37", "golf = 21",
      ])
  }

  @Test func charactersAndTypeVariablesAreToldApart() {
    expect(
      "ocaml", "let f (x : 'a) (y' : 'b) = 'x'\nlet _NSBarA = «2» (* it's *)\n", ["NSBarA = 2"])
  }

  @Test func fsharpEnumsHaveNumbersAndUnionsHaveNone() {
    expect(
      "fsharp",
      """
      type Kind =
          | A = «1»
          | B = «0x10u»
          | C = «1 <<< 3 ||| 1»
      type Union =
          | A
          | B of int
      [<Literal>]
      let NSBarA = «4UL»
      let [<Literal>] NSBarB = «~~~0»
      """,
      // `|||` and `<<<` are of one level in F#.
      ["A = 1", "B = 16", "C = 9", "NSBarA = 4", "NSBarB = -1"])
    expect("fsharp", "let NSBarA = «1 ||| 1 <<< 3»", ["NSBarA = 8"])
  }

  @Test func fsharpComputesIn32Bits() {
    expect(
      "fsharp", "let NSBarA = «1 <<< 31»\nlet NSBarB = «1UL <<< 40»",
      ["NSBarA = -2147483648", "NSBarB = 1099511627776"])
  }

  @Test func listsWithSemicolons() {
    expect(
      "ocaml", "let names = [ «7», \"bowling\"; «8», \"boxing\" ]", ["bowling = 7", "boxing = 8"])
    expect(
      "fsharp", "let names = [\n  \"bowling\", «7»\n  \"boxing\", «8»\n]",
      ["bowling = 7", "boxing = 8"])
  }

  @Test func haskellConstantsAndPatterns() {
    expect(
      "haskell",
      """
      pattern NSBarA :: NSBarKind
      pattern NSBarA = NSBarKind «3»
      nsBarB :: NSBarKind
      nsBarB = NSBarKind («1 `shiftL` 4»)
      nsBarC = «0x10 .|. 1»
      nsBarD = («-1»)
      nsBarE = «2 ^ 5»
      f x = 3
      g = h 4
      """,
      ["NSBarA = 3", "nsBarB = 16", "nsBarC = 17", "nsBarD = -1", "nsBarE = 32"])
    let file = read("pattern A :: NSBarKind\npattern A = NSBarKind 3", "haskell")
    #expect(file.groups.first?.hints.first == ClaimHint(kind: .annotatedType, text: "NSBarKind"))
  }

  @Test func haskellCountsOnlyWhatDerivesEnum() {
    expect(
      "haskell",
      """
      data Kind = A | B
        | C
        deriving (Eq, Enum)
      data Own = X | Y deriving Show
      data Record = Record { a :: Int } deriving Enum
      """,
      ["A = 0 (implicit)", "B = 1 (implicit)", "C = 2 (implicit)"])
  }

  @Test func haskellClausesAndArms() {
    expect(
      "haskell",
      """
      code :: Kind -> Int
      code Running = «37»
      code Golf = «21»
      code other = 3
      name x = case x of
        «7» -> "bowling"
        y -> "other"
        (-1) -> "none"
      """.replacing("(-1)", with: "(«-1»)"),
      ["Running = 37", "Golf = 21", "bowling = 7", "none = -1"])
  }

  @Test func selectorsWithoutParentheses() {
    let source = "let f x = msg_send ~self ~cmd:(selector \"a:b:\") x\nlet s = selector \"c\""
    #expect(read(source, "ocaml").selectors.map(\.selector) == ["a:b:", "c"])
    #expect(read("f = mkSelector \"a:b:\"", "haskell").selectors.map(\.selector) == ["a:b:"])
    #expect(read("(sel_registerName \"a:b:\")", "racket").selectors.map(\.selector) == ["a:b:"])
  }
}
