import EnumCounter
import Foundation
import HeaderFacts

/// Which headers a command reads: the options that choose them, and the facts they give.
enum FactsSelection {
  static let sdk = Option(
    "sdk", value: "DIR", help: "an SDK, or a folder with Frameworks/ and include/")
  static let framework = Option(
    "framework", short: "F", value: "NAME", repeats: true,
    help: "a framework of the SDK to read; may be given several times")
  static let headers = Option(
    "headers", value: "PATH", repeats: true, help: "a header, or a folder of headers, to read")
  static let target = Option(
    "target", value: "TRIPLE", help: "what the headers are read for, arm64-apple-ios16.5")
  static let include = Option(
    "include", short: "I", value: "DIR", repeats: true,
    help: "a further folder in which headers are looked for")
  static let resources = Option(
    "resource-dir", value: "DIR", help: "clang's own headers, where libclang does not find them")
  static let options = [sdk, framework, headers, target, include, resources]

  /// Reads what the arguments name; the archive of declarations when they name nothing.
  ///
  /// - Throws: `HeaderReadError` for headers that do not parse cleanly, `InputError` for options that
  ///   do not go together.
  static func load(_ arguments: Arguments) throws -> [FactSet] {
    var configuration = ReaderConfiguration()
    configuration.triple = arguments.value(target)
    configuration.includeFolders = arguments.values(include)
    configuration.resourceDirectory = arguments.value(resources)
    let paths = arguments.values(headers)
    let frameworks = arguments.values(framework)
    guard let root = arguments.value(sdk) else {
      guard paths.isEmpty else {
        guard frameworks.isEmpty else {
          throw InputError("--framework names a framework of an SDK: give --sdk DIR with it")
        }
        return [try HeaderReader(configuration: configuration).readHeaders(paths)]
      }
      let reader = HeaderReader(configuration: configuration)
      let archive = try Archive.locate().path
      let chosen = frameworks.isEmpty ? ["HealthKit"] : frameworks
      return [try reader.readSDK(at: archive, frameworks: chosen)]
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
