import EnumCounter
import Foundation
import HeaderFacts

/// Which facts a command uses: the options that choose them, and what they choose.
enum FactsSelection {
  static let facts = Option(
    "facts", value: "NAME|PATH", repeats: true,
    help:
      "built-in facts by their name, a fact file, or a folder of them; `facts list` has the names")
  static let sdk = Option(
    "sdk", value: "DIR", help: "an SDK, or a folder with Frameworks/ and include/")
  static let framework = Option(
    "framework", short: "F", value: "NAME", repeats: true,
    help: "a framework to read; may be given several times")
  static let headers = Option(
    "headers", value: "PATH", repeats: true, help: "a header, or a folder of headers, to read")
  static let target = Option(
    "target", value: "TRIPLE", help: "what the headers are read for, arm64-apple-ios16.5")
  static let include = Option(
    "include", short: "I", value: "DIR", repeats: true,
    help: "a further folder in which headers are looked for")
  static let resources = Option(
    "resource-dir", value: "DIR", help: "clang's own headers, where libclang does not find them")
  static let options = [facts, sdk, framework, headers, target, include, resources]

  /// What the arguments choose; all built-in facts when they choose nothing.
  ///
  /// - Parameter configured: What `--facts` is when the arguments choose nothing.
  /// - Throws: `HeaderReadError` for headers that do not parse cleanly, `FactFileError` for fact files that
  ///   are damaged, `InputError` for options that do not go together.
  static func select(
    _ arguments: Arguments, orFacts configured: [String] = []
  ) throws -> SelectedFacts {
    var selected = SelectedFacts()
    let frameworks = arguments.values(framework)
    if choosesHeaders(arguments) { selected.read = try readHeaders(arguments) }
    var names = arguments.values(facts)
    if names.isEmpty, !choosesHeaders(arguments) { names = configured }
    if !names.isEmpty || !choosesHeaders(arguments) {
      selected.library = try library(names, reading: &selected.read)
      if !frameworks.isEmpty {
        let known = Set(selected.library.frameworks + selected.read.flatMap(\.frameworks))
        try check(frameworks, among: known)
        selected.frameworks = Set(frameworks)
      }
    }
    return selected
  }

  static func choosesHeaders(_ arguments: Arguments) -> Bool {
    arguments.value(sdk) != nil || !arguments.values(headers).isEmpty
  }

  /// HealthKit or other frameworks of the archive of declarations.
  static func readArchive(_ arguments: Arguments) throws -> FactSet {
    let frameworks = arguments.values(framework)
    return try HeaderReader(configuration: configuration(arguments)).readSDK(
      at: Resource.headers.locate().path,
      frameworks: frameworks.isEmpty ? ["HealthKit"] : frameworks)
  }

  // MARK: - Fact files

  private static func library(
    _ names: [String], reading sets: inout [FactSet]
  ) throws -> FactLibrary {
    guard !names.isEmpty else { return try builtIn() }
    var folders: [FactFolder] = []
    for name in names {
      let path = URL(filePath: name)
      if let builtIn = try? Resource.facts.locate().appending(path: name),
        !name.contains("/"), FactFolder.isFactFolder(builtIn)
      {
        folders.append(try FactFolder(builtIn))
      } else if FactFolder.isFactFolder(path) {
        folders.append(try FactFolder(path))
      } else if case let inner = FactFolders.folders(in: path), !inner.isEmpty {
        for folder in inner { folders.append(try FactFolder(folder)) }
      } else if FileManager.default.fileExists(atPath: path.path), !path.hasDirectoryPath {
        sets.append(try FactFolder.facts(inFile: path))
      } else {
        throw unknown(name)
      }
    }
    return FactLibrary(folders)
  }

  static func builtIn() throws -> FactLibrary {
    let folders = FactFolders.folders(in: try Resource.facts.locate())
    return FactLibrary(try folders.map { try FactFolder($0) })
  }

  private static func unknown(_ name: String) -> InputError {
    let known = (try? builtIn().folders.map(\.origin.name)) ?? []
    return InputError(
      "--facts \(name): neither built-in facts nor a fact file or a folder of them."
        + " Built in: \(known.joined(separator: ", "))")
  }

  private static func check(_ frameworks: [String], among known: Set<String>) throws {
    for name in frameworks where !known.contains(name) {
      let near = known.sorted().filter {
        EditDistance.between($0.lowercased(), name.lowercased(), limit: 2) != nil
      }
      throw InputError(
        "--framework \(name): the facts chosen have no such framework."
          + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"))
    }
  }

  // MARK: - Headers

  private static func configuration(_ arguments: Arguments) -> ReaderConfiguration {
    var configuration = ReaderConfiguration()
    configuration.triple = arguments.value(target)
    configuration.includeFolders = arguments.values(include)
    configuration.resourceDirectory = arguments.value(resources)
    return configuration
  }

  private static func readHeaders(_ arguments: Arguments) throws -> [FactSet] {
    var configuration = configuration(arguments)
    let paths = arguments.values(headers)
    let frameworks = arguments.values(framework)
    guard let root = arguments.value(sdk) else {
      guard frameworks.isEmpty || !arguments.values(facts).isEmpty else {
        throw InputError("--framework names a framework of an SDK: give --sdk DIR with it")
      }
      return [try HeaderReader(configuration: configuration).readHeaders(paths)]
    }
    configuration.sdk = paths.isEmpty ? nil : root
    let reader = HeaderReader(configuration: configuration)
    if !paths.isEmpty, frameworks.isEmpty { return [try reader.readHeaders(paths)] }
    guard !frameworks.isEmpty else {
      throw InputError("--sdk \(root): say which of its frameworks to read, with --framework NAME")
    }
    var sets = [try reader.readSDK(at: root, frameworks: frameworks)]
    if !paths.isEmpty { sets.append(try reader.readHeaders(paths)) }
    return sets
  }
}
