import Audit
import Foundation
import Reports
import Testing

@Suite struct SARIFTests {
  private func run(_ result: AuditResult) throws -> [String: Any] {
    let text = SARIFReport().report(result)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ result: AuditResult) throws -> [[String: Any]] {
    try #require(try run(result)["results"] as? [[String: Any]])
  }

  /// The value at a path of keys; a number among them is a place in a list.
  private func value(_ object: Any?, _ path: String) -> Any? {
    path.split(separator: "/").reduce(object) { value, key in
      if let place = Int(key) { return (value as? [Any])?[place] }
      return (value as? [String: Any])?[String(key)]
    }
  }

  @Test func everyRuleIsDescribed() throws {
    let rules = try #require(
      value(try run(SampleResult.result), "tool/driver/rules") as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Rules.documentation.map(\.id))
    for (rule, documentation) in zip(rules, Rules.documentation) {
      #expect(value(rule, "help/markdown") as? String == RulePages.markdown(for: documentation))
      #expect(
        value(rule, "defaultConfiguration/level") as? String == documentation.severity.rawValue)
      #expect(
        value(rule, "defaultConfiguration/enabled") as? Bool == !documentation.isOptIn)
    }
  }

  @Test func aFindingHasItsRegionFingerprintAndFix() throws {
    let found = try #require(try results(SampleResult.result).first)
    #expect(found["ruleId"] as? String == "wrong-value")
    let number = try #require(found["ruleIndex"] as? Int)
    #expect(Rules.documentation[number].id == "wrong-value")
    #expect(found["level"] as? String == "error")
    let place = "locations/0/physicalLocation/"
    #expect(value(found, place + "artifactLocation/uri") as? String == "src/bridge.zig")
    #expect(value(found, place + "region/startLine") as? Int == 1)
    #expect(value(found, place + "region/startColumn") as? Int == 10)
    #expect(value(found, place + "region/endColumn") as? Int == 13)
    #expect(
      value(found, "partialFingerprints/enumCounter/v1") == nil
        && (found["partialFingerprints"] as? [String: String])?["enumCounter/v1"]
          == "00000000000000aa"
    )
    let replacement = "fixes/0/artifactChanges/0/replacements/0/"
    #expect(value(found, replacement + "deletedRegion/byteOffset") as? Int == 10)
    #expect(value(found, replacement + "deletedRegion/byteLength") as? Int == 3)
    #expect(value(found, replacement + "insertedContent/text") as? String == "37L")
  }

  @Test func aFindingWithoutAFixHasNone() throws {
    let found = try results(SampleResult.result)[1]
    #expect(found["fixes"] == nil)
    #expect(value(found, "properties/expected") is NSNull)
  }

  @Test(arguments: [
    ("/a b/é.zig", "file:///a%20b/%C3%A9.zig"), ("a/50%.ts", "a/50%25.ts"),
    ("src/x-y_z.c", "src/x-y_z.c"),
  ])
  func pathsAreURIs(path: String, uri: String) throws {
    var finding = SampleResult.value
    finding.path = path
    let found = try results(AuditResult(findings: [finding], summary: AuditSummary()))
    #expect(
      value(found.first, "locations/0/physicalLocation/artifactLocation/uri") as? String == uri)
  }
}

@Suite struct BindingsTextTests {
  @Test func usesAreOneLineEach() {
    let uses = [
      EnumerationUse(
        enumeration: "HKWorkoutActivityType", claims: 4, right: 3,
        files: ["a", "b", "c", "d"].map { EnumerationUse.File(path: $0, line: 7, claims: 1) }),
      EnumerationUse(
        enumeration: "XYA", claims: 1, right: 1,
        files: [EnumerationUse.File(path: "a", line: 2, claims: 1)]),
    ]
    #expect(
      UsesText.text(uses) == """
        HKWorkoutActivityType  3 of 4 values right  a:7, b:7, c:7 and 1 more
        XYA                    1 of 1 value right  a:2

        """)
    #expect(UsesText.text([]) == "No enum that was read is restated.\n")
  }
}
