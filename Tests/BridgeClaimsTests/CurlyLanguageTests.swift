import Testing

@testable import BridgeClaims

/// Scala, Groovy, D, PHP, Vala and V: what sets each apart.
@Suite struct CurlyLanguageTests {
  @Test func d() {
    expect(
      "d",
      """
      enum NSBarKind : NSUInteger { a = «3», @("x") b, deprecated("no") c = «1 << 2», d }
      enum : int { NSBarZero, NSBarOne = «7» }
      enum NSUInteger NSBarLimit = «cast(NSUInteger) -1»;
      enum NSBarMask = «1 << 3 | 1», Other = «ulong.max»;
      immutable int top = «1u << 31»; /+ const int x = 1; /+ nested +/ const int y = 2; +/
      version (AArch64) { enum NSBarA = «1»; } else { enum NSBarA = «2»; }
      version = Foo;
      string[int] names = [«7»: "bowling", «8»: `boxing`];
      int raw(string s) { switch (s) { case "golf": return «21»; case "row": return «35»; default: return 0; } }
      """,
      [
        "a = 3", "b = 4 (implicit)", "c = 4", "d = 5 (implicit)", "NSBarZero = 0 (implicit)",
        "NSBarOne = 7", "NSBarLimit = -1", "NSBarMask = 9", "Other = 18446744073709551615",
        "top = 2147483648", "NSBarA = 1 if AArch64", "NSBarA = 2 if !(AArch64)", "bowling = 7",
        "boxing = 8", "golf = 21", "row = 35",
      ])
  }

  @Test func characterCodes() {
    expect(
      "d",
      "enum : uint { kBarA = «CCONST('a', 'b', 'c', 'd')», kBarB = «fourcc(\"abcd\")», kBarC = f(1, 2) }",
      ["kBarA = 1633837924", "kBarB = 1633837924"])
    expect(
      "d", "enum { kBarA = cast(int)«0x80008001» } static assert(Size.sizeof == 16);",
      ["kBarA = -2147450879"])
  }

  @Test func membersFurtherDown() {
    expect(
      "csharp",
      "enum A : long { Both = «First | Second», First = «1», Second = «2», Lost = «Other.X» }",
      ["Both = 3", "First = 1", "Second = 2", "Lost = ?"])
  }

  @Test func headsThatShareABody() {
    expect(
      "csharp", "#if NET\nenum A : long\n#else\nenum A : int\n#endif\n{ X, Y }",
      ["X = 0 (implicit)", "Y = 1 (implicit)"])
  }

  @Test func php() {
    expect(
      "php",
      """
      <?php
      enum Kind: int { case Golf = «21»; case Row = «1 << 2»; const X = «3»; function f(): int { return 3; } }
      enum Text: string { case A = 'a'; }
      class Raw { const GOLF = «21», ROW = «35»; public const int RUN = «0x25»; public $n = 3; }
      define('NSBarKindA', «4»);
      # const NSBarKindB = 5;
      $names = [«7» => 'bowling', «8» => "boxing"];
      $codes = array('golf' => «21», 'row' => «35»);
      $name = match ($raw) { «7» => 'bowling', «8», «9» => 'boxing', default => 'x' };
      switch ($s) { case 'golf': return «21»; case 'row': return «35»; }
      """,
      [
        "Golf = 21", "Row = 4", "X = 3", "GOLF = 21", "ROW = 35", "RUN = 37", "NSBarKindA = 4",
        "bowling = 7", "boxing = 8", "golf = 21", "row = 35", "bowling = 7", "boxing = 8 (bucket)",
        "boxing = 9 (bucket)", "golf = 21", "row = 35",
      ])
  }

  @Test func scala() {
    expect(
      "scala",
      """
      enum Kind(val raw: Long) { case Golf extends Kind(«21L»); case Row extends Kind(«35») }
      enum Align { case Left, Center; case Right }
      object Raw { final val Golf = «21»; val Row: Long = «1L << 3»; val s = s"x ${f("3")}" }
      val names = Map(«7» -> "bowling", «8» -> "boxing")
      def name(raw: Int): String = raw match {
        case «7» => "bowling"
        case «8» | «9» => "boxing"
        case _ => "x"
      }
      """,
      [
        "Golf = 21", "Row = 35", "Left = 0 (implicit)", "Center = 1 (implicit)",
        "Right = 2 (implicit)", "Golf = 21", "Row = 8", "bowling = 7", "boxing = 8", "bowling = 7",
        "boxing = 8 (bucket)", "boxing = 9 (bucket)",
      ])
  }

  @Test func groovy() {
    expect(
      "groovy",
      """
      enum Kind { GOLF(«21»), ROW(«35L»); final long raw }
      class Raw { static final int GOLF = «21», ROW = «010» }
      def names = [«7»: 'bowling', «8»: "boxing"]
      """, ["GOLF = 21", "ROW = 35", "GOLF = 21", "ROW = 8", "bowling = 7", "boxing = 8"])
  }

  @Test func vala() {
    expect(
      "vala",
      """
      public enum Kind { NONE, GOLF = «21», ROW; public string s() { return "3"; } }
      public const uint MASK = «1u << 31»;
      string name (int raw) { switch (raw) { case «7»: return "bowling"; case «8»: return "boxing"; default: return ""; } }
      """,
      [
        "NONE = 0 (implicit)", "GOLF = 21", "ROW = 22 (implicit)", "MASK = 2147483648",
        "bowling = 7", "boxing = 8",
      ])
  }

  @Test func v() {
    expect(
      "v",
      """
      pub enum Kind as u32 {
        none
        golf = «21»
        row
      }
      pub const ns_bar = u64(«3»)
      const (
        golf = «21»
        mask = «1 << 3 | 1»
      )
      names := {
        «7»: 'bowling'
      }
      """,
      [
        "none = 0 (implicit)", "golf = 21", "row = 22 (implicit)", "ns_bar = 3", "golf = 21",
        "mask = 9", "bowling = 7",
      ])
  }
}
