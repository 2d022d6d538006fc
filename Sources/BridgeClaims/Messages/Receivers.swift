/// Finds out which class an expression is, or is an instance of.
struct Receivers: Sendable {
  let file: CodeFile
  let assignments: Assignments
  let calls: SendingCalls
  private let classHelpers: Set<String>
  private static let deepest = 6

  init(_ file: CodeFile, assignments: Assignments, calls: SendingCalls) {
    self.file = file
    self.assignments = assignments
    self.calls = calls
    classHelpers = file.profile.selectors.classHelpers
  }

  /// What the expression in `range` is; nil where the code does not show it.
  func receiver(_ range: Range<Int>, depth: Int = 0) -> Receiver? {
    guard depth < Self.deepest, !range.isEmpty else { return nil }
    return expression(from: range.lowerBound, limit: range.upperBound, depth: depth)
  }

  /// Reads one operand and what only unwraps it.
  private func expression(from start: Int, limit: Int, depth: Int) -> Receiver? {
    guard start < limit, depth < Self.deepest else { return nil }
    if let written = written(from: start, limit: limit, depth: depth) { return written }
    switch file.word(start) {
    case "try", "await", "&", "new", "!", "comptime", "@objc":
      return expression(from: start + 1, limit: limit, depth: depth + 1)
    case "(":
      return cast(start, limit: limit, depth: depth)
        ?? parenthesized(start, limit: limit, depth: depth)
    case "unsafe":
      guard file.word(start + 1) == "{" else { return nil }
      return expression(
        from: start + 2, limit: min(limit, file.close(of: start + 1)), depth: depth + 1)
    case "[":
      guard file.profile.selectors.hasObjectiveCSyntax else { return nil }
      return calls.bracketMessage(at: start, file).flatMap { message in
        result(of: message.selector, sentTo: message.receiver, depth: depth)
      }
    default: break
    }
    guard file.kind(start) == .identifier else { return nil }
    var last = start
    while [".", "::", "->"].contains(file.word(last + 1)), file.kind(last + 2) == .identifier,
      last + 2 < limit
    {
      last += 2
    }
    var open = file.word(last + 1) == "!" ? last + 2 : last + 1
    if open == last + 2, open < limit, let message = macro(name: last, open: open) {
      guard endsOperand(file.close(of: open) + 1, limit: limit) else { return nil }
      return result(of: message.selector, sentTo: message.receiver, depth: depth)
    }
    guard open < limit, file.word(open) == "(" else {
      guard last == start, endsOperand(last + 1, limit: limit) else { return nil }
      return variable(start, depth: depth)
    }
    // Of calls one behind another, the last one gives the value; it finds the one before by itself.
    while let next = nextCall(behind: file.close(of: open), limit: limit) {
      (last, open) = next
    }
    guard file.close(of: open) < limit, endsOperand(file.close(of: open) + 1, limit: limit) else {
      return nil
    }
    return call(name: last, open: open, depth: depth)
  }

  /// The message of `msg_send![o, a: x]`.
  private func macro(name: Int, open: Int) -> KeywordMessage? {
    guard file.profile.selectors.messageMacros.contains(file.text(name)) else { return nil }
    let inside = (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open)))
    return KeywordMessage.macro(inside, file)
  }

  /// The call of a method of what a call gives, whose parenthesis closes at a token: `f(x).g(y)`.
  private func nextCall(behind close: Int, limit: Int) -> (name: Int, open: Int)? {
    guard close < limit else { return nil }
    guard let name = (close + 2..<close + 5).first(where: { file.kind($0) == .identifier }),
      name + 1 < limit, file.ownerEnd(ofMember: name) == close, file.word(name + 1) == "(",
      file.close(of: name + 1) < limit
    else { return nil }
    return (name, name + 1)
  }

  /// What the messages of a chain go to.
  func root(of chain: ObjectChain, depth: Int = 0) -> Receiver? {
    if let name = chain.className { return .class(name) }
    let root = chain.root
    let name =
      root.count == 3
      ? "self." + file.text(root.upperBound - 1) : Assignments.name(root.lowerBound, file)
    guard depth < Self.deepest,
      let value = assignments.value(of: name, at: root.lowerBound, in: file)
    else { return nil }
    return expression(from: value, limit: file.tokens.count, depth: depth + 1)
  }

  /// What the messages of a chain that starts at a token give back.
  private func chained(from start: Int, limit: Int, depth: Int) -> Receiver? {
    guard let style = file.profile.selectors.chainStyle,
      let chain = ObjectChain.read(at: start, limit: limit, file, style), chain.end <= limit,
      endsOperand(chain.end, limit: limit) || style == .words
    else { return nil }
    return root(of: chain, depth: depth).map { root in
      chain.links.reduce(root) { .result(of: $1.selector, from: $0) }
    }
  }

  /// What an operand in the language's own form of messages is.
  private func written(from start: Int, limit: Int, depth: Int) -> Receiver? {
    if let chained = chained(from: start, limit: limit, depth: depth) { return chained }
    for syntax in file.profile.selectors.messageSyntaxes {
      if let message = syntax.message(at: start, file), message.tokens.upperBound <= limit {
        if let name = message.className {
          return .result(of: message.selector, from: .class(name))
        }
        return message.receiver.flatMap { target in
          result(of: message.selector, sentTo: target, depth: depth)
        }
      }
      guard let name = syntax.className(at: start, file),
        assignments.value(of: name, at: start, in: file) == nil
      else { continue }
      var receiver = Receiver.class(name)
      var at = start + 1
      while at + 1 < limit, syntax.chainSigns.contains(file.word(at)) {
        receiver = .result(of: file.text(at + 1), from: receiver)
        at += 2
      }
      return receiver
    }
    return nil
  }

  /// Whether nothing follows that makes another value of an operand.
  private func endsOperand(_ index: Int, limit: Int) -> Bool {
    guard index < limit else { return true }
    let word = file.word(index)
    if word == "." { return file.word(index + 1) == "?" && endsOperand(index + 2, limit: limit) }
    if word == ".*" || word == "[" || word == "(" || word == "->" || word == "::" { return false }
    return ["orelse", "catch", "??", "||", "!", "as", "?", ")", ";", ",", "}", "{", "else"]
      .contains(word) || file.line(index) > file.line(index - 1)
  }

  /// What a call of the runtime's function cast to its type gives: `((id (*)(id, SEL))objc_msgSend)(o, s)`.
  private func cast(_ start: Int, limit: Int, depth: Int) -> Receiver? {
    let open = file.close(of: start) + 1
    guard open < limit, file.word(open) == "(", file.close(of: open) < limit,
      let send = calls.send(open: open, file, assignments), send.start == start,
      let selector = send.selector, let target = send.receiver
    else { return nil }
    return result(of: file.selectorOperandText(selector), sentTo: target, depth: depth)
  }

  private func parenthesized(_ open: Int, limit: Int, depth: Int) -> Receiver? {
    let close = file.close(of: open)
    guard close < limit else { return nil }
    let inside = (open + 1)..<close
    // `(T)x`
    if file.syntax.expressions.hasParenthesizedCasts, close + 1 < limit,
      file.kind(close + 1) == .identifier || file.word(close + 1) == "("
        || file.word(close + 1) == "["
    {
      return expression(from: close + 1, limit: limit, depth: depth + 1)
    }
    guard endsOperand(close + 1, limit: limit) else { return nil }
    return receiver(inside, depth: depth + 1)
  }

  private func variable(_ index: Int, depth: Int) -> Receiver? {
    let name = file.text(index)
    if let value = assignments.value(of: name, at: index, in: file) {
      return expression(from: value, limit: file.tokens.count, depth: depth + 1)
    }
    return nil
  }

  private static let casts: Set<String> = [
    "@as", "@ptrCast", "@constCast", "@alignCast", "unsafeBitCast", "Some", "NonNull", "id", "ID",
    "unwrap",
  ]

  private func call(name: Int, open: Int, depth: Int) -> Receiver? {
    let text = file.text(name)
    if classHelpers.contains(text), !isSelectorLookup(name) {
      return (ClassNames.className(file, call: open) ?? bareClass(name, open: open))
        .map(Receiver.class)
    }
    let arguments = file.split((open + 1)..<max(open + 1, file.close(of: open)))
    if Self.casts.contains(text), let last = arguments.last {
      return receiver(last, depth: depth + 1)
    }
    guard let send = calls.send(open: open, file, assignments), let selector = send.selector,
      let target = send.receiver
    else { return nil }
    return result(of: file.selectorOperandText(selector), sentTo: target, depth: depth)
  }

  /// The class of Rust's `class!(NSFoo)` and `NSFoo::class()`.
  private func bareClass(_ name: Int, open: Int) -> String? {
    if file.word(open - 1) == "!", file.close(of: open) == open + 2,
      file.kind(open + 1) == .identifier
    {
      return file.text(open + 1)
    }
    let isMember = file.word(name - 1) == "::" && file.close(of: open) == open + 1
    return isMember && file.kind(name - 2) == .identifier ? file.text(name - 2) : nil
  }

  /// `Selector.GetHandle`, where `Class.GetHandle` looks up a class.
  private func isSelectorLookup(_ name: Int) -> Bool {
    file.word(name - 1) == "." && file.word(name - 2) == "Selector"
  }

  private func result(of selector: String, sentTo target: Range<Int>, depth: Int) -> Receiver? {
    guard let receiver = messageReceiver(target, depth: depth + 1) else { return nil }
    return .result(of: selector, from: receiver)
  }

  /// The receiver of a message: in Objective-C a bare capitalized name is a class.
  func messageReceiver(_ range: Range<Int>, depth: Int = 0) -> Receiver? {
    if file.profile.selectors.hasObjectiveCSyntax, range.count == 1,
      file.kind(range.lowerBound) == .identifier, file.word(range.lowerBound) != "self",
      file.tokens[range.lowerBound].contentRange.first.map({ file.source.bytes[$0].isUpper })
        ?? false,
      assignments.value(of: file.text(range.lowerBound), at: range.lowerBound, in: file) == nil
    {
      return .class(file.text(range.lowerBound))
    }
    return receiver(range, depth: depth)
  }
}
