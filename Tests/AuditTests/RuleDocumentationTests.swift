import Audit
import BridgeClaims
import Foundation
import HeaderFacts
import TestSupport
import Testing

@Suite struct RuleDocumentationTests {
  static let auditor = Auditor(facts: [SampleFacts.healthKit, SampleFacts.queryTypes])

  private func rules(_ example: RuleExample) throws -> [String] {
    let file = try #require(
      BridgeReader.read(path: example.fileName, bytes: Array(example.code.utf8)))
    return Self.auditor.audit([file]).findings.map(\.rule)
  }

  @Test(arguments: Rules.documentation)
  func examplesAreWhatTheRuleReportsAndLeavesAlone(_ rule: RuleDocumentation) throws {
    let triggered = try rules(rule.triggering)
    #expect(Set(triggered) == [rule.id])
    #expect(try rules(rule.nonTriggering) == [])
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
