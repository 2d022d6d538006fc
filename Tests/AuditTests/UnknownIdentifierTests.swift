import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Names with no number beside them.
@Suite struct UnknownIdentifierTests {
  private static let facts: [FactSet] = {
    let kinds = SampleFacts.enumeration(
      "XYDeviceKind", ["Phone": 0, "Tablet": 1, "SmallScreenWatch": 2, "Television": 3])
    let pair = SampleFacts.enumeration("XYPairKind", ["Left": 0, "Right": 1])
    return [SampleFacts.healthKit, SampleFacts.set([kinds, pair])]
  }()

  private func findings(_ code: String, _ path: String = "a.py") -> [String] {
    SampleFacts.audit(code, as: path, Self.facts).findings.map {
      "\($0.confidence.rawValue) \($0.rule): \($0.message)"
    }
  }

  @Test(arguments: [
    ("HKWorkoutActivityTypeStrengthTraining", "HKWorkoutActivityType"),
    ("HKWorkoutActivityTypeRuning", "HKWorkoutActivityTypeRunning"),
    ("XYDeviceKindTabelt", "XYDeviceKindTablet"), ("XYDeviceKindWatch", "SmallScreenWatch"),
  ]) func stringsAndNamesThatNoEnumHas(name: String, near: String) {
    for code in ["kind = \"\(name)\"", "run(XY.\(name), 1)", "x = [\(name)]"] {
      let found = findings(code)
      #expect(found.count == 1, "\(code)")
      #expect(
        found.first?.hasPrefix("likely unknown-identifier: no header declares \(name);") == true)
      #expect(found.first?.contains(near) == true)
    }
  }

  @Test func whatIsLikeNoMemberIsOnlyPossible() {
    #expect(
      findings("x = XYDeviceKindToaster") == [
        "possible unknown-identifier: no header declares XYDeviceKindToaster, which begins as the "
          + "members of XYDeviceKind do"
      ])
  }

  @Test func aSlipCanBeMended() {
    let found = SampleFacts.audit("x = XYDeviceKindTabelt\n", as: "a.py", Self.facts).findings
    #expect(found.first?.fix?.replacement == "XYDeviceKindTablet")
    #expect(found.first?.start.column == 5)
  }

  @Test(arguments: [
    "x = XYDeviceKindTablet", "x = 'XYDeviceKindTablet'", "x = 'XYDeviceKind'",
    // Beginnings that code puts together, and enums too small to tell.
    "x = 'XYDeviceKindSmall' + rest", "x = 'XYPairKindMiddle'",
    // Other things that are called after the enum.
    "x = 'XYDeviceKindKey'", "x = 'XYDeviceKindToString'", "x = 'XYDeviceKindFromJSON'",
    "x = 'XYDeviceKindNames'", "x = 'XYDeviceKindIsPhone'", "x = 'XYDeviceKindGetPhone'",
    "x = 'XYDeviceKindTypeMap'",
    // The code's own.
    "XYDeviceKindToaster = 9\nx = XYDeviceKindToaster",
    "def XYDeviceKindToaster(): pass\nx = XYDeviceKindToaster",
    "class XYDeviceKindToaster: pass\nx = 'XYDeviceKindToaster'",
    "XYDeviceKindToasterOven = f()\nx = 'XYDeviceKindToaster'",
    "import XYDeviceKindToaster\nx = XYDeviceKindToaster",
    // A number is judged with it.
    "XYDeviceKindTablets = {'XYDeviceKindOven': 99}",
  ]) func whatIsRightOrTheCodesOwn(code: String) {
    #expect(findings(code).filter { $0.contains("unknown-identifier") } == [])
  }

  @Test func namesThatACompilerKnowsAreLeftToIt() {
    #expect(findings("x = XYDeviceKindTabelt;", "a.m") == [])
    #expect(findings("let x = XYDeviceKindTabelt", "a.swift") == [])
    #expect(findings("let x = \"XYDeviceKindTabelt\"", "a.swift").count == 1)
    #expect(findings("run(c.XYDeviceKindTabelt);", "a.zig").count == 1)
  }

  @Test func aFileOrAnotherFilesNameIsTheProjects() {
    let uses = BridgeReader.read(path: "a.py", bytes: Array("x = 'XYDeviceKindOven'".utf8))!
    let own = BridgeReader.read(path: "b.py", bytes: Array("XYDeviceKindOven = f()".utf8))!
    let named = BridgeReader.read(path: "src/XYDeviceKindOven.py", bytes: Array("pass".utf8))!
    let auditor = Auditor(facts: Self.facts)
    #expect(auditor.audit([uses]).findings.count == 1)
    #expect(auditor.audit([uses, own]).findings.isEmpty)
    #expect(auditor.audit([named, uses]).findings.isEmpty)
  }

  @Test func stringConstantsAreStillFound() {
    #expect(
      findings("x = HKQuantityTypeIdentifierStepCuont").first?
        .contains("HealthKit has HKQuantityTypeIdentifierStepCount") == true)
  }

  /// Names of no family: notifications, keys, domains.
  @Test(arguments: [
    ("XYUserPreferenceDidChangeNotification", "XYUserPreferencesDidChangeNotification", "possible"),
    ("XYUserPreferencesDidChnageNotification", "XYUserPreferencesDidChangeNotification", "likely"),
    ("XYBackgroundColourAttributeName", "XYBackgroundColorAttributeName", "likely"),
  ]) func stringConstantsButForOneLetter(name: String, declared: String, sure: String) {
    let found = findings(calling: "c.addObserver_(\"\(name)\")\nc.removeObserver_(\"\(declared)\")")
    #expect(
      found.map { "\($0.confidence) \($0.message)" } == [
        "\(sure) no header declares \(name); XYKit has \(declared)"
      ])
    #expect(found.first?.fix?.replacement == declared)
  }

  @Test func numbersAtTheEndMakeOtherNames() {
    #expect(findings(calling: "f(\"XYUserPreferencesDidChangeNotification2\")").isEmpty)
    #expect(findings(calling: "f(\"XYBackgroundColorCAttributeName\")").isEmpty)
    for name in ["kXYBackgroundColorAttributeName", "XZBackgroundColorAttributeName"] {
      #expect(findings(calling: "f(\"\(name)\")").isEmpty)
    }
  }

  private func findings(calling code: String) -> [Finding] {
    var facts = SampleFacts.set([])
    facts.externConstants = [
      "XYUserPreferencesDidChangeNotification", "XYBackgroundColorAttributeName",
    ].map {
      ExternConstant(
        name: $0, framework: "XYKit", location: HeaderLocation(header: "XYKit.h", line: 1),
        typeName: "NSString *const")
    }
    return SampleFacts.audit(code, as: "a.py", [facts]).findings
  }
}
