import Testing

@testable import BridgeClaims

@Suite struct CSharpTests {
  @Test func enums() {
    expect(
      "csharp",
      """
      [Flags]
      public enum BarMask : ulong
      {
          [Obsolete ("Use 'B', 3 times.")]
          None,
          A = «1UL << 0»,
          B = «1ul << 1», // nothing
          [iOS (9, 0)] [NoMac]
          Both = «A | B»,
          All = «BarMask.Both | 1 << 4»,
          Any = «ulong.MaxValue»,
          Top = (ulong) «0x8000_0000»,
          Most = unchecked ((ulong) «-1»),
          @default,
      }
      enum Kind { Zero, One, Five = «5», Six }
      """,
      [
        "None = 0 (implicit)", "A = 1", "B = 2", "Both = 3", "All = 19",
        "Any = 18446744073709551615", "Top = 2147483648", "Most = -1", "default = 0 (implicit)",
        "Zero = 0 (implicit)", "One = 1 (implicit)", "Five = 5", "Six = 6 (implicit)",
      ])
  }

  @Test func branchesOfEnums() {
    expect(
      "csharp",
      """
      #if NET
      public enum Align : long { Left, Center, Right, }
      #else
      public enum Align : long { Left, Right = «1», Center, }
      #endif
      """,
      [
        "Left = 0 (implicit) if NET", "Center = 1 (implicit) if NET", "Right = 2 (implicit) if NET",
        "Left = 0 (implicit) if !(NET)", "Right = 1 if !(NET)", "Center = 2 (implicit) if !(NET)",
      ])
  }

  @Test func constants() {
    expect(
      "csharp",
      """
      class Native {
          const ulong Borderless = «0», Titled = «1UL << 0»;
          public const nint kBarLimit = «-1»;
          internal static readonly uint Top = «1u << 31»;
          private readonly string name = "3";
          readonly Size size = new Size(3);
          public readonly struct Size { public Size(int x = 3) { } }
      }
      class Kind { public static readonly Kind Rowing = new Kind («35»); static readonly Kind Golf = new(«21»); }
      """,
      [
        "Borderless = 0", "Titled = 1", "kBarLimit = -1", "Top = 2147483648", "Rowing = 35",
        "Golf = 21",
      ])
  }

  @Test func switches() {
    expect(
      "csharp",
      """
      static string Name (ulong kind) => kind switch {
          «7» => "bowling",
          «8» or «9» => "boxing",
          _ => throw new Exception ($"no {kind}: 3 => \\"x\\""),
      };
      static ulong Raw (string name) {
          switch (name) {
          case "bowling": return «7»;
          case "boxing":
              return «8»;
          default: return 3000;
          }
      }
      """,
      ["bowling = 7", "boxing = 8 (bucket)", "boxing = 9 (bucket)", "bowling = 7", "boxing = 8"])
    let file = read(
      "class A { static string Name (ulong kind) => kind switch { 7 => \"b\" }; }", "csharp")
    #expect(file.groups[0].owner == ClaimOwner(kind: .function, name: "Name"))
    #expect(file.groups[0].hints.first == ClaimHint(kind: .subject, text: "kind"))
  }

  @Test func dictionaries() {
    expect(
      "csharp",
      """
      static readonly Dictionary<int, string> Names = new () {
          { «7», "bowling" }, { «8», @"boxing" },
      };
      var more = new Dictionary<string, ulong> { ["golf"] = «21», ["row"] = «35», ["run"] = «37» };
      var last = new Dictionary<ulong, string> { [«21»] = "golf" };
      names.Add («7», "bowling"); names.Add («8», "boxing");
      codes["golf"] = «21»; codes["row"] = «35»; codes["run"] = «37»;
      """,
      [
        "bowling = 7", "boxing = 8", "golf = 21", "row = 35", "run = 37", "golf = 21",
        "bowling = 7", "boxing = 8", "golf = 21", "row = 35", "run = 37",
      ])
  }

  @Test func initializersOfObjectsAreNoTables() {
    expect(
      "csharp",
      """
      var view = new View { Width = 3, Height = 4, Depth = 5 };
      var any = new { A = 1, B = 2, C = 3 };
      view.Add ("x", 3);
      args[0] = name; list[1] = "x";
      """, [])
  }

  @Test func strings() {
    let file = read(
      """
      var a = @"c:\\"; var b = $"{x["k"]} '"; var c = $@"a "" {y}";
      Selector.GetHandle ("setTitle:"); sel_registerName("finish:completion:");
      """, "csharp")
    #expect(file.selectors.map(\.selector) == ["setTitle:", "finish:completion:"])
  }
}
