/// Racket's `(tell o a: x b: y)` and `(tell #:type _int o count)`.
enum RacketMessages: MessageSyntax {
  private static let senders: WordSet = ["tell", "tellv"]
  private static let supers: WordSet = ["super-tell"]

  static func message(at open: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.isOpening(open), file.kind(open + 1) == .identifier else { return nil }
    let head = file.word(open + 1)
    if head == "selector" { return selector(open, file) }
    let isSuper = supers.contains(head)
    guard isSuper || senders.contains(head) else { return nil }
    var elements = file.elements(of: open).dropFirst()[...]
    if let first = elements.first, file.word(first.lowerBound) == "#:type" {
      elements = elements.dropFirst(2)
    }
    let receiver = isSuper ? nil : elements.popFirst()
    guard isSuper || receiver != nil, let first = elements.first else { return nil }
    var message = WrittenMessage(
      selector: "", range: file.bytes(of: first), receiver: receiver, arguments: [],
      tokens: open..<min(file.tokens.count, file.close(of: open) + 1), helper: file.text(open + 1))
    if receiver.map({ file.word($0.lowerBound) == "super" }) ?? false { message.receiver = nil }
    guard file.isListKeyword(first.lowerBound) else {
      guard elements.count == 1, let name = file.atom(first), file.kind(name) == .identifier else {
        return nil
      }
      message.selector = file.text(name)
      return message
    }
    return addKeywords(elements, to: message, file)
  }

  /// Keywords, each with its argument and perhaps a type before that.
  private static func addKeywords(
    _ elements: ArraySlice<Range<Int>>, to message: WrittenMessage, _ file: CodeFile
  ) -> WrittenMessage? {
    var message = message
    var rest = elements
    var count = 0
    while let keyword = rest.popFirst() {
      guard file.isListKeyword(keyword.lowerBound) else {
        // One more argument than the keyword has.
        message.arguments?.append(keyword)
        message.types.append(nil)
        continue
      }
      message.selector += file.text(keyword.lowerBound)
      message.range = message.range.lowerBound..<file.bytes(of: keyword).upperBound
      count += 1
      var type: MachineType?
      if let mark = rest.first, file.word(mark.lowerBound) == "#:type" {
        rest = rest.dropFirst()
        type = rest.popFirst().flatMap { self.type($0, file) }
      }
      guard let next = rest.first, !file.isListKeyword(next.lowerBound) else { continue }
      message.arguments?.append(next)
      message.types.append(type)
      rest = rest.dropFirst()
    }
    message.isContiguous = count == 1
    return message
  }

  /// The type that `_int` or `_NSRect` stands for; a star says that any number is converted to it.
  static func type(_ element: Range<Int>, _ file: CodeFile) -> MachineType? {
    guard let name = file.atom(element), file.text(name).hasPrefix("_") else { return nil }
    var text = file.text(name).dropFirst()
    if text.hasSuffix("*") { text = text.dropLast() }
    return MachineTypeNames.type(String(text), in: file.profile)
  }

  /// `(selector a:b:)`
  private static func selector(_ open: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.close(of: open) == open + 3, file.kind(open + 2) == .identifier else { return nil }
    return WrittenMessage(
      selector: file.text(open + 2), range: file.tokens[open + 2].contentRange, arguments: nil,
      tokens: open..<(open + 4), helper: "selector")
  }
}
