import Testing

@testable import BridgeClaims

@Suite struct ScriptLanguageTests {
  @Test func rubyConstantsHashesAndArms() {
    expect(
      "ruby",
      """
      module Kind
        NSBarA = «1 << 3»
        BAR_B = «0x10»
        count = 3
        NAMES = { «7» => :bowling, «8» => 'boxing' }.freeze
        CODES = { running: «37», "golf" => «21» }
        def name(code)
          case code
          when «7» then "bowling"
          when «8», «9»
            "ball"
          when :running then «37»
          else "other"
          end
        end
      end
      f(width: 3, height: 4)
      """,
      [
        "NSBarA = 8", "BAR_B = 16", "bowling = 7", "boxing = 8", "running = 37", "golf = 21",
        "bowling = 7", "ball = 8 (bucket)", "ball = 9 (bucket)", "running = 37",
      ])
    let file = read("module Kind\n  A = 1\nend\n", "ruby")
    #expect(file.groups.first?.owner == ClaimOwner(kind: .type, name: "Kind"))
  }

  @Test(arguments: [("ruby", "elsif"), ("crystal", "elsif"), ("julia", "elseif")])
  func chainsOfConditions(_ language: String, _ elseIf: String) {
    expect(
      language,
      """
      if code == «7»
        return "bowling"
      \(elseIf) code == «8»
        "boxing"
      else
        "other"
      end
      return "golf" if code == 21
      name = "yoga"
      """, ["bowling = 7", "boxing = 8"])
  }

  @Test func crystalEnumsCountOnAndFlagsDouble() {
    expect(
      "crystal",
      """
      enum Kind : UInt8
        A
        B = «5»
        C = «0x10_u8»; D
        def x
          Y
        end
      end
      @[Flags]
      enum Mask
        None = «0»
        First
        Second
      end
      """,
      [
        "A = 0 (implicit)", "B = 5", "C = 16", "D = 17 (implicit)", "None = 0",
        "First = 1 (implicit)", "Second = 2 (implicit)",
      ])
  }

  @Test func numbersInCommentsOfOrdinals() {
    expect(
      "crystal",
      "enum Kind\n  Rowing # «35»\n  Yoga # = «57», no more\n  Own\nend\n",
      ["Rowing = 35", "Yoga = 57"])
    // A declared type, or comments that say what is counted, leave the members counted.
    expect(
      "crystal", "enum Kind : Int32\n  A # 35\n  B # 57\nend\n",
      ["A = 0 (implicit)", "B = 1 (implicit)"])
  }

  @Test func juliaEnumsConstantsAndDictionaries() {
    expect(
      "julia",
      """
      @cenum NSBarKind::UInt32 begin
          NSBarA = «0x01»
          NSBarB
          NSBarC = «NSBarA | NSBarB»
      end
      @enum Kind A=«1» B C=«5» D
      const NSBarD = UInt64(«4»)
      const NSBarE = «typemax(UInt64)»
      const NSBarF = «2^4»
      NSBarG = «~0»
      x = 3
      const NAMES = Dict(«7» => "bowling", «8» => "boxing")
      f(a = 3; b = 4)
      """,
      [
        "NSBarA = 1", "NSBarB = 2 (implicit)", "NSBarC = 3", "A = 1", "B = 2 (implicit)", "C = 5",
        "D = 6 (implicit)", "NSBarD = 4", "NSBarE = 18446744073709551615", "NSBarF = 16",
        "NSBarG = -1", "bowling = 7", "boxing = 8",
      ])
  }

  @Test func elixirErlangAndPerl() {
    expect(
      "elixir",
      """
      def name(«7»), do: "bowling"
      def name(«8»), do: "boxing"
      def code(x), do: 3
      @names %{«7» => "bowling", «8» => "boxing"}
      """, ["bowling = 7", "boxing = 8", "bowling = 7", "boxing = 8"])
    expect(
      "erlang", "-define(NSBarA, «16#1F»).\n-define(NSBarB(X), 3).\n-define(NSBarC, («1 bsl 4»)).",
      ["NSBarA = 31", "NSBarC = 16"])
    expect(
      "perl", "use constant NSBarA => «3»;\nmy %h = («7» => 'bowling', «8» => 'boxing');",
      ["NSBarA = 3", "bowling = 7", "boxing = 8"])
  }

  @Test func gdscript() {
    expect(
      "gdscript", "enum Kind { A, B = «4» }\nconst NSBarA: int = «3»\nvar count = 5",
      ["A = 0 (implicit)", "B = 4", "NSBarA = 3"])
  }
}
