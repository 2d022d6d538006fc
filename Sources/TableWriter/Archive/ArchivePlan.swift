import Foundation

/// Puts an archive on disk, whole or not at all.
public struct ArchivePlan: Sendable {
  public var directory: URL
  public var files: [OutputFile]

  /// Looks at what is in the way. Reads, and writes nothing.
  ///
  /// - Throws: `TableError.notGenerated` when there is something at `directory` that is no archive written
  ///   before, or an archive with files that are not its own.
  public init(files: [OutputFile], directory: URL) throws {
    self.files = files
    self.directory = directory.standardizedFileURL
    guard FileManager.default.fileExists(atPath: self.directory.path) else { return }
    if let foreign = Self.foreignFile(in: self.directory) {
      throw TableError.notGenerated(path: foreign)
    }
  }

  /// Something that replacing the folder would lose; nil when there is nothing.
  private static func foreignFile(in folder: URL) -> String? {
    guard let walker = FileManager.default.subpaths(atPath: folder.path) else { return folder.path }
    var isFolder: ObjCBool = false
    let files = walker.filter { name in
      FileManager.default.fileExists(atPath: "\(folder.path)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    guard !files.isEmpty else { return nil }
    let manifest = folder.appending(path: ArchiveManifest.path)
    guard let data = FileManager.default.contents(atPath: manifest.path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      root["generator"] as? String == "enum-counter archive",
      let headers = root["headers"] as? [[String: Any]]
    else { return "\(folder.path)/\(files.sorted()[0])" }
    let own = Set(headers.compactMap { $0["path"] as? String })
      .union([ArchiveManifest.path, "SDKSettings.json"])
    return files.sorted().first { !own.contains($0) }.map { "\(folder.path)/\($0)" }
  }

  /// Writes everything beside `directory` and puts it in its place at once.
  ///
  /// - Throws: `TableError.file`; what was at `directory` is then still there.
  public func write() throws {
    let files = FileManager.default
    let name = directory.lastPathComponent
    let parent = directory.deletingLastPathComponent()
    let fresh = parent.appending(path: ".\(name).new-\(ProcessInfo.processInfo.processIdentifier)")
    let former = parent.appending(path: ".\(name).old-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      for file in self.files {
        let path = fresh.appending(path: file.name)
        try files.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: path)
      }
      let isThere = files.fileExists(atPath: directory.path)
      if isThere { try files.moveItem(at: directory, to: former) }
      do {
        try files.moveItem(at: fresh, to: directory)
      } catch {
        if isThere { try? files.moveItem(at: former, to: directory) }
        throw error
      }
    } catch {
      try? files.removeItem(at: fresh)
      throw TableError.file(path: directory.path, reason: "cannot be written")
    }
    try? files.removeItem(at: former)
  }
}
