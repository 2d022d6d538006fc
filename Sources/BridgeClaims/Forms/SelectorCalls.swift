extension ClaimForm {
  /// `sel_registerName("a:b:")`, `msgSend1(x, "a:", y)`
  public static let selectorCall = ClaimForm(rawValue: "selector-call")
}

/// Selectors handed as strings to functions that register or send them.
enum SelectorCalls: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    let messages = reading.messageReader()
    var found = Found()
    for open in file.tokens.indices where file.word(open) == "(" && open > 0 {
      if let send = messages.calls.send(open: open, file, messages.assignments),
        let selector = send.selector
      {
        let message = messages.message(send)
        found.messages[selector, default: []].append(message)
        if file.kind(selector) != .string || file.brackets.enclosing(selector) == open {
          found.add(selector, helper: send.helper)
        }
      } else if let candidate = messages.candidate(open: open) {
        reading.addCandidate(candidate)
      }
      if file.kind(open - 1) == .identifier { readHelper(at: open - 1, file, &found) }
    }
    if file.profile.selectors.takesBareArguments {
      // `selector "a:b:"`, where arguments need no parentheses.
      for index in file.tokens.indices
      where file.kind(index) == .identifier && file.kind(index + 1) == .string {
        readHelper(at: index, file, &found)
      }
    }
    for definition in messages.calls.definitions.values.sorted(by: { $0.name < $1.name }) {
      reading.addSender(definition)
    }
    for made in messages.classes.classes { reading.addClass(made) }
    reading.addAccessors(found.defined)
    for token in found.order {
      reading.add(claim(token, helper: found.helpers[token] ?? "", found, messages))
    }
  }

  private struct Found {
    var order: [Int] = []
    var helpers: [Int: String] = [:]
    var messages: [Int: [Message]] = [:]
    /// Classes that are named beside a selector.
    var classes: [Int: String] = [:]
    /// What a function that gives methods to a class is handed as a bare string.
    var defined: [String] = []

    mutating func add(_ token: Int, helper: String) {
      guard helpers[token] == nil else { return }
      order.append(token)
      helpers[token] = helper
    }
  }

  private static func readHelper(at index: Int, _ file: CodeFile, _ found: inout Found) {
    let open = index + 1
    guard let helper = file.profile.selectors.helper(index, file) else {
      return readDefinition(at: index, file, &found)
    }
    let arguments =
      file.kind(open) == .string
      ? [open..<(open + 1)] : file.split((open + 1)..<max(open + 1, file.close(of: open)))
    let place = helper.argument == .first ? 0 : 1
    guard place < arguments.count, place == 1 || arguments.count == 1, isPlain(index, file),
      let string = file.selectorOperand(arguments[place])
    else { return readDefinition(at: index, file, &found) }
    if helper.argument == .behindClass {
      guard let name = file.selectorString(arguments[0]),
        APIName.isClassLike(file.source.bytes[file.selectorRange(name)])
      else { return }
      found.classes[string] = file.source.text(file.selectorRange(name))
    }
    found.add(string, helper: file.text(index))
  }

  /// `class_addMethod(c, @selector(a:), …)`, `cls.addMethod("a", …)`
  private static func readDefinition(at index: Int, _ file: CodeFile, _ found: inout Found) {
    guard file.word(index + 1) == "(",
      file.profile.selectors.definingFunctions.contains(file.text(index))
    else { return }
    let inside = (index + 2)..<max(index + 2, min(file.tokens.count, file.close(of: index + 1)))
    let operands = file.split(inside).prefix(2).compactMap(file.selectorOperand)
    for operand in operands {
      if file.kind(operand) == .string, file.brackets.enclosing(operand) == index + 1 {
        found.defined.append(file.selectorOperandText(operand))
      } else if file.kind(operand) != .string {
        found.add(operand, helper: file.text(index))
      }
    }
  }

  /// Not an attribute, which ties a method to the selector.
  private static func isPlain(_ index: Int, _ file: CodeFile) -> Bool {
    file.word(index - 1) != "@" || file.profile.selectors.hasObjectiveCSyntax
  }

  private static func form(_ token: Int, _ file: CodeFile) -> ClaimForm {
    if file.kind(token) == .string { return .selectorCall }
    return file.word(token - 2) == "!" ? .selectorName : .selectorLiteral
  }

  private static func claim(
    _ token: Int, helper: String, _ found: Found, _ messages: MessageReader
  ) -> SelectorClaim {
    let file = messages.file
    let range = file.selectorOperandRange(token)
    let defining = file.calls(around: token, limit: 4).first { call in
      file.profile.selectors.definingFunctions.contains(file.text(call - 1))
    }
    let sent = found.messages[token] ?? []
    let selector = file.selectorOperandText(token)
    var claim = SelectorClaim(
      selector: selector, range: range, form: form(token, file),
      use: defining == nil ? .sent : .defined, helper: helper,
      receiverClass: found.classes[token]
        ?? sent.first?.receiver.flatMap(MessageReader.allocatedClass))
    claim.messages = sent
    claim.isContiguous = selector.utf8.count == range.count
    if let defining { messages.classes.describe(&claim, call: defining, file) }
    return claim
  }
}

extension SelectorRules {
  /// The function of the list that is called at a token, if it is one.
  func helper(_ index: Int, _ file: CodeFile) -> Helper? {
    let name = file.tokens[index].contentRange
    guard name.count < 60 else { return nil }
    return helpers.first { helper in
      guard file.spells(index, helper.bytes, isPrefix: helper.isPrefix) else { return false }
      guard let qualifier = helper.qualifier else { return true }
      return file.word(index - 1) == "." && file.text(index - 2) == qualifier
    }
  }
}

extension CodeFile {
  /// The token of an argument that is a selector: its string, or the first name of `@selector(a:b:)` and
  /// `sel!(a:b:)`.
  func selectorOperand(_ argument: Range<Int>) -> Int? {
    if let string = selectorString(argument) { return string }
    let first = argument.lowerBound
    let isLiteral =
      word(first) == "@" && word(first + 1) == "selector"
      || word(first) == "sel" && word(first + 1) == "!"
    guard isLiteral, word(first + 2) == "(", close(of: first + 2) == argument.upperBound - 1,
      (4..<100).contains(argument.count), kind(first + 3) == .identifier,
      StringShape.isNamesAndColons(Array(selectorOperandText(first + 3).utf8)[...])
    else { return nil }
    return first + 3
  }

  /// Where the selector stands whose token `selectorOperand` gives.
  func selectorOperandRange(_ token: Int) -> ByteRange {
    guard kind(token) != .string, word(token - 1) == "(" else { return selectorRange(token) }
    return bytes(of: token..<max(token + 1, min(tokens.count, close(of: token - 1))))
  }

  func selectorOperandText(_ token: Int) -> String {
    let text = source.text(selectorOperandRange(token))
    return kind(token) == .string ? text : text.filter { !$0.isWhitespace }
  }

  /// The string of an argument that resembles a selector, whatever it is converted by: `"a:"`,
  /// `c"a:".as_ptr()`, `@"a:"`, `b"a:\0"`.
  func selectorString(_ argument: Range<Int>) -> Int? {
    var range = argument
    while range.count > 2, word(range.lowerBound) == "(",
      close(of: range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    var string = range.lowerBound
    if word(string) == "sel", word(string + 1) == "!" { string += 2 }
    if word(string) == "@" || isStringPrefix(string) { string += 1 }
    var rest = string + 1
    if hasStringSuffix(string) { rest += 1 }
    guard string < range.upperBound, kind(string) == .string,
      isConversion(rest..<max(rest, range.upperBound)),
      StringShape.resemblesSelector(source.bytes[selectorRange(string)])
    else { return nil }
    return string
  }

  /// `b"…"`, where the lexer takes the letter for a name.
  private func isStringPrefix(_ index: Int) -> Bool {
    kind(index) == .identifier && (tokens[index].range.count <= 2 || word(index) == "sel")
      && kind(index + 1) == .string
      && tokens[index].end == tokens[index + 1].start
  }

  /// `"a:"_sel`, `a"a:"sel`
  func hasStringSuffix(_ string: Int) -> Bool {
    kind(string + 1) == .identifier && ["_sel", "sel"].contains(word(string + 1))
      && tokens[string].end == tokens[string + 1].start
  }

  private func isConversion(_ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      if word(at) == "as" { return true }
      guard word(at) == ".", kind(at + 1) == .identifier else { return false }
      at += 2
      if at < range.upperBound, word(at) == "(" { at = close(of: at) + 1 }
    }
    return true
  }

  /// Where a selector stands in its string: without a zero byte that ends it.
  func selectorRange(_ string: Int) -> ByteRange {
    let range = tokens[string].contentRange
    let ending = Array("\\0".utf8)
    if range.count > 2, source.bytes[range].suffix(2).elementsEqual(ending) {
      return range.lowerBound..<(range.upperBound - 2)
    }
    return range
  }
}
