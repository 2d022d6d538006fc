/// A message written with its keywords between the arguments: `[o a:x b:y]`, `msg_send![o, a: x, b: y]`.
struct KeywordMessage {
  var selector: String
  var receiver: Range<Int>
  /// Where each keyword stands, without its colon.
  var keywords: [Range<Int>]
  var arguments: [Range<Int>]

  /// From the first keyword to the end of the last one; the arguments are in between.
  var tokens: Range<Int> {
    (keywords.first?.lowerBound ?? receiver.upperBound)..<(keywords.last?.upperBound
      ?? receiver.upperBound)
  }
}

extension KeywordMessage {
  /// The message in Objective-C's brackets, the first of them at `open`; nil for a subscript, a literal
  /// or a lambda.
  static func bracketed(at open: Int, _ file: CodeFile) -> KeywordMessage? {
    let close = file.close(of: open)
    guard close < file.tokens.count, close - open > 2, !isSubscript(open, file) else { return nil }
    let inside = (open + 1)..<close
    guard let first = firstKeyword(inside, file) else { return unary(inside, file) }
    return read(keywordsFrom: first, receiver: inside.lowerBound..<first, end: close, file)
  }

  /// The message behind a receiver that a comma or nothing divides from it: `o, a: x, b: y`, `o a: x`.
  static func macro(_ inside: Range<Int>, _ file: CodeFile) -> KeywordMessage? {
    if let comma = file.index(of: ",", in: inside) {
      let receiver = inside.lowerBound..<comma
      let start = comma + 1
      guard start < inside.upperBound, file.kind(start) == .identifier else { return nil }
      if file.word(start + 1) == ":" {
        return read(keywordsFrom: start, receiver: receiver, end: inside.upperBound, file)
      }
      let isLast = start + 1 == inside.upperBound || file.word(start + 1) == ","
      guard isLast else { return nil }
      return KeywordMessage(
        selector: file.text(start), receiver: receiver, keywords: [start..<(start + 1)],
        arguments: [])
    }
    guard let first = firstKeyword(inside, file) else { return unary(inside, file) }
    return read(
      keywordsFrom: first, receiver: inside.lowerBound..<first, end: inside.upperBound, file)
  }

  private static func isSubscript(_ open: Int, _ file: CodeFile) -> Bool {
    guard open > 0 else { return false }
    let before = file.word(open - 1)
    if before == "@" { return true }
    if file.kind(open - 1) == .identifier {
      return !["return", "else", "in", "case", "await", "throw", "do"].contains(before)
    }
    return before == "]" || file.kind(open - 1) == .string
  }

  private static func endsOperand(_ index: Int, _ file: CodeFile) -> Bool {
    switch file.kind(index) {
    case .identifier, .string, .number, .character: true
    case .punctuation:
      [")", "]", "}", "!"].contains(file.word(index))
        || isPostfix(index, file)
    default: false
    }
  }

  /// `count++`, and not `a + b`.
  private static func isPostfix(_ index: Int, _ file: CodeFile) -> Bool {
    switch file.word(index) {
    case "++", "--": endsOperand(index - 1, file)
    case "+", "-": file.word(index - 1) == file.word(index) && endsOperand(index - 2, file)
    default: false
    }
  }

  /// The first name with a colon behind it that something comes before.
  private static func firstKeyword(_ range: Range<Int>, _ file: CodeFile) -> Int? {
    var at = file.next(after: range.lowerBound)
    var questions = 0
    while at < range.upperBound {
      let word = file.word(at)
      if word == "," { return nil }
      if word == "?", file.kind(at) == .punctuation { questions += 1 }
      if word == ":", questions > 0 { questions -= 1 }
      if file.kind(at) == .identifier, file.word(at + 1) == ":", questions == 0,
        endsOperand(at - 1, file), at + 1 < range.upperBound
      {
        return at
      }
      at = file.next(after: at)
    }
    return nil
  }

  private static func unary(_ range: Range<Int>, _ file: CodeFile) -> KeywordMessage? {
    let last = range.upperBound - 1
    guard range.count >= 2, file.kind(last) == .identifier, endsOperand(last - 1, file),
      file.index(of: ",", in: range) == nil, file.index(of: "=", in: range) == nil
    else { return nil }
    let first = range.lowerBound
    // The receiver is one operand: a name with its members, a cast, or something in brackets.
    if file.kind(first) == .identifier, last - first > 1,
      ![".", "->", "::", "(", "["].contains(file.word(first + 1))
    {
      return nil
    }
    return KeywordMessage(
      selector: file.text(last), receiver: first..<last, keywords: [last..<(last + 1)],
      arguments: [])
  }

  private static func read(
    keywordsFrom start: Int, receiver: Range<Int>, end: Int, _ file: CodeFile
  ) -> KeywordMessage? {
    var message = KeywordMessage(selector: "", receiver: receiver, keywords: [], arguments: [])
    var at = start
    while at < end, message.keywords.count < 60 {
      let isNamed = file.kind(at) == .identifier
      let colon = isNamed ? at + 1 : at
      guard file.word(colon) == ":", colon < end else { return nil }
      message.selector += (isNamed ? file.text(at) : "") + ":"
      message.keywords.append(at..<colon)
      let next = argumentEnd(from: colon + 1, end: end, file)
      // At the end an argument may have been left out.
      guard next > colon + 1 || next == end else { return nil }
      for piece in file.split((colon + 1)..<next) { message.arguments.append(piece) }
      at = next
    }
    return message
  }

  /// Where the next keyword starts, or the message ends.
  private static func argumentEnd(from start: Int, end: Int, _ file: CodeFile) -> Int {
    var at = start
    var questions = 0
    while at < end {
      let word = file.word(at)
      if file.kind(at) == .punctuation {
        if word == "?" { questions += 1 }
        if word == ":" {
          if questions == 0, at > start { return at }
          questions -= 1
        }
        if word == ",", isKeyword(at + 1, end, file) { return at + 1 }
      } else if at > start, questions == 0, isKeyword(at, end, file), endsOperand(at - 1, file) {
        return at
      }
      at = file.next(after: at)
    }
    return end
  }

  private static func isKeyword(_ index: Int, _ end: Int, _ file: CodeFile) -> Bool {
    index + 1 < end && file.kind(index) == .identifier && file.word(index + 1) == ":"
  }
}

extension SendingCalls {
  /// Objective-C's own message in brackets.
  func bracketMessage(at open: Int, _ file: CodeFile) -> KeywordMessage? {
    KeywordMessage.bracketed(at: open, file)
  }
}
