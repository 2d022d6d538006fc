import Foundation
import HeaderFacts

/// A folder of files that comes with the tool.
struct Resource {
  /// The folder's name.
  let name: String
  /// The environment variable that says where it is instead.
  let variable: String
  /// What it is, for messages.
  let purpose: String
  /// Whether a folder is it.
  let isFound: @Sendable (URL) -> Bool

  /// The archive of declarations.
  static let headers = Resource(
    name: "headers", variable: "ENUM_COUNTER_HEADERS", purpose: "archive of declarations"
  ) { FileManager.default.fileExists(atPath: $0.appending(path: "manifest.json").path) }

  /// The built-in facts: a folder of fact files for each SDK.
  static let facts = Resource(
    name: "facts", variable: "ENUM_COUNTER_FACTS", purpose: "built-in facts"
  ) { !FactFolders.folders(in: $0).isEmpty }

  /// Tells where the folder is, whatever the working directory: where the environment variable says,
  /// beside the executable, in its `share/enum-counter`, or in a folder above it (a build inside the
  /// repository).
  func locate() throws -> URL {
    let environment = ProcessInfo.processInfo.environment[variable] ?? ""
    if !environment.isEmpty {
      let folder = URL(filePath: environment)
      guard isFound(folder) else {
        throw InputError("\(variable)=\(environment): there is no \(purpose) there")
      }
      return folder
    }
    for folder in Self.folders(above: Self.executable) {
      for candidate in [name, "share/enum-counter/\(name)"] {
        let found = folder.appending(path: candidate)
        if isFound(found) { return found }
      }
    }
    throw InputError(
      """
      \(Self.executable.path): no \(purpose) (\(name)/) beside it or above it.
      Copy \(name)/ beside the executable, set \(variable), or name headers with --sdk or --headers.
      """)
  }

  private static var executable: URL {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
  }

  private static func folders(above file: URL) -> [URL] {
    var folders: [URL] = []
    var folder = file.deletingLastPathComponent().standardizedFileURL
    while folder.path != "/", folders.count < 12 {
      folders.append(folder)
      folder = folder.deletingLastPathComponent()
    }
    return folders
  }
}

/// Folders that hold a folder of fact files for each SDK.
enum FactFolders {
  /// The SDKs' folders in a folder, sorted by name.
  static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }.filter(FactFolder.isFactFolder)
  }
}
