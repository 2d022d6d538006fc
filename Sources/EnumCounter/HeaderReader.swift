import Foundation
import HeaderFacts

/// Reads what headers state, as the compiler understands them.
///
/// A header with any error in it, or in what it includes, is refused: nothing of it is counted.
public struct HeaderReader: Sendable {
  public var configuration: ReaderConfiguration

  public init(configuration: ReaderConfiguration = .init()) {
    self.configuration = configuration
  }

  /// The names of the frameworks that the SDK at `path` has headers of, sorted.
  public func frameworks(ofSDKAt path: String) throws(HeaderReadError) -> [String] {
    try sdkRoot(path).frameworks().map(\.name)
  }

  /// Reads frameworks of an SDK, all of them if none is named.
  ///
  /// Of a framework is read what its umbrella header reaches within it, or each of its headers if it has no
  /// umbrella.
  /// - Parameter path: A sysroot (`…/iPhoneOS16.5.sdk`, the archive), or a folder of `Frameworks` and
  ///   `include`.
  public func readSDK(
    at path: String, frameworks names: [String] = []
  ) throws(HeaderReadError) -> FactSet {
    try readFrameworks(at: path, named: names).facts
  }

  /// Reads loose headers: files, and folders with all the headers in them.
  ///
  /// Each header is parsed alone, so that none leans on what another happens to include. Headers that lie
  /// inside of an SDK are read against it, others against `configuration.sdk` if it is set.
  public func readHeaders(_ paths: [String]) throws(HeaderReadError) -> FactSet {
    let headers = try LooseHeader.all(in: paths)
    let root = try headerRoot(for: paths)
    let target = if let root { try root.target(configuration) } else { try looseTarget() }
    let clang = try Libclang(chosenPrefix: configuration.libclangPrefix)
    var collected: [CollectedFacts] = []
    for header in headers {
      var arguments = arguments(root: root, target: target, clang: clang)
      arguments += header.searchArguments
      var probes = MacroProbes()
      probes.add(
        text: header.text, path: header.path, framework: header.framework, header: header.name)
      let collector = try collect(
        clang: clang, headers: [Inclusion(spelling: "\"\(header.path)\"", path: header.path)],
        scope: .file(path: header.path, header: header.name), probes: probes, arguments: arguments)
      if !header.isOneOfMany, collector.facts.isEmpty {
        throw HeaderReadError(
          file: header.path, message: "the header declares nothing on \(target.platform)",
          remedy: "give the header that has the declarations, or the folder it is in")
      }
      collected.append(collector.facts)
    }
    let name = URL(filePath: paths[0]).lastPathComponent
    var facts = FactSet(
      origin: target.origin(name: root?.name ?? name), read: collected,
      frameworks: Set(headers.compactMap(\.wholeFramework)).sorted())
    var notes: [String: APINotes] = [:]
    for header in headers where !header.framework.isEmpty && notes[header.framework] == nil {
      let folder = URL(filePath: header.path).deletingLastPathComponent().path
      notes[header.framework] = APINotes(framework: header.framework, headersFolder: folder)
    }
    facts.apply(notes)
    return facts
  }

  /// Frameworks that were read, while libclang still has them.
  struct Reading {
    var root: HeaderRoot
    var frameworks: [FrameworkHeaders]
    var collector: FactCollector
    var facts: FactSet
  }

  func readFrameworks(
    at path: String, named names: [String]
  ) throws(HeaderReadError) -> Reading {
    let root = try sdkRoot(path)
    let wanted = try root.frameworks(named: names)
    let target = try root.target(configuration)
    let clang = try Libclang(chosenPrefix: configuration.libclangPrefix)
    var probes = MacroProbes()
    for framework in wanted { probes.add(framework) }
    let scope = Set(names.isEmpty ? wanted.map(\.name) : names)
    let collector = try collect(
      clang: clang, headers: wanted.flatMap(\.inclusions), scope: .frameworks(scope),
      probes: probes,
      arguments: arguments(root: root, target: target, clang: clang))
    guard !collector.facts.isEmpty else {
      throw .nothingDeclared(in: scope.sorted(), file: root.path, platform: target.platform)
    }
    var facts = FactSet(
      origin: target.origin(name: root.name), read: [collector.facts], frameworks: scope.sorted())
    facts.apply(notes(of: wanted))
    return Reading(root: root, frameworks: wanted, collector: collector, facts: facts)
  }

  /// The API notes of frameworks and of those inside of them, by framework.
  func notes(of frameworks: [FrameworkHeaders]) -> [String: APINotes] {
    var notes: [String: APINotes] = [:]
    for framework in frameworks {
      notes[framework.name] = APINotes(
        framework: framework.name, headersFolder: framework.headersFolder)
      notes.merge(self.notes(of: framework.innerFrameworks)) { $1 }
    }
    return notes
  }

  private func collect(
    clang: Libclang, headers: [Inclusion], scope: Scope, probes: MacroProbes, arguments: [String]
  ) throws(HeaderReadError) -> FactCollector {
    let unit = try TranslationUnit(
      clang: clang, headers: headers, last: probes.file, arguments: arguments)
    try unit.check()
    let collector = FactCollector(unit: unit, scope: scope, probes: probes)
    collector.collect()
    return collector
  }

  func sdkRoot(_ path: String) throws(HeaderReadError) -> HeaderRoot {
    let isCatalyst = configuration.triple?.hasSuffix("-macabi") == true
    if let root = HeaderRoot.named(path, isCatalyst: isCatalyst) { return root }
    let exists = FileManager.default.fileExists(atPath: path)
    throw HeaderReadError(
      file: path, message: exists ? "this is no SDK" : "there is no such folder",
      remedy: "give a folder that has System/Library/Frameworks or usr/include, one that has"
        + " Frameworks and include, or a folder of frameworks; loose headers with --headers")
  }

  private func headerRoot(for paths: [String]) throws(HeaderReadError) -> HeaderRoot? {
    if let sdk = configuration.sdk { return try sdkRoot(sdk) }
    return paths.lazy.compactMap(HeaderRoot.enclosing).first
  }

  /// Without an SDK there is nothing to tell the platform: macOS, whose types are those of every 64-bit
  /// Apple system, unless the configuration says otherwise.
  private func looseTarget() throws(HeaderReadError) -> Target {
    try Target.chosen(by: configuration)
      ?? Target(
        platform: configuration.platform ?? "macos", version: configuration.version,
        architecture: configuration.architecture ?? "arm64")
  }
}
