import Foundation

/// Writes several files of one folder so that none is ever half-written: every new text is on disk, beside
/// its file, before the first file is replaced, and each file is replaced at once.
package enum WholeFiles {
  /// A file by its name in the folder, and what it is to hold; nil removes it.
  package struct Change: Sendable {
    package var name: String
    package var bytes: [UInt8]?

    package init(name: String, bytes: [UInt8]?) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A file or folder that the file system refuses.
  package struct Failure: Error, Sendable, Hashable {
    package var path: String
    package var reason: String
  }

  /// Makes the changes; a folder that is not there is made.
  ///
  /// - Throws: `Failure`. When a text cannot be prepared nothing has changed.
  package static func write(_ changes: [Change], in folder: URL) throws(Failure) {
    guard !changes.isEmpty else { return }
    try attempt(folder, "cannot be written") {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    var prepared: [(temporary: URL, file: URL)] = []
    do {
      for change in changes {
        guard let bytes = change.bytes else { continue }
        let temporary = folder.appending(path: ".\(change.name).new")
        prepared.append((temporary, folder.appending(path: change.name)))
        try attempt(temporary, "cannot be written") { try Data(bytes).write(to: temporary) }
      }
    } catch {
      discard(prepared.map(\.temporary))
      throw error
    }
    for (index, (temporary, file)) in prepared.enumerated()
    where rename(temporary.path, file.path) != 0 {
      discard(prepared[index...].map(\.temporary))
      throw Failure(path: file.path, reason: "cannot be replaced")
    }
    for change in changes where change.bytes == nil {
      let file = folder.appending(path: change.name)
      try attempt(file, "cannot be removed") { try FileManager.default.removeItem(at: file) }
    }
  }

  /// Removes files, and leaves a folder that has one of the names alone.
  private static func discard(_ temporaries: [URL]) {
    for temporary in temporaries { unlink(temporary.path) }
  }

  private static func attempt(
    _ file: URL, _ reason: String, _ action: () throws -> Void
  ) throws(Failure) {
    do { try action() } catch { throw Failure(path: file.path, reason: reason) }
  }
}
