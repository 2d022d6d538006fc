import Testing

@testable import BridgeClaims

@Suite struct DartTests {
  @Test func enums() {
    expect(
      "dart",
      """
      enum ActivityType {
        rowing(«35»), golf._(«21»), run('run', value: «37»);
        final int value;
        const ActivityType(this.value);
      }
      enum Align { left, center, }
      """, ["rowing = 35", "golf = 21", "run = 37", "left = 0 (implicit)", "center = 1 (implicit)"])
  }

  @Test func constants() {
    expect(
      "dart",
      """
      class Kind {
        static const int rowing = «35», golf = «21»;
        static const Kind run = Kind._(«37»);
        static const walk = const Kind(«52»);
        static const mask = «1 << 40»;
        final int raw;
        const Kind._(this.raw);
        static final names = {«7»: 'bowling', «8»: 'boxing'};
        static const size = Size(3);
      }
      const kBarLimit = «-1»;
      """,
      [
        "rowing = 35", "golf = 21", "run = 37", "walk = 52", "mask = 1099511627776", "bowling = 7",
        "boxing = 8", "kBarLimit = -1",
      ])
  }

  @Test func switches() {
    expect(
      "dart",
      """
      String name(int raw) => switch (raw) { «7» => 'bowling', «8» || «9» => "boxing", _ => r'x\\' };
      int raw(Kind k) { switch (k) { case Kind.golf: return «21»; case Kind.row:
        return «35»; default: return 0; } }
      """,
      ["bowling = 7", "boxing = 8 (bucket)", "boxing = 9 (bucket)", "golf = 21", "row = 35"])
  }

  @Test func maps() {
    expect(
      "dart",
      """
      const codes = <String, int>{'golf': «21», 'row': «35»};
      final more = {Kind.golf: «21», Kind.row: «35», Kind.run: «37»};
      f({int a = 3}) { final g = {b: 1, c: 2, d: 3}; show(width: 1, height: 2, depth: 3); }
      """, ["golf = 21", "row = 35", "golf = 21", "row = 35", "run = 37"])
  }
}
