/// Numbers as comments write them: `3`, `-1`, `0x10`, `1 << 14`.
enum CommentNumber {
  struct Found: Sendable, Hashable {
    var value: ClaimedInteger
    var range: ByteRange
    /// The index of the first word after it.
    var next: Int
  }

  /// The number that starts at a word.
  static func at(_ index: Int, _ words: [CommentWord], _ file: CodeFile) -> Found? {
    var at = index
    let isNegative = mark(at, words, file) == "-"
    if isNegative {
      at += 1
      // A dash with a blank behind it starts an item of a list.
      guard words.indices.contains(at),
        words[at].range.lowerBound == words[index].range.upperBound
      else { return nil }
    }
    guard var value = plain(at, words, file) else { return nil }
    at += 1
    if mark(at, words, file) == "<<", let count = plain(at + 1, words, file) {
      guard let shifted = Arithmetic.shiftLeft(value, by: count) else { return nil }
      value = shifted
      at += 2
    }
    let range = words[index].range.lowerBound..<words[at - 1].range.upperBound
    return Found(value: isNegative ? Arithmetic.negate(value) : value, range: range, next: at)
  }

  /// The number that a comment states for the name at a word: `NAME = 3`, `NAME (3)`.
  static func after(_ name: Int, _ words: [CommentWord], _ file: CodeFile) -> Found? {
    switch mark(name + 1, words, file) {
    case "=", "==": return at(name + 2, words, file)
    case "(":
      let number = mark(name + 2, words, file) == "=" ? name + 3 : name + 2
      guard let found = at(number, words, file), mark(found.next, words, file) == ")" else {
        return nil
      }
      return found
    default: return nil
    }
  }

  /// The number that a comment states in front of the name at a word: `3 = NAME`, `3: NAME`.
  static func before(_ name: Int, _ words: [CommentWord], _ file: CodeFile) -> Found? {
    let sign = mark(name - 1, words, file)
    guard ["=", "==", "->", "=>", ":"].contains(sign) else { return nil }
    for start in max(0, name - 5)..<(name - 1) where words[start].kind != .name {
      guard let found = at(start, words, file), found.next == name - 1 else { continue }
      // `Step 3: NAME` counts steps.
      return sign == ":" && start > 0 && words[start - 1].kind == .name ? nil : found
    }
    return nil
  }

  static func mark(_ index: Int, _ words: [CommentWord], _ file: CodeFile) -> String {
    guard words.indices.contains(index), words[index].kind == .mark else { return "" }
    return file.source.text(words[index].range)
  }

  private static func plain(
    _ index: Int, _ words: [CommentWord], _ file: CodeFile
  ) -> ClaimedInteger? {
    guard words.indices.contains(index), words[index].kind == .number else { return nil }
    var bytes = file.source.bytes[words[index].range]
    // Comments quote any language's suffixes.
    let isHexadecimal = bytes.count > 2 && bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    while !isHexadecimal, bytes.count > 1, let last = bytes.last, "uUlLn".utf8.contains(last) {
      bytes.removeLast()
    }
    return IntegerLiteral.number(bytes, rules: file.profile.lexical)?.integer
  }
}
