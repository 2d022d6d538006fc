import Audit
import BridgeClaims
import Testing

@Suite struct MirrorTests {
  private func sketch(lastOf last: Int) -> Sketch {
    var sketch = Sketch()
    sketch.group(
      owner: .named("WorkoutActivityType"),
      [
        "running": 37, "walking": 52, "hiking": 24, "cycling": 13,
      ])
    sketch.group(owner: .named("BloodType"), ["notSet": 0, "aPositive": 1, "oNegative": 8])
    sketch.group(owner: .named("WorkoutSessionState"), ["notStarted": 1, "running": 2, "ended": 3])
    sketch.group(owner: .named("BiologicalSex"), ["notSet": 0, "female": last])
    return sketch
  }

  @Test func aSmallEnumAmongMirrorsIsOneToo() {
    #expect(sketch(lastOf: 1).audit(SampleFacts.healthKit).findings.isEmpty)
    let found = sketch(lastOf: 5).audit(SampleFacts.healthKit).findings
    #expect(found.map(\.subject.name) == ["HKBiologicalSexFemale"])
    #expect(found.map(\.confidence) == [.likely])
  }

  @Test func aloneItMayBe() {
    var lone = Sketch()
    lone.group(owner: .named("BiologicalSex"), ["notSet": 0, "female": 5])
    #expect(lone.audit(SampleFacts.healthKit).findings.map(\.confidence) == [.possible])
  }

  @Test func countedByItsOwnLinesItIsNot() {
    var lone = Sketch()
    lone.group(owner: .named("BiologicalSex"), ["female": 0, "notSet": 1])
    #expect(lone.audit(SampleFacts.healthKit).findings.isEmpty)
  }
}

@Suite struct FileContextTests {
  private func sketch(_ table: KeyValuePairs<String, Int>, owner: String = "activityNames")
    -> Sketch
  {
    var sketch = Sketch()
    sketch.statements(["HKWorkoutActivityTypeRunning": 37, "HKWorkoutActivityTypeWalking": 52])
    sketch.group(owner: .named(owner, .map), table)
    return sketch
  }

  @Test func aSmallTableBesideFullNamesIsOfTheirEnum() {
    let found = sketch(["bowling": 7, "boxing": 8, "cycling": 14]).audit(SampleFacts.healthKit)
    #expect(found.findings.map(\.subject.name) == ["HKWorkoutActivityTypeCycling"])
    #expect(found.findings.allSatisfy { $0.confidence == .possible })
  }

  @Test func soAreTwoNamesOfWhichOneIsRight() {
    let found = sketch(["hiking": 24, "rowing": 36]).audit(SampleFacts.healthKit).findings
    #expect(found.map(\.subject.name) == ["HKWorkoutActivityTypeRowing"])
    #expect(found.map(\.confidence) == [.possible])
  }

  @Test func numbersOfItsOwnAreNot() {
    let own: [KeyValuePairs<String, Int>] = [
      ["running": 1, "cycling": 2, "walking": 3], ["hiking": 7, "rowing": 9],
      ["running": 0, "walking": 1], ["bowling": 100, "boxing": 200, "cycling": 300],
    ]
    for table in own { #expect(sketch(table).audit(SampleFacts.healthKit).findings.isEmpty) }
  }

  @Test func withoutFullNamesItIsAnybodysTable() {
    var sketch = Sketch()
    sketch.group(owner: .named("activityNames", .map), ["hiking": 24, "rowing": 36])
    #expect(sketch.audit(SampleFacts.healthKit).findings.isEmpty)
  }
}

@Suite struct ShiftedStartTests {
  /// Numbers from 0 to 8 have 1, 2, 4 and 8 in them, and are no bits.
  @Test func membersCountedFromZeroAreSeen() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("WorkoutActivityType"),
      [
        "americanFootball": 0, "archery": 1, "australianFootball": 2, "badminton": 3, "baseball": 4,
        "basketball": 5, "bowling": 6, "boxing": 7, "climbing": 8, "running": 37,
      ])
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.count == 9)
    #expect(findings.allSatisfy { $0.subject.name != "HKWorkoutActivityTypeRunning" })
  }
}

@Suite struct NamesakeTests {
  static let facts = SampleFacts.set([
    SampleFacts.enumeration(
      "XYEventKind",
      [
        "KeyDown": 1, "KeyUp": 2, "Scroll": 3, "Rotate": 4, "Magnify": 5, "Swipe": 6, "Touch": 7,
        "Press": 8, "TabletPoint": 10, "TabletProximity": 11, "SmartMagnify": 12,
      ]),
    SampleFacts.enumeration(
      "XYEventMask", kind: .options,
      [
        "KeyDown": 2, "KeyUp": 4, "Scroll": 8, "Rotate": 16, "Magnify": 32, "Swipe": 64,
        "Touch": 128, "Press": 256, "TabletPoint": 1024, "TabletProximity": 2048,
      ]),
    SampleFacts.enumeration("XYTextBorderStyle", ["None": 0, "Line": 1, "RoundedRect": 3]),
  ])

  /// The name is one enum's, but all numbers are another's.
  @Test func bitsNamedAfterTheirKindsAreOfTheMask() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("EventKind"),
      [
        "keyDown": 2, "keyUp": 4, "scroll": 8, "rotate": 16, "magnify": 32, "swipe": 64,
        "touch": 128, "press": 256, "tabletPoint": 1024, "tabletProximity": 2048,
        "smartMagnify": 4096,
      ])
    #expect(sketch.audit(Self.facts).findings.isEmpty)
  }

  /// What has an interface's prefix and another name is another enum, which was not read.
  @Test func anInterfacesOtherEnumIsNotTaken() {
    var sketch = Sketch()
    sketch.statements(["XYTextBorderStyleNone": 0, "XYTextBorderStyleLine": 1])
    sketch.group(owner: .named("XYZTextViewBorderStyle"), ["None": 0, "RoundedRect": 1])
    #expect(sketch.audit(Self.facts).findings.isEmpty)
  }
}

@Suite struct OwnNameTests {
  private func confidences(owner: String) -> [Confidence] {
    var sketch = Sketch()
    sketch.group(
      owner: .named(owner), ["None": 0, "Paused": 1, "Suspended": 2, "Playing": 3])
    let facts = SampleFacts.set([
      SampleFacts.enumeration(
        "XYMediaPlaybackState", ["None": 0, "Playing": 1, "Paused": 2, "Suspended": 3])
    ])
    return sketch.audit(facts).findings.map(\.confidence)
  }

  /// Whoever has the interface's own name and members means them, in whatever order.
  @Test func theInterfacesOwnNameInAnotherOrderIsWrong() {
    #expect(confidences(owner: "XYMediaPlaybackState") == [.likely, .likely, .likely])
  }

  @Test func aNameOfTheCodesOwnIsNotForSure() {
    #expect(confidences(owner: "MediaPlaybackState").allSatisfy { $0 == .possible })
    #expect(confidences(owner: "PlaybackState").isEmpty)
  }
}
