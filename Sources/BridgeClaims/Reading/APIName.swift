/// Telling names of a C or Objective-C interface from the words around them.
enum APIName {
  /// Whether a name starts with a prefix of capitals, or with `k`, as the constants of frameworks do:
  /// `NSWindowStyleMaskTitled`, `kCGNullWindowID`.
  static func isConstantLike(_ name: some StringProtocol) -> Bool {
    let bytes = Array(name.utf8.prefix(200))
    guard bytes.count >= 5, bytes.allSatisfy(\.continuesName) else { return false }
    if bytes[0] == UInt8(ascii: "k") {
      return bytes[1].isUpper && bytes.dropFirst(2).contains(where: \.isLower)
    }
    guard let lower = bytes.firstIndex(where: \.isLower), lower >= 3 else { return false }
    return bytes[..<lower].allSatisfy { $0.isUpper || $0.isDigit } && bytes[0].isUpper
  }

  /// How many capitals start a new word in a name.
  static func wordCount(_ name: some StringProtocol) -> Int {
    let bytes = Array(name.utf8)
    guard bytes.count > 1 else { return bytes.count }
    return (1..<bytes.count).count { bytes[$0].isLower && bytes[$0 - 1].isUpper }
  }
}
