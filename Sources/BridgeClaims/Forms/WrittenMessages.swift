extension ClaimForm {
  /// `(tell o a: x)`, `(#/a:b: o x y)`, `CocoaMessage(0, o, "a:", x)`
  public static let writtenMessage = ClaimForm(rawValue: "written-message")
}

/// Messages in the words that a language or one of its libraries has for them.
enum WrittenMessages: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard !file.profile.selectors.messageSyntaxes.isEmpty else { return }
    for index in file.tokens.indices {
      guard let message = file.writtenMessage(at: index),
        !message.selector.contains("$"),
        StringShape.resemblesSelector(Array(message.selector.utf8)[...])
      else { continue }
      add(message, reading.messageReader(), &reading)
    }
  }

  private static func add(
    _ written: WrittenMessage, _ reader: MessageReader, _ reading: inout Reading
  ) {
    let file = reading.file
    let receiver =
      written.className.map(Receiver.class)
      ?? written.receiver.flatMap { reader.receivers.messageReceiver($0) }
    var claim = SelectorClaim(
      selector: written.selector, range: written.range, form: .writtenMessage,
      helper: written.helper, receiverClass: receiver.flatMap(MessageReader.allocatedClass))
    claim.isContiguous = written.isContiguous
    var arguments = written.arguments?.map(reader.argument)
    for (place, type) in written.types.enumerated() where place < arguments?.count ?? 0 {
      if let type { arguments?[place].type = type }
    }
    claim.messages = [
      Message(
        range: file.bytes(of: written.tokens), helper: written.helper, receiver: receiver,
        arguments: arguments)
    ]
    reading.add(claim)
  }
}
