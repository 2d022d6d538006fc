/// A string that code writes down.
public struct StringLiteral: Sendable, Hashable {
  /// Its content, escapes as written.
  public var text: String
  public var range: ByteRange

  public init(text: String, range: ByteRange) {
    self.text = text
    self.range = range
  }
}

extension MessageReader {
  private static let wrapping: WordSet = [
    "(", ")", ".", "@", "!", "::", ",", "&", "*", "->", "?", "try", "new", "as", "<", ">",
  ]

  /// The one string that an argument comes to: itself, made into an object by whatever function, or held by a
  /// variable; nil where it is put together of more.
  func string(of range: Range<Int>, depth: Int = 0) -> StringLiteral? {
    guard depth < 3, range.count < 24, !range.isEmpty else { return nil }
    let first = range.lowerBound
    if range.count == 1, file.kind(first) == .identifier {
      guard let value = assignments.value(of: file.text(first), at: first, in: file) else {
        return nil
      }
      let end = file.statementEnd(from: value, limit: min(file.tokens.count, value + 24))
      return string(of: value..<max(value, end), depth: depth + 1)
    }
    var found: StringLiteral?
    for index in range {
      switch file.kind(index) {
      case .string:
        let bytes = file.selectorRange(index)
        // `stringWithUTF8String:` is how the other one is made into an object.
        if file.source.bytes[bytes].last == UInt8(ascii: ":") { continue }
        guard found == nil else { return nil }
        found = StringLiteral(text: file.source.text(bytes), range: bytes)
      case .identifier: continue
      case .punctuation where Self.wrapping.contains(file.word(index)): continue
      default: return nil
      }
    }
    return found
  }
}
