import Audit
import BridgeClaims
import HeaderFacts
import Testing

@Suite struct UnavailableSelectorTests {
  private static func stated(
    _ introduced: Version?, deprecated: Version? = nil, obsoleted: Version? = nil,
    isUnavailable: Bool = false, message: String = ""
  ) -> Availability {
    Availability(platforms: [
      PlatformAvailability(
        platform: "ios", introduced: introduced, deprecated: deprecated, obsoleted: obsoleted,
        isUnavailable: isUnavailable, message: message)
    ])
  }

  private static func facts(_ name: String, version: Version, late: Availability) -> FactSet {
    var player = SampleFacts.container("XYPlayer")
    let methods: [(String, Availability)] = [
      ("play:", stated(Version(8))), ("rewind:", late),
      ("open:", stated(Version(8), deprecated: Version(13), message: "Use play: instead")),
      ("glide:", stated(nil, isUnavailable: true)), ("shared:", stated(Version(17))),
      ("gone:", stated(Version(8), obsoleted: Version(14))),
      ("never:", Availability(isAlwaysUnavailable: true)),
    ]
    player.methods = methods.map {
      Method(
        selector: $0.0, kind: .instance, encoding: "v24@0:8@16", returnType: "void",
        availability: $0.1)
    }
    var other = SampleFacts.container("XYOther", selectors: ["shared:"])
    other.methods[0].availability = stated(Version(8))
    var origin = SampleFacts.origin(name)
    origin.version = version
    return SampleFacts.set([], containers: [player, other], origin: origin)
  }

  private static let sets = [
    facts("old", version: Version(16), late: stated(Version(8))),
    facts("new", version: Version(26), late: stated(Version(8), deprecated: Version(26))),
  ]

  private func findings(
    _ selector: String, _ target: String?, isKnown: Bool = false, before: String = ""
  ) -> [String] {
    let receiver =
      isKnown ? "msgSend0(msgSend0(getClass(\"XYPlayer\"), \"alloc\"), \"init\")" : "p"
    let code = "\(before)\nmsgSend1(\(receiver), \"\(selector)\", x);\n"
    let options = AuditOptions(deploymentTarget: target.flatMap { DeploymentTarget($0) })
    return SampleFacts.audit(code, as: "a.zig", Self.sets, options: options).findings
      .filter { $0.rule == "unavailable-selector" }
      .map { "\($0.confidence.rawValue) \($0.severity.rawValue): \($0.message)" }
  }

  @Test func whatCameLaterIsNotThere() {
    #expect(
      findings("shared:", "ios15.0", isKnown: true) == [
        "certain warning: shared: of XYPlayer is there from iOS 17.0 on; the target is 15.0"
      ])
    #expect(findings("shared:", "ios17.0", isKnown: true) == [])
  }

  /// A binding declares whatever there is, for whoever calls it.
  @Test(arguments: [(70, 6, 1), (70, 5, 5), (20, 10, 10)])
  func aBindingIsToldOnce(messages: Int, late: Int, count: Int) {
    func code(_ receiver: String) -> String {
      (0..<messages).map { place in
        let selector = place < late ? "glide:" : "play:"
        return "fn f\(place)(self: id) void { msgSend1(\(receiver), \"\(selector)\", x); }"
      }.joined(separator: "\n")
    }
    let options = AuditOptions(deploymentTarget: DeploymentTarget("ios15.0"))
    func found(_ receiver: String) -> [Finding] {
      SampleFacts.audit(code(receiver), as: "a.zig", Self.sets, options: options).findings
    }
    let unsure = found("self")
    #expect(unsure.count == count)
    if count == 1 {
      #expect(unsure[0].confidence == .possible)
      #expect(
        unsure[0].message == "1 selector of this file should not be sent on iOS 15.0: glide:")
    }
    let sure = found("msgSend0(msgSend0(getClass(\"XYPlayer\"), \"alloc\"), \"init\")")
    #expect(sure.count == late && sure.allSatisfy { $0.confidence == .certain })
  }

  @Test func anotherClassMayHaveIt() {
    #expect(findings("shared:", "ios15.0") == [])
  }

  @Test(arguments: [
    ("open:", "possible note: open: is deprecated since iOS 13.0"),
    ("glide:", "likely warning: glide: is unavailable on iOS"),
    ("gone:", "likely warning: gone: is unavailable on iOS"),
  ])
  func allThatHaveItAgree(selector: String, finding: String) {
    #expect(findings(selector, "ios15.0") == [finding])
  }

  @Test func versionsAreHeldAgainstTheTarget() {
    #expect(findings("open:", "ios12.0") == [])
    #expect(findings("gone:", "ios13.0") == [])
    #expect(findings("play:", "ios15.0", isKnown: true) == [])
  }

  @Test func theNewestFactsCount() {
    #expect(findings("rewind:", "ios25.0") == [])
    #expect(
      findings("rewind:", "ios26.0") == ["possible note: rewind: is deprecated since iOS 26.0"])
  }

  @Test func withoutATargetOnlyWhatIsNeverThereIsReported() {
    #expect(findings("shared:", nil, isKnown: true) == [])
    #expect(findings("open:", nil) == [])
    #expect(
      findings("never:", nil, isKnown: true)
        == ["certain warning: never: of XYPlayer is unavailable"])
    #expect(findings("glide:", nil, isKnown: true) == [])
  }

  @Test func otherPlatformsSayNothing() {
    #expect(findings("glide:", "macos13") == [])
  }

  @Test func aClassOfAnotherPlatformMayBeMeant() {
    let mac = SampleFacts.set(
      [], containers: [SampleFacts.container("XYGlider", selectors: ["glide:"])],
      origin: SampleFacts.origin("mac", platform: "macos"))
    let options = AuditOptions(deploymentTarget: DeploymentTarget("ios15.0"))
    let code = "msgSend1(p, \"glide:\", x);"
    #expect(
      SampleFacts.audit(code, as: "a.zig", Self.sets + [mac], options: options).findings.isEmpty)
  }

  @Test func whatOneClassDeclinesToInheritAnotherMayHave() {
    #expect(findings("never:", "ios15.0") == [])
    #expect(findings("never:", nil) == [])
  }

  @Test(arguments: [
    "if (msgSend1(p, \"respondsToSelector:\", sel(\"glide:\")) != 0)",
    "if (os.isAvailable(17))", "if (version.isAtLeast(17, 0)) {",
  ])
  func whoAsksFirstIsRight(question: String) {
    #expect(findings("glide:", "ios15.0", before: question) == [])
  }

  @Test func aSelectorThatIsOnlyLookedUpCounts() {
    let options = AuditOptions(deploymentTarget: DeploymentTarget("ios15.0"))
    let code = "const s = sel_registerName(\"glide:\");\n"
    let found = SampleFacts.audit(code, as: "a.zig", Self.sets, options: options).findings
    #expect(found.map(\.rule) == ["unavailable-selector"])
  }

  @Test func whatAHeaderSaysInsteadIsToldToo() {
    let options = AuditOptions(deploymentTarget: DeploymentTarget("ios15.0"))
    let found = SampleFacts.audit(
      "msgSend1(p, \"open:\", x);", as: "a.zig", Self.sets, options: options
    )
    .findings
    #expect(found.first?.explanation.last == "The header says: Use play: instead.")
  }
}
