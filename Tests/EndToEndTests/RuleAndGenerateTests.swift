import Foundation
import TestSupport
import Testing

@Suite struct RuleAndGenerateTests {
  @Test func `the pages and tables of the repository are up to date`() throws {
    for words in [
      ["rule", "--pages", "docs/rules", "--check"], ["generate", "--language", "swift", "--check"],
    ] {
      let tool = try Tool.run(words, in: Fixtures.repository)
      #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    }
  }

  @Test func `a rule's page is what the command prints`() throws {
    let tool = try Tool.run(["rule", "wrong-value"])
    let page = Fixtures.repository.appending(path: "docs/rules/wrong-value.md")
    #expect(tool.output == (try String(contentsOf: page, encoding: .utf8)))
  }

  @Test func `an unknown rule is refused with the ones there are`() throws {
    let tool = try Tool.run(["rule", "wrong-values"])
    #expect(tool.status == 2)
    #expect(tool.errors.contains("wrong-value,") || tool.errors.contains("wrong-value\n"))
  }

  @Test func `pages never replace a file that is none of them`() throws {
    try Temporary.folder { folder in
      let readme = folder.appending(path: "README.md")
      try "Mine.\n".write(to: readme, atomically: true, encoding: .utf8)
      let tool = try Tool.run(["rule", "--pages", folder.path])
      #expect(tool.status == 2)
      #expect(tool.errors.contains("README.md"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["README.md"])
      #expect(try String(contentsOf: readme, encoding: .utf8) == "Mine.\n")
    }
  }

  @Test func `tables are written once, found up to date, and found stale after an edit`() throws {
    try Temporary.folder { folder in
      let words = [
        "generate", "--language", "swift", "--enum", "HKWorkoutActivityType", "-o", folder.path,
      ]
      #expect(try Tool.run(words + ["--check"]).status == 1)
      #expect(try Tool.run(words).status == 0)
      #expect(try Tool.run(words + ["--check"]).status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let file = folder.appending(path: try #require(names.first))
      #expect(names.count == 1)
      let right = try String(contentsOf: file, encoding: .utf8)
      let wrong = right.replacingOccurrences(of: "rawValue: 37)", with: "rawValue: 34)")
      #expect(right != wrong)
      try wrong.write(to: file, atomically: true, encoding: .utf8)
      let stale = try Tool.run(words + ["--check"])
      #expect(stale.status == 1)
      #expect(stale.output.contains("rawValue: 37)"))
      #expect(stale.errors.contains("generate --language swift"))
      #expect(try String(contentsOf: file, encoding: .utf8) == wrong)
    }
  }

  @Test(arguments: [
    ["generate"], ["generate", "--language", "cobol"],
    ["generate", "--language", "swift", "--enum", "HKNoSuchEnum"],
    ["generate", "--language", "swift", "--sdk", "/no/such/folder", "-F", "HealthKit"],
  ])
  func `tables that cannot be written are refused`(_ words: [String]) throws {
    try Temporary.folder { folder in
      let tool = try Tool.run(words, in: folder)
      #expect(tool.status == 2)
      #expect(tool.output.isEmpty)
      #expect(!tool.errors.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}
