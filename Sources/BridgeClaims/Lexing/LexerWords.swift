/// What languages with words in place of C's signs have: sigils, symbols, atoms, other radixes.
extension Lexer {
  /// Reads a number with a sign for its radix, a character, a symbol, an operator or a name with a
  /// sigil; false when there is none.
  mutating func lexWordy(_ byte: UInt8) -> Bool {
    if lexPrefixedNumber() { return true }
    if rules.hasStrictCharacters, byte == .apostrophe {
      if lexStrictCharacter() { return true }
      return lexPunctuation(length: 1)
    }
    if rules.symbolMarks.contains(byte), lexSymbol(byte) { return true }
    for spelling in rules.operators where matches(spelling, at: at) {
      return lexPunctuation(length: spelling.count)
    }
    if rules.sigils.contains(byte), self.byte(at: at + 1).startsName {
      let start = at
      at += 1
      lexName(from: start, open: 1)
      return true
    }
    return false
  }

  private mutating func lexPunctuation(length: Int) -> Bool {
    let start = at
    at = min(end, at + length)
    append(.punctuation, from: start, line: line, word: Word(bytes[start..<at]))
    return true
  }

  private mutating func lexPrefixedNumber() -> Bool {
    guard !rules.radixes.prefixes.isEmpty, rules.atomEnds.isEmpty,
      let prefix = rules.radixes.prefix(bytes[at..<min(end, at + 4)]),
      let digit = byte(at: at + prefix.mark.count).digitValue, digit < prefix.radix,
      !divides(prefix.mark[0])
    else { return false }
    let start = at
    at += prefix.mark.count
    lexNumber(from: start)
    return true
  }

  /// Whether a `%` or `&` stands right behind an operand.
  private func divides(_ sign: UInt8) -> Bool {
    guard sign == UInt8(ascii: "%") || sign == UInt8(ascii: "&"), at > 0 else { return false }
    let before = bytes[at - 1]
    if before.continuesName || before == UInt8(ascii: ")") { return true }
    return output.tokens.last.map { $0.kind == .number && $0.line == Int32(line) } ?? false
  }

  /// Reads `'a'`, `'\n'` and one character of several bytes.
  private mutating func lexStrictCharacter() -> Bool {
    let first = byte(at: at + 1)
    var close = at + 2
    if first == .backslash {
      close += 1
      while close < at + 10, byte(at: close) != .apostrophe, byte(at: close) != .newline {
        close += 1
      }
    } else if first >= 0x80 {
      while byte(at: close) & 0xc0 == 0x80 { close += 1 }
    }
    guard byte(at: close) == .apostrophe, close < end, first != .newline, first != .apostrophe
    else { return false }
    let start = at
    at = close + 1
    append(.character, from: start, line: line, open: 1, close: 1)
    return true
  }

  /// Reads `:name` where no name, closing bracket or further colon stands right before it.
  private mutating func lexSymbol(_ mark: UInt8) -> Bool {
    let before = at > 0 ? bytes[at - 1] : 0x20
    guard byte(at: at + 1).startsName, !before.continuesName, before != mark,
      before != UInt8(ascii: ")"), before != UInt8(ascii: "]")
    else { return false }
    let start = at
    at += 1
    while at < end, bytes[at].continuesName || rules.nameBytes.contains(bytes[at]) { at += 1 }
    append(.string, from: start, line: line, open: 1)
    return true
  }

  /// Goes over the further bytes of a name.
  mutating func skipNameBytes() {
    while at < end, bytes[at].continuesName || rules.nameBytes.contains(bytes[at]) { at += 1 }
  }

  // MARK: - Atoms

  /// Reads all up to a blank or a bracket as one name or number.
  mutating func lexAtom(_ byte: UInt8) {
    let start = at
    if byte == .hash, self.byte(at: at + 1) == .backslash {
      // `#\(` is a character.
      at = min(end, at + 3)
    } else if rules.atomEnds.contains(byte) {
      _ = lexPunctuation(length: 1)
      return
    }
    while at < end, !bytes[at].isBlank, !rules.atomEnds.contains(bytes[at]) { at += 1 }
    if isNumber(start) {
      append(.number, from: start, line: line)
      return
    }
    if bytes[start] == UInt8(ascii: ":"), at - start > 1 {
      append(.string, from: start, line: line, open: 1)
      return
    }
    let earmuffs = earmuffs(start)
    let content = bytes[(start + earmuffs)..<(at - earmuffs)]
    append(
      .identifier, from: start, line: line, word: Word(content), open: earmuffs, close: earmuffs)
  }

  /// 1 for `+name+` and `*name*`, whose marks say what kind of variable it is.
  private func earmuffs(_ start: Int) -> Int {
    guard at - start > 3, bytes[start] == bytes[at - 1] else { return 0 }
    return bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "*") ? 1 : 0
  }

  private func isNumber(_ start: Int) -> Bool {
    let isSigned = bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "+")
    let first = isSigned ? start + 1 : start
    guard first < at else { return false }
    return bytes[first].isDigit || !isSigned && rules.radixes.prefix(bytes[first..<at]) != nil
  }
}
