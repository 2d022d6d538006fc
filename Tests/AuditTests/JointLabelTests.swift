import Audit
import BridgeClaims
import Testing

/// One arm for several numbers makes a category of the program's own, whatever its label is called.
@Suite struct JointLabelTests {
  private static let arms = [
    "swift": """
    func name(_ kind: Int) -> String {
      switch kind {
      case 7: return "bowling"
      case 8: return "boxing"
      case 13, 74: return "cycling"
      case 37: return "running"
      default: return "other"
      }
    }
    """,
    "typescript": """
    function activityName(kind: number) {
      switch (kind) {
        case 7: return 'bowling';
        case 8: return 'boxing';
        case 13:
        case 74: return 'cycling';
        case 37: return 'running';
      }
    }
    """,
    "rust": """
    fn activity_name(kind: u64) -> &'static str {
        match kind { 7 => "bowling", 8 => "boxing", 13 | 74 => "cycling", 37 => "running", _ => "" }
    }
    """,
    "kotlin": """
    fun activityName(kind: Long) = when (kind) {
        7L -> "bowling"
        8L -> "boxing"
        13L, 74L -> "cycling"
        37L -> "running"
        else -> ""
    }
    """,
    "fsharp": """
    let activityName kind =
        match kind with
        | 7 -> "bowling"
        | 8 -> "boxing"
        | 13 | 74 -> "cycling"
        | 37 -> "running"
        | _ -> ""
    """,
    "zig": """
    fn activityName(kind: u64) []const u8 {
        return switch (kind) {
            7 => "bowling",
            8 => "boxing",
            13, 74 => "cycling",
            37 => "running",
            else => "",
        };
    }
    """,
  ]

  @Test(arguments: arms.keys.sorted())
  func severalNumbersInOneArmAreNoMistake(language: String) throws {
    let code = try #require(Self.arms[language])
    let file = try #require(
      BridgeReader.read(path: "a", bytes: Array(code.utf8), language: language))
    #expect(file.groups.flatMap(\.claims).count == 5)
    #expect(Auditor(facts: [SampleFacts.healthKit]).audit([file]).findings.isEmpty)
    let wrong = code.replacing("37", with: "34")
    let changed = try #require(
      BridgeReader.read(path: "a", bytes: Array(wrong.utf8), language: language))
    let found = Auditor(facts: [SampleFacts.healthKit]).audit([changed]).findings
    #expect(found.map(\.subject.name) == ["HKWorkoutActivityTypeRunning"])
  }
}
