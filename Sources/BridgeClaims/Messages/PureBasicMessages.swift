/// PureBasic's `CocoaMessage(@result, o, "setA:", x, "b:", y)`.
enum PureBasicMessages: MessageSyntax {
  static func className(at index: Int, _ file: CodeFile) -> String? { nil }

  static func message(at index: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.kind(index) == .identifier, file.word(index + 1) == "(",
      file.tokens[index].contentRange.count == 12, file.text(index).lowercased() == "cocoamessage"
    else { return nil }
    let close = file.close(of: index + 1)
    guard close < file.tokens.count else { return nil }
    let parts = file.split((index + 2)..<close)
    guard parts.count > 2 else { return nil }
    var message = WrittenMessage(
      selector: "", range: 0..<0, receiver: parts[1], arguments: [],
      tokens: index..<(close + 1), helper: file.text(index))
    for place in stride(from: 2, to: parts.count, by: 2) {
      guard let string = file.atom(parts[place]), file.kind(string) == .string else { return nil }
      var range = file.tokens[string].contentRange
      if place == 2 {
        if let blank = file.source.bytes[range].firstIndex(of: UInt8(ascii: " ")) {
          // Without an object the class stands before the selector.
          message.className = file.source.text(range.lowerBound..<blank)
          message.receiver = nil
          range = (blank + 1)..<range.upperBound
        }
        message.range = range
      }
      range = keyword(range, file)
      message.range = message.range.lowerBound..<range.upperBound
      message.selector += file.source.text(range)
      if place + 1 < parts.count { message.arguments?.append(parts[place + 1]) }
    }
    message.isContiguous = parts.count < 5
    return message
  }

  /// Without the sign for the argument's type: `setTitle:$`.
  private static func keyword(_ range: ByteRange, _ file: CodeFile) -> ByteRange {
    let signs = Set("$@".utf8)
    var end = range.upperBound
    while end > range.lowerBound, signs.contains(file.source.bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}
