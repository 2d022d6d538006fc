import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Further ways of going wrong.
@Suite struct MoreExplanationTests {
  private func reasons(
    _ facts: [Enumeration], _ values: KeyValuePairs<String, Int>, other: [FactSet] = []
  ) -> [String] {
    var sketch = Sketch()
    sketch.group(
      owner: nil,
      values.map { Sketch.Item(label: $0.key, literal: String($0.value), value: $0.value) })
    return Auditor(facts: [SampleFacts.set(facts)]).explaining(with: other).audit([sketch.file])
      .findings
      .map { $0.explanation.last ?? "" }
  }

  private static let ofTwo = " (This explains 2 of the 2 wrong values.)"
  private static let ofThree = " (This explains 3 of the 3 wrong values.)"

  @Test func membersOfALaterReleaseLeftOut() {
    var kinds = SampleFacts.enumeration("XYBar", ["Plain": 0, "Wide": 1, "Deep": 2, "Top": 3])
    for (place, version) in [8, 17, 8, 8].enumerated() {
      kinds.members[place].availability = Availability(platforms: [
        PlatformAvailability(platform: "ios", introduced: Version(version))
      ])
    }
    #expect(
      reasons([kinds], ["XYBarPlain": 0, "XYBarDeep": 1, "XYBarTop": 2])
        == Array(
          repeating:
            "Counting gives this when the members newer than ios 8.0 are left out (XYBarWide); "
            + "they stand in the middle and count." + Self.ofTwo, count: 2))
  }

  @Test func alphabeticalOrder() {
    let sides = SampleFacts.enumeration(
      "XYSide", ["Top": 0, "Left": 1, "Bottom": 2, "Right": 3, "Middle": 4])
    #expect(
      reasons(
        [sides],
        ["XYSideBottom": 0, "XYSideLeft": 1, "XYSideMiddle": 2, "XYSideRight": 3, "XYSideTop": 4]
      )
        == Array(
          repeating:
            "The members are numbered from 0 in alphabetical order; the header has another."
            + Self.ofThree, count: 3))
  }

  @Test func theNumberBeforeAgain() {
    let codes = SampleFacts.enumeration(
      "XYCode", ["Ok": 200, "Created": 201, "Gone": 410, "Longer": 411])
    #expect(
      reasons([codes], ["XYCodeOk": 200, "XYCodeLonger": 410, "XYCodeCreated": 200])
        == Array(
          repeating:
            "It is the last number that the header writes out before the member; each member "
            + "after it counts one more." + Self.ofTwo, count: 2))
  }

  @Test func deprecatedMembersAppended() {
    var style = SampleFacts.enumeration(
      "XYSpin", ["Medium": 100, "Large": 101, "WhiteLarge": 0, "White": 1, "Gray": 2])
    for place in 2...4 {
      style.members[place].availability = Availability(isAlwaysDeprecated: true)
    }
    let found = reasons(
      [style],
      [
        "XYSpinMedium": 100, "XYSpinLarge": 101, "XYSpinGray": 0, "XYSpinWhite": 0,
        "XYSpinWhiteLarge": 102,
      ])
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("A deprecated member that a table's source did not list got 0."))
    #expect(
      found[2].hasPrefix(
        "A deprecated member that a table's source did not list got the number after the last one.")
    )
  }

  @Test func decimalDigitsReadAsHexadecimal() {
    let keys = SampleFacts.enumeration("XYKey", ["Enter": 24, "Space": 31])
    #expect(
      reasons([keys], ["XYKeySpace": 0x31])
        == ["The digits are those of the decimal value, read as hexadecimal ones."])
  }

  @Test(arguments: [
    (129, "A digit is missing."), (11299, "A digit is there twice."),
    (1192, "Two digits are exchanged."),
  ])
  func mistypedDigits(claimed: Int, reason: String) {
    let codes = SampleFacts.enumeration("XYCode", ["Ok": 3, "Gone": 1129])
    #expect(reasons([codes], ["XYCodeGone": claimed]) == [reason])
  }

  @Test func aSimilarEnumsMember() {
    let device = SampleFacts.enumeration(
      "XYDeviceTurn", ["Unknown": 0, "Up": 1, "Down": 2, "Left": 30, "Right": 40])
    let screen = SampleFacts.enumeration(
      "XYScreenTurn", ["Unknown": 0, "Up": 1, "Down": 2, "Left": 40, "Right": 30])
    #expect(
      reasons([device, screen], ["XYScreenTurnLeft": 30])
        == [
          "It is the number of the member of the same name of XYDeviceTurn, XYDeviceTurnLeft."
        ])
  }

  @Test func theNumberOfTheMemberItReplaces() {
    var activity = SampleFacts.enumeration("XYSport", ["Dance": 14, "Hike": 24, "SocialDance": 78])
    activity.members[0].availability = Availability(platforms: [
      PlatformAvailability(
        platform: "ios", introduced: Version(8), deprecated: Version(10),
        message: "Use XYSportSocialDance")
    ])
    #expect(
      reasons([activity], ["XYSportSocialDance": 14])
        == [
          "It is the number of XYSportDance, which the header gives up for XYSportSocialDance; the two "
            + "have different numbers."
        ])
  }
}
