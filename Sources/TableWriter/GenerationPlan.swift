import Foundation

/// What has to happen in a folder for its tables to be those of the facts.
public struct GenerationPlan: Sendable {
  public struct Change: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
      case changed, missing, obsolete
    }

    /// The file's name in the folder.
    public var name: String
    /// What the file holds; nil when it is missing.
    public var old: String?
    /// What it is to hold; nil when it is obsolete.
    public var new: String?

    public var kind: Kind { new == nil ? .obsolete : old == nil ? .missing : .changed }
  }

  public var directory: URL
  /// What a person types to write the tables anew.
  public var command: String
  /// Names of the files that are right as they are.
  public var unchanged: [String] = []
  /// By name, obsolete files last.
  public var changes: [Change] = []

  init(directory: URL, command: String) {
    self.directory = directory
    self.command = command
  }

  public var isUpToDate: Bool { changes.isEmpty }

  /// The changes as one unified diff, empty when there are none; paths are the files' names.
  public var diff: String {
    changes.map { UnifiedDiff.text(old: $0.old, new: $0.new, path: $0.name) }.joined()
  }

  /// Makes the changes: every new text is on disk, beside its file, before the first file is replaced, and
  /// each file is replaced at once. Files that are right are not touched.
  /// - Throws: `TableError.file`; when a text cannot be prepared nothing has changed.
  public func write() throws {
    guard !changes.isEmpty else { return }
    var prepared: [(temporary: URL, file: URL)] = []
    do {
      try attempt(directory) {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      }
      for change in changes {
        guard let new = change.new else { continue }
        let temporary = directory.appending(path: ".\(change.name).new")
        prepared.append((temporary, directory.appending(path: change.name)))
        try attempt(temporary) { try Data(new.utf8).write(to: temporary) }
      }
    } catch {
      discard(prepared.map(\.temporary))
      throw error
    }
    for (index, (temporary, file)) in prepared.enumerated()
    where rename(temporary.path, file.path) != 0 {
      discard(prepared[index...].map(\.temporary))
      throw TableError.file(path: file.path, reason: "cannot be replaced")
    }
    for change in changes where change.new == nil {
      let file = directory.appending(path: change.name)
      try attempt(file) { try FileManager.default.removeItem(at: file) }
    }
  }

  /// Removes files, and leaves a folder that has one of the names alone.
  private func discard(_ temporaries: [URL]) {
    for temporary in temporaries { unlink(temporary.path) }
  }

  private func attempt(_ file: URL, _ action: () throws -> Void) throws {
    do { try action() } catch {
      throw TableError.file(path: file.path, reason: "cannot be written")
    }
  }
}
