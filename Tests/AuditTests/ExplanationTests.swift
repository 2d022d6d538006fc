import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Each way of going wrong, told by what it makes of an enum.
@Suite struct ExplanationTests {
  private func reasons(
    _ enumeration: Enumeration, _ values: KeyValuePairs<String, Int>, owner: ClaimOwner? = nil
  ) -> [String] {
    var sketch = Sketch()
    let name = enumeration.name
    sketch.group(
      owner: owner,
      values.map {
        Sketch.Item(label: name + $0.key, literal: String($0.value), value: $0.value)
      })
    return sketch.audit(SampleFacts.set([enumeration])).findings.map(reason)
  }

  /// The last sentence, which says why.
  private func reason(_ finding: Finding) -> String { finding.explanation.last ?? "" }

  static let gapped = SampleFacts.enumeration(
    "XYStuff", ["Sheet": 11, "Window": 12, "Panel": 13, "Full": 15, "Tip": 17, "Under": 18])

  @Test func deprecatedMembersLeftOut() throws {
    var sketch = Sketch()
    sketch.statements([
      "HKWorkoutActivityTypeRunning": 34, "HKWorkoutActivityTypeWalking": 49,
      "HKWorkoutActivityTypeHiking": 22,
    ])
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(
      findings.map(reason)
        == Array(
          repeating: "Counting gives this when the deprecated members are left out "
            + "(HKWorkoutActivityTypeDance, HKWorkoutActivityTypeDanceInspiredTraining and "
            + "HKWorkoutActivityTypeMixedMetabolicCardioTraining); they keep their numbers. "
            + "(This explains 3 of the 3 wrong values.)", count: 3))
    let first = try #require(findings.first?.explanation)
    #expect(
      first[0] == "HKWorkoutActivityType.h:46 has HKWorkoutActivityTypeRunning in "
        + "HKWorkoutActivityType as 37, 36 members after HKWorkoutActivityTypeAmericanFootball = 1; "
        + "HKWorkoutActivityTypeDance, HKWorkoutActivityTypeDanceInspiredTraining and "
        + "HKWorkoutActivityTypeMixedMetabolicCardioTraining in between are deprecated and count.")
    #expect(first[1] == "34 is HKWorkoutActivityTypeRacquetball.")
  }

  @Test func membersOfAnotherPlatformLeftOut() {
    var enumeration = SampleFacts.enumeration(
      "XYBar", ["Plain": 0, "Wide": 1, "Deep": 2, "Top": 3])
    enumeration.members[1].availability = Availability(platforms: [
      PlatformAvailability(platform: "tvos", isUnavailable: true)
    ])
    #expect(
      reasons(enumeration, ["Plain": 0, "Deep": 1, "Top": 2])
        == Array(
          repeating: "Counting gives this when the members unavailable on tvos are left out "
            + "(XYBarWide); they keep their numbers. (This explains 2 of the 2 wrong values.)",
          count: 2))
  }

  @Test func countedThroughGaps() {
    #expect(
      reasons(Self.gapped, ["Sheet": 11, "Panel": 13, "Full": 14, "Tip": 15, "Under": 16])
        == Array(
          repeating: "Counting on from XYStuffPanel = 13 gives this; the header goes on with "
            + "XYStuffFull = 15. (This explains 3 of the 3 wrong values.)", count: 3))
  }

  @Test func countedFromTheWrongStart() {
    let zero = SampleFacts.enumeration("XYBeat", ["Soft": 0, "Hard": 1, "Long": 2])
    let one = SampleFacts.enumeration("XYBeat", ["Soft": 1, "Hard": 2, "Long": 3])
    let ofTwo = " (This explains 2 of the 2 wrong values.)"
    #expect(
      reasons(zero, ["Soft": 1, "Long": 3]).first
        == "The numbers begin with 1; the header begins with XYBeatSoft = 0." + ofTwo)
    #expect(
      reasons(one, ["Soft": 0, "Long": 2]).first
        == "The numbers begin with 0; the header begins with XYBeatSoft = 1." + ofTwo)
  }

  @Test func everyNumberOffByTheSame() {
    let enumeration = SampleFacts.enumeration(
      "XYStep", ["A": 10, "B": 20, "C": 30, "D": 40, "E": 50])
    #expect(
      reasons(enumeration, ["A": 10, "B": 23, "C": 33, "D": 43]).first
        == "The numbers are 3 too high. (This explains 3 of the 3 wrong values.)")
  }

  @Test func aLineTooManyCounted() {
    let enumeration = SampleFacts.enumeration(
      "XYStep", ["A": 10, "B": 20, "C": 30, "D": 40, "E": 50])
    #expect(
      reasons(enumeration, ["A": 10, "B": 21, "C": 31, "D": 41]).first
        == "The numbers are 1 too high from here on: a line too many was counted. "
        + "(This explains 3 of the 3 wrong values.)")
    #expect(
      reasons(enumeration, ["A": 10, "D": 41, "B": 21]).first
        == "The numbers are 1 too high. (This explains 2 of the 2 wrong values.)")
  }

  @Test func oneNumberSaysLittle() {
    let enumeration = SampleFacts.enumeration(
      "XYBeat", ["Soft": 0, "Hard": 1, "Long": 2, "Off": 9])
    #expect(reasons(enumeration, ["Soft": 1]) == ["The number is 1 too high."])
    #expect(reasons(enumeration, ["Long": 1]) == ["The number is 1 too low."])
    #expect(reasons(enumeration, ["Off": 0]) == ["0 is XYBeatSoft."])
  }

  @Test func implicitMembersAllZero() {
    let enumeration = SampleFacts.enumeration("XYOrder", ["First": 5, "Second": 6, "Third": 7])
    #expect(
      reasons(enumeration, ["First": 5, "Second": 0, "Third": 0]).first
        == "0 is what a table gets when a member that the header gives no number is not counted. "
        + "(This explains 2 of the 2 wrong values.)")
  }

  @Test func noneIsZero() {
    let enumeration = SampleFacts.enumeration("XYLine", ["Solid": 0, "None": 4])
    #expect(
      reasons(enumeration, ["Solid": 0, "None": 0])
        == ["A member of such a name is 0 in many enums; here 0 is XYLineSolid."])
  }

  @Test func limitsNotEvaluated() {
    let enumeration = SampleFacts.enumeration(
      "XYData", type: SampleFacts.unsigned, ["None": 0, "Phone": 1, "All": -1])
    #expect(
      reasons(enumeration, ["None": 0, "Phone": 1, "All": 2])
        == ["The value is the type's limit, written as a macro that the table did not evaluate."])
  }

  @Test func bitsAndTheirPositions() {
    let options = SampleFacts.enumeration(
      "XYEdges", kind: .options, type: SampleFacts.unsigned,
      ["Top": 1, "Left": 2, "Bottom": 4, "Right": 8, "Inner": 16])
    #expect(
      reasons(options, ["Right": 3])
        == ["This is the bit's position; the value is 1 shifted by it."])
    #expect(reasons(options, ["Inner": 1]) == ["The value is 1 shifted; the shift is missing."])
    let plain = SampleFacts.enumeration("XYRank", ["Low": 3, "High": 9])
    #expect(
      reasons(plain, ["Low": 8])
        == ["This is 1 shifted by the value; the header numbers the members, they are no bits."])
  }

  @Test func hexadecimalDigitsReadAsDecimal() {
    let enumeration = SampleFacts.enumeration("XYKey", ["Enter": 0x24, "Space": 0x31])
    #expect(
      reasons(enumeration, ["Space": 31])
        == ["The digits are those of the hexadecimal value, without its 0x."])
  }

  @Test func theLineAboveCopied() {
    let enumeration = SampleFacts.enumeration("XYPick", ["One": 40, "Two": 55, "Three": 71])
    #expect(
      reasons(enumeration, ["One": 40, "Three": 71, "Two": 71])
        == ["It is the number of the line above."])
  }

  @Test func ownNumbering() {
    let enumeration = SampleFacts.enumeration(
      "XYCode", ["Ok": 200, "Gone": 410, "Busy": 503, "Slow": 504])
    #expect(
      reasons(enumeration, ["Gone": 0, "Slow": 1, "Busy": 2], owner: .named("XYCode")).first
        == "The numbers count the lines of this list from 0, not the header's members. "
        + "(This explains 3 of the 3 wrong values.)")
  }

  @Test func aLoneValueIsExplainedWithoutCode() throws {
    let enumeration = try #require(
      SampleFacts.healthKit.enumerations.first { $0.name == "HKWorkoutActivityType" })
    let member = try #require(
      enumeration.members.firstIndex { $0.name == "HKWorkoutActivityTypeHiking" })
    func explain(_ value: Int) -> [String] {
      ClaimedValue.explain(
        member: member, in: enumeration, origin: SampleFacts.origin(),
        claimed: ClaimedInteger(value))
    }
    #expect(explain(22).count == 3)
    #expect(explain(22)[1] == "22 is HKWorkoutActivityTypeGymnastics.")
    #expect(explain(22)[2].hasPrefix("Counting gives this when the deprecated members are left"))
    #expect(explain(24).count == 1)
    #expect(explain(2000)[1] == "HKWorkoutActivityType has no member with the value 2000.")
  }

  @Test func optionSumsAreTold() throws {
    let options = SampleFacts.enumeration(
      "XYEdges", kind: .options, type: SampleFacts.unsigned,
      ["Top": 1, "Left": 2, "Bottom": 4])
    var sketch = Sketch()
    sketch.statements(["XYEdgesLeft": 5])
    let finding = try #require(sketch.audit(SampleFacts.set([options])).findings.first)
    #expect(finding.explanation.contains("5 is XYEdgesTop | XYEdgesBottom."))
  }
}
