/// Factor's `o x y -> a:b:`: what is sent is taken from the stack, where the code does not show it.
enum FactorMessages: MessageSyntax {
  private static let senders: WordSet = ["->", "send:", "?->", "?send:", "send\\", "?send\\"]
  static let chainSigns = senders
  private static let supers: WordSet = ["SUPER->", "super:", "super->"]
  private static let names: WordSet = ["selector:", "selector\\"]

  static func message(at index: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.kind(index) == .identifier, file.kind(index + 1) == .identifier else { return nil }
    let word = file.word(index)
    let isSent = senders.contains(word)
    guard isSent || supers.contains(word) || names.contains(word) else { return nil }
    // `->` divides names and effects, too.
    guard file.line(index) == file.line(index + 1) else { return nil }
    var message = WrittenMessage(
      selector: file.text(index + 1), range: file.tokens[index + 1].contentRange, arguments: nil,
      tokens: index..<(index + 2), helper: file.text(index))
    if isSent {
      // A message that was sent right before: `NSWindow -> alloc -> init`.
      var first = index - 1
      while senders.contains(file.word(first - 1)), index - first < 12 { first -= 2 }
      message.receiver = first >= 0 && first < index ? first..<index : nil
    }
    return message
  }
}
