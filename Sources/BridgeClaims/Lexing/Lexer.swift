/// Cuts source bytes into tokens, comments and directives, driven by a language's rules.
///
/// Total on any input: what is not closed ends with its line or with the file, and a byte that means
/// nothing is punctuation. Every byte is looked at a bounded number of times.
struct Lexer {
  let rules: LexicalRules
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset at which reading stops.
  let end: Int
  var at: Int
  var line: Int
  /// Bytes at which a comment, a string, a directive or a regular expression may start.
  private let special: [Bool]
  /// No token of the current line has been read yet.
  private var isAtLineStart = true
  var output = LexedSource()

  /// Reads `range` of `bytes`, whose first byte is on `line`. Offsets are those of `bytes`.
  static func lex(
    _ bytes: [UInt8], _ range: ByteRange? = nil, line: Int = 1, profile: LanguageProfile
  ) -> LexedSource {
    // Offsets are kept in 32 bits; what lies beyond two gigabytes is not source text.
    let whole = 0..<min(bytes.count, Int(Int32.max) - 1)
    let range = range?.clamped(to: whole) ?? whole
    return bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(profile: profile, bytes: buffer, range: range, line: line)
      lexer.run()
      return lexer.output
    }
  }

  private init(
    profile: LanguageProfile, bytes: UnsafeBufferPointer<UInt8>, range: ByteRange, line: Int
  ) {
    rules = profile.lexical
    special = profile.specialBytes
    self.bytes = bytes
    self.line = line
    at = range.lowerBound
    end = range.upperBound
    if range.count > 1 << 12 { output.tokens.reserveCapacity(range.count / 5) }
  }

  private mutating func run() {
    while at < end {
      let byte = bytes[at]
      if byte.isBlank {
        if byte == .newline {
          line += 1
          isAtLineStart = true
        }
        at += 1
        continue
      }
      if !(special[Int(byte)] && lexSpecial(byte)) {
        lexPlain(byte)
      }
      isAtLineStart = false
    }
  }

  /// Whether `pattern` stands at `offset`.
  @inline(__always)
  func matches(_ pattern: [UInt8], at offset: Int) -> Bool {
    guard offset + pattern.count <= end else { return false }
    for (index, byte) in pattern.enumerated() where bytes[offset + index] != byte { return false }
    return true
  }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  mutating func append(
    _ kind: TokenKind, from start: Int, line: Int, word: Word = .none, open: Int = 0, close: Int = 0
  ) {
    output.tokens.append(
      Token(
        kind: kind, openLength: UInt8(min(open, 255)), closeLength: UInt8(min(close, 255)),
        start: Int32(start), end: Int32(at), line: Int32(line), word: word))
  }
}

// MARK: - What starts with a special byte

extension Lexer {
  /// Reads a comment, string, directive, regular expression or quoted name; false when there is none.
  private mutating func lexSpecial(_ byte: UInt8) -> Bool {
    if lexComment() || lexDirective(byte) { return true }
    if rules.hasLifetimes, byte == UInt8(ascii: "'"), !opensCharacter() { return false }
    for rule in rules.strings {
      if let hashes = opening(of: rule, at: at) {
        lexString(rule, hashes: hashes)
        return true
      }
    }
    return lexQuotedName(byte) || lexRegularExpression(byte)
  }

  /// Whether the `'` here has another one behind the character after it.
  private func opensCharacter() -> Bool {
    var close = at + 1
    guard byte(at: close) != .backslash else { return true }
    while byte(at: close) & 0b1100_0000 == 0b1000_0000 || close == at + 1 { close += 1 }
    return byte(at: close) == UInt8(ascii: "'") && close > at + 1
  }

  private mutating func lexComment() -> Bool {
    for mark in rules.lineComments where matches(mark, at: at) {
      let start = at
      while at < end, bytes[at] != .newline { at += 1 }
      addComment(from: start, line: line, open: mark.count, close: 0, isLineComment: true)
      return true
    }
    for mark in rules.blockComments where matches(mark.open, at: at) {
      let start = at
      let startLine = line
      let isClosed = skipBlockComment(mark)
      addComment(
        from: start, line: startLine, open: mark.open.count,
        close: isClosed ? mark.close.count : 0, isLineComment: false)
      return true
    }
    return false
  }

  private mutating func skipBlockComment(_ mark: LexicalRules.BlockComment) -> Bool {
    at += mark.open.count
    var depth = 1
    while at < end {
      if matches(mark.close, at: at) {
        at += mark.close.count
        depth -= 1
        if depth == 0 { return true }
      } else if mark.nests, matches(mark.open, at: at) {
        at += mark.open.count
        depth += 1
      } else {
        if bytes[at] == .newline { line += 1 }
        at += 1
      }
    }
    return false
  }

  private mutating func addComment(
    from start: Int, line startLine: Int, open: Int, close: Int, isLineComment: Bool
  ) {
    let low = min(start + open, at)
    output.comments.append(
      Comment(
        content: low..<max(low, at - close), range: start..<at, line: startLine, endLine: line,
        nextToken: output.tokens.count, isLineComment: isLineComment))
  }

  private mutating func lexDirective(_ byte: UInt8) -> Bool {
    guard byte == .hash, isAtLineStart, rules.directives != .none else { return false }
    if rules.directives == .swift {
      let names = ["if ", "if(", "elseif", "else", "endif", "warning", "error", "sourceLocation"]
      guard names.contains(where: { matches(Array($0.utf8), at: at + 1) }) else { return false }
    }
    let start = at
    let startLine = line
    skipLogicalLine()
    output.directives.append(
      Directive(range: start..<at, line: startLine, nextToken: output.tokens.count))
    return true
  }

  /// Goes to the line's end, over lines joined by a backslash or by an open block comment.
  private mutating func skipLogicalLine() {
    while at < end {
      let byte = bytes[at]
      if byte == .slash, self.byte(at: at + 1) == UInt8(ascii: "*"),
        let mark = rules.blockComments.first
      {
        _ = skipBlockComment(mark)
        continue
      }
      if byte == .newline {
        let previous = bytes[at - 1] == UInt8(ascii: "\r") ? bytes[max(0, at - 2)] : bytes[at - 1]
        guard previous == .backslash else { return }
        line += 1
      }
      at += 1
    }
  }

  private mutating func lexQuotedName(_ byte: UInt8) -> Bool {
    let start = at
    if rules.hasBackquotedNames, byte == UInt8(ascii: "`") {
      var close = at + 1
      while self.byte(at: close).continuesName { close += 1 }
      guard self.byte(at: close) == byte, close > at + 1 else { return false }
      at = close + 1
      append(.identifier, from: start, line: line, open: 1, close: 1)
      return true
    }
    if rules.atQuotesNames, byte == UInt8(ascii: "@"), self.byte(at: at + 1).startsName {
      at += 1
      while at < end, bytes[at].continuesName { at += 1 }
      append(.identifier, from: start, line: line, word: Word(bytes[(start + 1)..<at]), open: 1)
      return true
    }
    guard rules.atStartsName, byte == UInt8(ascii: "@") else { return false }
    if self.byte(at: at + 1) == .quote {
      at += 2
      while at < end, bytes[at] != .quote, bytes[at] != .newline { at += 1 }
      if self.byte(at: at) == .quote { at += 1 }
      append(.identifier, from: start, line: line, open: 2, close: 1)
      return true
    }
    guard self.byte(at: at + 1).isLetter else { return false }
    at += 1
    lexName(from: start)
    return true
  }

  /// The longest regular expression that is looked for; keeps a line full of slashes linear.
  private static let longestRegularExpression = 1_000

  private mutating func lexRegularExpression(_ byte: UInt8) -> Bool {
    guard rules.hasRegularExpressions, byte == .slash, !operandEndsBefore() else { return false }
    var close = at + 1
    var isInClass = false
    let limit = min(end, at + Self.longestRegularExpression)
    while close < limit, bytes[close] != .newline {
      switch bytes[close] {
      case .backslash: close += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case .slash where !isInClass:
        let start = at
        at = close + 1
        while self.byte(at: at).isLetter { at += 1 }
        append(.regularExpression, from: start, line: line)
        return true
      default: break
      }
      close += 1
    }
    return false
  }

  /// Whether the last token ends a value, so that a slash after it divides.
  private func operandEndsBefore() -> Bool {
    guard let last = output.tokens.last else { return false }
    switch last.kind {
    case .punctuation: return last.word == ")" || last.word == "]" || last.word == "}"
    case .identifier:
      let words: [Word] = [
        "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new",
      ]
      return !words.contains(last.word)
    default: return true
    }
  }
}

// MARK: - Names, numbers, punctuation

extension Lexer {
  private mutating func lexPlain(_ byte: UInt8) {
    if byte.startsName {
      lexName(from: at)
    } else if byte.isDigit {
      lexNumber()
    } else {
      let length = Punctuation.length(byte, byte2: self.byte(at: at + 1), self.byte(at: at + 2))
      let start = at
      at = min(end, at + length)
      append(.punctuation, from: start, line: line, word: Word(bytes[start..<at]))
    }
  }

  private mutating func lexName(from start: Int) {
    while at < end, bytes[at].continuesName { at += 1 }
    if byte(at: at) == .quote || byte(at: at) == UInt8(ascii: "'"), !rules.stringPrefixes.isEmpty,
      at - start <= 3,
      rules.stringPrefixes.contains(String(decoding: bytes[start..<at], as: UTF8.self)),
      lexPrefixedString(from: start)
    {
      return
    }
    if !rules.rawStringPrefixes.isEmpty, at - start <= 2, lexHashedString(from: start) { return }
    append(.identifier, from: start, line: line, word: Word(bytes[start..<at]))
  }

  private mutating func lexNumber() {
    let start = at
    let isHexadecimal =
      bytes[at] == UInt8(ascii: "0") && byte(at: at + 1) | 0x20 == UInt8(ascii: "x")
    while at < end {
      let byte = bytes[at]
      if byte.continuesName {
        at += 1
      } else if byte == UInt8(ascii: "."), self.byte(at: at + 1).isDigit {
        at += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
        guard at > start, bytes[at - 1] | 0x20 == exponent, self.byte(at: at + 1).isDigit else {
          break
        }
        at += 1
      } else if rules.hasQuoteSeparators, byte == UInt8(ascii: "'"),
        self.byte(at: at + 1).continuesName
      {
        at += 1
      } else {
        break
      }
    }
    append(.number, from: start, line: line)
  }
}

/// The operators of more than one byte that some form has to tell apart.
enum Punctuation {
  private static let pairs: Set<UInt16> = Set(
    [
      "=>", "->", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "::", "..", "+=", "-=", "|=",
      "&=",
    ]
    .map { pack(Array($0.utf8)[0], Array($0.utf8)[1]) } + [pack(63, 63), pack(63, 46)])

  private static func pack(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }

  /// 1, 2 or 3 bytes.
  static func length(_ first: UInt8, byte2 second: UInt8, _ third: UInt8) -> Int {
    guard second > 0x20, !second.continuesName, pairs.contains(pack(first, second)) else {
      return 1
    }
    let equals = UInt8(ascii: "=")
    switch (first, second) {
    case (equals, equals), (UInt8(ascii: "!"), equals): return third == equals ? 3 : 2
    case (UInt8(ascii: "."), UInt8(ascii: ".")):
      return third == UInt8(ascii: ".") || third == UInt8(ascii: "<") ? 3 : 2
    case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")):
      return third == equals || third == first && first == UInt8(ascii: ">") ? 3 : 2
    default: return 2
    }
  }
}
