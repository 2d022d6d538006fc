import Foundation
import TestSupport
import Testing

@Suite struct DiffTests {
  /// Two frameworks folders: `values` are the members' lines of an enum each.
  private func withSDKs(
    _ values: [String], _ body: ([String]) throws -> Void
  ) throws {
    try Temporary.folder { folder in
      let paths = try values.enumerated().map { number, members in
        let root = folder.appending(path: "macos1\(number).0")
        let headers = root.appending(path: "Frameworks/TinyKit.framework/Headers")
        try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
        try "enum TKStyle { \(members) };\n"
          .write(to: headers.appending(path: "TinyKit.h"), atomically: true, encoding: .utf8)
        return root.path
      }
      try body(paths)
    }
  }

  @Test func `the exit status tells whether anything differs`() throws {
    try withSDKs(["TKStyleA = 1, TKStyleB", "TKStyleA = 1, TKStyleC, TKStyleB"]) { paths in
      let differs = try Tool.run(["diff"] + paths)
      #expect(differs.status == 1, "\(differs.errors)")
      #expect(differs.output.contains("renumbered   TKStyleB: 2 → 3"))
      #expect(differs.output.contains("added        TKStyleC = 2"))
      let same = try Tool.run(["diff", "-F", "TinyKit", paths[0], paths[0]])
      #expect(same.status == 0)
      #expect(same.output.contains("Nothing differs."))
    }
  }

  @Test func `only what a bridge uses is shown on request`() throws {
    try withSDKs(["TKStyleA = 1, TKStyleB = 2", "TKStyleA = 3, TKStyleB = 4"]) { paths in
      let bridge = URL(filePath: paths[0]).appending(path: "bridge.zig")
      try "const TKStyleB: u32 = 2;\n".write(to: bridge, atomically: true, encoding: .utf8)
      let tool = try Tool.run(["diff", "--used-by", bridge.path] + paths)
      #expect(tool.output.contains("TKStyleB: 2 → 4"))
      #expect(!tool.output.contains("TKStyleA"))
    }
  }

  @Test func `a broken header is refused`() throws {
    try withSDKs(["TKStyleA = 1", "TKStyleA NOT_A_MACRO(1)"]) { paths in
      let tool = try Tool.run(["diff"] + paths)
      #expect(tool.status == 2)
      #expect(tool.output.isEmpty)
      #expect(tool.errors.contains("TinyKit.h:1"))
    }
  }

  @Test(arguments: [[], ["one"], ["one", "two", "three"]])
  func `two sides are needed`(_ paths: [String]) throws {
    let tool = try Tool.run(["diff"] + paths)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("diff --help"))
  }

  @Test func `SDKs, archives, fact files and built-in facts are compared in any mixture`() throws {
    let facts = Fixtures.repository.appending(path: "facts/iPhoneOS26.5")
    let new = [Fixtures.headers.path, facts.path, facts.path + "/HealthKit.facts", "iPhoneOS26.5"]
    for side in new {
      let tool = try Tool.run(["diff", "iPhoneOS16.5", side, "-F", "HealthKit"])
      #expect(tool.status == 1, "\(tool.errors)")
      #expect(tool.output.contains("HKWorkoutActivityTypeUnderwaterDiving = 84"))
      #expect(!tool.output.contains("renumbered "))
    }
    let same = try Tool.run(["diff", "iPhoneOS26.5", facts.path])
    #expect(same.status == 0, "\(same.output)")
  }

  @Test(arguments: [
    ["iPhoneOS99", "iPhoneOS16.5"], ["iPhoneOS16.5", "iPhoneOS26.5", "-F", "UIKit"],
    ["iPhoneOS16.5", Fixtures.repository.appending(path: "facts").path],
  ])
  func `what cannot be compared is refused`(_ words: [String]) throws {
    let tool = try Tool.run(["diff"] + words)
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(!tool.errors.isEmpty)
  }
}
