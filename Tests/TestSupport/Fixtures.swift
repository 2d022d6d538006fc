import Foundation
import HeaderFacts

/// Where the repository's own files are, for tests.
public enum Fixtures {
  /// The repository's root folder, found from this file.
  public static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The archive of declarations, a sysroot.
  public static let headers = repository.appending(path: "headers")

  /// The rows of a tab-separated file of `Tests/Fixtures`, comment lines left out.
  public static func rows(_ name: String) throws -> [[String]] {
    let file = repository.appending(path: "Tests/Fixtures/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
