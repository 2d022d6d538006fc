import Foundation

/// Finds the archive of declarations, `headers/`, that the tool reads when no other headers are named.
enum Archive {
  /// Tells where the archive is, whatever the working directory: in the folder that
  /// `ENUM_COUNTER_HEADERS` names, beside the executable, in its `share/enum-counter`, or in a folder
  /// above it (a build inside the repository).
  static func locate() throws -> URL {
    let environment = ProcessInfo.processInfo.environment["ENUM_COUNTER_HEADERS"] ?? ""
    if !environment.isEmpty {
      let folder = URL(filePath: environment)
      guard isArchive(folder) else {
        throw InputError(
          "ENUM_COUNTER_HEADERS=\(environment): no manifest.json there, so it is no archive")
      }
      return folder
    }
    for folder in folders(above: executable) {
      for candidate in ["headers", "share/enum-counter/headers"] {
        let archive = folder.appending(path: candidate)
        if isArchive(archive) { return archive }
      }
    }
    throw InputError(
      """
      \(executable.path): no archive of declarations (headers/) beside it or above it.
      Copy headers/ beside the executable, set ENUM_COUNTER_HEADERS, or name headers with --sdk or --headers.
      """)
  }

  private static var executable: URL {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
  }

  private static func isArchive(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "manifest.json").path)
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
