import Testing

@testable import BridgeClaims

/// Names that the program maps to numbers of its own.
@Suite struct MappingTests {
  private func mapping(_ source: String, _ language: String) -> [String: Bool] {
    let claims = read(source, language).groups.flatMap(\.claims)
    return Dictionary(claims.map { ($0.label, $0.mayMapElsewhere) }) { $0 && $1 }
  }

  @Test func constantsOfImportedHeadersClaimNothing() {
    for language in ["c", "cpp", "objective-c"] {
      expect(
        language,
        """
        switch (t) { case NSBarKindA: return 1; case NSBarKindB: x = 2; break; }
        switch (code) { case 1: return NSBarKindA; case 2: return NSBarKindB; }
        if (t == NSBarKindA) return 1; else if (NSBarKindB == t) return 2;
        struct P kinds[] = { { NSBarKindA, 3 }, { NSBarKindB, 4 } };
        int map[] = { [NSBarKindA] = 3, [NSBarKindB] = 4 };
        int n = NSBarKindA + 1; f(NSBarKindA, 3);
        """, [])
    }
    expect("objective-c", "id d = @{ @(NSBarKindA): @34, @(NSBarKindB): @35 };", [])
    expect("objective-c", "id d = @{ @34: @(NSBarKindA), @35: @(NSBarKindB) };", [])
    expect(
      "swift",
      """
      switch t { case NSBarKind.a: return 1
      case NSBarKindB: return 2
      default: return 0 }
      if t == NSBarKind.a { return 1 }
      let met = [NSBarKind.a: 10, NSBarKind.b: 4]
      let other: [NSBarKind: Int] = [.a: 10, .b: 4]
      let pairs = [(NSBarKind.a, 3), (NSBarKind.b, 4)]
      """, [])
  }

  @Test func bareNamesAreUsesInEveryLanguage() {
    expect(
      "typescript",
      """
      const icons = { [NSBarKindA]: 12, [NSBarKindB]: 13 };
      switch (t) { case NSBarKindA: return 1; case NSBarKindB: return 2; }
      if (t === NSBarKindA) return 1;
      """, [])
    expect("zig", "const x = switch (t) { NSBarKindA => 1, NSBarKindB => 2, else => 0 };", [])
  }

  @Test func restatedNamesMayBeAMapping() {
    #expect(
      mapping(
        """
        const METS = { NSBarKindA: 10, 'NSBarKindB': 4 };
        switch (t) { case 'NSBarKindC': return 1; }
        if (x === 'NSBarKindD') return 5;
        const T = [['NSBarKindE', 3], ['NSBarKindF', 4]];
        """, "javascript")
        == [
          "NSBarKindA": true, "NSBarKindB": true, "NSBarKindC": true, "NSBarKindD": true,
          "NSBarKindE": true, "NSBarKindF": true,
        ])
    #expect(
      mapping("const x = switch (t) { .NSBarKindA => 1, .b => 2 };", "zig")
        == ["NSBarKindA": true, "b": true])
    #expect(
      mapping("switch self { case .a: return 1\ncase .b: return 2 }", "swift")
        == ["a": true, "b": true])
  }

  @Test func declarationsAndNumberedNamesAreNoMapping() {
    #expect(
      mapping(
        "const NSBarKindA = 1; const N = { 1: 'b', 2: 'c' }; f(3); // NSBarKindD", "typescript")
        == ["NSBarKindA": false, "b": false, "c": false, "NSBarKindD": false])
    #expect(
      mapping("#define NSBarKindA 1\nenum { NSBarKindB = 2 };\n// NSBarKindC = 3", "c")
        == ["NSBarKindA": false, "NSBarKindB": false, "NSBarKindC": false])
  }

  @Test func membersOfOtherTypesAreNoNumbers() {
    expect(
      "csharp",
      "enum A { X = 4, Y } int f(int s) { switch (s) { case Kind.P: return A.X; case Kind.Q: return A.Y; } }",
      ["X = 4", "Y = 5 (implicit)"])
    expect(
      "dart", "enum Unit { gram, metre }\nconst units = {Kind.a: Unit.gram, Kind.b: Unit.metre};",
      ["gram = 0 (implicit)", "metre = 1 (implicit)"])
    expect(
      "typescript",
      "enum A { X = 4 }; switch (n) { case 7: return A.X; } const m = { b: A.X, c: A.X };",
      ["X = 4", "X = 7"])
  }

  @Test func placesOfMembersMayBeNobodysNumbers() {
    #expect(mapping("enum Align { left, center }", "dart") == ["left": true, "center": true])
    #expect(mapping("enum Align { LEFT(1) }", "java") == ["LEFT": false])
    #expect(mapping("enum Align { Left, Center }", "csharp") == ["Left": false, "Center": false])
  }
}
