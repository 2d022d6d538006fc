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
    /// Block comments that start with a dollar sign: `{$ifdef X}`.
    case pascal
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
  /// What stands behind a `'` in a number is its type, as in Nim's `1'u`.
  var hasQuotedSuffixes = false
  /// A backslash at the end of a line joins the next one to it.
  var backslashJoinsLines = false
  /// A string that is a statement of its own is a comment.
  var looseStringsAreComments = false
  /// Lower-case letters that may follow an integer: `ull`, `n`.
  var integerSuffixes: Set<String> = []
  /// `010` is eight.
  var hasLeadingZeroOctal = false
  /// `0xffffffff` is a 32-bit number, and negative.
  var hasSignedHexadecimal = false

  /// Bytes, beside letters, digits and `_`, that names go on with: `'` in OCaml.
  var nameBytes: [UInt8] = []
  /// Bytes before a name that are not part of it: the `#` of PureBasic's constants.
  var sigils: [UInt8] = []
  /// A `_` before a capital letter is a sigil too: names in lower case cannot start with the letter.
  var hasUnderscoreSigil = false
  /// Marks that make the name behind them a string: `:running`, `#running`.
  var symbolMarks: [UInt8] = []
  /// Keywords may be in capitals; tokens have their lower-case spelling as word.
  var ignoresCase = false
  /// Operators that are not in `Punctuation`, longer ones first: `<<<`, `.|.`.
  var operators: [[UInt8]] = []
  /// A `'` opens a character only where one is closed right behind it.
  var hasStrictCharacters = false
  /// All that stands between blanks and these bytes is one name or number, as in Lisp; empty elsewhere.
  var atomEnds: [UInt8] = []
  var radixes = RadixRules()

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
