extension ClaimForm {
  /// `[o a:x b:y]`, `msg_send![o, a: x, b: y]`, `(tell o a: x)`
  public static let selectorMessage = ClaimForm(rawValue: "selector-message")
}

/// Messages that are written with their keywords between the arguments.
enum SelectorMessages: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    let rules = file.profile.selectors
    for index in file.tokens.indices where file.kind(index) == .punctuation {
      let word = file.word(index)
      if word == "[", rules.hasObjectiveCSyntax {
        guard let message = KeywordMessage.bracketed(at: index, file) else { continue }
        let reader = reading.messageReader()
        add(message, open: index, start: index, helper: "[", reader, &reading)
      } else if word == "(", isTelling(index, file) {
        let inside = (index + 2)..<max(index + 2, min(file.tokens.count, file.close(of: index)))
        guard let message = KeywordMessage.macro(inside, file) else { continue }
        let helper = file.text(index + 1)
        add(message, open: index, start: index, helper: helper, reading.messageReader(), &reading)
      } else if word == "[" || word == "(", let helper = macro(before: index, file) {
        let close = file.close(of: index)
        let inside = (index + 1)..<max(index + 1, min(file.tokens.count, close))
        guard let message = KeywordMessage.macro(inside, file) else { continue }
        let reader = reading.messageReader()
        add(message, open: index, start: helper, helper: file.text(helper), reader, &reading)
      }
    }
  }

  /// `(tell o a: x)`
  private static func isTelling(_ open: Int, _ file: CodeFile) -> Bool {
    ["tell", "tellv"].contains(file.word(open + 1)) && file.word(open + 2) != "("
      && file.profile.selectors.messageMacros.contains(file.text(open + 1))
  }

  /// The name of the macro whose bracket stands at a token: `msg_send` of `msg_send![`.
  private static func macro(before open: Int, _ file: CodeFile) -> Int? {
    let names = file.profile.selectors.messageMacros
    if file.word(open - 1) == "!", file.kind(open - 2) == .identifier {
      return names.contains(file.text(open - 2)) ? open - 2 : nil
    }
    // `@objc [o a:x]`
    guard file.word(open) == "[", file.kind(open - 1) == .identifier else { return nil }
    let name = file.text(open - 1)
    return names.contains(name) || file.word(open - 2) == "@" && names.contains("@" + name)
      ? open - 1 : nil
  }

  private static func add(
    _ message: KeywordMessage, open: Int, start: Int, helper: String, _ reader: MessageReader,
    _ reading: inout Reading
  ) {
    let file = reading.file
    guard StringShape.isSelector(Array(message.selector.utf8)[...]) else { return }
    let isCompiled = helper == "["
    let end = min(file.tokens.count, file.close(of: open) + 1)
    let isSuper =
      file.word(message.receiver.lowerBound) == "super"
      || file.word(message.receiver.lowerBound) == "self" && message.receiver.count == 1
    var sent = Message(
      range: file.bytes(of: start..<end), helper: helper,
      receiver: isSuper ? nil : reader.receivers.messageReceiver(message.receiver),
      arguments: message.arguments.map(reader.argument), isCompiled: isCompiled)
    if !isCompiled {
      let result = result(start: start, file)
      sent.signature = result?.signature
      // A value called `_` goes nowhere.
      sent.isResultUsed = result.map { file.word($0.name) != "_" } ?? false
    }
    var claim = SelectorClaim(
      selector: message.selector, range: file.bytes(of: message.tokens), form: .selectorMessage,
      helper: helper, receiverClass: sent.receiver.flatMap(MessageReader.allocatedClass))
    claim.messages = [sent]
    claim.isContiguous = message.keywords.count == 1
    if claim.isContiguous, message.selector.hasSuffix(":") {
      claim.isContiguous = file.word(message.tokens.upperBound) == ":"
      if claim.isContiguous {
        claim.range = file.bytes(of: message.tokens.lowerBound..<(message.tokens.upperBound + 1))
        // What stands between a keyword and its colon would be lost.
        claim.isContiguous = claim.range.count == message.selector.utf8.count
      }
    }
    reading.add(claim)
  }

  /// The type of `let x: T = msg_send![…]` and of `let x: T = unsafe { msg_send![…] }`.
  private static func result(
    start: Int, _ file: CodeFile
  ) -> (signature: Signature, name: Int)? {
    var start = start
    if file.word(start - 1) == "{", file.word(start - 2) == "unsafe" { start -= 2 }
    guard file.word(start - 1) == "=",
      let binding = (max(0, start - 20)..<start).last(where: { file.word($0) == "let" })
    else { return nil }
    let name = file.word(binding + 1) == "mut" ? binding + 2 : binding + 1
    guard file.word(name + 1) == ":", file.kind(name) == .identifier, name + 2 < start - 1 else {
      return nil
    }
    let type = MachineTypeNames.type(file.text(tokens: (name + 2)..<(start - 1)), in: file.profile)
    return type.map { (Signature(result: $0, parameters: []), name) }
  }
}
