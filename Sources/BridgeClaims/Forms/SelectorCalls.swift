extension ClaimForm {
  /// `sel_registerName("a:b:")`, `msgSend1(x, "a:", y)`
  public static let selectorCall = ClaimForm(rawValue: "selector-call")
}

/// Selectors handed as strings to functions that register or send them.
enum SelectorCalls: ClaimFormReader {
  private struct Helper {
    var name: [UInt8]
    var isPrefix: Bool
    var argument: SelectorRules.Argument
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    let helpers = file.profile.selectors.helpers.map { helper in
      let isPrefix = helper.name.hasSuffix("*")
      let name = Array((isPrefix ? String(helper.name.dropLast()) : helper.name).utf8)
      return Helper(name: name, isPrefix: isPrefix, argument: helper.argument)
    }
    for index in file.tokens.indices
    where file.kind(index) == .identifier
      && (file.word(index + 1) == "(" || takesBareString(file, index))
    {
      guard
        let helper = helpers.first(where: { file.spells(index, $0.name, isPrefix: $0.isPrefix) })
      else { continue }
      read(helper, at: index, &reading)
    }
  }

  /// `selector "a:b:"`, where arguments need no parentheses.
  private static func takesBareString(_ file: CodeFile, _ index: Int) -> Bool {
    file.profile.selectors.takesBareArguments && file.kind(index + 1) == .string
  }

  private static func read(_ helper: Helper, at index: Int, _ reading: inout Reading) {
    let file = reading.file
    let open = index + 1
    let arguments =
      file.kind(open) == .string
      ? [open..<(open + 1)] : file.split((open + 1)..<max(open + 1, file.close(of: open)))
    guard let string = selector(file, arguments, helper.argument) else { return }
    let isDefined = file.calls(around: string, limit: 4).contains { call in
      file.profile.selectors.definingFunctions.contains(file.text(call - 1))
    }
    let receiver = helper.argument == .second ? arguments.first : nil
    let claim = SelectorClaim(
      selector: file.text(string), range: file.tokens[string].contentRange, form: .selectorCall,
      use: isDefined ? .defined : .sent, helper: file.text(index),
      receiverClass: receiver.flatMap { receiverClass($0, helper: index, reading) })
    reading.add(claim)
  }

  private static func selector(
    _ file: CodeFile, _ arguments: [Range<Int>], _ position: SelectorRules.Argument
  ) -> Int? {
    func isSelector(_ string: Int) -> Bool {
      StringShape.resemblesSelector(file.source.bytes[file.tokens[string].contentRange])
    }
    switch position {
    case .first:
      guard arguments.count == 1, let string = file.onlyString(arguments[0]) else { return nil }
      return isSelector(string) ? string : nil
    case .second:
      guard arguments.count >= 2 else { return nil }
      let string = file.onlyString(arguments[1])
      return string.flatMap { isSelector($0) ? $0 : nil }
    }
  }

  /// The class of the receiver: looked up in place, held by a constant, or just allocated.
  private static func receiverClass(
    _ receiver: Range<Int>, helper: Int, _ reading: Reading, depth: Int = 0
  ) -> String? {
    let file = reading.file
    if receiver.count == 1, file.kind(receiver.lowerBound) == .identifier {
      return reading.classes.className(heldBy: file.text(receiver.lowerBound), at: helper)
    }
    guard depth < 3, let call = receiver.first(where: { file.word($0) == "(" }),
      file.kind(call - 1) == .identifier, call > receiver.lowerBound
    else { return nil }
    if file.profile.selectors.classHelpers.contains(file.text(call - 1)) {
      return ClassNames.className(file, call: call)
    }
    let arguments = file.split((call + 1)..<max(call + 1, file.close(of: call)))
    guard file.close(of: call) == receiver.upperBound - 1, arguments.count == 2,
      let string = file.onlyString(arguments[1]), ["alloc", "new"].contains(file.text(string))
    else { return nil }
    return receiverClass(arguments[0], helper: call - 1, reading, depth: depth + 1)
  }
}
