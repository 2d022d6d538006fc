/// Strings and characters.
extension Lexer {
  /// How many `#` stand before `rule`'s opening at `offset`; nil when it does not open there.
  func opening(of rule: StringRule, at offset: Int) -> Int? {
    var hashes = 0
    if rule.takesHashes {
      while hashes < 64, byte(at: offset + hashes) == .hash { hashes += 1 }
    }
    return matches(rule.open, at: offset + hashes) ? hashes : nil
  }

  mutating func lexString(_ rule: StringRule, hashes: Int) {
    let start = at
    let startLine = line
    let isClosed = skipString(rule, hashes: hashes, depth: 0)
    append(
      rule.kind, from: start, line: startLine, open: rule.open.count + hashes,
      close: isClosed ? rule.close.count + hashes : 0)
  }

  /// Goes past the string's end; false when its line or the file ends first.
  private mutating func skipString(_ rule: StringRule, hashes: Int, depth: Int) -> Bool {
    at += rule.open.count + hashes
    while at < end {
      let byte = bytes[at]
      if byte == .newline {
        guard rule.isMultiline else { return false }
        line += 1
        at += 1
      } else if !rule.close.isEmpty, closes(rule, hashes: hashes) {
        at += rule.close.count + hashes
        return true
      } else if let interpolation = rule.interpolation, opens(interpolation, hashes: hashes) {
        at += interpolation.open.count + hashes
        skipInterpolation(interpolation, isMultiline: rule.isMultiline, depth: depth)
      } else if byte == .backslash, rule.hasEscapes, hashes == 0 {
        at += 1
        if at < end, bytes[at] != .newline { at += 1 }
      } else {
        at += 1
      }
    }
    at = min(at, end)
    return false
  }

  private func closes(_ rule: StringRule, hashes: Int) -> Bool {
    guard matches(rule.close, at: at) else { return false }
    for index in 0..<hashes where byte(at: at + rule.close.count + index) != .hash { return false }
    return true
  }

  private func opens(_ interpolation: StringRule.Interpolation, hashes: Int) -> Bool {
    guard hashes > 0, interpolation.open.first == .backslash else {
      return matches(interpolation.open, at: at)
    }
    guard bytes[at] == .backslash else { return false }
    for index in 0..<hashes where byte(at: at + 1 + index) != .hash { return false }
    return matches(Array(interpolation.open.dropFirst()), at: at + 1 + hashes)
  }

  /// Goes past the code inside a string. Strings nested deeper than a person writes are not followed.
  private mutating func skipInterpolation(
    _ interpolation: StringRule.Interpolation, isMultiline: Bool, depth: Int
  ) {
    var open = 1
    while at < end, open > 0 {
      let byte = bytes[at]
      if byte == .newline {
        guard isMultiline else { return }
        line += 1
        at += 1
      } else if byte == interpolation.close {
        open -= 1
        at += 1
      } else if byte == interpolation.nestedOpen {
        open += 1
        at += 1
      } else if depth < 16, let (rule, hashes) = stringOpening() {
        _ = skipString(rule, hashes: hashes, depth: depth + 1)
      } else {
        at += 1
      }
    }
  }

  private func stringOpening() -> (StringRule, Int)? {
    for rule in rules.strings {
      if let hashes = opening(of: rule, at: at) { return (rule, hashes) }
    }
    return nil
  }

  /// Reads `r#"…"#`, whose prefix stands from `start` to here; false when it is none after all.
  mutating func lexHashedString(from start: Int) -> Bool {
    guard byte(at: at) == .quote || byte(at: at) == .hash,
      rules.rawStringPrefixes.contains(String(decoding: bytes[start..<at], as: UTF8.self))
    else { return false }
    var hashes = 0
    while hashes < 64, byte(at: at + hashes) == .hash { hashes += 1 }
    guard byte(at: at + hashes) == .quote else { return false }
    let rule = StringRule("\"", "\"", hasEscapes: false, isMultiline: true)
    let startLine = line
    let open = at + hashes + 1 - start
    let isClosed = skipString(rule, hashes: hashes, depth: 0)
    append(
      .string, from: start, line: startLine, open: open, close: isClosed ? hashes + 1 : 0)
    return true
  }

  /// Reads a string whose prefix stands from `start` to here; false when it is none after all.
  mutating func lexPrefixedString(from start: Int) -> Bool {
    let prefixLength = at - start
    if bytes[at - 1] == UInt8(ascii: "R"), byte(at: at) == .quote {
      return lexRawString(from: start)
    }
    guard let (rule, hashes) = stringOpening() else { return false }
    let startLine = line
    let isClosed = skipString(rule, hashes: hashes, depth: 0)
    append(
      rule.kind, from: start, line: startLine, open: prefixLength + rule.open.count,
      close: isClosed ? rule.close.count : 0)
    return true
  }

  /// Reads C++'s `R"tag(…)tag"`, whose tag has at most 16 bytes.
  private mutating func lexRawString(from start: Int) -> Bool {
    var tagEnd = at + 1
    while tagEnd - at <= 17, byte(at: tagEnd) != UInt8(ascii: "("), byte(at: tagEnd) != .newline {
      tagEnd += 1
    }
    guard byte(at: tagEnd) == UInt8(ascii: "(") else { return false }
    let close = [UInt8(ascii: ")")] + bytes[(at + 1)..<tagEnd] + [.quote]
    let openLength = tagEnd + 1 - start
    let startLine = line
    at = tagEnd + 1
    while at < end {
      if matches(close, at: at) {
        at += close.count
        append(.string, from: start, line: startLine, open: openLength, close: close.count)
        return true
      }
      if bytes[at] == .newline { line += 1 }
      at += 1
    }
    append(.string, from: start, line: startLine, open: openLength)
    return true
  }
}
