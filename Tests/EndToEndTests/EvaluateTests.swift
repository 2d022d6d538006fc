import Foundation
import TestSupport
import Testing

/// The measuring of the audit.
@Suite struct EvaluateTests {
  private func evaluate(_ words: String...) throws -> Tool {
    let program = Tool.executable.deletingLastPathComponent().appending(path: "evaluate")
    return try Tool.run(
      ["--facts", "facts/iPhoneOS26.5"] + words, in: Fixtures.repository, executable: program)
  }

  @Test func `every wrong number in the right example is seen`() throws {
    let tool = try evaluate(
      "--only", "values", "--mutations", "30", "--missed", "5", "examples/right")
    #expect(tool.status == 0)
    #expect(tool.output.contains("  certain: 0 findings, 0.00 for 1,000 claims\n"))
    let total = try #require(tool.output.split(separator: "\n").last { $0.hasPrefix("all ") })
    #expect(total.contains("  100.00 %  "))
    #expect(!tool.output.contains("missed:"))
  }

  @Test func `wrong selectors and short calls in right bridges are seen`() throws {
    let tool = try evaluate(
      "--only", "selectors", "--mutations", "60", "Tests/Fixtures/selectors/right.zig")
    #expect(tool.status == 0)
    for kind in ["a selector that no header has", "one argument less"] {
      let line = tool.output.split(separator: "\n").first { $0.hasPrefix("  \(kind) ") }
      #expect(line?.contains(" 100.00 %  ") == true, "\(kind): \(tool.output)")
    }
    #expect(!tool.output.contains("how the claims are bound"))
  }

  @Test func `the same seed gives the same output`() throws {
    let first = try evaluate("--mutations", "9", "--seed", "7", "examples/right").output
    #expect(try evaluate("--mutations", "9", "--seed", "7", "examples/right").output == first)
  }

  @Test func `wrong files are not changed`() throws {
    let tool = try evaluate("--findings", "examples/wrong")
    #expect(tool.output.contains("(HKWorkoutActivityTypeRunning) is 37, not 34"))
    let total = try #require(tool.output.split(separator: "\n").last { $0.hasPrefix("all ") })
    #expect(total.hasSuffix(" 0"))
    #expect(!total.contains("%"))
  }

  @Test func `what is not understood is refused`() throws {
    #expect(try evaluate("--nonsense", "examples").status == 2)
    #expect(try evaluate("--mutations", "many", "examples").status == 2)
    #expect(try evaluate("--only", "everything", "examples").status == 2)
  }
}
