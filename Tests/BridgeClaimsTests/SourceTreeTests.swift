import Foundation
import Testing

@testable import BridgeClaims

@Suite struct SourceTreeTests {
  /// Makes a folder with files and links, hands it over and removes it.
  private func withTree(
    _ files: [String: String], links: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "source-tree-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appending(path: name).path, withDestinationPath: target)
    }
    try body(root.path)
  }

  private func names(_ tree: SourceTree, _ root: String) -> [String] {
    tree.files.map { String($0.path.dropFirst(root.count + 1)) }
  }

  @Test func findsSourcesInOrderAndSkipsWhatIsNotTheProjects() throws {
    let files = [
      "b.zig": "", "a/x.swift": "", "a.ts": "", "README.md": "", "node_modules/m/i.js": "",
      ".git/h.c": "", "zig-out/o.zig": "", "tool": "#!/usr/bin/env node\n", "data": "x\u{0}z",
      "notes.unheard": "NSBarA 3", "empty": "",
      "i.png": "text", ".hidden": "x",
    ]
    try withTree(files) { root in
      let tree = try SourceTree(paths: [root, root + "/b.zig"])
      #expect(
        names(tree, root) == ["README.md", "a.ts", "a/x.swift", "b.zig", "notes.unheard", "tool"])
      #expect(
        tree.files.map(\.language) == [
          "markdown", "typescript", "swift", "zig", "text", "javascript",
        ])
    }
  }

  @Test func linksStayInsideTheTree() throws {
    try withTree(["outside.zig": "", "in/a.zig": ""]) { root in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: root + "/in/up", withDestinationPath: "..")
      try manager.createSymbolicLink(
        atPath: root + "/in/out.zig", withDestinationPath: "../outside.zig")
      try manager.createSymbolicLink(atPath: root + "/in/self", withDestinationPath: ".")
      try manager.createSymbolicLink(atPath: root + "/in/gone.zig", withDestinationPath: "nowhere")
      let tree = try SourceTree(paths: [root + "/in"])
      #expect(names(tree, root) == ["in/a.zig"])
    }
  }

  @Test func pathsThatCannotBeReadAreNamed() throws {
    try withTree(["x.unheard": ""]) { root in
      #expect(throws: SourceTreeError(path: root + "/gone", reason: "no such file or directory")) {
        try SourceTree(paths: [root + "/gone"])
      }
      #expect(throws: SourceTreeError.self) { try SourceTree(paths: [root + "/x.unheard"]) }
      let forced = try SourceTree(paths: [root + "/x.unheard"], language: "zig")
      #expect(forced.files.map(\.language) == ["zig"])
      #expect(throws: SourceTreeError.self) { try SourceTree.bytes(of: root + "/gone.zig") }
    }
  }

  @Test func pipesAndDevicesAreNoSources() throws {
    try withTree(["a.zig": ""]) { root in
      #expect(mkfifo(root + "/pipe.zig", 0o600) == 0)
      #expect(mkfifo(root + "/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: root + "/link.zig", withDestinationPath: "pipe.zig")
      let tree = try SourceTree(paths: [root])
      #expect(names(tree, root) == ["a.zig"])
      let error = SourceTreeError(path: root + "/pipe.zig", reason: "not a regular file")
      #expect(throws: error) { try SourceTree(paths: [root + "/pipe.zig"]) }
      #expect(throws: error) { try SourceTree.bytes(of: root + "/pipe.zig") }
      #expect(throws: SourceTreeError(path: "/dev/null", reason: "not a regular file")) {
        try SourceTree(paths: ["/dev/null"], language: "zig")
      }
    }
  }

  @Test func aFileOfSeveralSpellingsIsReadOnce() throws {
    try withTree(["in/a.zig": ""]) { root in
      try FileManager.default.createSymbolicLink(
        atPath: root + "/in/b.zig", withDestinationPath: "a.zig")
      let paths = [root + "/in", root + "/in/../in/a.zig", root + "/in//a.zig", root + "/in/b.zig"]
      #expect(try SourceTree(paths: paths).files.count == 1)
    }
  }

  @Test func aByteOrderMarkIsNoColumn() throws {
    let file = read("\u{feff}const NSBarKindA = 3;\nconst NSBarKindB = 4;", "zig")
    let claims = file.groups.flatMap(\.claims)
    #expect(claims.map(\.label) == ["NSBarKindA", "NSBarKindB"])
    #expect(
      file.source.position(at: claims[0].labelRange.lowerBound) == .init(line: 1, column: 7))
    #expect(file.source.position(at: 0) == .init(line: 1, column: 1))
    #expect(file.source.line(1) == "const NSBarKindA = 3;")
    #expect(BridgeReader.read(path: "a.zig", bytes: [0xef, 0xbb, 0xbf])?.groups.count == 0)
  }

  @Test func binaryFilesHaveNoBytes() throws {
    try withTree(["a.zig": "const a = 1;\u{0}", "b.zig": "const b = 1;"]) { root in
      let binary = try SourceTree.bytes(of: root + "/a.zig")
      #expect(binary == nil)
      let text = try SourceTree.bytes(of: root + "/b.zig")
      #expect(text?.count == 12)
    }
  }
}
