import TestSupport
import Testing

/// Code in every language that is read, all of it right, against all facts that are built in.
@Suite struct FixtureAuditTests {
  @Test func `fixtures are clean, and their names are understood`() throws {
    let folder = Fixtures.repository.appending(path: "Tests/Fixtures/claims").path
    // The lists of what is read of the fixtures do not say for which processor a branch is.
    let tool = try Tool.run(["audit", folder, "--summary", "--disable", "intel-only"])
    #expect(tool.status == 0, "\(tool.output)")
    #expect(tool.output.hasPrefix("No findings in "), "\(tool.output)")
    let workouts = tool.output.split(separator: "\n").first {
      $0.hasPrefix("HKWorkoutActivityType")
    }
    let line = try #require(workouts).split { $0 == " " }.map(String.init)
    // "HKWorkoutActivityType  N of N values right"
    #expect(line[1] == line[3])
    #expect(try #require(Int(line[1])) > 900)
  }
}
