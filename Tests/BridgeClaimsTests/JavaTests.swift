import Testing

@testable import BridgeClaims

@Suite struct JavaTests {
  @Test func enums() {
    expect(
      "java",
      """
      public enum ActivityType implements ValuedEnum {
          /** Rowing. */
          ROWING(«35L»),
          @Deprecated(since = "9") GOLF(«21», "golf"),
          @WeaklyLinked
          RUN("run", «0x25») { int f() { return 3; } },
          NONE,
          SIZE(3, 4);
          private final long n;
          ActivityType(long n) { this.n = n; }
      }
      enum Align { LEFT, CENTER, RIGHT }
      enum Text { A("a"), B("b") }
      """,
      [
        "ROWING = 35", "GOLF = 21", "RUN = 37", "LEFT = 0 (implicit)", "CENTER = 1 (implicit)",
        "RIGHT = 2 (implicit)",
      ])
  }

  @Test func constants() {
    expect(
      "java",
      """
      public final class Mask extends Bits<Mask> {
          public static final Mask None = new Mask(«0L»);
          public static final Mask A = new Mask(«1L << 3»);
          static final int LEFT = «1», RIGHT = «1 << 31», ALL = «0xFFFFFFFF»;
          static final long BIG = «1L << 40», MAX = «Long.MAX_VALUE», OCT = «010»;
          static final Map<Integer, String> NAMES = Map.of(«7», "bowling", «8», "boxing");
          static final Dimension SIZE = new Dimension(3);
          public static final NSBarKey Key = new NSBarKey("Key");
          final int f(final int x) { return 3; }
          int kBarLimit = «4»; int n = 5;
      }
      """,
      [
        "None = 0", "A = 8", "LEFT = 1", "RIGHT = -2147483648", "ALL = -1", "BIG = 1099511627776",
        "MAX = 9223372036854775807", "OCT = 8", "bowling = 7", "boxing = 8", "kBarLimit = 4",
      ])
  }

  @Test func switches() {
    expect(
      "java",
      """
      String name(long t) {
          return switch (t) { case «7» -> "bowling"; case «8», «9» -> { yield "boxing"; } default -> "x"; };
      }
      long raw(String s) {
          switch (s) {
              case "golf": return «21»;
              case "row":
                  code = «35»;
                  break;
              default: return 3000;
          }
      }
      """,
      ["bowling = 7", "boxing = 8 (bucket)", "boxing = 9 (bucket)", "golf = 21", "row = 35"])
    expect(
      "java", "if (name.equals(\"golf\")) return «21»; else if (\"row\".equals(name)) return «35»;",
      ["golf = 21", "row = 35"])
  }

  @Test func maps() {
    expect(
      "java",
      """
      names.put(«7», "bowling");
      names.put(«8», "boxing");
      static final Map<Integer, String> M = Map.ofEntries(entry(«7», "bowling"), Map.entry(«8», "x"),
          Map.entry(«9», "y"));
      codes.put("golf", «21»); codes.put("row", «35»); codes.put("run", «37»);
      json.put("width", 3); json.put("height", 4);
      view.add("x", 3);
      """,
      [
        "bowling = 7", "boxing = 8", "bowling = 7", "x = 8", "y = 9", "golf = 21", "row = 35",
        "run = 37",
      ])
  }
}
