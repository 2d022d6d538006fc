/// A name or number in a comment's text.
struct CommentWord: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case name, number, mark }
  var kind: Kind
  var range: ByteRange
}

/// Cuts the text of comments into names (dots included), numbers and marks.
enum CommentText {
  static func words(_ content: ByteRange, of bytes: [UInt8]) -> [CommentWord] {
    var words: [CommentWord] = []
    var at = content.lowerBound
    while at < content.upperBound {
      let byte = bytes[at]
      let start = at
      at += 1
      // Back quotes mark code and mean nothing else.
      if byte.isBlank || byte == UInt8(ascii: "`") { continue }
      if byte.startsName
        || byte == UInt8(ascii: ".") && at < content.upperBound && bytes[at].isLetter
      {
        at = nameEnd(from: at, content, bytes)
        words.append(CommentWord(kind: .name, range: start..<at))
      } else if byte.isDigit {
        at = numberEnd(from: at, content, bytes)
        words.append(CommentWord(kind: .number, range: start..<at))
      } else {
        if at < content.upperBound, byte == bytes[at] || bytes[at] == UInt8(ascii: ">"),
          !byte.isDigit,
          "<>=-".utf8.contains(byte)
        {
          at += 1
        }
        words.append(CommentWord(kind: .mark, range: start..<at))
      }
    }
    return words
  }

  private static func nameEnd(from start: Int, _ content: ByteRange, _ bytes: [UInt8]) -> Int {
    var at = start
    while at < content.upperBound {
      let isInnerDot =
        bytes[at] == UInt8(ascii: ".") && at + 1 < content.upperBound && bytes[at + 1].isLetter
      guard bytes[at].continuesName || isInnerDot else { break }
      at += 1
    }
    return at
  }

  private static func numberEnd(from start: Int, _ content: ByteRange, _ bytes: [UInt8]) -> Int {
    var at = start
    while at < content.upperBound {
      let isInnerDot =
        bytes[at] == UInt8(ascii: ".") && at + 1 < content.upperBound && bytes[at + 1].isDigit
      guard bytes[at].continuesName || isInnerDot else { break }
      at += 1
    }
    return at
  }
}

extension CodeFile {
  /// The label that a comment's word is; the part after its last dot.
  func label(_ word: CommentWord) -> Label {
    let text = source.text(word.range)
    guard let dot = text.lastIndex(of: ".") else {
      return Label(text: text, kind: .comment, range: word.range)
    }
    let name = String(text[text.index(after: dot)...])
    let qualifier = String(text[..<dot])
    return Label(
      text: name, kind: .comment,
      range: (word.range.upperBound - name.utf8.count)..<word.range.upperBound,
      qualifier: qualifier.isEmpty ? nil : qualifier, isMember: true)
  }

  /// Whether a comment's word looks like a constant of an interface: `NSFooBar`, `.sheet`, `HKFoo.bar`.
  func namesConstant(_ word: CommentWord) -> Bool {
    guard word.kind == .name else { return false }
    let bytes = source.bytes[word.range]
    let dot = UInt8(ascii: ".")
    if bytes.first == dot { return bytes.count > 2 }
    return APIName.isConstantLike(bytes.prefix { $0 != dot })
  }
}
