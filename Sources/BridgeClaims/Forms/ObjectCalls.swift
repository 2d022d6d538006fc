/// Methods of objects called by their selectors, in languages that also call other things like that:
/// read where the code shows that a framework's class is meant.
enum ObjectCalls: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard let style = file.profile.selectors.chainStyle, style == .keywords || style == .words
    else { return }
    var reader: MessageReader?
    for index in file.tokens.indices
    where file.kind(index) == .identifier && startsChain(index, file, style) {
      guard let chain = ObjectChain.read(at: index, file, style),
        chain.links.indices.contains(where: { isSent($0, of: chain) })
      else { continue }
      let messages = reader ?? reading.messageReader()
      reader = messages
      guard var receiver = messages.receivers.root(of: chain) else { continue }
      for (place, link) in chain.links.enumerated() {
        if isSent(place, of: chain) { add(link, to: receiver, chain, messages, &reading) }
        receiver = .result(of: link.selector, from: receiver)
      }
    }
  }

  private static func startsChain(_ index: Int, _ file: CodeFile, _ style: ChainStyle) -> Bool {
    let before = file.word(index - 1)
    guard style == .words else {
      return ![".", "::", "&.", "def", "class", "module"].contains(before)
        && [".", "::"].contains(file.word(index + 1))
    }
    if before == "#" { return false }
    return file.kind(index + 1) == .identifier
      && (file.kind(index - 1) != .identifier || file.line(index) != file.line(index - 1))
  }

  /// What is done to numbers.
  private static let arithmetic: Set<String> = [
    "bitOr:", "bitAnd:", "bitXor:", "bitShift:", "bitInvert", "ifTrue:", "ifFalse:", "inspect",
  ]

  /// Whether a message is none to the language's own objects: by its name, or because it makes an object of
  /// a class as only the runtime does, before `init…` or behind `alloc`.
  private static func isSent(_ place: Int, of chain: ObjectChain) -> Bool {
    let links = chain.links
    if isSent(links[place]) { return true }
    guard chain.className != nil, links.count > 1, place < 2,
      StringShape.isSelector(Array(links[place].selector.utf8)[...])
    else { return false }
    return place == 0 ? links[1].selector.hasPrefix("init") : links[0].selector == "alloc"
  }

  private static func isSent(_ link: ObjectChain.Link) -> Bool {
    if arithmetic.contains(link.selector) { return false }
    let bytes = Array(link.selector.utf8)
    return ["alloc", "init"].contains(link.selector)
      || bytes.first?.isLower == true && bytes.contains(where: \.isUpper)
        && StringShape.isSelector(bytes[...])
  }

  private static func add(
    _ link: ObjectChain.Link, to receiver: Receiver, _ chain: ObjectChain,
    _ reader: MessageReader, _ reading: inout Reading
  ) {
    let file = reading.file
    var claim = SelectorClaim(
      selector: link.selector, range: link.range, form: .selectorName, helper: ".",
      receiverClass: MessageReader.allocatedClass(receiver))
    claim.isContiguous = link.isContiguous
    claim.dependsOnReceiver = true
    claim.messages = [
      Message(
        range: file.bytes(of: chain.root.lowerBound..<link.end), helper: ".", receiver: receiver,
        arguments: link.arguments.map(reader.convertedArgument))
    ]
    reading.add(claim)
  }
}
