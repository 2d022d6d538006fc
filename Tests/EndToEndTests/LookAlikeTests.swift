import Foundation
import TestSupport
import Testing

/// Code that shares names with Apple's enums and does not mean them.
@Suite struct LookAlikeTests {
  @Test func `enums of a program's own are left alone`() throws {
    let tool = try Tool.run(
      ["audit", "Tests/Fixtures/lookalikes", "--format", "json"], in: Fixtures.repository)
    let document = try JSONDocument(tool.output)
    let findings = try #require(document["findings"] as? [[String: Any]])
    let sure = findings.filter { $0["confidence"] as? String != "possible" }
    #expect(
      sure.map { "\($0["path"] ?? ""):\($0["line"] ?? 0) \($0["message"] ?? "")" } == [])
    #expect(tool.status == 0)
    let summary = try #require(document["summary"] as? [String: Any])
    #expect((summary["claims"] as? Int ?? 0) > 600)
  }
}
