import EnumCounter
import Foundation
import HeaderFacts
import TableWriter

enum ArchiveCommand: Command {
  static let name = "archive"
  static let positionals = ""
  static let summary = "writes the declarations of an SDK's frameworks as a small SDK"
  static let discussion = """
    What is written can be read in the place of the SDK, with --sdk, and gives the same facts: names, values,
    selectors, types, encodings and availability. Comments, names of parameters and messages of the original
    headers are not in it. manifest.json has the SHA-256 of each header that was read.
    """
  static let output = Option(
    "output", short: "o", value: "DIR",
    help: "the folder to write; one that is there must be an archive written before")
  static let options = [
    FactsSelection.sdk, FactsSelection.framework, output, FactsSelection.target,
    FactsSelection.architecture, FactsSelection.include, FactsSelection.resources,
  ]

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let frameworks = arguments.values(FactsSelection.framework)
    guard arguments.positionals.isEmpty, let sdk = arguments.value(FactsSelection.sdk),
      let folder = arguments.value(output), !frameworks.isEmpty
    else {
      throw UsageError(
        "archive: say from where, what and where to, --sdk DIR --framework NAME -o DIR",
        command: name)
    }
    let declarations = try HeaderReader(configuration: FactsSelection.onlyConfiguration(arguments))
      .readDeclarations(at: sdk, frameworks: frameworks)
    let writer = ArchiveWriter(declarations, support: try support())
    let files = writer.files { path in
      FileManager.default.contents(atPath: "\(sdk)/\(path)").map {
        SHA256.hexDigest(of: Array($0))
      }
    }
    try ArchivePlan(files: files, directory: URL(filePath: folder, directoryHint: .isDirectory))
      .write()
    Terminal.print("\(folder): \(files.count) files from \(declarations.facts.origin.name)")
    return .clean
  }

  /// The headers of the project's own archive that declarations of any framework rest on.
  private static func support() throws -> [OutputFile] {
    let root = try Resource.headers.locate()
    return try [
      "Availability.h", "AvailabilityInternal.h", "AvailabilityMacros.h", "AvailabilityVersions.h",
      "TargetConditionals.h",
    ].map { name in
      let path = "usr/include/\(name)"
      guard let data = FileManager.default.contents(atPath: root.appending(path: path).path) else {
        throw InputError("\(root.path): \(path) is missing there")
      }
      return OutputFile(name: path, text: String(decoding: data, as: UTF8.self))
    }
  }
}
