import Foundation
import HeaderFacts

/// What has to happen in a folder for its files to be those that were generated.
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
  /// Names of the files that are right as they are.
  public var unchanged: [String] = []
  /// By name, obsolete files last.
  public var changes: [Change] = []

  /// Compares files with what is in `directory`. Reads, and writes nothing.
  ///
  /// - Parameters:
  ///   - obsoleteExtension: Files of ours that end so, and are not among `files`, are obsolete; nil when
  ///     others may be there beside them.
  ///   - isOurs: Whether a file on disk was generated, from its text; no other is ever replaced.
  /// - Throws: `TableError` when two files have one name, when a file is in the way that is not ours, or when
  ///   a file cannot be read.
  public init(
    files: [OutputFile], directory: URL, obsoleteExtension: String? = nil,
    isOurs: (String) -> Bool = { _ in true }
  ) throws {
    self.directory = directory
    let files = files.sorted { $0.name < $1.name }
    for (file, next) in zip(files, files.dropFirst()) where file.name == next.name {
      throw TableError.sameFileName(file.name)
    }
    for file in files {
      let old = try Self.contents(of: directory.appending(path: file.name))
      if let old, !isOurs(old) {
        throw TableError.notGenerated(path: directory.appending(path: file.name).path)
      }
      if old == file.text {
        unchanged.append(file.name)
      } else {
        changes.append(Change(name: file.name, old: old, new: file.text))
      }
    }
    guard let obsoleteExtension else { return }
    let current = Set(files.map(\.name))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for name in names.sorted() where name.hasSuffix("." + obsoleteExtension) {
      guard !current.contains(name),
        let old = try Self.contents(of: directory.appending(path: name)), isOurs(old)
      else { continue }
      changes.append(Change(name: name, old: old, new: nil))
    }
  }

  /// Nil when there is no such file.
  private static func contents(of file: URL) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw TableError.file(path: file.path, reason: "cannot be read")
    }
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
    do {
      try WholeFiles.write(
        changes.map { WholeFiles.Change(name: $0.name, bytes: $0.new.map { Array($0.utf8) }) },
        in: directory)
    } catch {
      throw TableError.file(path: error.path, reason: error.reason)
    }
  }
}
