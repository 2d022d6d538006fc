/// What is known of a file in order to read the messages that it sends.
struct MessageReader {
  let file: CodeFile
  let evaluator: Evaluator
  let assignments: Assignments
  let calls: SendingCalls
  let receivers: Receivers
  let classes: RuntimeClasses
  let functions = FunctionIndex()

  init(_ reading: Reading) {
    file = reading.file
    evaluator = reading.evaluator
    assignments = Assignments(file)
    var calls = SendingCalls(file)
    calls.definitions = SenderDefinitions.read(file, calls, assignments)
    self.calls = calls
    receivers = Receivers(file, assignments: assignments, calls: calls)
    classes = RuntimeClasses(file, receivers)
  }

  func message(_ send: SendingCalls.Send) -> Message {
    let end = min(file.tokens.count, file.close(of: send.open) + 1)
    return Message(
      range: file.bytes(of: send.start..<end), helper: send.helper,
      receiver: send.receiver.flatMap { receivers.messageReceiver($0) },
      arguments: send.arguments?.map(argument), signature: send.signature,
      isResultUsed: isUsed(send))
  }

  private static let uses: WordSet = [
    "=", ":=", "(", ",", "return", "==", "!=", "<", ">", "+", "-", "*",
  ]

  /// Whether a call stands where its value goes somewhere: `_ = f()` throws it away.
  private func isUsed(_ send: SendingCalls.Send) -> Bool {
    var before = send.start - 1
    while ["try", "await", "!", "@as"].contains(file.word(before)) { before -= 1 }
    guard Self.uses.contains(file.word(before)) else { return false }
    return file.word(before) != "=" || file.word(before - 1) != "_"
  }

  func argument(_ range: Range<Int>) -> Message.Argument {
    let value = evaluator.evaluate(range).value?.integer
    return Message.Argument(
      text: file.text(tokens: range), range: file.bytes(of: range), value: value,
      valueRange: value == nil ? nil : file.literalBytes(of: range), type: type(of: range),
      string: value == nil ? string(of: range) : nil, block: value == nil ? block(of: range) : nil,
      comment: value == nil ? nil : comment(beside: range))
  }

  /// An argument that the bridge converts to what the method takes, whatever its type.
  func convertedArgument(_ range: Range<Int>) -> Message.Argument {
    var argument = argument(range)
    argument.type = nil
    return argument
  }

  /// A call of a function that nothing is known of, with a string that may be a selector.
  func candidate(open: Int) -> SelectorCandidate? {
    guard file.word(open + 1) != ")", let callee = calls.callee(before: open, file), !callee.isCast,
      !file.profile.selectors.isOther(callee.name, file)
    else { return nil }
    let arguments = file.split(
      (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open))))
    let isMethod = callee.start < callee.name
    for place in [1, 2, 0] where place < arguments.count && (place > 0 || isMethod) {
      guard let string = file.onlyString(arguments[place]),
        case let text = file.source.bytes[file.selectorRange(string)],
        StringShape.isSelector(text), place > 0 || text.last == UInt8(ascii: ":")
      else { continue }
      let send = SendingCalls.Send(
        selector: string,
        receiver: place > 0 ? arguments[place - 1] : callee.owner,
        arguments: Array(arguments[(place + 1)...]), signature: nil,
        helper: file.text(callee.name), start: callee.start, open: open)
      let range = file.selectorRange(string)
      var claim = SelectorClaim(
        selector: file.source.text(range), range: range, form: .selectorCall,
        helper: send.helper)
      claim.messages = [message(send)]
      claim.receiverClass = claim.messages[0].receiver.flatMap(Self.allocatedClass)
      return SelectorCandidate(claim: claim, place: place)
    }
    return nil
  }

  // MARK: Types

  /// The type that an argument is given in place: `@as(f64, x)`, `(NSInteger)3`, `CGFloat(1)`, `x as T`.
  private func type(of range: Range<Int>) -> MachineType? {
    let first = range.lowerBound
    let last = range.upperBound - 1
    if range.count == 1 { return literalType(first) }
    if let keyword = range.dropFirst().last(where: { file.word($0) == "as" }), keyword < last,
      file.brackets.enclosing(keyword) == file.brackets.enclosing(first)
    {
      return MachineTypeNames.type(
        file.text(tokens: (keyword + 1)..<range.upperBound), in: file.profile)
    }
    guard file.word(last) == ")" else { return castType(range) }
    let open = file.brackets.partner(last)
    guard open >= first else { return nil }
    if open == first + 1, file.text(first) == "@as",
      let comma = file.index(of: ",", in: (open + 1)..<last)
    {
      return MachineTypeNames.type(file.text(tokens: (open + 1)..<comma), in: file.profile)
    }
    if open > first, file.split((open + 1)..<last).count == 1,
      (first..<open).allSatisfy({ file.kind($0) == .identifier || file.word($0) == "." })
    {
      return MachineTypeNames.type(file.text(open - 1), in: file.profile)
    }
    return castType(range)
  }

  private func castType(_ range: Range<Int>) -> MachineType? {
    let first = range.lowerBound
    guard file.syntax.expressions.hasParenthesizedCasts, file.word(first) == "(",
      file.close(of: first) < range.upperBound - 1
    else { return nil }
    return MachineTypeNames.type(
      file.text(tokens: (first + 1)..<file.close(of: first)), in: file.profile)
  }

  private static let truths: WordSet = ["true", "false", "YES", "NO", "True", "False"]

  private func literalType(_ index: Int) -> MachineType? {
    if file.kind(index) == .identifier {
      return Self.truths.contains(file.word(index)) ? .bool : nil
    }
    guard file.kind(index) == .number, file.profile.selectors.numbersHaveTypes else { return nil }
    let text = file.text(index)
    guard text.contains("."), !text.hasPrefix("0x") else { return nil }
    return .floating(bits: text.hasSuffix("f") || text.hasSuffix("F") ? 32 : 64)
  }

  // MARK: Classes

  /// The class of a receiver that is a class itself, or was just made from it.
  static func allocatedClass(_ receiver: Receiver) -> String? {
    switch receiver {
    case .class(let name), .instance(let name): return name
    case .result(let selector, let from):
      guard makers.contains(selector) || selector.hasPrefix("init") else { return nil }
      return allocatedClass(from)
    }
  }

  private static let makers: Set<String> = ["alloc", "new", "retain", "autorelease", "self"]
}

extension SelectorRules {
  /// Whether a function is known to do something else than to send.
  fileprivate func isOther(_ name: Int, _ file: CodeFile) -> Bool {
    let text = file.text(name)
    return helper(name, file).map { $0.argument != .second } ?? false
      || classHelpers.contains(text) || definingFunctions.contains(text)
  }
}
