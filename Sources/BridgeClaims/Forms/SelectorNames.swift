extension ClaimForm {
  /// `o.setFoo_bar_(a, b)`, `sel!(a:b:)`
  public static let selectorName = ClaimForm(rawValue: "selector-name")
}

/// Selectors that are names of the language: with underscores for colons, or without quotes in a macro.
enum SelectorNames: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for open in file.tokens.indices where file.word(open) == "(" && open > 1 {
      if file.word(open - 1) == "!", file.kind(open - 2) == .identifier,
        file.profile.selectors.selectorMacros.contains(file.text(open - 2))
      {
        addMacro(open, &reading)
      } else if file.profile.selectors.hasUnderscoreCalls,
        file.word(open - 2) == "."
          || file.word(open - 2) == ":" && file.profile.selectors.chainStyle == .colons,
        isUnderscored(open - 1, file)
      {
        addCall(open, reading.messageReader(), &reading)
      }
    }
  }

  /// `sel!(a:b:)`
  private static func addMacro(_ open: Int, _ reading: inout Reading) {
    let file = reading.file
    let inside = (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open)))
    guard !inside.isEmpty, inside.count < 80 else { return }
    let selector = file.text(tokens: inside).filter { !$0.isWhitespace }
    guard StringShape.isSelector(Array(selector.utf8)[...]) else { return }
    let range = file.bytes(of: inside)
    let isDefined = file.calls(around: open, limit: 4).contains { call in
      file.profile.selectors.definingFunctions.contains(file.text(call - 1))
        || file.text(call - 1) == "add_method"
    }
    var claim = SelectorClaim(
      selector: selector, range: range, form: .selectorName, use: isDefined ? .defined : .sent,
      helper: file.text(open - 2))
    claim.isContiguous = range.count == selector.utf8.count
    reading.add(claim)
  }

  /// A name that starts small and ends in an underscore, each of its keywords having letters.
  private static func isUnderscored(_ index: Int, _ file: CodeFile) -> Bool {
    let bytes = file.source.bytes[file.tokens[index].contentRange]
    let underscore = UInt8(ascii: "_")
    guard file.kind(index) == .identifier, bytes.count > 4, bytes.last == underscore,
      bytes.first!.isLower,
      bytes.contains(where: \.isUpper) || bytes.count(where: { $0 == underscore }) > 1
    else { return false }
    return zip(bytes, bytes.dropFirst()).allSatisfy { $0 != underscore || $1 != underscore }
  }

  /// What stands before the dot of a call: a class, or all that is called before.
  private static func receiver(of name: Int, _ reader: MessageReader) -> Receiver? {
    let file = reader.file
    let owner = file.text(name - 2)
    if file.kind(name - 2) == .identifier, APIName.isConstantLike(owner) { return .class(owner) }
    var start = name - 1
    for _ in 0..<12 {
      let sign = file.word(start)
      let isColon = file.profile.selectors.chainStyle == .colons && sign == ":"
      guard sign == "." || sign == "::" || isColon else { break }
      var operand = start - 1
      if file.word(operand) == ")" { operand = file.brackets.partner(operand) - 1 }
      guard operand >= 0, file.kind(operand) == .identifier else { return nil }
      start = operand - 1
    }
    guard start < name - 1 else { return nil }
    return reader.receivers.receiver((start + 1)..<(name - 1))
  }

  private static func addCall(_ open: Int, _ reader: MessageReader, _ reading: inout Reading) {
    let file = reading.file
    var arguments = file.split(
      (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open))))
    guard !arguments.isEmpty else { return }
    let range = file.tokens[open - 1].contentRange
    let selector = String(file.text(open - 1).map { $0 == "_" ? ":" : $0 })
    let end = min(file.tokens.count, file.close(of: open) + 1)
    let isSpread = arguments.contains { ["*", "..."].contains(file.word($0.lowerBound)) }
    var receiver = receiver(of: open - 1, reader)
    let colons = selector.utf8.count { $0 == UInt8(ascii: ":") }
    if case .class(let name) = receiver, arguments.count > colons,
      file.text(tokens: arguments[0]) == "self"
    {
      // A method of the class that is handed its object: `NSCell.init_(self, x)`.
      receiver = .instance(of: name)
      arguments.removeFirst()
    }
    var claim = SelectorClaim(
      selector: selector, range: range, form: .selectorName, helper: "_")
    claim.isContiguous = false
    claim.messages = [
      Message(
        range: file.bytes(of: (open - 1)..<end), helper: "_", receiver: receiver,
        arguments: isSpread ? nil : arguments.map(reader.convertedArgument))
    ]
    claim.receiverClass = receiver.flatMap(MessageReader.allocatedClass)
    reading.add(claim)
  }
}
