/// Telling names of a C or Objective-C interface from the words around them.
enum APIName {
  /// Whether a name starts with a prefix of capitals, or with `k`, as the constants of frameworks do:
  /// `NSWindowStyleMaskTitled`, `kCGNullWindowID`.
  static func isConstantLike(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isConstantLike(Slice(base: $0, bounds: 0..<$0.count)) }
  }

  static func isConstantLike(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { isConstantLike(Slice(base: $0, bounds: 0..<$0.count)) }
  }

  private static func isConstantLike(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first, bytes.count >= 5, bytes.count <= 200 else { return false }
    guard first.isUpper || first == UInt8(ascii: "k"), bytes[1].isUpper,
      bytes.allSatisfy(\.continuesName)
    else { return false }
    guard first.isUpper else { return bytes.dropFirst(2).contains(where: \.isLower) }
    guard let lower = bytes.firstIndex(where: \.isLower), lower >= 3 else { return false }
    return bytes[..<lower].allSatisfy { $0.isUpper || $0.isDigit }
  }

  /// How many words a name has behind its prefix of capitals.
  static func wordCount(_ name: String) -> Int { wordCount(Array(name.utf8)[...]) }

  static func wordCount(_ bytes: ArraySlice<UInt8>) -> Int {
    zip(bytes, bytes.dropFirst()).count { $0.isUpper && $1.isLower }
  }
}
