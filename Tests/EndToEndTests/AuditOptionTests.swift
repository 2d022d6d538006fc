import Foundation
import TestSupport
import Testing

@Suite struct AuditOptionTests {
  private static let table = """
    const sports = { running: 2, walking: 52 };
    enum WorkoutActivityType { running = 37, walking = 52, hiking = 24, dance = 14, cycling = 13 }

    """

  /// Runs an audit in a folder with a file of code and, perhaps, a configuration.
  private func audit(
    _ words: String..., configuration: String? = nil, check: (Tool) throws -> Void
  ) throws {
    try Temporary.folder { folder in
      try Data(Self.table.utf8).write(to: folder.appending(path: "a.ts"))
      if let configuration {
        try Data(configuration.utf8).write(to: folder.appending(path: ".enum-counter"))
      }
      try check(try Tool.run(["audit", "--facts", "iPhoneOS26.5"] + words, in: folder))
    }
  }

  @Test func `a configuration names enums`() throws {
    try audit(".", configuration: #"{"bindings": {"sports": "HKWorkoutActivityType"}}"#) { tool in
      #expect(tool.status == 1)
      #expect(tool.output.contains("a.ts:1:27: error (certain): `running`"))
    }
  }

  @Test func `a key that there is not is an error with its line`() throws {
    try audit(".", configuration: "{\n  \"binding\": {}\n}") { tool in
      #expect(tool.status == 2)
      #expect(tool.output.isEmpty)
      #expect(tool.errors.contains(".enum-counter:2: there is no key \"binding\""))
    }
  }

  @Test func `excluded files are not read`() throws {
    try audit(".", configuration: #"{"exclude": ["*.ts"]}"#) { tool in
      #expect(tool.status == 2)
      #expect(tool.errors.contains("no file in a language that is read"))
    }
  }

  @Test func `rules wait to be asked for`() throws {
    try audit("a.ts") { tool in #expect(tool.status == 0) }
    try audit("a.ts", "--enable", "availability", "--deployment-target", "ios15") { tool in
      #expect(tool.output.contains("deprecated since ios"))
      #expect(tool.output.contains("[availability]"))
    }
    try audit("a.ts", "--deployment-target", "15") { tool in #expect(tool.status == 2) }
  }

  @Test func `bindings are explained`() throws {
    try audit("a.ts", "--show-bindings") { tool in
      #expect(tool.status == 0)
      #expect(tool.output.contains("a.ts:1: 2 values in sports (map-literal)"))
      #expect(tool.output.contains("not bound: most like"))
      #expect(
        tool.output.contains(
          "HKWorkoutActivityType: certain (named after the enum); 5 of 5 right"))
    }
  }

  @Test func `the summary counts each enum`() throws {
    try audit("a.ts", "--summary") { tool in
      #expect(tool.output.hasSuffix("HKWorkoutActivityType  5 of 5 values right  a.ts:2\n"))
    }
  }

  @Test func `SARIF is valid JSON with all rules`() throws {
    try audit("a.ts", "--format", "sarif") { tool in
      let document = try JSONDocument(tool.output)
      #expect(document["version"] as? String == "2.1.0")
    }
  }

  @Test func `what another SDK has is told, and no plain error`() throws {
    try Temporary.folder { folder in
      let code = "pub const EKErrorLast = 29;\npub const HKWorkoutActivityTypeRunning = 34;\n"
      try Data(code.utf8).write(to: folder.appending(path: "a.zig"))
      let tool = try Tool.run(["audit", "a.zig", "--facts", "iPhoneOS16.5"], in: folder)
      #expect(tool.output.contains("HKWorkoutActivityTypeRunning is 37, not 34"))
      #expect(!tool.output.contains("error (certain): EKErrorLast"))
    }
  }
}
