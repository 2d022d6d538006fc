import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct CommentContradictionTests {
  static let facts = [
    SampleFacts.set([
      SampleFacts.enumeration("XYAccess", ["Off": 0, "On": 1, "Some": 2, "Always": 9])
    ])
  ]

  private func findings(_ code: String, as path: String = "a.zig") -> [Finding] {
    SampleFacts.audit(code, as: path, Self.facts).findings
  }

  @Test func codeBesideARightCommentIsWrong() throws {
    let finding = try #require(findings("    set(view, 2); // XYAccessAlways = 9\n").first)
    #expect(finding.rule == "comment-contradiction")
    #expect(finding.confidence == .likely)
    #expect(finding.start.column == 15)
    #expect(
      finding.message
        == "the comment says XYAccessAlways = 9, which is right; the code beside it has 2, "
        + "which is XYAccessSome")
  }

  @Test func aNumberThatMeansNothingMayBeAboutSomethingElse() {
    #expect(
      findings("    set(view, 40); // XYAccessAlways = 9\n").map(\.confidence) == [.possible])
  }

  @Test(arguments: [
    "    set(view, 9); // XYAccessAlways = 9", "    set(1, 2); // XYAccessAlways = 9",
    "    set(2); // XYAccessAlways = 9, 2 is for some", "    // XYAccessAlways = 9",
    "    set(view); // XYAccessAlways = 9",
  ])
  func otherCommentsAreNoContradictions(line: String) {
    #expect(findings(line + "\n").isEmpty)
  }

  @Test func aCommentOfAnotherMemberIsWrong() throws {
    let found = findings("pub const XYAccessOn = 1; // XYAccessAlways\n")
    #expect(found.map(\.rule) == ["comment-contradiction"])
    #expect(found.first?.fix == nil)
    #expect(found.first?.message.contains("the comment names XYAccessAlways, which is 9") == true)
  }

  @Test func aCommentOfAnotherNumberIsWrong() {
    let found = findings("pub const XYAccessOn = 1; // XYAccessOn = 3\n")
    #expect(found.map(\.rule) == ["comment-contradiction"])
    #expect(
      found.first?.message == "the comment says 3 of XYAccessOn; the code has 1, which is right")
  }
}

@Suite struct PinnedByTestTests {
  @Test(arguments: [
    ("a.test.ts", "expect(HKWorkoutActivityTypeRunning).toBe(34);"),
    ("a.swift", "#expect(HKWorkoutActivityTypeRunning == 34)"),
    ("a.swift", "XCTAssertEqual(HKWorkoutActivityTypeRunning, 34)"),
    ("a.c", "static_assert(HKWorkoutActivityTypeRunning == 34, \"\");"),
  ])
  func anAssertionOfAWrongNumberHasARuleOfItsOwn(path: String, line: String) {
    let found = SampleFacts.audit("\(line)\n", as: path, [SampleFacts.healthKit]).findings
    #expect(found.map(\.rule) == ["pinned-by-test"], "\(line)")
    #expect(found.map(\.expected) == ["37"])
    let right = line.replacing("34", with: "37")
    #expect(SampleFacts.audit(right, as: path, [SampleFacts.healthKit]).findings.isEmpty)
  }
}

@Suite struct AvailabilityTests {
  private static let facts: [FactSet] = {
    var kinds = SampleFacts.enumeration("XYKind", ["Old": 0, "Plain": 1, "New": 2, "Mac": 3])
    func stated(
      _ introduced: Version?, deprecated: Version? = nil, isUnavailable: Bool = false
    ) -> Availability {
      Availability(platforms: [
        PlatformAvailability(
          platform: "ios", introduced: introduced, deprecated: deprecated,
          isUnavailable: isUnavailable)
      ])
    }
    kinds.members[0].availability = stated(Version(8), deprecated: Version(13))
    kinds.members[1].availability = stated(Version(8))
    kinds.members[2].availability = stated(Version(17))
    kinds.members[3].availability = stated(nil, isUnavailable: true)
    return [SampleFacts.set([kinds])]
  }()

  private func messages(_ target: String?) -> [String] {
    var sketch = Sketch()
    sketch.statements(["XYKindOld": 0, "XYKindPlain": 1, "XYKindNew": 2, "XYKindMac": 3])
    let options = AuditOptions(
      enabledRules: ["availability"], deploymentTarget: target.flatMap { DeploymentTarget($0) })
    let auditor = Auditor(facts: Self.facts, options: options)
    return auditor.audit([sketch.file]).findings.map(\.message)
  }

  @Test func withoutATargetTheNewestReleaseCounts() {
    #expect(
      messages(nil) == [
        "XYKindOld is deprecated since ios 13.0", "XYKindMac is unavailable on ios",
      ])
  }

  @Test func withATargetWhatCameLaterIsNotThere() {
    #expect(messages("ios17.0").count == 2)
    #expect(
      messages("iOS 15").contains("XYKindNew is there from ios 17.0 on; the target is 15.0"))
    #expect(messages("macos13").isEmpty)
  }

  @Test func itHasToBeAskedFor() {
    var sketch = Sketch()
    sketch.statements(["XYKindOld": 0])
    #expect(Auditor(facts: Self.facts).audit([sketch.file]).findings.isEmpty)
  }

  @Test(arguments: ["ios15.0", "macOS 13", "visionos1"])
  func targetsAreRead(text: String) { #expect(DeploymentTarget(text) != nil) }

  @Test(arguments: ["", "ios", "15.0", "ios15.x", "ios 1.2.3.4"])
  func otherTextIsNoTarget(text: String) { #expect(DeploymentTarget(text) == nil) }
}

@Suite struct MirrorRuleTests {
  private static let facts: [FactSet] = {
    var kinds = SampleFacts.enumeration(
      "XYKind", ["A": 0, "B": 1, "C": 2, "Late": 3, "Latest": 4, "Gone": 5, "Other": 4])
    func stated(_ introduced: Version, isUnavailable: Bool = false) -> Availability {
      Availability(platforms: [
        PlatformAvailability(
          platform: "ios", introduced: introduced, isUnavailable: isUnavailable)
      ])
    }
    kinds.members[3].availability = stated(Version(15))
    kinds.members[4].availability = stated(Version(17))
    kinds.members[5].availability = stated(Version(8), isUnavailable: true)
    return [SampleFacts.set([kinds])]
  }()

  private func findings(
    _ rule: String, _ values: KeyValuePairs<String, Int>, type: String? = nil
  ) -> [Finding] {
    var sketch = Sketch()
    sketch.group(
      owner: .named("XYKind"),
      hints: type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? [], values)
    let options = AuditOptions(enabledRules: [rule])
    return Auditor(facts: Self.facts, options: options).audit([sketch.file]).findings
  }

  @Test func missingMembersAreListedNewestFirst() {
    let found = findings("incomplete-mirror", ["a": 0, "b": 1, "c": 2])
    #expect(
      found.map(\.message) == [
        "XYKind has 3 members that this list lacks: XYKindLatest (ios 17.0), XYKindLate (ios 15.0) "
          + "and XYKindOther"
      ])
  }

  @Test func aSecondNameOfANumberIsNotMissing() {
    #expect(
      findings("incomplete-mirror", ["a": 0, "b": 1, "c": 2, "late": 3, "latest": 4]).isEmpty)
  }

  @Test(arguments: ["u8", "uint32_t", "c_int", "UInt", "NSUInteger", "i32"])
  func anotherTypeIsTold(type: String) {
    let found = findings("declared-type", ["a": 0, "b": 1, "c": 2], type: type)
    #expect(found.map(\.rule) == ["declared-type"])
    #expect(found.map(\.expected) == ["NSInteger"])
  }

  @Test(arguments: ["i64", "c_long", "NSInteger", "int64_t", "Int", "XYKind", "number"])
  func theSameTypeAndUnknownOnesAreNot(type: String) {
    #expect(findings("declared-type", ["a": 0, "b": 1, "c": 2], type: type).isEmpty)
  }
}

@Suite struct ChangedValueTests {
  private func set(_ name: String, platform: String, _ values: KeyValuePairs<String, Int>)
    -> FactSet
  {
    SampleFacts.set(
      [SampleFacts.enumeration("XYCode", values)],
      origin: SampleFacts.origin(name, platform: platform))
  }

  private func findings(_ other: FactSet?, _ values: KeyValuePairs<String, Int>) -> [Finding] {
    var sketch = Sketch()
    sketch.statements(values)
    let facts = [set("new", platform: "ios", ["Ready": 1, "Going": 2, "Done": 3])]
    let auditor = Auditor(facts: facts).explaining(with: other.map { [$0] } ?? [])
    return auditor.audit([sketch.file]).findings
  }

  @Test func whatAnEarlierSDKHadIsNoPlainError() {
    let old = set("old", platform: "ios", ["Ready": 1, "Going": 3, "Done": 2])
    let swapped: KeyValuePairs = ["XYCodeGoing": 3, "XYCodeDone": 2]
    #expect(findings(nil, swapped).map(\.confidence) == [.certain, .certain])
    #expect(findings(old, swapped).map(\.confidence) == [.possible, .possible])
    let one = findings(old, ["XYCodeGoing": 3])
    #expect(one.map(\.severity) == [.note])
    #expect(one.first?.explanation.contains("It is the value in old (ios arm64).") == true)
    #expect(findings(old, ["XYCodeGoing": 9]).map(\.confidence) == [.certain])
  }

  @Test func whatAnotherPlatformHasIsExplainedAndAnError() {
    let mac = set("mac", platform: "macos", ["Ready": 1, "Going": 7])
    let found = findings(mac, ["XYCodeGoing": 7])
    #expect(found.map(\.confidence) == [.certain])
    #expect(found.first?.explanation.contains("It is the value in mac (macos arm64).") == true)
  }

  @Test func constantsOutsideOfEnumsAreExplainedToo() {
    let limit = IntegerConstant(
      name: "XYNotFound", framework: "Sample", location: HeaderLocation(header: "XY.h", line: 3),
      kind: .macro,
      value: IntegerValue(
        isNegative: false, magnitude: UInt64(Int64.max), type: SampleFacts.signed),
      typeName: "long")
    var sketch = Sketch()
    sketch.statements(["XYNotFound": 0])
    let found = sketch.audit(SampleFacts.set([], constants: [limit])).findings
    #expect(
      found.first?.explanation.last?.contains("a macro that the table did not evaluate") == true)
  }
}

/// A number in a message with a comment beside it that names the member.
@Suite struct CommentedArgumentTests {
  private static let facts: FactSet = {
    func method(_ selector: String, _ types: [String]) -> Method {
      Method(
        selector: selector, kind: .instance, encoding: "v24@0:8q16q24", returnType: "void",
        parameters: types.map { Parameter(typeName: $0, encoding: "q") })
    }
    var app = SampleFacts.container("XYApplication")
    app.methods = [
      method("setActivationPolicy:", ["XYActivationPolicy"]),
      method("setEdges:policy:", ["XYEdges", "XYActivationPolicy"]),
    ]
    return SampleFacts.set(
      [
        SampleFacts.enumeration(
          "XYActivationPolicy", ["Regular": 0, "Accessory": 1, "AllProhibited": 2]),
        SampleFacts.enumeration("XYEdges", kind: .options, ["Top": 1, "LeftSide": 2, "Right": 4]),
      ], containers: [app])
  }()

  private func findings(_ code: String, _ path: String) -> [Finding] {
    SampleFacts.audit(code + "\n", as: path, [Self.facts]).findings
  }

  @Test(arguments: [
    "Regular", "regular", ".regular", "XYActivationPolicy.regular", "XYActivationPolicyRegular",
    "ActivationPolicyRegular", "activation policy: regular", "regular = 0", "0 = Regular",
    "policy_regular", "REGULAR", "Regular (0)", "allProhibited", "all-prohibited mode is off? no",
  ]) func commentsThatNameAnotherMember(comment: String) {
    let isTold = !comment.contains("?")
    for (path, code) in [
      ("a.zig", "msgSend1(app, \"setActivationPolicy:\", 1); // \(comment)"),
      ("a.zig", "msgSend1(app, \"setActivationPolicy:\", @as(c_long, 1)); // \(comment)"),
      ("a.ts", "msgSend(app, 'setActivationPolicy:', 1 /* \(comment) */);"),
      ("a.ts", "msgSend(app, 'setActivationPolicy:', /* \(comment) */ 1);"),
      ("a.ts", "msgSend(\n  app,\n  'setActivationPolicy:',\n  1, // \(comment)\n);"),
      ("a.m", "[app setActivationPolicy:1]; // \(comment)"),
      ("a.py", "app.setActivationPolicy_(1)  # \(comment)"),
    ] {
      let found = findings(code, path)
      #expect(found.count == (isTold ? 1 : 0), "\(code)")
      #expect(found.allSatisfy { $0.expected == ($0.message.contains("Regular") ? "0" : "2") })
    }
  }

  @Test func whatTheNumberMeansIsTold() {
    let found = findings("msgSend1(app, \"setActivationPolicy:\", 1); // regular", "a.zig")
    #expect(found.map(\.rule) == ["literal-argument"])
    #expect(found.map(\.confidence) == [.likely])
    #expect(
      found.first?.message == "the comment names XYActivationPolicyRegular, which is 0; "
        + "setActivationPolicy: is given 1, which is XYActivationPolicyAccessory")
  }

  @Test(arguments: [
    ("1", "accessory"), ("1", "Accessory = 1"), ("1", "regular apps show in the dock"),
    ("1", "policy"),
    ("1", "hide from the dock"), ("1", "not regular"), ("1", "regular or accessory"),
    ("1", "was 0 regular, 2 before"), ("2", "XYActivationPolicyAllProhibited"), ("x", "regular"),
    ("1", ""),
  ]) func otherCommentsAreLeftAlone(value: String, comment: String) {
    let code = "msgSend1(app, \"setActivationPolicy:\", \(value)); // \(comment)"
    #expect(findings(code, "a.zig").map(\.message) == [])
  }

  @Test(arguments: [
    ("3", "Top | LeftSide", true), ("5", "top and right edges", true), ("1", "top", true),
    ("6", "Top | LeftSide", false), ("2", "top", false),
  ]) func optionsAreCombined(value: String, comment: String, isRight: Bool) {
    let code = "msgSend(app, 'setEdges:policy:', \(value) /* \(comment) */, 1);"
    #expect(findings(code, "a.ts").isEmpty == isRight, "\(comment)")
  }

  @Test func aCommentBehindSeveralNumbersMayBeAboutAny() {
    #expect(findings("msgSend2(app, \"setEdges:policy:\", 2, 1); // top", "a.zig").isEmpty)
  }
}
