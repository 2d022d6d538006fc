import Testing

@testable import BridgeClaims

@Suite struct NimPascalTests {
  @Test func nimConstantsHaveMarksPragmasTypesAndConversions() {
    expect(
      "nim",
      """
      const
        NSBarA* = «0»
        barB {.used.} = «1 shl 3»
        NSBarC*: uint = «0x10'u»
        NSBarD* = «5».NSBarKind
        NSBarE* = («1 shl 6»).NSBarKind
        NSBarF* = NSBarKind(«0b11»)
        NSBarG* = «NSBarA or barB»
        NSBarH* = «not 0»
        NSBarI* = «int.high»
        NSBarJ* = «uint64.high.NSBarKind»
      let count = 7
      const NSBarK* = «1_000'i64»
      var NSBarL = 8
      """,
      [
        "NSBarA = 0", "barB = 8", "NSBarC = 16", "NSBarD = 5", "NSBarE = 64", "NSBarF = 3",
        "NSBarG = 8", "NSBarH = -1", "NSBarI = 9223372036854775807",
        "NSBarJ = 18446744073709551615", "NSBarK = 1000",
      ])
  }

  @Test func nimCountsMembersAcrossLinesAndCommas() {
    expect(
      "nim",
      """
      type
        Kind* {.pure, size: sizeof(cint).} = enum
          kA, kB = «4», kC  ## a comment
          kD = («9», "nine")
          kE = "text"
          kF
        Other = object
          a, b: int
        Inline = enum iA = «2», iB
      """,
      [
        "kA = 0 (implicit)", "kB = 4", "kC = 5 (implicit)", "kD = 9", "kE = 10 (implicit)",
        "kF = 11 (implicit)", "iA = 2", "iB = 3 (implicit)",
      ])
  }

  @Test func nimNumbersWithAZeroInFrontAreDecimal() {
    expect("nim", "const NSBarA = «010»", ["NSBarA = 10"])
  }

  @Test func whatNimComputesWhenItRunsIsNoClaim() {
    expect(
      "nim", "const size = sizeof(int)\nconst pair = (a: 1, b: 2)\nproc f(a = 3) = discard", [])
  }

  @Test func nimConditionsAndArms() {
    expect(
      "nim",
      """
      if code == «7»: "bowling"
      elif code == «8»:
        "boxing"
      case code
      of «9»: "climbing"
      of «10», «11»: result = "c"
      else: ""
      """,
      ["bowling = 7", "boxing = 8", "climbing = 9", "c = 10 (bucket)", "c = 11 (bucket)"])
  }

  @Test func pascalConstantsEndWithTheirSection() {
    expect(
      "pascal",
      """
      CONST
        NSBarA = «$1F»;
        NSBarB: NSUInteger = «1 SHL 4» or 0;
        NSBarC = «3» deprecated;
        NSBarD = («NSBarA and not 1»);
        NSBarE = «-1»; NSBarF = «%101»;
        Name = 'text'; Ratio = 1.5; Flag = True;
      type
        Alias = Integer;
      var
        NSBarG: Integer = 7;
      procedure F(a: Integer = 3);
      begin
        NSBarH := 4;
      end;
      """.replacing("«1 SHL 4» or 0", with: "«1 SHL 4 or 0»"),
      [
        "NSBarA = 31", "NSBarB = 16", "NSBarC = 3", "NSBarD = 30", "NSBarE = -1", "NSBarF = 5",
      ])
  }

  @Test func pascalCountsMembersAndLeavesValuesOfArraysAlone() {
    expect(
      "pascal",
      """
      type
        TKind = (kA, kB = «5», kC, kD := «8»);
      const
        Names: array[TKind] of string = ('a', 'b', 'c');
        Kinds: array[0..1] of TKind = (kA, kB);
        Sum = (Left + Right);
      """,
      ["kA = 0 (implicit)", "kB = 5", "kC = 6 (implicit)", "kD = 8"])
  }

  @Test func pascalBranchesAreKeptApart() {
    expect(
      "pascal",
      "{$IFDEF CPUARM64}\nconst NSBarA = 1;\n{$ELSE}\nconst NSBarA = 2;\n{$ENDIF}\n",
      ["NSBarA = 1 if CPUARM64", "NSBarA = 2 if !(CPUARM64)"])
  }

  @Test func pascalArms() {
    expect(
      "pascal",
      """
      function Name(Code: Integer): string;
      begin
        case Code of
          «7»: Result := 'bowling';
          «8», «9»:
            begin
              Result := 'ball';
            end;
          «-1»: Exit('none');
        else
          Result := '';
        end;
      end;
      """,
      ["bowling = 7", "ball = 8 (bucket)", "ball = 9 (bucket)", "none = -1"])
    let file = read(
      "function TBar.Name(a: T): T;\nbegin\n  case a of\n    1: Result := 'x';\n  end;\nend;",
      "pascal")
    #expect(file.groups.first?.owner == ClaimOwner(kind: .function, name: "Name"))
  }
}
