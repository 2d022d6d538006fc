import Foundation
import HeaderFacts
import Testing

/// The names under which the Swift compiler itself imports enums: it reads a C module that declares them and
/// prints what it sees.
struct ImporterOracle {
  let tool: URL

  static let absence: Comment = "no swift-symbolgraph-extract beside the swift of the search path"

  /// `swift-symbolgraph-extract` beside the `swift` that the search path names; nil when it is not there.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map {
      URL(filePath: String($0)).appending(path: "swift").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "swift-symbolgraph-extract")
    }
    let files = FileManager.default
    guard let tool = candidates.first(where: { files.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    self.tool = tool
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Swift names by C name. Deprecation on `platform` is written as plain deprecation, so that it counts
  /// whatever the machine. Members that Swift hides or cannot name are missing.
  func memberNames(of enumerations: [Enumeration], platform: String) throws -> [String: String] {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "oracle-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let header = enumerations.map { declaration(of: $0, platform: platform) }
    try (["extern void *const ErrorDomain;"] + header).joined(separator: "\n")
      .write(to: folder.appending(path: "oracle.h"), atomically: true, encoding: .utf8)
    try "module Oracle { header \"oracle.h\" export * }"
      .write(to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
    try run(in: folder)
    let graph = try JSONDecoder().decode(
      Graph.self, from: Data(contentsOf: folder.appending(path: "Oracle.symbols.json")))
    return Dictionary(
      graph.symbols.compactMap { symbol in
        // `c:@E@Enum@Member`; synthesized members have more after it.
        let parts = symbol.identifier.precise.split(separator: "@")
        guard parts.count == 4, parts[0] == "c:", !parts[3].contains("::"),
          parts[1].hasPrefix("E")
        else { return nil }
        return (String(parts[3]), symbol.pathComponents.last ?? "")
      }, uniquingKeysWith: { first, _ in first })
  }

  private func run(in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = [
      "-module-name", "Oracle", "-I", folder.path, "-output-dir", folder.path,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-module-cache-path",
      folder.appending(path: "cache").path,
    ]
    #if os(Linux) && arch(x86_64)
      process.arguments! += ["-target", "x86_64-unknown-linux-gnu"]
    #elseif os(Linux)
      process.arguments! += ["-target", "aarch64-unknown-linux-gnu"]
    #elseif arch(arm64)
      process.arguments! += ["-target", "arm64-apple-macos13"]
    #else
      process.arguments! += ["-target", "x86_64-apple-macos13"]
    #endif
    if let sdk = ProcessInfo.processInfo.environment["SDKROOT"] {
      process.arguments! += ["-sdk", sdk]
    }
    let messages = Pipe()
    process.standardError = messages
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: text) }
  }

  /// Values do not matter to names, and Swift hides the zero of an option set: so they count from 1.
  private func declaration(of enumeration: Enumeration, platform: String) -> String {
    let members = enumeration.members.enumerated().map { index, member in
      let own = member.availability != enumeration.availability
      let isRetired =
        own
        && (member.availability.isDeprecated(on: platform)
          || member.availability.isUnavailable(on: platform))
      let deprecated = isRetired ? " __attribute__((deprecated))" : ""
      return "\(member.name)\(deprecated)\(swiftName(member.swiftNameAttribute)) = \(index + 1)"
    }
    let attributes =
      switch enumeration.kind {
      case .open: "enum_extensibility(open)"
      case .closed: "enum_extensibility(closed)"
      case .options: "flag_enum, enum_extensibility(open)"
      case .errorCode: "enum_extensibility(open), ns_error_domain(ErrorDomain)"
      case .plain: ""
      }
    let name = enumeration.name
    return "typedef enum __attribute__((\(attributes))) \(name) : long { "
      + members.joined(separator: ", ") + " } \(name)\(swiftName(enumeration.swiftNameAttribute));"
  }

  private func swiftName(_ attribute: String?) -> String {
    attribute.map { " __attribute__((swift_name(\"\($0)\")))" } ?? ""
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      var identifier: Identifier
      var pathComponents: [String]
    }
    var symbols: [Symbol]
  }
}
