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
        isSign(open - 2, file), file.kind(open - 1) == .identifier
      {
        let name = file.source.bytes[file.tokens[open - 1].contentRange]
        if isUnderscored(name) {
          addCall(open, reading.messageReader(), &reading)
        } else if file.profile.selectors.chainStyle != .keywords, mayBeUnderscored(name) {
          addCall(open, reading.messageReader(), onlyOfClass: true, &reading)
        }
      }
    }
  }

  /// `sel!(a:b:)`
  private static func addMacro(_ open: Int, _ reading: inout Reading) {
    let file = reading.file
    let inside = (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open)))
    guard !inside.isEmpty, inside.count < 80 else { return }
    let selector = file.text(tokens: inside).filter { !$0.isWhitespace }
    guard StringShape.isNamesAndColons(Array(selector.utf8)[...]) else { return }
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

  /// The sign between an object and its method, which is a colon in Lua.
  private static func isSign(_ index: Int, _ file: CodeFile) -> Bool {
    let sign = file.word(index)
    return sign == "." || sign == ":" && file.profile.selectors.chainStyle == .colons
  }

  private static let underscore = UInt8(ascii: "_")

  /// A name that starts small and ends in an underscore, each of its keywords having letters.
  private static func isUnderscored(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 4, name.last == underscore, name.first!.isLower,
      name.contains(where: \.isUpper) || name.count(where: { $0 == underscore }) > 1
    else { return false }
    return zip(name, name.dropFirst()).allSatisfy { $0 != underscore || $1 != underscore }
  }

  /// A name that is such a one misspelt, if the object is one of a framework's class: an underscore too many
  /// or too few, a capital at the start or none inside. One without underscores is right in bridges that
  /// have the keywords apart.
  private static func mayBeUnderscored(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 4, let first = name.first, first != underscore, first < 0x80 else {
      return false
    }
    return name.contains(underscore)
  }

  /// What stands before the dot of a call: a class, or all that is called before.
  private static func receiver(of name: Int, _ reader: MessageReader) -> Receiver? {
    let file = reader.file
    let owner = file.text(name - 2)
    if file.kind(name - 2) == .identifier, APIName.isConstantLike(owner) { return .class(owner) }
    var start = name - 1
    for _ in 0..<12 {
      guard file.word(start) == "::" || isSign(start, file) else { break }
      var operand = start - 1
      if file.word(operand) == ")" { operand = file.brackets.partner(operand) - 1 }
      guard operand >= 0, file.kind(operand) == .identifier else { return nil }
      start = operand - 1
    }
    guard start < name - 1 else { return nil }
    return reader.receivers.receiver((start + 1)..<(name - 1))
  }

  /// - Parameter onlyOfClass: The name does not tell; the call is a message only where the code shows that the
  ///   object is one of a framework's class.
  private static func addCall(
    _ open: Int, _ reader: MessageReader, onlyOfClass: Bool = false, _ reading: inout Reading
  ) {
    let file = reading.file
    var arguments = file.split(
      (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open))))
    let range = file.tokens[open - 1].contentRange
    var selector = String(file.text(open - 1).map { $0 == "_" ? ":" : $0 })
    if file.profile.selectors.chainStyle == .colons, !selector.hasSuffix(":") { selector += ":" }
    let end = min(file.tokens.count, file.close(of: open) + 1)
    let isSpread = arguments.contains { ["*", "..."].contains(file.word($0.lowerBound)) }
    var receiver = receiver(of: open - 1, reader)
    if onlyOfClass, receiver.flatMap(MessageReader.allocatedClass) == nil { return }
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
    claim.dependsOnReceiver = onlyOfClass
    claim.messages = [
      Message(
        range: file.bytes(of: (open - 1)..<end), helper: "_", receiver: receiver,
        arguments: isSpread ? nil : arguments.map(reader.convertedArgument))
    ]
    claim.receiverClass = receiver.flatMap(MessageReader.allocatedClass)
    reading.add(claim)
  }
}
