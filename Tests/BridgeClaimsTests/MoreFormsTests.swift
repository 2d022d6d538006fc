import Testing

@testable import BridgeClaims

/// Records, positional arrays, assertions, anonymous structs.
@Suite struct MoreFormsTests {
  @Test func records() {
    expect(
      "typescript",
      "const T = [{ id: «37», name: 'running' }, { id: «22», name: 'hiking', }];",
      ["running = 37", "hiking = 22"])
    expect(
      "zig",
      "const a = [_]T{ .{ .name = \"running\", .hk = «37» }, .{ .name = \"hiking\", .hk = «22» } };",
      ["running = 37", "hiking = 22"])
    expect(
      "swift", "let a = [(name: \"running\", value: «37»), (name: \"hiking\", value: «22»)]",
      ["running = 37", "hiking = 22"])
    expect(
      "javascript",
      "a = [{ name: 'run', icon: 'foot', id: «3» }, { name: 'row', icon: 'oar', id: «4» }]",
      ["run = 3", "row = 4"])
    expect(
      "typescript",
      """
      const one = [{ id: 37, name: 'running' }];
      const two = [{ x: 1, y: 2, name: 'a' }, { x: 3, y: 4, name: 'b' }];
      const three = [{ id: 1, name: 'a' }, { code: 2, name: 'b' }];
      """, [])
    let file = read("const T = [{ id: 1, name: 'a' }, { id: 2, name: 'b' }];", "typescript")
    #expect(file.groups.map(\.form) == [.recordList])
    #expect(file.groups[0].owner == ClaimOwner(kind: .map, name: "T"))
    #expect(file.groups[0].claims.map(\.mayMapElsewhere) == [true, true])
  }

  @Test func positionalArrays() {
    let expected = ["b = 1 (implicit)", "c = 2 (implicit)", "d = 3 (implicit)", "e = 4 (implicit)"]
    for (language, source) in [
      ("typescript", "const T = ['', 'b', 'c', 'd', 'e'];"),
      ("swift", "let t: [String] = [\"\", \"b\", \"c\", \"d\", \"e\"]"),
      ("zig", "const t = [_][]const u8{ \"\", \"b\", \"c\", \"d\", \"e\" };"),
      ("c", "static const char *t[] = { \"\", \"b\", \"c\", \"d\", \"e\" };"),
      ("objective-c", "NSArray *t = @[@\"\", @\"b\", @\"c\", @\"d\", @\"e\"];"),
    ] {
      let file = read(source, language)
      #expect(lines(file) == expected, "\(language)")
      #expect(file.groups.flatMap(\.claims).allSatisfy { $0.mayMapElsewhere && $0.literal.isEmpty })
    }
    expect(
      "typescript",
      "const a = ['a', 'b', 'c']; const b = ['a', 'b', 'a', 'c']; f(['a', 'b', 'c', 'd']);"
        + "const c = ['a', 'b', x, 'd', 'e'];", [])
  }

  @Test func assertions() {
    expect(
      "swift",
      """
      #expect(NSBarKind.a.rawValue == «49»)
      XCTAssertEqual(NSBarKind.b.rawValue, «22», "text")
      #expect(UInt(NSBarKindC) == «3»)
      #expect(list.count == 3)
      XCTAssertEqual(value, 4)
      """, ["a = 49", "b = 22", "NSBarKindC = 3"])
    expect(
      "c", "_Static_assert(NSBarKindA == «49», \"\"); assert(«4» == NSBarKindB); assert(n == 3);",
      ["NSBarKindA = 49", "NSBarKindB = 4"])
    expect(
      "typescript",
      "expect(NSBarKindA).toBe(«49»); expect(NSBarKindB).not.toBe(3); assertEqual(K.NSBarKindC, «4»)",
      ["NSBarKindA = 49", "NSBarKindC = 4"])
    expect(
      "zig", "try std.testing.expectEqual(@as(u64, «37»), NSBarKindA);", ["NSBarKindA = 37"],
      form: .assertion)
  }

  @Test func anonymousStructs() {
    expect(
      "zig", "const x = .{ .NSBarKindA = «34», .other = «3» };\nf(.{ .width = 1, .height = 2 });",
      ["NSBarKindA = 34", "other = 3"])
  }

  @Test func severalArmsOnALine() {
    expect(
      "swift",
      "switch style { case «0»: return \"automatic\"; case «1»: return \"expanded\"; default: break }",
      ["automatic = 0", "expanded = 1"])
    expect(
      "swift", "switch s { case \"a\": «0»; case \"b\": «1»; default: 0 }", ["a = 0", "b = 1"])
  }
}
