/// A pattern for paths, as in `.gitignore`, with `*`, `**` and `?`.
///
/// With a slash inside it is held against the whole path below any folder; without one against each of the
/// path's names. What it matches, it matches with everything below.
public struct PathPattern: Sendable, Hashable {
  public let text: String
  private let parts: [String]

  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").map(String.init)
  }

  /// Whether a path, or a folder on the way to it, is meant.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    let patterns = parts.map { Array($0.unicodeScalars) }
    guard !patterns.isEmpty else { return false }
    return names.indices.contains { start in
      Self.matches(patterns[...], names[start...])
    }
  }

  private typealias Name = [Unicode.Scalar]

  /// Whether the patterns match the first of the names, one by one.
  private static func matches(_ patterns: ArraySlice<Name>, _ names: ArraySlice<Name>) -> Bool {
    guard let pattern = patterns.first else { return true }
    if pattern == ["*", "*"] {
      return (names.startIndex...names.endIndex).contains {
        matches(patterns.dropFirst(), names[$0...])
      }
    }
    guard let name = names.first, matches(pattern[...], name[...]) else { return false }
    return matches(patterns.dropFirst(), names.dropFirst())
  }

  /// Whether one name matches a pattern: after a `*`, the shortest match of what follows it is tried first.
  private static func matches(
    _ pattern: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<Unicode.Scalar>, name: ArraySlice<Unicode.Scalar>)?
    while !name.isEmpty || !pattern.isEmpty {
      if let wanted = pattern.first {
        if wanted == "*" {
          retry = (pattern, name.dropFirst())
          pattern = pattern.dropFirst()
          continue
        }
        if let scalar = name.first, wanted == "?" || wanted == scalar {
          pattern = pattern.dropFirst()
          name = name.dropFirst()
          continue
        }
      }
      guard let again = retry, !name.isEmpty else { return false }
      (pattern, name) = again
    }
    return true
  }
}
