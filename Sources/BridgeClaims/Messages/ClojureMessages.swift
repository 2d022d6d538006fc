/// Clojure's `(objc [o :a x :b y])`, with lists inside brackets as further messages.
enum ClojureMessages: MessageSyntax {
  private static let deepest = 8

  static func message(at open: Int, _ file: CodeFile) -> WrittenMessage? {
    if file.word(open) == "(", file.word(open + 1) == "objc",
      file.close(of: open) < file.tokens.count,
      let last = file.elements(of: open).last, file.word(last.lowerBound) == "[",
      var message = message(at: last.lowerBound, file)
    {
      message.tokens = open..<(file.close(of: open) + 1)
      return message
    }
    guard file.word(open) == "[", isSent(open, file) else { return nil }
    var elements = file.elements(of: open)[...]
    guard let receiver = elements.popFirst(), let first = elements.first,
      isKeyword(first, file)
    else { return nil }
    var message = WrittenMessage(
      selector: "", range: file.tokens[first.lowerBound].contentRange, receiver: receiver,
      arguments: [], tokens: open..<(file.close(of: open) + 1), helper: "objc")
    if elements.count == 1 {
      message.selector = file.text(first.lowerBound)
      return message
    }
    var count = 0
    while let keyword = elements.popFirst() {
      guard isKeyword(keyword, file) else {
        message.arguments?.append(keyword)
        continue
      }
      let range = file.tokens[keyword.lowerBound].contentRange
      message.selector += file.source.text(range) + ":"
      message.range = message.range.lowerBound..<range.upperBound
      count += 1
      if let next = elements.first, !isKeyword(next, file) {
        message.arguments?.append(next)
        elements = elements.dropFirst()
      }
    }
    message.isContiguous = false
    return message
  }

  private static func isKeyword(_ element: Range<Int>, _ file: CodeFile) -> Bool {
    file.kind(element.lowerBound) == .string && element.count == 1
      && file.source.bytes[Int(file.tokens[element.lowerBound].start)] == UInt8(ascii: ":")
  }

  /// Whether a bracket belongs to an `objc` form, at any depth of brackets.
  private static func isSent(_ open: Int, _ file: CodeFile) -> Bool {
    guard file.close(of: open) < file.tokens.count else { return false }
    var at = file.brackets.enclosing(open)
    for _ in 0..<deepest {
      guard at >= 0 else { return false }
      if file.word(at) == "(" {
        let head = file.word(at + 1)
        return head == "objc" || head == "objc/objc"
      }
      at = file.brackets.enclosing(at)
    }
    return false
  }
}
