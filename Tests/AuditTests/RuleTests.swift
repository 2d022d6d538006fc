import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct RuleTests {
  @Test func aSwappedPairIsReportedOnBothLines() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("workoutActivityType"),
      [
        "running": 52, "walking": 37, "hiking": 24, "cycling": 13, "rowing": 35,
      ])
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.map(\.rule) == ["swapped-values", "swapped-values"])
    #expect(findings.map(\.fix?.replacement) == ["37", "52"])
    #expect(
      findings.first?.message
        == "`running` (HKWorkoutActivityTypeRunning) is 37, not 52; its number and that of "
        + "HKWorkoutActivityTypeWalking on line 2 are swapped")
  }

  @Test func aDuplicateLabelIsOneFinding() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("workoutActivityTypes", .map),
      [
        "running": 37, "hiking": 24, "running": 52, "cycling": 13, "rowing": 35,
      ])
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.map(\.rule) == ["duplicate-label"])
    #expect(
      findings.first?.message
        == "`running` is both 37 (line 1) and 52, which is HKWorkoutActivityTypeWalking")
  }

  @Test func bitsOutsideAnOptionSet() {
    var sketch = Sketch()
    let types = [ClaimHint(kind: .annotatedType, text: "HKStatisticsOptions")]
    sketch.group(hints: types, [Sketch.Item(label: "wanted", literal: "0x8001", value: 0x8001)])
    sketch.group(hints: types, [Sketch.Item(label: "fine", literal: "17", value: 17)])
    sketch.group(hints: types, [Sketch.Item(label: "everything", literal: "-1", value: -1)])
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.map(\.rule) == ["option-bits"])
    #expect(
      findings.first?.message
        == "0x8001 (32769) has bits that HKStatisticsOptions does not have: 0x8000")
  }

  @Test func anUnknownConstantComesWithNearOnes() throws {
    var sketch = Sketch()
    sketch.statements(["HKWorkoutActivityTypeStrengthTraining": 50])
    let finding = try #require(sketch.audit(SampleFacts.healthKit).findings.first)
    #expect(finding.rule == "unknown-constant")
    #expect(finding.confidence == .likely)
    #expect(finding.message.contains("HKWorkoutActivityTypeTraditionalStrengthTraining"))
    #expect(finding.explanation.contains { $0.hasPrefix("50 is HKWorkoutActivityType") })
  }

  @Test func namesOfTheBridgesOwnAreNoUnknownConstants() {
    var sketch = Sketch()
    sketch.statements([
      "HKWorkoutActivityTypeTableSize": 5000, "HKWorkoutActivityType": 4, "HKMyOwnThing": 1,
    ])
    #expect(sketch.audit(SampleFacts.healthKit).findings.isEmpty)
  }

  @Test func disabledRulesAreNotRun() {
    var sketch = Sketch()
    sketch.statements(["HKWorkoutActivityTypeRunning": 34])
    let options = AuditOptions(disabledRules: ["wrong-value"])
    #expect(sketch.audit(SampleFacts.healthKit, options: options).findings.isEmpty)
  }

  @Test func lessSureFindingsCanBeLeftOut() {
    var sketch = Sketch()
    sketch.statements(["HKWorkoutActivityTypeRunning": 34])
    let options = AuditOptions(minimumConfidence: .certain)
    #expect(sketch.audit(SampleFacts.healthKit, options: options).findings.count == 1)
    var error = Sketch()
    error.statements(["XYErrorLast": 1])
    let facts = SampleFacts.set([SampleFacts.enumeration("XYError", ["None": 0, "Last": 9])])
    #expect(error.audit(facts, options: options).findings.isEmpty)
  }

  @Test func fingerprintsOutliveShiftedLines() {
    var before = Sketch()
    before.statements(["HKWorkoutActivityTypeRunning": 34])
    before.statements(["HKWorkoutActivityTypeRunning": 34])
    var after = Sketch()
    after.line("// new")
    after.statements(["HKWorkoutActivityTypeRunning": 34])
    after.statements(["HKWorkoutActivityTypeRunning": 34])
    let first = before.audit(SampleFacts.healthKit).findings
    let second = after.audit(SampleFacts.healthKit).findings
    #expect(first.map(\.fingerprint) == second.map(\.fingerprint))
    #expect(Set(first.map(\.fingerprint)).count == 2)
    #expect(first.allSatisfy { $0.fingerprint.utf8.count == 16 })
  }

  @Test(arguments: [
    ("34", "37"), ("34L", "37L"), ("0x22", "0x25"), ("0x0022", "0x0025"), ("0b100010", "0b100101"),
    ("34_u64", "37_u64"), ("34n", "37n"), ("base + 34", nil), ("017", nil),
  ])
  func fixesKeepTheSpelling(literal: String, expected: String?) {
    var sketch = Sketch()
    sketch.group([Sketch.Item(label: "HKWorkoutActivityTypeRunning", literal: literal, value: 34)])
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.map(\.fix?.replacement) == [expected])
  }

  @Test(arguments: [
    ("1 << 3", "1 << 4"), ("1<<3", "1<<4"), ("1UL << 3", "1UL << 4"), ("1 shl 3", "1 shl 4"),
    ("8", "16"), ("2 << 2", nil),
  ])
  func fixesShiftWhereTheCodeShifts(literal: String, expected: String?) {
    let options = SampleFacts.enumeration(
      "XYEdges", kind: .options, type: SampleFacts.unsigned, ["Top": 1, "Inner": 16])
    var sketch = Sketch()
    sketch.group([Sketch.Item(label: "XYEdgesInner", literal: literal, value: 8)])
    #expect(
      sketch.audit(SampleFacts.set([options])).findings.map(\.fix?.replacement) == [expected])
  }
}
