/// Calls by a bridge's own names for selectors, where the code shows that a framework's class is meant.
enum SpelledCalls: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard let style = file.profile.selectors.spelling, let classes = ForeignClasses(file, style)
    else { return }
    reading.addExtensions(classes.extensions)
    let reader = SpelledCallReader(file, style, classes)
    for index in file.tokens.indices where startsChain(index, file) {
      guard case (let chain, var receiver)? = reader.shownChain(at: index) else { continue }
      for link in chain.links {
        if let arguments = link.arguments {
          add(link, arguments, to: receiver, chain, style, &reading)
        }
        guard let next = reader.result(of: link, from: receiver) else { break }
        receiver = next
      }
    }
  }

  private static func startsChain(_ index: Int, _ file: CodeFile) -> Bool {
    if file.word(index) == "(" { return true }
    guard file.kind(index) == .identifier, ![".", "?.", "@", "fun"].contains(file.word(index - 1))
    else {
      return false
    }
    return [".", "?.", "!", "("].contains(file.word(index + 1)) || file.word(index) == "new"
  }

  /// What every object of the language has, or what makes an object of a class.
  private static func isOwn(_ link: SpelledChain.Link, _ file: CodeFile) -> Bool {
    ["extend", "toString", "valueOf", "apply", "also", "let", "run", "call", "bind"]
      .contains(file.word(link.name)) || file.text(link.name).contains("_")
  }

  private static func add(
    _ link: SpelledChain.Link, _ arguments: [Range<Int>], to receiver: Receiver,
    _ chain: SpelledChain, _ style: SpelledStyle, _ reading: inout Reading
  ) {
    let file = reading.file
    let bytes = Array(link.spelling.utf8)
    guard !isOwn(link, file), StringShape.isSelector(bytes[...]) else { return }
    let messages = reading.messageReader()
    var claim = SelectorClaim(
      selector: link.spelling, range: file.tokens[link.name].contentRange, form: .selectorName,
      helper: ".", receiverClass: MessageReader.allocatedClass(receiver))
    claim.isContiguous = false
    claim.dependsOnReceiver = true
    claim.naming = style.naming
    claim.messages = [
      Message(
        range: file.bytes(of: chain.start..<link.end), helper: ".", receiver: receiver,
        arguments: link.isSpread ? nil : arguments.map(messages.convertedArgument))
    ]
    reading.add(claim)
  }
}
