import Audit
import BridgeClaims

/// The source files that a command is given.
enum BridgeFiles {
  /// Reads the claims of the files named, and of those under the folders named, on all cores.
  ///
  /// - Throws: `InputError` when none is in a language that is read, `SourceTreeError` for a path that cannot
  ///   be read.
  static func claims(
    in paths: [String], language: String? = nil, exclude: [PathPattern] = []
  ) throws -> [FileClaims] {
    let tree = try SourceTree(paths: paths, language: language)
    let files = tree.files.filter { file in
      paths.contains(file.path) || !exclude.contains { $0.matches(file.path) }
    }
    let results = files.concurrentMap { file in
      Result {
        try SourceTree.bytes(of: file.path).flatMap {
          BridgeReader.read(path: file.path, bytes: $0, language: file.language)
        }
      }
    }
    let claims = try results.compactMap { try $0.get() }
    guard !claims.isEmpty else {
      let languages = Languages.identifiers.joined(separator: ", ")
      throw InputError(
        "\(paths.joined(separator: ", ")): no file in a language that is read (\(languages))")
    }
    return claims
  }
}
