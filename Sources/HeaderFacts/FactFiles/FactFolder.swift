import Foundation

/// A folder of fact files with their index: the facts of one SDK.
public struct FactFolder: Sendable {
  public let url: URL
  public let index: FactFolderIndex
  private let path: String

  public var origin: FactOrigin { index.origin }
  public var frameworks: [String] { index.entries.map(\.framework) }

  /// - Throws: `FactFileError` when the folder has no index, or one that cannot be read.
  public init(_ url: URL) throws(FactFileError) {
    self.url = url
    path = url.path
    let file = "\(path)/\(FactFolderIndex.fileName)"
    guard let mapped = MappedFile(file) else {
      throw FactFileError.missing(file, remedy: "name a folder that `facts export` wrote")
    }
    index = try FactFolderIndex(mapped)
  }

  public static func isFactFolder(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: FactFolderIndex.fileName).path)
  }

  /// The facts of the frameworks named, those that the folder has.
  ///
  /// - Throws: `FactFileError` for a file that is missing, damaged, or not the one that the index is of.
  public func facts(of frameworks: some Sequence<String>) throws(FactFileError) -> FactSet {
    let wanted = Set(frameworks)
    var parts: [FactSet] = []
    for entry in index.entries where wanted.contains(entry.framework) {
      parts.append(try read(entry))
    }
    return FactSet(merging: parts, origin: origin)
  }

  /// The facts of every framework.
  public func allFacts() throws(FactFileError) -> FactSet { try facts(of: frameworks) }

  private func read(_ entry: FactFolderIndex.Entry) throws(FactFileError) -> FactSet {
    let path = path(of: entry)
    guard let file = MappedFile(path) else { throw FactFileError.missing(path) }
    // The bytes last as long as the file is held.
    defer { withExtendedLifetime(file) {} }
    let facts = try FactFileReader.facts(in: file.bytes, file: path)
    guard file.bytes.dropLast().suffix(16).elementsEqual(entry.checksum.utf8) else {
      throw FactFileError.mismatched(path)
    }
    return facts
  }

  private func path(of entry: FactFolderIndex.Entry) -> String { "\(path)/\(entry.fileName)" }

  /// A framework's file, of which nothing has been read yet.
  func scan(_ entry: FactFolderIndex.Entry) throws(FactFileError) -> FactFileScan {
    try FactFileScan(path(of: entry), checksum: entry.checksum)
  }

  /// The facts of a single file.
  public static func facts(inFile url: URL) throws(FactFileError) -> FactSet {
    guard let file = MappedFile(url.path) else {
      throw FactFileError.missing(url.path, remedy: "check the path")
    }
    defer { withExtendedLifetime(file) {} }
    return try FactFileReader.facts(in: file.bytes, file: url.path)
  }

  // MARK: - Writing

  /// Writes each framework's facts and the index, all of them or none; files of frameworks that the set
  /// does not have are removed.
  ///
  /// - Returns: The names of the files whose bytes changed.
  /// - Throws: `FactFileError` for what cannot be written.
  @discardableResult
  public static func write(_ facts: FactSet, to folder: URL) throws(FactFileError) -> [String] {
    var files: [(facts: FactSet, framework: String, file: [UInt8])] = []
    for framework in facts.declaringFrameworks {
      guard !framework.contains("/"), !framework.hasPrefix(".") else {
        throw FactFileError(
          file: folder.path, message: "'\(framework)' cannot be the name of a file",
          remedy: "leave this framework out")
      }
      let bytes = try FactFileWriter.bytes(of: facts, framework: framework)
      files.append((facts.declared(in: framework), framework, bytes))
    }
    var changes = files.map {
      WholeFiles.Change(name: FactFolderIndex.fileName(of: $0.framework), bytes: $0.file)
    }
    changes.append(
      WholeFiles.Change(
        name: FactFolderIndex.fileName,
        bytes: FactFolderIndex.bytes(origin: facts.origin, files: files)))
    let names = Set(changes.map(\.name))
    changes.removeAll {
      FileManager.default.contents(atPath: folder.appending(path: $0.name).path)
        == $0.bytes.map { Data($0) }
    }
    changes += obsolete(in: folder, beside: names)
    do {
      try WholeFiles.write(changes, in: folder)
    } catch {
      throw FactFileError(
        file: error.path, message: "it \(error.reason)",
        remedy: "check who may write there, or choose another folder")
    }
    return changes.map(\.name)
  }

  private static func obsolete(in folder: URL, beside names: Set<String>) -> [WholeFiles.Change] {
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return there.sorted().filter { $0.hasSuffix(".facts") && !names.contains($0) }
      .map { WholeFiles.Change(name: $0, bytes: nil) }
  }
}

extension FactSet {
  /// The facts of several frameworks of one SDK together.
  init(merging parts: [FactSet], origin: FactOrigin) {
    self.init(origin: origin)
    enumerations = parts.flatMap(\.enumerations)
    integerConstants = parts.flatMap(\.integerConstants)
    externConstants = parts.flatMap(\.externConstants)
    containers = parts.flatMap(\.containers)
    frameworks = parts.flatMap(\.frameworks)
    for part in parts { frameworkGaps.merge(part.frameworkGaps) { first, _ in first } }
  }

  /// Sets of different frameworks of one SDK as one set under a name of its own.
  ///
  /// - Throws: `FactFileError` when the sets are not of one platform and architecture, do not know the
  ///   same of their order, or declare something in the same framework.
  public static func joining(_ sets: [FactSet], name: String) throws(FactFileError) -> FactSet {
    guard var origin = sets.first?.origin else {
      throw FactFileError(file: name, message: "there are no facts", remedy: "choose some")
    }
    origin.name = name
    var parts: [String: FactSet] = [:]
    for set in sets {
      var own = set.origin
      own.name = name
      guard own == origin else {
        throw FactFileError(
          file: name,
          message: "\(set.origin.name) is of another version, target or source than"
            + " \(sets[0].origin.name)",
          remedy: "write each under its own name")
      }
      for framework in set.declaringFrameworks {
        guard parts[framework] == nil else {
          throw FactFileError(
            file: name, message: "\(framework) is declared by two of the sets",
            remedy: "write each under its own name")
        }
        parts[framework] = set.declared(in: framework)
      }
    }
    return FactSet(
      merging: parts.sorted { $0.key < $1.key }.map(\.value), origin: origin)
  }
}
