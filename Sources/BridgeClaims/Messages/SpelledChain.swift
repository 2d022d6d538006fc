/// Calls one behind another of methods by a bridge's names for them:
/// `HKHealthStore.alloc().init().saveObjectWithCompletion(a, b)`.
struct SpelledChain {
  struct Link {
    var name: Int
    /// The name, or the first keyword with the labels of the arguments.
    var spelling: String
    /// Nil where it is read as a property.
    var arguments: [Range<Int>]?
    /// Some arguments come from a list made elsewhere.
    var isSpread = false
    var end: Int
  }

  enum Root {
    case `class`(String)
    case instance(String)
    /// `new NSFoo()`, `NSFoo()`
    case made(String)
    case variable(Int)
    case field(Int)
  }

  var start: Int
  var root: Root
  var links: [Link] = []
  var end: Int
}

/// Reads such calls in one file.
struct SpelledCallReader {
  let file: CodeFile
  let style: SpelledStyle
  let classes: ForeignClasses
  let bindings: NamedBindings
  private static let deepest = 6
  private static let longest = 12

  init(_ file: CodeFile, _ style: SpelledStyle, _ classes: ForeignClasses) {
    self.file = file
    self.style = style
    self.classes = classes
    bindings = NamedBindings(file, style, classes)
  }

  // MARK: Receivers

  func receiver(_ root: SpelledChain.Root, depth: Int = 0) -> Receiver? {
    switch root {
    case .class(let name): return .class(name)
    case .instance(let name): return .instance(of: name)
    case .made(let name): return .result(of: "init", from: .result(of: "alloc", from: .class(name)))
    case .variable(let name): return named(name, isField: false, depth: depth)
    case .field(let name): return named(name, isField: true, depth: depth)
    }
  }

  private func named(_ name: Int, isField: Bool, depth: Int) -> Receiver? {
    switch bindings.meaning(of: file.text(name), at: name, isField: isField) {
    case .type(let name): .instance(of: name)
    case .value(let start): depth < Self.deepest ? value(at: start, depth: depth + 1) : nil
    case .unknown, nil: nil
    }
  }

  /// What an expression is that is one chain and nothing else.
  private func value(at start: Int, depth: Int) -> Receiver? {
    guard let chain = chain(at: start), case let end = skippingAssertions(chain.end) else {
      return nil
    }
    if file.word(end) == "as", style != .dart || file.line(end) == file.line(end - 1) {
      let type = file.word(end + 1) == "?" ? end + 2 : end + 1
      if case .type(let name) = bindings.type(at: type) { return .instance(of: name) }
      return nil
    }
    guard endsOperand(end), var found = receiver(chain.root, depth: depth) else { return nil }
    for link in chain.links {
      guard let next = result(of: link, from: found) else { return nil }
      found = next
    }
    return found
  }

  /// Functions that give back what they are called on.
  private static let identities: WordSet = ["apply", "also"]

  func result(of link: SpelledChain.Link, from receiver: Receiver) -> Receiver? {
    if style == .kotlin, Self.identities.contains(file.word(link.name)) { return receiver }
    return .result(of: link.spelling, from: receiver)
  }

  private func skippingAssertions(_ index: Int) -> Int {
    var at = index
    while file.word(at) == "!", file.line(at) == file.line(at - 1) { at += 1 }
    return at
  }

  private func endsOperand(_ index: Int) -> Bool {
    guard index < file.tokens.count else { return true }
    if [",", ";", ")", "}", "]"].contains(file.word(index)) { return true }
    return file.line(index) > file.line(index - 1)
      && (file.kind(index) == .identifier || file.word(index) == "{" || file.word(index) == "@")
  }

  // MARK: Chains

  /// The chain whose root starts at a token.
  private func chain(at start: Int) -> SpelledChain? {
    root(at: start).map(withLinks)
  }

  /// The chain that starts at a token, with what it goes to; nil where the code does not show that.
  func shownChain(at start: Int) -> (chain: SpelledChain, receiver: Receiver)? {
    guard let root = root(at: start), let receiver = receiver(root.root) else { return nil }
    return (withLinks(root), receiver)
  }

  private func withLinks(_ root: SpelledChain) -> SpelledChain {
    var chain = root
    while chain.links.count < Self.longest, let link = link(at: chain.end) {
      chain.links.append(link)
      chain.end = link.end
    }
    return chain
  }

  private func root(at start: Int) -> SpelledChain? {
    let word = file.word(start)
    if word == "(" { return cast(at: start) }
    guard file.kind(start) == .identifier else { return nil }
    if style != .kotlin, word == "new" {
      guard classes.isClass(start + 1), file.word(start + 2) == "(" else { return nil }
      return SpelledChain(
        start: start, root: .made(file.text(start + 1)), end: file.next(after: start + 2))
    }
    if classes.isClass(start) { return root(class: start, start: start) }
    if file.word(start + 1) == ".", classes.isClass(start + 2),
      word == "$" && style.isScript || style == .dart && file.word(start + 3) != "("
    {
      return root(class: start + 2, start: start)
    }
    if word == "this" {
      guard file.word(start + 1) == ".", file.kind(start + 2) == .identifier,
        file.word(start + 3) != "("
      else { return nil }
      return SpelledChain(start: start, root: .field(start + 2), end: start + 3)
    }
    return SpelledChain(start: start, root: .variable(start), end: start + 1)
  }

  private func root(class name: Int, start: Int) -> SpelledChain? {
    if file.word(name + 1) == "(" {
      guard style == .kotlin else { return nil }
      return SpelledChain(
        start: start, root: .made(file.text(name)), end: file.next(after: name + 1))
    }
    return SpelledChain(start: start, root: .class(file.text(name)), end: name + 1)
  }

  /// `(x as NSFoo)`, `(<NSFoo>x)`
  private func cast(at open: Int) -> SpelledChain? {
    let close = file.close(of: open)
    guard close < file.tokens.count, file.kind(open - 1) != .identifier || isKeyword(open - 1)
    else { return nil }
    if style == .typescript, file.word(open + 1) == "<", classes.isClass(open + 2),
      file.word(open + 3) == ">"
    {
      return SpelledChain(start: open, root: .instance(file.text(open + 2)), end: close + 1)
    }
    guard classes.isClass(close - 1), style != .javascript,
      file.word(close - 2) == "as" || file.word(close - 2) == "?" && file.word(close - 3) == "as"
    else { return nil }
    return SpelledChain(start: open, root: .instance(file.text(close - 1)), end: close + 1)
  }

  private func isKeyword(_ index: Int) -> Bool {
    ["return", "await", "if", "while", "else", "in", "of", "case", "when"].contains(
      file.word(index))
  }

  private func link(at index: Int) -> SpelledChain.Link? {
    let sign = skippingAssertions(index)
    guard file.word(sign) == "." || file.word(sign) == "?.", file.kind(sign + 1) == .identifier
    else { return nil }
    let name = sign + 1
    var link = SpelledChain.Link(name: name, spelling: file.text(name), end: name + 1)
    let isCalled = file.word(name + 1) == "("
    let hasLambda =
      style == .kotlin && file.word(isCalled ? file.close(of: name + 1) + 1 : name + 1) == "{"
      && file.line(name + 1) == file.line(name)
    guard isCalled || hasLambda else { return link }
    var arguments: [Range<Int>] = []
    if isCalled {
      let close = file.close(of: name + 1)
      guard close < file.tokens.count else { return nil }
      arguments = file.splitArguments((name + 2)..<close)
      link.end = close + 1
    }
    if hasLambda {
      let open = link.end
      link.end = min(file.tokens.count, file.close(of: open) + 1)
      arguments.append(open..<link.end)
    }
    link.isSpread = arguments.contains { ["...", "*"].contains(file.word($0.lowerBound)) }
    if style.isScript {
      link.arguments = arguments
    } else {
      link.spelling = labelled(link.spelling, arguments)
      link.arguments = arguments.map { isLabelled($0) ? ($0.lowerBound + 2)..<$0.upperBound : $0 }
    }
    return link
  }

  private func isLabelled(_ argument: Range<Int>) -> Bool {
    argument.count > 2 && file.kind(argument.lowerBound) == .identifier
      && file.word(argument.lowerBound + 1) == style.labelSign
  }

  /// The first argument's label is no part of the selector.
  private func labelled(_ name: String, _ arguments: [Range<Int>]) -> String {
    guard !arguments.isEmpty else { return name }
    return arguments.dropFirst().reduce(name + ":") { spelling, argument in
      guard isLabelled(argument) else { return spelling + "_:" }
      return spelling + file.text(argument.lowerBound) + ":"
    }
  }
}

extension CodeFile {
  /// The arguments in a range, those of types with their commas left in one piece: `<Map<A, B>>x`, `f<A, B>()`.
  func splitArguments(_ range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      if word(at) == "," {
        if start < at { pieces.append(start..<at) }
        start = at + 1
      }
      at =
        word(at) == "<"
        ? typeArgumentsEnd(at, isFirst: at == start, limit: range.upperBound) ?? at + 1
        : next(after: at)
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }

  private static let typeSigns: WordSet = [",", ".", "?", "|", "&", "*", ":", ";", "->", "=>"]

  /// Where the types end that an angle bracket opens; nil where it compares.
  private func typeArgumentsEnd(_ open: Int, isFirst: Bool, limit: Int) -> Int? {
    guard isFirst || kind(open - 1) == .identifier && tokens[open - 1].end == tokens[open].start
    else { return nil }
    var depth = 0
    var at = open
    while at < min(limit, open + 60) {
      switch word(at) {
      case "<": depth += 1
      case ">": depth -= 1
      case ">>": depth -= 2
      case ">>>": depth -= 3
      default:
        let isType =
          kind(at) == .identifier || kind(at) == .string || isOpening(at)
          || Self.typeSigns.contains(word(at))
        guard isType else { return nil }
      }
      at = next(after: at)
      if depth <= 0 { return depth == 0 ? at : nil }
    }
    return nil
  }
}
