import BridgeClaims

/// The source files that a command is given.
enum BridgeFiles {
  /// Reads the claims of the files named, and of those under the folders named.
  ///
  /// - Throws: `InputError` when none is in a language that is read, `SourceTreeError` for a path that cannot
  ///   be read.
  static func claims(in paths: [String], language: String? = nil) throws -> [FileClaims] {
    let tree = try SourceTree(paths: paths, language: language)
    let claims = try tree.files.compactMap { file in
      try SourceTree.bytes(of: file.path).flatMap {
        BridgeReader.read(path: file.path, bytes: $0, language: file.language)
      }
    }
    guard !claims.isEmpty else {
      let languages = Languages.identifiers.joined(separator: ", ")
      throw InputError(
        "\(paths.joined(separator: ", ")): no file in a language that is read (\(languages))")
    }
    return claims
  }
}
