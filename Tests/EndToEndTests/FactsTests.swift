import Foundation
import TestSupport
import Testing

@Suite struct FactsTests {
  @Test func `the built-in facts are listed with what they do not tell`() throws {
    let tool = try Tool.run(["facts", "list"])
    #expect(tool.status == 0)
    for name in ["iPhoneOS26.5", "iPhoneOS16.5", "MacOSX14.2", "MacOSX26.5"] {
      #expect(tool.output.contains("\(name) (arm64-apple-"))
    }
    #expect(tool.output.contains("not known: encoding-offsets, enum-kinds, member-availability,"))
  }

  @Test func `the list counts what the README says`() throws {
    let output = try Tool.run(["facts", "list"]).output
    let readme = try String(
      contentsOf: Fixtures.repository.appending(path: "facts/README.md"), encoding: .utf8)
    let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 5)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let figures = cells.dropFirst(2)
      let name = cells[0].replacing("`", with: "")
      let start = try #require(output.range(of: "\n\(name) (") ?? output.range(of: "\(name) ("))
      let total = try #require(
        output[start.upperBound...].split(separator: "\n").first { $0.hasPrefix("  in all: ") })
      let numbers = total.split { !$0.isNumber }.map(String.init)
      #expect(numbers.prefix(5) == figures.prefix(5), "\(name)")
      #expect(numbers.suffix(2) == figures.suffix(2), "\(name)")
    }
  }

  @Test func `a value that differs between architectures is shown for both`() throws {
    let tool = try Tool.run(["lookup", "NSTextAlignmentCenter=2", "--facts", "MacOSX14.2"])
    #expect(tool.status == 1)
    let both = try Tool.run(
      ["lookup", "NSTextAlignmentCenter", "--facts", "MacOSX14.2", "--facts", "MacOSX14.2-x86_64"])
    #expect(both.output.contains("NSTextAlignmentCenter = 1"))
    #expect(both.output.contains("NSTextAlignmentCenter = 2"))
    #expect(both.output.contains("x86_64-apple-macos14.2"))
  }

  @Test func `facts are exported, chosen by their path, and give the same answers`() throws {
    try Temporary.folder { folder in
      let export = try Tool.run(
        ["facts", "export", "-o", folder.path, "--name", "mine", "--facts", "iPhoneOS16.5"]
          + ["-F", "HealthKit", "-F", "AdSupport"])
      #expect(export.status == 0, "\(export.errors)")
      let set = folder.appending(path: "mine")
      let names = try FileManager.default.contentsOfDirectory(atPath: set.path).sorted()
      #expect(names == ["AdSupport.facts", "HealthKit.facts", "index"])
      for path in [folder.path, set.path, set.appending(path: "HealthKit.facts").path] {
        let tool = try Tool.run(["lookup", "--facts", path, "HKWorkoutActivityTypeRunning"])
        #expect(tool.output.hasPrefix("HKWorkoutActivityTypeRunning = 37"))
        #expect(tool.output.contains("facts     mine, arm64-apple-ios16.5"))
        #expect(!tool.output.contains("MacOSX26.5"))
      }
    }
  }

  @Test func `a damaged file is refused with its line`() throws {
    try Temporary.folder { folder in
      let file = Fixtures.repository.appending(path: "facts/iPhoneOS16.5/AdSupport.facts")
      let text = try String(contentsOf: file, encoding: .utf8)
      let copy = folder.appending(path: "AdSupport.facts")
      try text.replacingOccurrences(of: "\ncounts\t", with: "\ncounts\tx")
        .write(to: copy, atomically: true, encoding: .utf8)
      let tool = try Tool.run(["lookup", "--facts", copy.path, "ASIdentifierManager"])
      #expect(tool.status == 2)
      #expect(tool.output.isEmpty)
      #expect(tool.errors.contains("AdSupport.facts:6: error:"))
      #expect(tool.errors.contains("remedy:"))
    }
  }

  @Test func `where the order is not known nothing is counted`() throws {
    let words = ["lookup", "--facts", "MacOSX26.5", "HKWorkoutActivityTypeRunning=34"]
    let tool = try Tool.run(words)
    #expect(tool.status == 1)
    #expect(tool.output.contains("HKWorkoutActivityTypeRunning is 37, not 34."))
    #expect(!tool.output.contains("  counted  "))
    #expect(!tool.output.contains("Counting"))
    #expect(tool.output.contains("not known"))
    let json = try Tool.run(words + ["--format", "json"])
    let document = try JSONDocument(json.output)
    let match = try #require((document["matches"] as? [[String: Any]])?.first)
    #expect(match["counting"] is NSNull)
    #expect(match["facts"] as? [String] == ["MacOSX26.5"])
  }

  @Test func `sets that agree are one match`() throws {
    let tool = try Tool.run(["lookup", "--format", "json", "HKWorkoutActivityTypeRunning"])
    let document = try JSONDocument(tool.output)
    let matches = try #require(document["matches"] as? [[String: Any]])
    #expect(matches.count == 1)
    #expect(matches.first?["facts"] as? [String] == ["iPhoneOS26.5", "iPhoneOS16.5", "MacOSX26.5"])
  }

  @Test(arguments: [
    ["lookup", "--facts", "iPhoneOS99", "A"], ["lookup", "--facts", "/no/such/folder", "A"],
    ["lookup", "-F", "HelthKit", "A"], ["facts"], ["facts", "show"], ["facts", "import"],
    ["facts", "export", "--facts", "iPhoneOS16.5", "-F", "AdSupport"],
    ["facts", "import", "/no/such/file.json", "-o", "."],
  ])
  func `what cannot be done is refused`(_ words: [String]) throws {
    let tool = try Tool.run(words)
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(!tool.errors.isEmpty)
  }

  @Test func `the tool copied with its facts finds them`() throws {
    try Temporary.folder { folder in
      // A link to the tool, from wherever it is called, leads to the same facts.
      let link = folder.appending(path: "link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Tool.executable)
      let linked = try Tool.run(["lookup", "HKErrorCode"], in: folder, executable: link)
      #expect(linked.output.contains("iPhoneOS26.5"))
      let share = folder.appending(path: "share/enum-counter")
      try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
      let name = "iPhoneOS26.5"
      let facts = share.appending(path: "facts")
      try FileManager.default.createDirectory(at: facts, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Fixtures.repository.appending(path: "facts/\(name)"), to: facts.appending(path: name))
      let copy = folder.appending(path: "enum-counter")
      try FileManager.default.copyItem(at: Tool.executable, to: copy)
      let tool = try Tool.run(["lookup", "HKWorkoutActivityTypeRunning"], executable: copy)
      #expect(tool.output.contains("facts     iPhoneOS26.5, arm64-apple-ios26.5\n"))
      #expect(!tool.output.contains("iPhoneOS16.5"))
    }
  }
}
