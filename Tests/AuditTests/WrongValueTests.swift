import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct WrongValueTests {
  @Test func aFullNameIsJudgedAlone() throws {
    var sketch = Sketch()
    sketch.statements(["HKWorkoutActivityTypeRunning": 34])
    let result = sketch.audit(SampleFacts.healthKit)
    let finding = try #require(result.findings.first)
    #expect(result.findings.count == 1)
    #expect(finding.rule == "wrong-value")
    #expect(finding.confidence == .certain)
    #expect(finding.claimed == "34")
    #expect(finding.expected == "37")
    #expect(
      finding.message
        == "HKWorkoutActivityTypeRunning is 37, not 34, which is HKWorkoutActivityTypeRacquetball")
    #expect(finding.start.column == 32)
    #expect(finding.fix?.replacement == "37")
    #expect(finding.excerpt == "HKWorkoutActivityTypeRunning = 34")
  }

  @Test func rightValuesAreSilentInEverySpelling() {
    var sketch = Sketch()
    sketch.statements([
      "HKWorkoutActivityTypeRunning": 37, "HK_WORKOUT_ACTIVITY_TYPE_WALKING": 52,
      "hkWorkoutActivityTypeHiking": 24,
    ])
    let result = sketch.audit(SampleFacts.healthKit)
    #expect(result.findings.isEmpty)
    #expect(result.summary.claims == 3)
    #expect(result.summary.notChecked == 0)
  }

  @Test func theNumberMayWrapAroundTheType() {
    let facts = SampleFacts.set([
      SampleFacts.enumeration(
        "XYWidth", type: IntegerType(bits: 8, isSigned: false), ["Narrow": 1, "All": 255]),
      SampleFacts.enumeration("XYSide", ["Before": -1, "After": 1]),
    ])
    var sketch = Sketch()
    sketch.statements(["XYWidthAll": -1, "XYWidthNarrow": 257, "XYSideBefore": -1])
    let found = sketch.audit(facts).findings
    #expect(found.map(\.subject.name) == ["XYWidthNarrow"])
  }

  @Test func anySetThatAgreesMakesAClaimRight() {
    let arm = SampleFacts.set([SampleFacts.enumeration("XYAlign", ["Left": 0, "Center": 1])])
    let intel = SampleFacts.set(
      [SampleFacts.enumeration("XYAlign", ["Left": 0, "Center": 2])],
      origin: SampleFacts.origin("intel", platform: "macos", architecture: "x86_64"))
    var sketch = Sketch()
    sketch.statements(["XYAlignCenter": 2])
    #expect(sketch.audit(arm, intel).findings.isEmpty)
    #expect(sketch.audit(intel, arm).findings.isEmpty)
    #expect(sketch.audit(arm).findings.count == 1)
  }

  @Test func severalTruthsAreAllTold() throws {
    let arm = SampleFacts.set([SampleFacts.enumeration("XYAlign", ["Left": 0, "Center": 1])])
    let intel = SampleFacts.set(
      [SampleFacts.enumeration("XYAlign", ["Left": 0, "Center": 2])],
      origin: SampleFacts.origin("intel", platform: "macos", architecture: "x86_64"))
    var sketch = Sketch()
    sketch.statements(["XYAlignCenter": 5])
    let finding = try #require(sketch.audit(arm, intel).findings.first)
    #expect(finding.expected == "1 or 2")
    #expect(finding.fix == nil)
    #expect(
      finding.explanation.contains("The value differs: 1 (ios arm64), 2 (macos x86_64)."))
  }

  @Test func macrosAreConstantsToo() {
    let limit = IntegerConstant(
      name: "XYNotFound", framework: "Sample", location: HeaderLocation(header: "XY.h", line: 3),
      kind: .macro,
      value: IntegerValue(
        isNegative: false, magnitude: UInt64(Int64.max), type: SampleFacts.signed),
      typeName: "long")
    var sketch = Sketch()
    sketch.statements(["XYNotFound": Int.max])
    sketch.statements(["XYNotFound": 0])
    let found = sketch.audit(SampleFacts.set([], constants: [limit])).findings
    #expect(found.map(\.start.line) == [2])
    #expect(found.first?.expected == "9223372036854775807")
  }

  @Test func aSentinelThatGrowsIsANote() throws {
    let facts = SampleFacts.set([
      SampleFacts.enumeration("XYError", ["Denied": 1, "Missing": 2, "Last": 9])
    ])
    var sketch = Sketch()
    sketch.statements(["XYErrorLast": 7])
    let finding = try #require(sketch.audit(facts).findings.first)
    #expect(finding.confidence == .possible)
    #expect(finding.severity == .note)
    var newer = Sketch()
    newer.statements(["XYErrorLast": 12])
    #expect(newer.audit(facts).findings.map(\.confidence) == [.certain])
  }

  @Test func aCommentThatRepeatsTheNumberIsOneFinding() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("HKWorkoutActivityType"),
      [
        "running": 34, "walking": 52, "hiking": 24, "cycling": 13,
      ])
    var lone = Sketch()
    lone.statements(["HKWorkoutActivityTypeRunning": 34])
    lone.commentOnLast("HKWorkoutActivityTypeRunning")
    #expect(sketch.audit(SampleFacts.healthKit).findings.count == 1)
    #expect(lone.audit(SampleFacts.healthKit).findings.count == 1)
  }

  @Test func whatCouldNotBeEvaluatedIsCounted() {
    var sketch = Sketch()
    sketch.group([
      Sketch.Item(label: "HKWorkoutActivityTypeRunning", literal: "base + 3", value: nil)
    ])
    let result = sketch.audit(SampleFacts.healthKit)
    #expect(result.findings.isEmpty)
    #expect(result.summary.notChecked == 1)
  }

  @Test func namesOfOtherFrameworksAreNotChecked() {
    var sketch = Sketch()
    sketch.statements(["UIViewContentModeCenter": 99, "count": 3])
    let result = sketch.audit(SampleFacts.healthKit)
    #expect(result.findings.isEmpty)
    #expect(result.summary.notChecked == 1)
  }
}
