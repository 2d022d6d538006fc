import Audit
import BridgeClaims
import EnumCounter
import Foundation
import HeaderFacts
import Reports

enum DiffCommand: Command {
  static let name = "diff"
  static let positionals = "OLD NEW"
  static let summary = "what differs between two SDKs"
  static let discussion = """
    OLD and NEW are SDKs, archives of declarations, folders with Frameworks/ and include/, fact files,
    folders of them, or names of built-in facts. Compares the values of members and constants, enums' types
    and kinds, selectors with their encodings and classes, protocols, Swift names, and what is deprecated
    or unavailable. Exit status 1 when something differs.
    """
  static let framework = Option(
    "framework", short: "F", value: "NAME", repeats: true,
    help: "a framework to compare; without, all that both have")
  static let usedBy = Option(
    "used-by", value: "PATH", repeats: true, help: "only what the bridge code there uses")
  static let format = Option(
    "format", value: "FORMAT", choices: DiffFormats.all.map(\.id),
    help: "how to print the differences")
  static let options = [
    framework, usedBy, format, FactsSelection.target, FactsSelection.include,
    FactsSelection.resources,
  ]

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.positionals.count == 2 else {
      throw UsageError("diff: name two SDKs, the older one first", command: name)
    }
    let sets = try FactSides.load(arguments)
    var diff = FactDiff(from: sets.old, to: sets.new)
    let paths = arguments.values(usedBy)
    if !paths.isEmpty {
      let claims = try BridgeFiles.claims(in: paths)
      let used = UsedNames(claims, facts: [sets.old, sets.new])
      diff = diff.restricted(
        toNames: used.names, selectors: used.selectors, from: sets.old)
    }
    let id = arguments.value(format) ?? "text"
    let report: any DiffFormat = id == "text" ? DiffText(style: Terminal.style) : format(id)
    Terminal.print(report.report(diff), terminator: "")
    return diff.isEmpty ? .clean : .findings
  }

  private static func format(_ id: String) -> any DiffFormat {
    DiffFormats.format(id) ?? DiffText()
  }
}

/// The two sides of a comparison.
private struct FactSides {
  var old: FactSet
  var new: FactSet

  /// Reads the frameworks named, or else those that both sides have.
  static func load(_ arguments: Arguments) throws -> FactSides {
    let old = try FactSide(arguments.positionals[0], arguments)
    let new = try FactSide(arguments.positionals[1], arguments)
    let named = arguments.values(DiffCommand.framework)
    guard named.isEmpty else {
      return FactSides(old: try old.facts(of: named), new: try new.facts(of: named))
    }
    let (inOld, inNew) = (try old.frameworks(), try new.frameworks())
    let shared = inOld.filter(Set(inNew).contains)
    guard !shared.isEmpty else {
      throw InputError("\(old.path), \(new.path): they have no framework in common")
    }
    var sides = FactSides(old: try old.facts(of: shared), new: try new.facts(of: shared))
    // Those that only one side has are not read; that they are there is a fact all the same. Facts are of
    // some frameworks of an SDK and do not tell which others it has.
    if old.isWholeSDK, new.isWholeSDK {
      sides.old.frameworks = Set(sides.old.frameworks).union(inOld).sorted()
      sides.new.frameworks = Set(sides.new.frameworks).union(inNew).sorted()
    }
    return sides
  }
}

/// One side of a comparison: headers, or facts that were read from some before.
private struct FactSide {
  private enum Source {
    case headers(HeaderReader)
    case folder(FactFolder)
    case file(FactSet)
  }

  let path: String
  private let source: Source

  /// - Throws: `InputError` for what is neither, or for facts of several SDKs.
  init(_ path: String, _ arguments: Arguments) throws {
    self.path = path
    let isThere = FileManager.default.fileExists(atPath: path)
    guard isThere, !Self.isFacts(URL(filePath: path)) else {
      source = try Self.facts(path)
      return
    }
    var configuration = ReaderConfiguration()
    configuration.triple = arguments.value(FactsSelection.target)
    configuration.includeFolders = arguments.values(FactsSelection.include)
    configuration.resourceDirectory = arguments.value(FactsSelection.resources)
    source = .headers(HeaderReader(configuration: configuration))
  }

  private static func isFacts(_ url: URL) -> Bool {
    FactFolder.isFactFolder(url) || !FactFolders.folders(in: url).isEmpty
      || url.pathExtension == "facts"
  }

  private static func facts(_ path: String) throws -> Source {
    var read: [FactSet] = []
    let folders = try FactsSelection.library([path], reading: &read).folders
    if let set = read.first { return .file(set) }
    guard let folder = folders.first, folders.count == 1 else {
      throw InputError(
        "\(path): there are facts of several SDKs; name one of them:"
          + " \(folders.map(\.origin.name).joined(separator: ", "))")
    }
    return .folder(folder)
  }

  var isWholeSDK: Bool {
    if case .headers = source { return true }
    return false
  }

  func frameworks() throws -> [String] {
    switch source {
    case .headers(let reader): try reader.frameworks(ofSDKAt: path)
    case .folder(let folder): folder.frameworks
    case .file(let set): set.declaringFrameworks
    }
  }

  /// - Throws: `InputError` for a framework that facts do not have, and what reading throws.
  func facts(of frameworks: [String]) throws -> FactSet {
    switch source {
    case .headers(let reader): return try reader.readSDK(at: path, frameworks: frameworks)
    case .folder(let folder):
      try check(frameworks)
      return try folder.facts(of: frameworks)
    case .file(let set):
      try check(frameworks)
      return set.restricted(to: Set(frameworks))
    }
  }

  private func check(_ frameworks: [String]) throws {
    let known = Set(try self.frameworks())
    guard let missing = frameworks.first(where: { !known.contains($0) }) else { return }
    throw InputError("\(path): the facts have no framework \(missing)")
  }
}
