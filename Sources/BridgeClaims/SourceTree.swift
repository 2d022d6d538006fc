import Foundation

/// A path that could not be read.
public struct SourceTreeError: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// A phrase: `no such file or directory`.
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path): \(reason)" }
}

/// The source files under some paths.
///
/// Folders of dependencies and build products are left out, and so are binary files. Links are
/// followed only as far as they stay inside the path that was given. Nothing is executed or written.
public struct SourceTree: Sendable {
  /// A file to read, with its path as it is shown.
  public struct File: Sendable, Hashable {
    public var path: String
    /// One of `Languages.identifiers`.
    public var language: String
  }

  /// Sorted by path, each once.
  public let files: [File]

  /// Folders that hold no code written by hand for the project.
  public static let skippedFolders: Set<String> = [
    ".git", ".hg", ".svn", ".build", ".swiftpm", ".zig-cache", "zig-cache", "zig-out",
    "node_modules", "Pods", "Carthage", "DerivedData", "bower_components", "__pycache__", ".venv",
  ]

  /// Finds the files under `paths`.
  ///
  /// A file that is named itself is taken whatever its folder, in `language` if that is given; under
  /// a folder only files whose language is known are.
  /// - Throws: `SourceTreeError` for the first path that cannot be read, and for a named file whose
  ///   language is not known.
  public init(paths: [String], language: String? = nil) throws {
    var found: Set<File> = []
    for path in paths {
      var walker = Walker(root: path, language: language)
      try walker.visit(path, isNamed: true)
      found.formUnion(walker.files)
    }
    let sorted = found.sorted {
      Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8))
    }
    // Two spellings of a path, or a link and its target, are one file.
    var seen: Set<String> = []
    files = sorted.filter { seen.insert(Walker.resolved($0.path)).inserted }
  }

  /// The bytes of a file; nil when they are binary.
  /// - Throws: `SourceTreeError`.
  public static func bytes(of path: String) throws -> [UInt8]? {
    // Reading a pipe would wait for somebody to write.
    guard Walker.isRegular(path) != false else {
      throw SourceTreeError(path: path, reason: "not a regular file")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceTreeError(path: path, reason: "cannot be read")
    }
    let bytes = [UInt8](data)
    return bytes.prefix(8_000).contains(0) ? nil : bytes
  }
}

/// One walk below one path.
private struct Walker {
  let root: String
  let language: String?
  var files: [SourceTree.File] = []
  /// Folders on the way, links resolved, so that a link cannot lead around in circles.
  private var visited: Set<String> = []
  private let resolvedRoot: String

  init(root: String, language: String?) {
    self.root = root
    self.language = language
    resolvedRoot = Self.resolved(root)
  }

  static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Whether a path, links followed, is a file of bytes and no pipe, socket or device; nil for none.
  static func isRegular(_ path: String) -> Bool? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    return (attributes?[.type] as? FileAttributeType).map { $0 == .typeRegular }
  }

  mutating func visit(_ path: String, isNamed: Bool = false) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      // A link to nowhere inside a tree is nobody's code.
      guard isNamed else { return }
      throw SourceTreeError(path: path, reason: "no such file or directory")
    }
    guard isFolder.boolValue else {
      guard Self.isRegular(path) != false else {
        guard isNamed else { return }
        throw SourceTreeError(path: path, reason: "not a regular file")
      }
      return try addFile(path, isNamed: isNamed)
    }
    guard visited.insert(Self.resolved(path)).inserted else { return }
    guard let names = try? manager.contentsOfDirectory(atPath: path) else {
      throw SourceTreeError(path: path, reason: "the folder cannot be read")
    }
    for name in names.sorted() where !SourceTree.skippedFolders.contains(name) {
      let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if leavesTree(child) { continue }
      try visit(child)
    }
  }

  private func leavesTree(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeSymbolicLink else { return false }
    let target = Self.resolved(path)
    return target != resolvedRoot && !target.hasPrefix(resolvedRoot + "/")
  }

  private mutating func addFile(_ path: String, isNamed: Bool) throws {
    let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if let language = isNamed ? language : nil {
      files.append(.init(path: shown, language: language))
      return
    }
    if let known = Languages.identifier(forPath: path) {
      files.append(.init(path: shown, language: language ?? known))
    } else if isNamed || !isSurelyNoText(path) {
      let start = try Self.start(of: path)
      if let known = Languages.identifier(forPath: path, bytes: start) {
        files.append(.init(path: shown, language: known))
      } else if isText(start) {
        files.append(.init(path: shown, language: Languages.anyText))
      } else if isNamed {
        throw SourceTreeError(
          path: path, reason: "its language is not known; name it with --language")
      }
    }
  }

  /// Extensions of what holds no claims, so that the file need not be opened; those of texts are of
  /// kinds that programs write.
  private static let skippedExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "ico", "icns", "svg", "pdf", "psd", "zip", "gz",
    "tgz", "xz", "bz2", "7z", "jar", "a", "o", "so", "dylib", "dll", "exe", "bin", "wasm", "class",
    "pyc", "woff", "woff2", "ttf", "otf", "eot", "mp3", "mp4", "mov", "wav", "aiff", "caf", "m4a",
    "db", "sqlite", "lock", "map", "resolved", "pbxproj", "xcscheme", "xcworkspacedata",
    "storyboard", "xib", "nib", "strings", "stringsdict", "log", "snap", "xml", "html", "htm",
    "css", "scss", "less", "plist", "patch", "diff",
  ]

  private func isSurelyNoText(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    // What is hidden configures tools.
    if name.hasPrefix(".") { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.skippedExtensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Whether the first bytes are those of a text; none at all are nothing.
  private func isText(_ start: [UInt8]) -> Bool {
    !start.isEmpty && start.allSatisfy { $0 >= 0x20 || (0x09...0x0d).contains($0) || $0 == 0x1b }
  }

  /// The first bytes, enough for a `#!` line.
  private static func start(of path: String) throws -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw SourceTreeError(path: path, reason: "cannot be read")
    }
    defer { try? handle.close() }
    return [UInt8]((try? handle.read(upToCount: 256)) ?? Data())
  }
}
