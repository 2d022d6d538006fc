/// OCaml's `msg_send ~self:o ~cmd:(selector "a:") ~typ:(id @-> returning void) x`.
enum OCamlMessages: MessageSyntax {
  private static let longest = 120

  static func className(at index: Int, _ file: CodeFile) -> String? { nil }

  static func message(at index: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.kind(index) == .identifier, isSender(index, file) else { return nil }
    var message = WrittenMessage(
      selector: "", range: 0..<0, arguments: nil, tokens: index..<(index + 1),
      helper: file.text(index))
    var at = index + 1
    while at < min(file.tokens.count, index + longest), file.word(at) == "~",
      file.kind(at + 1) == .identifier
    {
      let label = file.word(at + 1)
      var value = (at + 1)..<(at + 2)
      if file.word(at + 2) == ":" {
        value = (at + 3)..<min(file.tokens.count, file.next(after: at + 3))
      }
      switch label {
      case "self": message.receiver = value
      case "cmd":
        guard let string = value.first(where: { file.kind($0) == .string }) else { return nil }
        message.range = file.selectorRange(string)
        message.selector = file.source.text(message.range)
      case "typ": message.arguments = parameters(value, file)
      default: break
      }
      at = value.upperBound
    }
    guard !message.selector.isEmpty else { return nil }
    message.tokens = index..<max(index + 1, at)
    return message
  }

  private static func isSender(_ index: Int, _ file: CodeFile) -> Bool {
    file.word(index + 1) == "~" && file.text(index).hasPrefix("msg_send")
  }

  /// The types before `returning`, each with an arrow behind it; nil for a type of another name.
  private static func parameters(_ range: Range<Int>, _ file: CodeFile) -> [Range<Int>]? {
    guard range.count > 2, file.word(range.lowerBound) == "(",
      file.close(of: range.lowerBound) < file.tokens.count
    else { return nil }
    let inside = (range.lowerBound + 1)..<(range.upperBound - 1)
    guard inside.contains(where: { file.word($0) == "returning" }) else { return nil }
    var found: [Range<Int>] = []
    var start = inside.lowerBound
    var at = start
    while at < inside.upperBound {
      if file.word(at) == "->" {
        found.append(start..<max(start + 1, file.word(at - 1) == "@" ? at - 1 : at))
        start = at + 1
      }
      at = file.next(after: at)
    }
    return found
  }
}

/// Haskell's `sendMsg o (mkSelector "a:") retVoid [argPtr x]`.
enum HaskellMessages: MessageSyntax {
  static func className(at index: Int, _ file: CodeFile) -> String? { nil }

  static func message(at index: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.kind(index) == .identifier, isSender(file.text(index)) else { return nil }
    var operands: [Range<Int>] = []
    var at = index + 1
    while at < file.tokens.count, operands.count < 8, isOperand(at, file),
      file.column(of: at) > file.column(of: index) || file.line(at) == file.line(index)
    {
      let end = min(file.tokens.count, file.next(after: at))
      operands.append(at..<end)
      at = end
    }
    guard operands.count > 1, let string = operands[1].first(where: { file.kind($0) == .string }),
      operands[1].count < 6
    else { return nil }
    let range = file.selectorRange(string)
    // The arguments are the list at the end.
    let list = operands.dropFirst(2).last.flatMap { last in
      file.word(last.lowerBound) == "[" && file.close(of: last.lowerBound) < file.tokens.count
        ? last : nil
    }
    return WrittenMessage(
      selector: file.source.text(range), range: range, receiver: operands[0],
      arguments: list.map { file.split(($0.lowerBound + 1)..<($0.upperBound - 1)) },
      tokens: index..<at, helper: file.text(index))
  }

  private static func isSender(_ name: String) -> Bool {
    ["sendMsg", "sendMessage", "objc_msgSend", "msgSend"].contains { name.hasPrefix($0) }
  }

  private static func isOperand(_ index: Int, _ file: CodeFile) -> Bool {
    switch file.kind(index) {
    case .identifier, .string, .number: true
    default: file.word(index) == "(" || file.word(index) == "["
    }
  }
}
