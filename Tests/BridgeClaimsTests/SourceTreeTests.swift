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
      ".git/h.c": "", "zig-out/o.zig": "", "tool": "#!/usr/bin/env node\n", "data": "xyz",
    ]
    try withTree(files) { root in
      let tree = try SourceTree(paths: [root, root + "/b.zig"])
      #expect(names(tree, root) == ["a.ts", "a/x.swift", "b.zig", "tool"])
      #expect(tree.files.map(\.language) == ["typescript", "swift", "zig", "javascript"])
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

  @Test func binaryFilesHaveNoBytes() throws {
    try withTree(["a.zig": "const a = 1;\u{0}", "b.zig": "const b = 1;"]) { root in
      let binary = try SourceTree.bytes(of: root + "/a.zig")
      #expect(binary == nil)
      let text = try SourceTree.bytes(of: root + "/b.zig")
      #expect(text?.count == 12)
    }
  }
}
