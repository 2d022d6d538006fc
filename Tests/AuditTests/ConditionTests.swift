import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Code that is compiled for one kind of machine is judged by what holds there.
@Suite struct ConditionTests {
  static let facts = SampleFacts.alignments(arm: ["Left": 0, "Center": 1, "Right": 2])
  static let phones =
    facts + [
      SampleFacts.set(
        [SampleFacts.enumeration("NSTextAlignment", ["Left": 0, "Center": 7, "Right": 8])],
        origin: SampleFacts.origin("phone", platform: "ios"))
    ]

  private func findings(_ condition: String, _ value: Int, _ facts: [FactSet]) -> [Finding] {
    let code = """
      #if \(condition)
      static const long NSTextAlignmentCenter = \(value);
      #endif
      """
    return SampleFacts.audit(code, as: "a.c", facts).findings
  }

  @Test(arguments: [
    "defined(__x86_64__)", "__x86_64__", "!defined(__arm64__)", "!__aarch64__",
    "TARGET_CPU_X86_64", "TARGET_OS_OSX && defined(__x86_64__)", "__arm64__ == 0",
    "defined __x86_64__", "(defined(__x86_64__) && !defined(FAST))",
  ])
  func theOtherProcessorsValueIsWrong(condition: String) {
    let found = findings(condition, 1, Self.facts)
    #expect(found.map(\.rule) == ["other-platform"], "\(condition)")
    #expect(found.map(\.expected) == ["2"])
    #expect(found.map(\.fix?.replacement) == ["2"])
    #expect(findings(condition, 2, Self.facts).isEmpty, "\(condition)")
  }

  @Test func theMessageSaysWhereTheNumberIsRight() {
    #expect(
      findings("defined(__x86_64__)", 1, Self.facts).map(\.message) == [
        "NSTextAlignmentCenter is 2 under `defined(__x86_64__)`; 1 is right for macos arm64"
      ])
  }

  @Test(arguments: [
    "FAST", "defined(__x86_64__) || defined(FAST)", "DEBUG && 1", "VERSION > 3", "", "((",
    "defined(__x86_64__) ||",
  ])
  func conditionsThatSayNothingOfTheMachineChangeNothing(condition: String) {
    #expect(findings(condition, 1, Self.facts).isEmpty)
    #expect(findings(condition, 2, Self.facts).allSatisfy { $0.rule == "intel-only" })
    #expect(findings(condition, 5, Self.facts).map(\.rule) == ["wrong-value"])
  }

  @Test(arguments: [
    ("TARGET_OS_IPHONE", 7), ("TARGET_OS_IOS", 7), ("TARGET_OS_OSX && __arm64__", 1),
    ("!TARGET_OS_IPHONE && __arm64__", 1),
  ])
  func platformsAreTold(condition: String, right: Int) {
    for value in [1, 2, 7] {
      let rules = findings(condition, value, Self.phones).map(\.rule)
      #expect(rules == (value == right ? [] : ["other-platform"]), "\(condition): \(value)")
    }
  }

  @Test func whatNoSetIsOfIsJudgedByAll() {
    #expect(findings("TARGET_OS_WATCH", 1, Self.facts).isEmpty)
    #expect(findings("TARGET_OS_WATCH", 5, Self.facts).count == 1)
  }

  @Test func swiftSpellsItsConditionsOtherwise() {
    func rules(_ condition: String, _ value: Int) -> [String] {
      let code = "#if \(condition)\nlet NSTextAlignmentCenter = \(value)\n#endif\n"
      return SampleFacts.audit(code, as: "a.swift", Self.phones).findings.map(\.rule)
    }
    #expect(rules("os(iOS)", 7) == [])
    #expect(rules("os(iOS)", 1) == ["other-platform"])
    #expect(rules("os(macOS) && arch(x86_64)", 2) == [])
    #expect(rules("os(macOS) && arch(x86_64)", 7) == ["other-platform"])
  }

  @Test func swappedBranchesAreBothReported() {
    let code = """
      #if defined(__arm64__)
      static const long NSTextAlignmentCenter = 2;
      static const long NSTextAlignmentRight = 1;
      #else
      static const long NSTextAlignmentCenter = 1;
      static const long NSTextAlignmentRight = 2;
      #endif
      """
    let found = SampleFacts.audit(code, as: "a.c", Self.facts).findings
    #expect(found.map(\.rule) == Array(repeating: "other-platform", count: 4))
    #expect(found.map(\.expected) == ["1", "2", "2", "1"])
  }

  @Test func theFilesNameMayBeTheCondition() {
    let code = "static const long NSTextAlignmentCenter = 1;\n"
    let audit = { path in SampleFacts.audit(code, as: path, Self.facts).findings.map(\.rule) }
    #expect(audit("consts_amd64.c") == ["other-platform"])
    #expect(audit("consts_darwin_amd64.c") == ["other-platform"])
    #expect(audit("consts_arm64.c") == [])
    #expect(audit("arm64_consts.c") == [])
    #expect(audit("amd64.c") == [])
  }
}
