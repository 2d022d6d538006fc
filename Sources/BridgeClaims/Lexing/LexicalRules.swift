/// How a language's comments, strings, numbers and names are written.
struct LexicalRules: Sendable {
  struct BlockComment: Sendable {
    var open: [UInt8]
    var close: [UInt8]
    var nests = false

    init(_ open: String, _ close: String, nests: Bool = false) {
      (self.open, self.close, self.nests) = (Array(open.utf8), Array(close.utf8), nests)
    }
  }

  enum Directives: Sendable {
    case none
    /// Every line that starts with `#`.
    case c
    /// Only lines that start with `#if`, `#elseif`, `#else`, `#endif` and the like.
    case swift
  }

  var lineComments: [[UInt8]]
  var blockComments: [BlockComment]
  /// Tried in order: longer openings first.
  var strings: [StringRule]
  /// Letters that may stand directly before a quote: `L"…"`, `R"(…)"`.
  var stringPrefixes: Set<String> = []
  var directives: Directives = .none
  /// A `/` where no operand can end starts a regular expression.
  var hasRegularExpressions = false
  /// `@` before a letter or a quote starts a name: `@as`, `@"while"`.
  var atStartsName = false
  /// `@` directly before a name quotes it: `@default`.
  var atQuotesNames = false
  /// `'` starts a character only where another `'` follows it; elsewhere it names a lifetime.
  var hasLifetimes = false
  /// Letters that may stand before a raw string, which any number of `#` surrounds: `r#"…"#`.
  var rawStringPrefixes: Set<String> = []
  /// A name may stand between back quotes.
  var hasBackquotedNames = false
  /// `'` may separate digits.
  var hasQuoteSeparators = false
  /// Lower-case letters that may follow an integer: `ull`, `n`.
  var integerSuffixes: Set<String> = []
  /// `010` is eight.
  var hasLeadingZeroOctal = false
  /// `0xffffffff` is a 32-bit number, and negative.
  var hasSignedHexadecimal = false

  init(lineComments: [String], blockComments: [BlockComment], strings: [StringRule]) {
    self.lineComments = lineComments.map { Array($0.utf8) }
    self.blockComments = blockComments
    self.strings = strings
  }
}

/// One way to write a string or a character.
struct StringRule: Sendable {
  struct Interpolation: Sendable {
    var open: [UInt8]
    var nestedOpen: UInt8
    var close: UInt8
  }

  var open: [UInt8]
  /// Empty when the string ends with its line.
  var close: [UInt8]
  var kind: TokenKind
  var hasEscapes: Bool
  var isMultiline: Bool
  var interpolation: Interpolation?
  /// Any number of `#` may surround it and then stands after each backslash too.
  var takesHashes: Bool

  init(
    _ open: String, _ close: String, kind: TokenKind = .string, hasEscapes: Bool = true,
    isMultiline: Bool = false, interpolation: Interpolation? = nil, takesHashes: Bool = false
  ) {
    self.open = Array(open.utf8)
    self.close = Array(close.utf8)
    self.kind = kind
    self.hasEscapes = hasEscapes
    self.isMultiline = isMultiline
    self.interpolation = interpolation
    self.takesHashes = takesHashes
  }
}

extension StringRule.Interpolation {
  /// `${ … }`
  static let dollarBraces = Self(
    open: Array("${".utf8), nestedOpen: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
  /// `{ … }`
  static let plainBraces = Self(
    open: Array("{".utf8), nestedOpen: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
  /// `\( … )`
  static let backslashParentheses = Self(
    open: Array("\\(".utf8), nestedOpen: UInt8(ascii: "("), close: UInt8(ascii: ")"))
}
