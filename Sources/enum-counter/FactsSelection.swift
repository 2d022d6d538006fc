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
    "sdk", value: "DIR",
    help: "an SDK, a folder with Frameworks/ and include/, or a folder of frameworks; all is read")
  static let framework = Option(
    "framework", short: "F", value: "NAME", repeats: true,
    help: "only this framework; may be given several times")
  static let headers = Option(
    "headers", value: "PATH", repeats: true, help: "a header, or a folder of headers, to read")
  static let target = Option(
    "target", value: "TRIPLE", help: "what the headers are read for, arm64-apple-ios16.5")
  static let architecture = Option(
    "arch", value: "NAME", repeats: true,
    help: "the architecture to read them for; several, arm64,x86_64, are judged together")
  static let include = Option(
    "include", short: "I", value: "DIR", repeats: true,
    help: "a further folder in which headers are looked for")
  static let resources = Option(
    "resource-dir", value: "DIR", help: "clang's own headers, where libclang does not find them")
  static let options = [facts, sdk, framework, headers, target, architecture, include, resources]

  /// What the arguments choose; all built-in facts when they choose nothing.
  ///
  /// - Parameters:
  ///   - configured: What `--facts` is when the arguments choose nothing.
  ///   - leavesOut: Whether the command can do with less than the frameworks that are named.
  /// - Throws: `HeaderReadError` for headers that do not parse cleanly, `FactFileError` for fact files that
  ///   are damaged, `InputError` for options that do not go together.
  static func select(
    _ arguments: Arguments, orFacts configured: [String] = [], leavesOut: Bool = false
  ) throws -> SelectedFacts {
    var selected = SelectedFacts()
    let frameworks = arguments.values(framework)
    if choosesHeaders(arguments) {
      for configuration in try configurations(arguments) {
        selected.read += try readHeaders(arguments, configuration, leavesOut: leavesOut)
      }
    }
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
    return try HeaderReader(configuration: onlyConfiguration(arguments)).readSDK(
      at: Resource.headers.locate().path,
      frameworks: frameworks.isEmpty ? ["HealthKit"] : frameworks)
  }

  // MARK: - Fact files

  static func library(
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

  /// How to read headers for each architecture asked for.
  private static func configurations(_ arguments: Arguments) throws -> [ReaderConfiguration] {
    var configuration = ReaderConfiguration()
    configuration.triple = arguments.value(target)
    configuration.includeFolders = arguments.values(include)
    configuration.resourceDirectory = arguments.value(resources)
    let names = arguments.values(architecture).flatMap { $0.split(separator: ",").map(String.init) }
    guard !names.isEmpty else { return [configuration] }
    return names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { index in
      configuration.architecture = names[index]
      return configuration
    }
  }

  /// The same for a command that reads for one architecture only.
  static func onlyConfiguration(_ arguments: Arguments) throws -> ReaderConfiguration {
    let all = try configurations(arguments)
    guard all.count == 1 else { throw InputError("--arch: give one architecture here") }
    return all[0]
  }

  private static func readHeaders(
    _ arguments: Arguments, _ configuration: ReaderConfiguration, leavesOut: Bool
  ) throws -> [FactSet] {
    var configuration = configuration
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
    let loose = paths.isEmpty ? [] : [try reader.readHeaders(paths)]
    // With headers named and no framework the SDK is only there for them.
    guard loose.isEmpty || !frameworks.isEmpty else { return loose }
    return [try readSDK(root, frameworks, reader, leavesOut: leavesOut)] + loose
  }

  private static func readSDK(
    _ root: String, _ frameworks: [String], _ reader: HeaderReader, leavesOut: Bool
  ) throws -> FactSet {
    defer { Terminal.endProgress() }
    let reading = try reader.readFrameworks(ofSDKAt: root, frameworks: frameworks) { done, all in
      Terminal.showProgress("reading \(done) of \(all) frameworks …")
    }
    let isEnough = leavesOut || frameworks.isEmpty || reading.leftOut.isEmpty
    guard reading.failure == nil, isEnough else {
      throw InputError(reading.summary)
    }
    Terminal.endProgress()
    Terminal.printError(reading.summary)
    return reading.facts
  }
}
