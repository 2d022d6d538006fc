import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct BindingTests {
  static let running: KeyValuePairs<String, Int> = [
    "running": 34, "walking": 52, "hiking": 24, "cycling": 13, "rowing": 35,
  ]

  private func found(
    _ owner: ClaimOwner?, hints: [ClaimHint] = [], _ values: KeyValuePairs<String, Int>
  ) -> [Finding] {
    var sketch = Sketch()
    sketch.group(owner: owner, hints: hints, values)
    return sketch.audit(SampleFacts.healthKit).findings
  }

  @Test(arguments: [
    "HKWorkoutActivityType", "WorkoutActivityType", "hk_workout_activity_type",
    "TWorkoutActivity", "WORKOUT_ACTIVITY_TYPES", "workoutActivityTypeNames",
  ])
  func anOwnerNamedAfterTheEnumIsEnough(owner: String) {
    let findings = found(.named(owner), Self.running)
    #expect(findings.map(\.subject.name) == ["HKWorkoutActivityTypeRunning"], "\(owner)")
    #expect(findings.allSatisfy { $0.confidence > .possible })
  }

  @Test func aGroupThatResemblesTheEnumIsBound() {
    let findings = found(
      .named("activityNumber", .function),
      hints: [ClaimHint(kind: .comment, text: "the workout's type")], Self.running)
    #expect(findings.map(\.subject.name) == ["HKWorkoutActivityTypeRunning"])
    #expect(findings.first?.confidence == .likely)
  }

  @Test func numbersThatSkipDeprecatedMembersSpeakForTheEnum() {
    let findings = found(
      .named("activityType", .function),
      hints: [ClaimHint(kind: .scope, text: "saveWorkout")],
      ["running": 34, "walking": 49, "hiking": 22, "cycling": 13])
    #expect(findings.map(\.claimed) == ["34", "49", "22"])
    #expect(findings.allSatisfy { $0.confidence > .possible })
    #expect(findings.allSatisfy { $0.expected != nil })
  }

  @Test(arguments: [
    ["running", "dance_inspired_training", "MARTIAL_ARTS", "cross-training"],
    [
      "workoutRunning", "workoutDanceInspiredTraining", "workoutMartialArts",
      "workoutCrossTraining",
    ],
    [
      "ActivityType.running", "ActivityType.danceInspiredTraining", "x::MartialArts",
      "crossTraining_",
    ],
  ])
  func namesAreComparedByTheirWords(labels: [String]) {
    var sketch = Sketch()
    sketch.group(
      owner: .named("workout"),
      zip(labels, [37, 15, 28, 12]).map { (label: String, value: Int) in
        Sketch.Item(label: label, literal: String(value), value: value)
      })
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.map(\.subject.name) == ["HKWorkoutActivityTypeCrossTraining"])
  }

  @Test func aCommentThatNamesTheEnumSpeaksForIt() {
    let values: KeyValuePairs = ["notDetermined": 0, "sharingDenied": 7, "sharingAuthorized": 2]
    let comment = ClaimHint(kind: .comment, text: "-status gives HKAuthorizationStatus:")
    let found = self.found(.named("status", .function), hints: [comment], values)
    #expect(found.map(\.subject.name) == ["HKAuthorizationStatusSharingDenied"])
    #expect(
      self.found(.named("status", .function), values).allSatisfy { $0.confidence == .possible })
  }

  @Test func ownStateMachinesStayUnbound() {
    #expect(found(.named("State"), ["idle": 0, "running": 1, "paused": 2, "stopped": 3]).isEmpty)
    #expect(found(.named("SessionState"), ["running": 1, "stopped": 2]).isEmpty)
    #expect(found(.named("Sport"), ["running": 0, "walking": 1, "cycling": 2]).isEmpty)
    #expect(
      found(.named("ActivityType"), ["walking": 1, "running": 2, "cycling": 3, "hiking": 4]).isEmpty
    )
  }

  @Test func otherVocabulariesStayUnbound() {
    #expect(
      found(
        .named("GOOGLE_FIT_ACTIVITIES", .map),
        ["running": 8, "walking": 7, "rowing": 53, "cricket": 23, "golf": 32, "dancing": 24]
      ).isEmpty)
    #expect(
      found(
        .named("ExerciseType"),
        ["running": 56, "walking": 79, "rowing": 53, "hiking": 37, "yoga": 83]
      ).isEmpty)
  }

  @Test func anAppleLikeNameWithItsOwnNumbersIsNotReportedAsSure() {
    let mask = SampleFacts.set([
      SampleFacts.enumeration(
        "MTLColorWriteMask", kind: .options,
        ["None": 0, "Red": 8, "Green": 4, "Blue": 2, "Alpha": 1, "All": 15])
    ])
    var sketch = Sketch()
    sketch.group(
      owner: .named("ColorWriteMask"),
      ["none": 0, "red": 1, "green": 2, "blue": 4, "alpha": 8, "all": 15])
    #expect(sketch.audit(mask).findings.allSatisfy { $0.confidence == .possible })
  }

  @Test func bucketsAreNoClaims() {
    let findings = found(
      .named("workoutActivityTypeGroups", .map),
      [
        "yoga": 57, "pilates": 57, "barre": 57, "running": 37, "walking": 37, "hiking": 37,
        "cycling": 13, "handCycling": 13,
      ])
    #expect(findings.isEmpty)
    let reverse = found(
      .named("workoutActivityTypeNames", .map),
      [
        "yoga": 57, "yoga": 66, "yoga": 58, "running": 37, "running": 71, "cycling": 13,
        "hiking": 24,
      ])
    #expect(reverse.isEmpty)
  }

  @Test func zigNamesWithoutThePrefixNeedTheirType() {
    var sketch = Sketch()
    sketch.statements(["WorkoutActivityTypeRunning": 34], type: "WorkoutActivityType")
    let findings = sketch.audit(SampleFacts.healthKit).findings
    #expect(findings.map(\.confidence) == [.certain])
    #expect(findings.map(\.subject.name) == ["HKWorkoutActivityTypeRunning"])
    var short = Sketch()
    short.statements(["ErrorUserCanceled": 1])
    #expect(short.audit(SampleFacts.healthKit).findings.isEmpty)
  }

  @Test func theOrderOfFactsAndFilesMakesNoDifference() {
    var first = Sketch("a.zig")
    first.statements(["HKWorkoutActivityTypeRunning": 34])
    first.selector("save:withCompletion:")
    var second = Sketch("b.zig")
    second.group(owner: .named("WorkoutActivityType"), Self.running)
    let other = SampleFacts.set([SampleFacts.enumeration("XYGait", ["Running": 1, "Walking": 2])])
    let auditor = Auditor(facts: [SampleFacts.healthKit, other])
    let result = auditor.audit([first.file, second.file]).findings
    #expect(result.count == 3)
    #expect(auditor.audit([second.file, first.file]).findings == result)
    let swapped = Auditor(facts: [other, SampleFacts.healthKit])
    #expect(swapped.audit([first.file, second.file]).findings == result)
  }
}

@Suite struct CommentTests {
  /// One line of code, a comment on it, and the claim that the comment makes about the code's last
  /// number.
  private func findings(_ code: String, _ comment: String, label: String, _ value: Int) -> [Finding]
  {
    let text = code + " // " + comment + "\n"
    let labelStart = text.firstRange(of: label)!.lowerBound.utf16Offset(in: text)
    let literal = String(value)
    let literalStart = code.utf8.count - literal.utf8.count
    let claim = ValueClaim(
      label: label, labelKind: .comment, labelRange: labelStart..<labelStart + label.utf8.count,
      value: ClaimedInteger(value), literal: literal,
      literalRange: literalStart..<literalStart + literal.utf8.count)
    let file = FileClaims(
      source: SourceText(path: "a.zig", bytes: Array(text.utf8)), language: "zig",
      groups: [ClaimGroup(form: ClaimForm(rawValue: "comment"), claims: [claim])], selectors: [])
    let facts = SampleFacts.set([
      SampleFacts.enumeration("XYAccess", ["Off": 0, "On": 1, "Some": 2, "Always": 3])
    ])
    return Auditor(facts: [facts]).audit([file]).findings
  }

  @Test func aCommentBesideAWrongNumberCounts() {
    #expect(findings("set(2", "XYAccessAlways", label: "XYAccessAlways", 2).count == 1)
    #expect(findings("set(2", "XYAccessAlways = 2", label: "XYAccessAlways", 2).count == 1)
    #expect(findings("set(2", "XYAccessAlways (3)", label: "XYAccessAlways", 2).count == 1)
  }

  @Test func aCommentThatNamesBothNumbersIsNotAboutOne() {
    #expect(findings("set(0", "XYAccessOn = 1, 0 is off", label: "XYAccessOn", 0).isEmpty)
  }

  @Test func aCommentOnSeveralNumbersIsNotAboutTheLast() {
    #expect(findings("3, 4", "XYAccessAlways/Some", label: "XYAccessAlways", 4).isEmpty)
  }
}

@Suite struct AllZeroTests {
  static let facts = SampleFacts.set([
    SampleFacts.enumeration("XYSamplingPoint", ["Stage": 0, "Draw": 1, "Tile": 2, "Blit": 3])
  ])

  @Test func aGeneratorsZerosAreNoBuckets() {
    var sketch = Sketch()
    sketch.group(
      hints: [ClaimHint(kind: .annotatedType, text: "SamplingPoint")],
      ["SamplingPointStage": 0, "SamplingPointDraw": 0, "SamplingPointTile": 0])
    sketch.group(owner: .named("XYSamplingPoint"), ["stage": 0, "draw": 0, "tile": 0])
    let findings = sketch.audit(Self.facts).findings
    #expect(findings.map(\.start.line) == [2, 3, 5, 6])
    #expect(findings.allSatisfy { $0.explanation.contains { $0.hasPrefix("0 is what a table") } })
  }
}

@Suite struct LookAlikeTests {
  static let facts = SampleFacts.set([
    SampleFacts.enumeration(
      "XYDayOption", kind: .options,
      [
        "Monday": 1, "Tuesday": 2, "Wednesday": 4, "Thursday": 8, "Friday": 16, "Saturday": 32,
        "Sunday": 64,
      ]),
    SampleFacts.enumeration("XYMenuState", ["Off": 0, "On": 1, "Mixed": 2]),
  ])

  @Test func daysCountedFromSundayAreNoOptionSet() {
    var sketch = Sketch()
    sketch.group(
      owner: .named("Weekday"),
      [
        "sunday": 0, "monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5,
        "saturday": 6,
      ])
    #expect(sketch.audit(Self.facts).findings.isEmpty)
  }

  @Test func threeCommonNamesAreNotEnough() {
    var sketch = Sketch()
    sketch.group(owner: .named("CheckState"), ["off": 0, "on": 1, "mixed": -1])
    #expect(sketch.audit(Self.facts).findings.isEmpty)
  }

  /// A name that is one enum's but for its first letters is not another's in which a number is wrong.
  @Test func theEnumInWhichAllIsRightIsMeant() {
    let loss: KeyValuePairs<String, Int> = [
      "Cosine": 0, "Hinge": 1, "Huber": 2, "Log": 3, "Square": 4, "Count": 5,
    ]
    let other: KeyValuePairs<String, Int> = [
      "Cosine": 0, "Hinge": 1, "Huber": 2, "Log": 3, "Square": 4, "Count": 9,
    ]
    let code =
      "type CNNLossType uint32\nconst (\n"
      + loss.map { "CNNLossType\($0.key) CNNLossType = \($0.value)\n" }.joined() + ")\n"
    let facts = SampleFacts.set([
      SampleFacts.enumeration("MLCLossType", other),
      SampleFacts.enumeration("MPSCNNLossType", loss),
    ])
    #expect(SampleFacts.audit(code, as: "a.go", [facts]).findings.isEmpty)
    let wrong = code.replacing("= 2", with: "= 7")
    #expect(SampleFacts.audit(wrong, as: "a.go", [facts]).findings.allSatisfy { $0.claimed == "7" })
  }
}
