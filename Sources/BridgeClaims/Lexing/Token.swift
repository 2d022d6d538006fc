/// What a token is, as far as any reader of claims has to know.
enum TokenKind: UInt8, Sendable {
  case identifier, number, string, character, punctuation, regularExpression
}

/// A piece of code; comments and directives are kept apart from it.
struct Token: Sendable {
  var kind: TokenKind
  /// How many bytes stand before and after a string's content; 0 after it when it is not closed.
  var openLength: UInt8 = 0
  var closeLength: UInt8 = 0
  var start: Int32
  var end: Int32
  /// The line it starts on, counted from 1.
  var line: Int32
  /// The spelling of punctuation and of identifiers that are not long; `none` for all else.
  var word: Word

  var range: ByteRange { Int(start)..<Int(end) }

  /// A string's bytes between its delimiters, escapes as written.
  var contentRange: ByteRange {
    let low = Int(start) + Int(openLength)
    return low..<max(low, Int(end) - Int(closeLength))
  }
}

/// A spelling of at most sixteen bytes, compared as numbers.
struct Word: Sendable, Hashable, ExpressibleByStringLiteral {
  private let low: UInt64
  private let high: UInt64

  @inline(__always)
  init(stringLiteral value: StaticString) {
    precondition(value.utf8CodeUnitCount <= 16, "a word has at most sixteen bytes")
    self.init(
      UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount)[...])
  }

  /// Empty when there are more than sixteen bytes.
  @inline(__always)
  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    if bytes.count <= 16 {
      for byte in bytes.dropFirst(8).reversed() { high = high << 8 | UInt64(byte) }
      for byte in bytes.prefix(8).reversed() { low = low << 8 | UInt64(byte) }
    }
    (self.low, self.high) = (low, high)
  }

  /// The spelling in lower case; empty when there are more than sixteen bytes.
  init(lowercasing bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard bytes.count <= 16 else {
      self = .none
      return
    }
    var low: UInt64 = 0
    var high: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      let lower = UInt64(byte.isUpper ? byte | 0x20 : byte)
      if index < 8 { low |= lower << (8 * index) } else { high |= lower << (8 * (index - 8)) }
    }
    (self.low, self.high) = (low, high)
  }

  /// The spelling of no token.
  static let none: Word = ""
}

/// A few words, looked for one by one: faster than hashing for the handful that a rule has.
struct WordSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  private let words: [Word]

  init(arrayLiteral elements: Word...) { words = elements }

  @inline(__always)
  func contains(_ word: Word) -> Bool {
    for candidate in words where candidate == word { return true }
    return false
  }

  var isEmpty: Bool { words.isEmpty }
}

/// A comment, with where it stands among the tokens.
struct Comment: Sendable {
  /// The text between the comment's marks.
  var content: ByteRange
  /// Everything, marks included.
  var range: ByteRange
  var line: Int
  var endLine: Int
  /// The index of the first token after it.
  var nextToken: Int
  /// It ends with its line: `//`, not `/* */`.
  var isLineComment: Bool
}

/// A preprocessor line, `#if` or `#define`, with its continuation lines.
struct Directive: Sendable {
  var range: ByteRange
  var line: Int
  /// The index of the first token after it.
  var nextToken: Int
}

/// The tokens of one file, in order.
struct LexedSource: Sendable {
  var tokens: [Token] = []
  var comments: [Comment] = []
  var directives: [Directive] = []
}
