import Foundation

/// Makes facts of other tools' metadata in JSON, a file a framework.
public struct FactImporter {
  /// What the metadata does not tell although nothing in it shows that: by framework, or for all of them
  /// under the empty name.
  public var statedGaps: [String: Set<FactGap>]
  public var architecture: String

  public init(architecture: String = "arm64", statedGaps: [String: Set<FactGap>] = [:]) {
    self.architecture = architecture
    self.statedGaps = statedGaps
  }

  /// The facts of frameworks of one SDK, each described by one file.
  ///
  /// - Throws: `FactFileError` with the path of the element at fault.
  public func facts(fromFiles files: [URL]) throws -> FactSet {
    var imported: [ImportedFramework] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw FactFileError(
          file: file.path, message: "there is no such file, or it cannot be read",
          remedy: "check the path")
      }
      let framework = try Self.decode(data, file: file.path)
      if let first = imported.first, first.sdk != framework.sdk {
        throw FactFileError(
          file: file.path, message: "sdk: this is of \(framework.sdk), others are of \(first.sdk)",
          remedy: "import each SDK by itself")
      }
      if imported.contains(where: { $0.framework == framework.framework }) {
        throw FactFileError(
          file: file.path, message: "framework: \(framework.framework) is there twice",
          remedy: "name each framework's file once")
      }
      imported.append(framework)
    }
    return try facts(of: imported.sorted { $0.framework < $1.framework })
  }

  private static func decode(_ data: Data, file: String) throws -> ImportedFramework {
    do {
      return try JSONDecoder().decode(ImportedFramework.self, from: data)
    } catch let error as DecodingError {
      throw FactFileError(
        file: file, message: message(error),
        remedy: "docs/fact-files.md has the shape that is imported")
    }
  }

  private static func message(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      "\(path(context.codingPath)): \(context.debugDescription)"
    case .valueNotFound(_, let context):
      "\(path(context.codingPath)): there is no value"
    case .keyNotFound(let key, let context):
      "\(path(context.codingPath + [key])): this is missing"
    @unknown default: "the file cannot be read"
    }
  }

  /// `enums[3].members[0].value`; `top` for the whole.
  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "top" }
    return keys.enumerated().map { place, key in
      if let index = key.intValue { return "[\(index)]" }
      return place == 0 ? key.stringValue : "." + key.stringValue
    }.joined()
  }

  // MARK: - Conversion

  private func facts(of imported: [ImportedFramework]) throws(FactFileError) -> FactSet {
    var facts = FactSet(origin: try origin(of: imported))
    for framework in imported {
      let conversion = ImportConversion(framework)
      facts.frameworks.append(framework.framework)
      facts.enumerations += try conversion.enumerations()
      facts.integerConstants += conversion.integerConstants()
      facts.externConstants += conversion.externConstants()
      facts.containers += try conversion.containers()
      var gaps = statedGaps[framework.framework] ?? []
      let containers = framework.interfaces + framework.protocols + framework.categories
      if !containers.isEmpty, containers.allSatisfy({ $0.methods == nil }) { gaps.insert(.methods) }
      if !gaps.isEmpty { facts.frameworkGaps[framework.framework] = gaps }
    }
    return facts
  }

  private func origin(of imported: [ImportedFramework]) throws(FactFileError) -> FactOrigin {
    let name = imported.first?.sdk ?? ""
    let word = String(name.prefix { $0.isLetter })
    let version = Version(name.dropFirst(word.count))
    guard let platform = Self.platforms[word], let version else {
      throw FactFileError(
        file: name, message: "sdk: '\(name)' does not tell a platform and a version",
        remedy: "call it as Apple does: iPhoneOS16.5, MacOSX14.2")
    }
    let system = platform == "visionos" ? "xros" : platform
    return FactOrigin(
      name: name, platform: platform, version: version, architecture: architecture,
      triple: "\(architecture)-apple-\(system)\(version)",
      source: imported.lazy.compactMap(\.source).first ?? "imported metadata",
      gaps: Self.gaps(of: imported).union(statedGaps[""] ?? []))
  }

  private static let platforms = [
    "iPhoneOS": "ios", "MacOSX": "macos", "AppleTVOS": "tvos", "WatchOS": "watchos",
    "XROS": "visionos",
  ]

  /// What cannot be told from any of the files.
  private static func gaps(of imported: [ImportedFramework]) -> Set<FactGap> {
    let enumerations = imported.flatMap(\.enumerations)
    let members = enumerations.flatMap(\.members)
    let methods = imported.flatMap { $0.interfaces + $0.protocols + $0.categories }
      .flatMap { $0.methods ?? [] }
    var gaps: Set<FactGap> = [.places, .enumKinds, .swiftNames]
    if !members.contains(where: { $0.isExplicit != nil }) { gaps.insert(.memberOrder) }
    if !members.contains(where: { $0.availability != nil }) { gaps.insert(.memberAvailability) }
    if !methods.contains(where: { $0.encoding.contains("@0:8") }) {
      gaps.insert(.encodingOffsets)
    }
    if !imported.flatMap(\.constants).contains(where: \.isMacro) { gaps.insert(.macros) }
    return gaps
  }
}
