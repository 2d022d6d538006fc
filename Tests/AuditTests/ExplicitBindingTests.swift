import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// What people say about a group counts before everything else.
@Suite struct ExplicitBindingTests {
  private func findings(
    _ code: String, as path: String = "a.ts", bindings: [String: String] = [:]
  ) -> [Finding] {
    let options = AuditOptions(bindings: bindings)
    return SampleFacts.audit(code, as: path, [SampleFacts.healthKit], options: options).findings
  }

  private static let table = "const sports = { running: 2, walking: 52 };\n"

  @Test func twoNamesAloneAreNotBound() { #expect(findings(Self.table).isEmpty) }

  @Test(arguments: [
    "// enum-counter: HKWorkoutActivityType\n", "/* enum-counter: HKWorkoutActivityType */\n",
    "// enum-counter:WorkoutActivityType\n//\n",
    "/** Sports.\n * enum-counter: HKWorkoutActivityType\n */\n",
  ])
  func aCommentAboveSaysWhatIsMeant(comment: String) {
    let found = findings(comment + Self.table)
    #expect(found.map(\.subject.name) == ["HKWorkoutActivityTypeRunning"], "\(comment)")
    #expect(found.allSatisfy { $0.confidence == .certain })
  }

  @Test func aCommentBesideDoesToo() {
    #expect(
      findings("const sports = { running: 2, walking: 52 }; // enum-counter: HKWorkoutActivityType")
        .map(\.subject.name) == ["HKWorkoutActivityTypeRunning"])
  }

  @Test func aCommentReachesOneGroupOnly() {
    let code = "// enum-counter: HKWorkoutActivityType\n" + Self.table + Self.table
    #expect(findings(code).map(\.start.line) == [2])
    let far = "// enum-counter: HKWorkoutActivityType\n\n\n\n\n\n" + Self.table
    #expect(findings(far).isEmpty)
  }

  @Test func noneMeansThatNoEnumIsMeant() {
    let wrong = """
      enum WorkoutActivityType { running = 34, walking = 52, hiking = 24, cycling = 13, rowing = 35 }
      """
    #expect(findings(wrong).count == 1)
    #expect(findings("// enum-counter: none\n" + wrong).isEmpty)
    #expect(findings(wrong, bindings: ["WorkoutActivityType": "none"]).isEmpty)
  }

  @Test func theConfigurationNamesOwnersAndTypes() {
    #expect(findings(Self.table, bindings: ["sports": "HKWorkoutActivityType"]).count == 1)
    #expect(findings(Self.table, bindings: ["others": "HKWorkoutActivityType"]).isEmpty)
    let typed = "pub const running: Sport = 2;\n"
    #expect(
      findings(typed, as: "a.zig", bindings: ["Sport": "HKWorkoutActivityType"]).count == 1)
  }

  @Test func anEnumThatWasNotReadIsReported() {
    let found = findings("// enum-counter: HKWorkoutActivityTipe\n" + Self.table)
    #expect(found.map(\.rule) == ["unknown-annotation"])
    #expect(found.map(\.expected) == ["HKWorkoutActivityType"])
    #expect(found.map(\.start.column) == [18])
  }

  @Test func textThatIsNoCommentSaysNothing() {
    let code = "const help = 'enum-counter: HKWorkoutActivityType';\n" + Self.table
    #expect(findings(code).isEmpty)
  }

  @Test func everyDecisionIsExplained() throws {
    let code =
      Self.table
      + "enum WorkoutActivityType { running = 37, walking = 52, hiking = 24, rowing = 1 }\n"
    let options = AuditOptions(explainsBindings: true)
    let result = SampleFacts.audit(code, as: "a.ts", [SampleFacts.healthKit], options: options)
    #expect(result.bindings.count == 2)
    let unbound = try #require(result.bindings.first)
    #expect(unbound.bound.isEmpty)
    #expect(unbound.remarks.first?.hasPrefix("most like HKWorkoutActivityType, but") == true)
    let bound = try #require(result.bindings.last?.bound.first)
    #expect(bound.enumeration == "HKWorkoutActivityType")
    #expect(bound.way == .namedOwner)
    #expect(bound.claims.map(\.isRight) == [true, true, true, false])
    #expect(bound.evidence.contains("`WorkoutActivityType` is named after it"))
  }

  @Test func theSummaryCountsEachEnum() {
    let code = "enum WorkoutActivityType { running = 37, walking = 52, hiking = 24, rowing = 1 }\n"
    let result = SampleFacts.audit(code, as: "a.ts", [SampleFacts.healthKit])
    #expect(result.enumerations.map(\.enumeration) == ["HKWorkoutActivityType"])
    #expect(result.enumerations.map(\.claims) == [4])
    #expect(result.enumerations.map(\.right) == [3])
    #expect(result.enumerations.first?.files.map(\.path) == ["a.ts"])
  }
}

@Suite struct WholeEnumTests {
  private func findings(_ owner: String, _ values: KeyValuePairs<String, Int>) -> [Finding] {
    var sketch = Sketch()
    sketch.group(owner: .named(owner), values)
    return sketch.audit(SampleFacts.healthKit).findings
  }

  @Test func aSmallEnumWithAllMembersIsMeantWhateverTheNumbers() {
    let swapped = findings(
      "WorkoutSessionLocationType", ["unknown": 3, "indoor": 2, "outdoor": 1])
    #expect(swapped.map(\.confidence) == [.likely, .likely])
    let one = findings(
      "AuthorizationStatus",
      [
        "notDetermined": 0, "sharingDenied": 1, "sharingAuthorized": 7,
      ])
    #expect(one.map(\.subject.name) == ["HKAuthorizationStatusSharingAuthorized"])
  }

  @Test func aPartOfItIsNot() {
    #expect(findings("WorkoutSessionLocationType", ["indoor": 5, "outdoor": 6]).isEmpty)
  }
}

@Suite struct EscapedNameTests {
  /// Names that are words of a language are escaped in it.
  @Test(arguments: ["other", "`other`", "@other", "r#other", "other_", "_other", "OTHER"])
  func escapesAreNoPartOfTheName(label: String) {
    var sketch = Sketch()
    let labels = [label, "notSet", "female", "male"]
    let items = zip(labels, [7, 0, 1, 2]).map { label, value in
      Sketch.Item(label: label, literal: String(value), value: value)
    }
    sketch.group(owner: .named("BiologicalSex"), items)
    let found = sketch.audit(SampleFacts.healthKit).findings.map(\.subject.name)
    #expect(found == ["HKBiologicalSexOther"], "\(label)")
  }
}

@Suite struct OwnCountingTests {
  static let facts = SampleFacts.set([
    SampleFacts.enumeration(
      "XYTouchPhase", ["Began": 0, "Moved": 1, "Stationary": 2, "Ended": 3, "Cancelled": 4]),
    SampleFacts.enumeration("XYCameraPosition", ["Front": 1, "Back": 2]),
    SampleFacts.enumeration(
      "XYPaintEdgeTool", kind: .options, type: SampleFacts.unsigned,
      ["Pen": 1, "Brush": 2, "Spray": 4, "Eraser": 8]),
  ])

  private func findings(_ owner: String, _ values: KeyValuePairs<String, Int>) -> [Finding] {
    var sketch = Sketch()
    sketch.group(owner: .named(owner), values)
    return sketch.audit(Self.facts).findings
  }

  @Test func countedLinesAreNotReportedAsSure() {
    let phases = findings("TouchPhase", ["began": 0, "moved": 1, "ended": 2, "cancelled": 3])
    #expect(phases.allSatisfy { $0.confidence == .possible })
  }

  @Test func aNameWithoutItsPrefixIsAnybodys() {
    let own: KeyValuePairs = [
      "CameraPositionFront": 0, "CameraPositionBack": 1, "CameraPositionExternal": 2,
    ]
    #expect(findings("CameraPosition", own).isEmpty)
    let wrong: KeyValuePairs = ["CameraPositionFront": 1, "CameraPositionBack": 7]
    #expect(findings("CameraPosition", wrong).map(\.confidence) == [.certain])
  }

  @Test func bitsOfTheEnumAreNotItsOwnCounting() {
    let last: KeyValuePairs = ["pen": 1, "brush": 2, "spray": 4, "eraser": 9]
    #expect(findings("PaintEdgeTool", last).map(\.expected) == ["8"])
    let other: KeyValuePairs = ["eraser": 1, "spray": 2, "brush": 4, "pen": 8]
    #expect(findings("PaintEdgeTool", other).allSatisfy { $0.confidence == .possible })
  }

  @Test func allLinesOffByOneArePossible() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("WorkoutSessionLocationType"), ["unknown": 0, "indoor": 1, "outdoor": 2])
    #expect(
      sketch.audit(SampleFacts.healthKit).findings.map(\.confidence) == [
        .possible, .possible, .possible,
      ])
  }
}
