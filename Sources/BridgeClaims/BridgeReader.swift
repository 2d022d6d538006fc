/// Source text in, claims out.
public struct BridgeReader {
  /// Reads what a file claims. Total on any bytes: broken code is read as far as it goes.
  ///
  /// - Parameters:
  ///   - path: names the file, and tells its language where `language` is nil.
  ///   - bytes: the file's content.
  ///   - language: one of `Languages.identifiers`, or nil for what `path` and a `#!` line say.
  /// - Returns: nil when the language is not known.
  public static func read(path: String, bytes: [UInt8], language: String? = nil) -> FileClaims? {
    let profile =
      language.map { Languages.profile(id: $0) } ?? Languages.profile(forPath: path, bytes: bytes)
    guard let profile else { return nil }
    return read(CodeFile(source: SourceText(path: path, bytes: bytes), profile: profile))
  }

  static func read(_ file: CodeFile) -> FileClaims {
    var reading = Reading(file: file)
    for reader in ClaimForms.readers(for: file.profile.content) { reader.read(&reading) }
    return reading.result()
  }
}
