import Audit
import BridgeClaims
import Foundation
import HeaderFacts
import TestSupport
import Testing

@Suite struct RuleDocumentationTests {
  static let facts =
    [SampleFacts.healthKit, SampleFacts.queryTypes]
    + SampleFacts.alignments(arm: ["Left": 0, "Center": 1, "Right": 2])

  private func rules(_ example: RuleExample, enabling rule: String) throws -> [String] {
    let options = AuditOptions(
      enabledRules: [rule],
      deploymentTarget: example.deploymentTarget.flatMap { DeploymentTarget($0) })
    let file = try #require(
      BridgeReader.read(path: example.fileName, bytes: Array(example.code.utf8)))
    return Auditor(facts: Self.facts, options: options).audit([file]).findings.map(\.rule)
  }

  @Test(arguments: Rules.documentation)
  func examplesAreWhatTheRuleReportsAndLeavesAlone(_ rule: RuleDocumentation) throws {
    let triggered = try rules(rule.triggering, enabling: rule.id)
    #expect(Set(triggered) == [rule.id])
    #expect(try rules(rule.nonTriggering, enabling: rule.id) == [])
  }

  @Test(arguments: Rules.documentation)
  func pagesAreWhatTheRuleSays(_ rule: RuleDocumentation) throws {
    let page = Fixtures.repository.appending(path: "docs/rules/\(rule.id).md")
    try expect(page, holds: RulePages.markdown(for: rule))
  }

  @Test func theListNamesEveryRule() throws {
    let page = Fixtures.repository.appending(path: "docs/rules/README.md")
    try expect(page, holds: RulePages.index(of: Rules.documentation))
    let ids = Rules.documentation.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { id in id.allSatisfy { $0 == "-" || $0.isLowercase } })
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.repository.appending(path: "docs/rules").path)
    #expect(Set(files) == Set(ids.map { $0 + ".md" } + ["README.md"]))
  }

  /// Compares, or writes the page where `ENUM_COUNTER_WRITE_PAGES` asks for it.
  private func expect(_ page: URL, holds text: String) throws {
    if ProcessInfo.processInfo.environment["ENUM_COUNTER_WRITE_PAGES"] != nil {
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: page)
    }
    #expect(
      try String(contentsOf: page, encoding: .utf8) == text,
      "run the tests with ENUM_COUNTER_WRITE_PAGES=1 and commit the page")
  }
}
