import Testing

@testable import BridgeClaims

@Suite struct ConstantTests {
  @Test func zig() {
    expect(
      "zig",
      """
      pub const NSBarStyle = NSInteger;
      pub const BarStylePlain: NSBarStyle = «0»;
      pub const BarStyleRich: NSBarStyle = «1 << 3»;
      const all = «std.math.maxInt(u64)»;
      const view = objc.getClass("NSBar");
      var counter: u32 = 3;
      const ratio: f64 = 0.5;
      const width = other * 3;
      """,
      [
        "BarStylePlain = 0", "BarStyleRich = 8", "all = 18446744073709551615",
      ])
  }

  @Test func swift() {
    expect(
      "swift",
      """
      enum Raw {
        static let plainValue = «3» // as everywhere
        static let rich = NSBarStyle(rawValue: «7»)
        static let none: UInt = «~0»
        private let list: Self = Self(«37»)
        let inferred: BarKind = .init(rawValue: «0x25»)
        let text = "3"
        let color = Color(white: 1)
      }
      if let x = 3 as Int? { use(x) }
      """,
      ["plainValue = 3", "rich = 7", "none = -1", "list = 37", "inferred = 37"])
  }

  @Test func declarationsWithoutAValueEndWithTheirLine() {
    expect(
      "swift", "struct M {\n  let rawValue: UInt\n  static let titled = M(rawValue: «1»)\n}",
      ["titled = 1"])
    expect("typescript", "class M {\n  readonly raw: number\n  static b = «3»\n}", ["b = 3"])
    expect("kotlin", "val raw: Long\nval b = «3»", ["b = 3"])
  }

  @Test func typescript() {
    expect(
      "typescript",
      """
      export const HKBarWalk = «52»
      export const mask = «1 << 31», big = «1n << 40n»;
      const total: number = «HKBarWalk + 1» as const;
      const later = count + 1
      class A { static readonly kind: number = «0b101»; }
      let changing = 4
      """,
      [
        "HKBarWalk = 52", "mask = -2147483648", "big = 1099511627776", "total = 53", "kind = 5",
      ])
  }

  @Test func cFamily() {
    expect(
      "objective-c",
      """
      #define BAR_MASK «0x10»
      #define BAR_BOTH («BAR_MASK | 1UL») /* both */
      #define BAR_CALL(x) 3
      #define BAR_NAME @"bar"
      static const NSInteger kBarLimit = «-1»;
      const NSUInteger NSBarAny = «NSUIntegerMax»;
      NSString * const NSBarKey = @"key";
      static constexpr uint32_t kCode = «'abcd'», kNext = (uint32_t)«2»;
      int variable = 4;
      """,
      [
        "BAR_MASK = 16", "BAR_BOTH = 17", "kBarLimit = -1", "NSBarAny = 18446744073709551615",
        "kCode = 1633837924", "kNext = 2",
      ])
  }

  @Test func adjacentDeclarationsOfOneTypeAreOneGroup() {
    let file = read(
      """
      // Bar styles.
      pub const BarStyleA: NSBarStyle = 0;
      pub const BarStyleB: NSBarStyle = 1;
      pub const EdgeA: NSEdge = 0;
      pub fn f() void {
          const local = 3;
      }
      """, "zig", path: "src/bars.zig")
    #expect(
      file.groups.map { $0.claims.map(\.label) } == [
        ["BarStyleA", "BarStyleB"], ["EdgeA"], ["local"],
      ])
    #expect(
      file.groups[0].hints == [
        ClaimHint(kind: .annotatedType, text: "NSBarStyle"),
        ClaimHint(kind: .comment, text: "Bar styles."), ClaimHint(kind: .scope, text: "bars.zig"),
      ])
    #expect(file.groups[2].owner == ClaimOwner(kind: .function, name: "f"))
  }

  @Test func conditionsAreKeptAndDisabledCodeIsNot() {
    expect(
      "objective-c",
      """
      #ifndef BAR_H
      #define BAR_H
      static const int always = 1;
      #if TARGET_OS_OSX
      static const int a = 2;
      #else
      static const int a = 3;
      #endif
      #if 0
      static const int never = 4;
      #define NEVER 5
      #else
      static const int live = 6;
      #endif
      #endif
      """,
      [
        "always = 1", "live = 6", "a = 2 if TARGET_OS_OSX", "a = 3 if !(TARGET_OS_OSX)",
      ])
  }

  @Test func variablesWithAConstantsName() {
    expect(
      "typescript",
      "let NSBarKindA = «20»; var NSBarKindB = «21», other = 3\nlet i = 4; for (let NSBarI = 0;;) {}",
      ["NSBarKindA = 20", "NSBarKindB = 21"])
    expect(
      "swift", "var NSBarKindA: UInt = «20»\nvar count = 3\nstatic var NSBarKindB = «21»",
      ["NSBarKindA = 20", "NSBarKindB = 21"])
    expect(
      "zig", "var NSBarKindA: c_ulong = «20»;\npub var NSBarKindB: u8 = «1 << 2»; var n: u8 = 1;",
      ["NSBarKindA = 20", "NSBarKindB = 4"])
    expect(
      "objective-c",
      """
      int NSBarKindA = «20», NSBarKindB = «21», n = 3;
      static NSUInteger kBarKindC = «22»;
      unsigned long NSBarKindD = «23»; int m = 4;
      static const int NSBarKindE = «24»;
      void f(void) { NSBarKindD = 5; if (NSBarKindA == 3) { return; } NSUInteger NSBarKindF = «25»; }
      """,
      [
        "NSBarKindA = 20", "NSBarKindB = 21", "kBarKindC = 22", "NSBarKindD = 23",
        "NSBarKindE = 24", "NSBarKindF = 25",
      ])
  }

  @Test func unknownPartsGiveNoValue() {
    expect(
      "zig", "const NSBarMask: u64 = «NSBarA | NSBarB»;\nconst NSBarAlias = other.NSBarA;",
      ["NSBarMask = ?"])
    expect("c", "static const int NSBarTop = «1 << 31»;", ["NSBarTop = ?"])
  }
}
