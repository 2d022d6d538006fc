import Testing

@testable import BridgeClaims

/// X-macros, properties, members of objects, packed structs, casts.
@Suite struct MacroAndPropertyTests {
  @Test func macroLists() {
    expect(
      "c",
      """
      #define KINDS(X) \\
        X(NSBarKindA, «0») \\
        X(NSBarKindB, «1 << 1») \\
        X(NSBarKindC, «7»)
      ENTRY(golf, «21», "Golf")
      ENTRY(row, «35», "Row")
      ENTRY(run, «37», "Run")
      f(a, 1); f(b, 2); f(3, 4); g(x, 1); g(y, 2);
      move(x, 3); draw(x, 3); move(y, 4);
      """,
      [
        "NSBarKindA = 0", "NSBarKindB = 2", "NSBarKindC = 7", "golf = 21", "row = 35", "run = 37",
      ])
  }

  @Test func designatedArrays() {
    expect(
      "c",
      """
      static const char *names[] = { [«7»] = "bowling", [«8»] = "boxing" };
      struct S s = { .width = 3, .height = 4, .depth = 5 };
      void f(void) { x = 3; y = 4; } int a[] = { [NSBarKindA] = 3 };
      """, ["bowling = 7", "boxing = 8"])
  }

  @Test func castsHaveAWidth() {
    expect(
      "objective-c",
      """
      enum { A = «(NSUInteger)1 << 40», B = «1u << 31», C = «1 << 31», D = «UINT64_C(1) << 33», E = «~0u» };
      """,
      ["A = 1099511627776", "B = 2147483648", "C = ?", "D = 8589934592", "E = 4294967295"])
  }

  @Test func members() {
    expect(
      "javascript",
      """
      exports.NSBarKindA = «1»;
      module.exports.NSBarKindB = «1 << 1»
      this.NSBarKindC = count; view.width = 3; if (a.NSBarKindD == 3) { b = a.NSBarKindE = 4; }
      """, ["NSBarKindA = 1", "NSBarKindB = 2"])
  }

  @Test func compiledEnums() {
    expect(
      "javascript",
      """
      (function (Kind) {
        Kind[Kind["golf"] = «21»] = "golf";
        Kind[Kind["row"] = «35»] = "row";
        Kind[Kind["run"] = «37»] = "run";
      })(Kind || (Kind = {}));
      """, ["golf = 21", "row = 35", "run = 37"])
  }

  @Test func properties() {
    expect(
      "swift",
      """
      extension Mask {
        static var titled: Mask { Mask(rawValue: «1 << 0») }
        public static var closable: UInt { return «2» }
        var count: Int { 3 }
        static var name: String { "3" }
        static var stored: Int = 4 { didSet { } }
      }
      """, ["titled = 1", "closable = 2"])
    expect(
      "csharp",
      "class A { public static ulong Golf => «21»; ulong Count => 3; static int F(int x) => 4; }",
      ["Golf = 21"])
    expect(
      "kotlin", "object A {\n  val golf: Long get() = 21\n  val NSBarKindA: Long get() = «4L»\n}",
      ["NSBarKindA = 4"])
    expect("dart", "class A { static int get golf => «21»; int get count => 3; }", ["golf = 21"])
    expect(
      "typescript",
      "class A { static golf = «21»; static get row() { return «35»; } get n() { return 3; } }",
      ["golf = 21", "row = 35"])
  }

  @Test func packedStructs() {
    expect(
      "zig",
      """
      pub const StyleMask = packed struct(u64) {
          titled: bool = false,
          closable: bool = false,
          _pad: u2 = 0,
          @"utility": bool = false,
          _rest: u59 = 0,
          pub const none = StyleMask{};
      };
      const Point = packed struct { x: u8, y: u8 };
      """, ["titled = 1 (implicit)", "closable = 2 (implicit)", "utility = 16 (implicit)"])
    let file = read("const M = packed struct(u8) { a: bool, b: bool, _: u6 };", "zig")
    #expect(file.groups[0].owner == ClaimOwner(kind: .type, name: "M"))
  }

  @Test func valuesAsserted() {
    expect(
      "typescript", "const T = { «7»: 'bowling' as const, «8»: 'boxing' as const };",
      ["bowling = 7", "boxing = 8"])
    expect("swift", "#expect(names[«35»] == \"rowing\")", ["rowing = 35"])
    expect("swift", "#expect(names[index] == \"rowing\"); #expect(x[3] == y)", [])
  }

  @Test func switchesOnTheMachine() {
    expect(
      "zig",
      "const center = switch (builtin.cpu.arch) { .aarch64 => «1», .x86_64 => «2», else => «0» };",
      [
        "center = 1 if builtin.cpu.arch == .aarch64",
        "center = 2 if !(builtin.cpu.arch == .aarch64) && builtin.cpu.arch == .x86_64",
        "center = 0 if !(builtin.cpu.arch == .aarch64) && !(builtin.cpu.arch == .x86_64)",
      ])
  }
}
