import Foundation
import TestSupport
import Testing

@Suite struct AuditExampleTests {
  private func audit(_ example: String, _ more: String...) throws -> Tool {
    try Tool.run(["audit", example] + more, in: Fixtures.repository)
  }

  @Test func `the wrong bridge has four faults, the three numbers and the selector`() throws {
    let tool = try audit("examples/wrong", "--format", "json")
    #expect(tool.status == 1)
    let document = try JSONDocument(tool.output)
    let findings = try #require(document["findings"] as? [[String: Any]])
    let seen = findings.map { finding in
      let subject = finding["constant"] ?? finding["selector"] ?? ""
      return "\(finding["line"] ?? 0) \(subject) \(finding["claimed"] ?? "")"
        + " \(finding["expected"] ?? "")"
    }
    #expect(
      seen == [
        "14 HKWorkoutActivityTypeRunning 34 37", "15 HKWorkoutActivityTypeWalking 49 52",
        "16 HKWorkoutActivityTypeHiking 22 24",
        "49 save:withCompletion: save:withCompletion: saveObject:withCompletion:",
      ])
    let running = try #require(findings.first)
    let explanation = String(describing: running["explanation"] ?? "")
    #expect(explanation.contains("HKWorkoutActivityTypeRacquetball"))
    #expect(explanation.contains("deprecated"))
  }

  @Test func `the right bridge is clean`() throws {
    let tool = try audit("examples/right")
    #expect(tool.status == 0)
    #expect(tool.errors.isEmpty)
  }

  @Test func `text names the place and the right value`() throws {
    let tool = try audit("examples/wrong")
    #expect(tool.status == 1)
    #expect(tool.output.contains("examples/wrong/workout_bridge.zig:14:"))
    #expect(tool.output.contains("37"))
    #expect(!tool.output.contains("\u{1B}"))
  }

  @Test func `a path that is not there is refused`() throws {
    let tool = try Tool.run(["audit", "no/such/folder"])
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(tool.errors.contains("no/such/folder"))
  }

  @Test func `a folder with nothing to read is refused, not called clean`() throws {
    try Temporary.folder { folder in
      let tool = try Tool.run(["audit", folder.path])
      #expect(tool.status == 2)
      #expect(tool.errors.contains(folder.path))
    }
  }
}
