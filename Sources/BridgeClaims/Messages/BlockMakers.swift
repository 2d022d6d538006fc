/// Calls that make a block of a function, and functions that become one by their name.
extension BlockLiterals {
  /// `RcBlock::new(move |ok: Bool, error: *mut NSError| { … })`, `objc.NewBlock(func(b objc.Block, ok bool) { … })`,
  /// `objc.Block(Captures, .{ c.BOOL, c.id }, void).init(…)`
  func made(_ range: Range<Int>, depth: Int) -> BlockLiteral? {
    guard
      let open = range.prefix(12).first(where: {
        file.word($0) == "(" && file.kind($0 - 1) == .identifier
      }), let arguments = inside(open)
    else { return nil }
    let name = file.text(open - 1)
    let isMember = file.word(open - 2) == "::" || file.word(open - 2) == "."
    let owner = isMember ? file.text(open - 3) : ""
    if owner.hasSuffix("Block"), name == "new" { return closure(arguments) }
    if owner.hasPrefix("ObjCBlock"), file.profile.id == "dart" {
      return file.split(arguments).first.flatMap { block($0, depth: depth + 1) }
    }
    if name.hasSuffix("NewBlock") { return goFunction(arguments) }
    if name == "Block" {
      return file.profile.id == "python" ? pythonBlock(arguments, depth: depth) : tuple(arguments)
    }
    guard name == "init", file.word(open - 2) == ".", file.kind(open - 3) == .identifier,
      let type = assignments.value(of: file.text(open - 3), at: open - 3, in: file)
    else { return nil }
    let end = min(file.tokens.count, type + 8)
    let maker = (type..<end).first { file.word($0) == "(" && file.text($0 - 1) == "Block" }
    return maker.flatMap { inside($0) }.flatMap { tuple($0) }
  }

  /// `move |ok, error| …`, or the name of a function.
  private func closure(_ range: Range<Int>) -> BlockLiteral? {
    var start = range.lowerBound
    while file.word(start) == "move" || file.word(start) == "async" { start += 1 }
    if file.word(start) == "||" { return count((start + 1)..<(start + 1)) }
    guard file.word(start) == "|" else { return named(range, hidden: 0) }
    var end = start + 1
    while end < range.upperBound, file.word(end) != "|" { end = file.next(after: end) }
    return end < range.upperBound ? count((start + 1)..<end, types: .behindColon) : nil
  }

  /// `func(b objc.Block, ok bool) { … }`, or the name of such a function.
  private func goFunction(_ arguments: Range<Int>) -> BlockLiteral? {
    guard file.word(arguments.lowerBound) == "func" else { return named(arguments, hidden: 1) }
    return inside(arguments.lowerBound + 1).flatMap { count($0, hidden: 1, types: .beside) }
  }

  /// Of three arguments, the second is a tuple of the parameters' types.
  private func tuple(_ arguments: Range<Int>) -> BlockLiteral? {
    let pieces = file.split(arguments)
    guard pieces.count == 3, file.word(pieces[1].lowerBound) == ".",
      file.word(pieces[1].lowerBound + 1) == "{"
    else { return nil }
    let open = pieces[1].lowerBound + 1
    return count((open + 1)..<file.close(of: open), types: .whole)
  }

  /// Python's `Block(function, result, type, type)`, the types of which may be the function's own.
  private func pythonBlock(_ arguments: Range<Int>, depth: Int) -> BlockLiteral? {
    let pieces = file.split(arguments)
    guard let first = pieces.first, !pieces.contains(where: { file.word($0.lowerBound) == "*" })
    else { return nil }
    if pieces.count == 1 { return block(first, depth: depth + 1) }
    guard file.word(pieces[1].lowerBound + 1) != "=" else { return nil }
    let types = (pieces.count > 2 ? pieces[2].lowerBound : arguments.upperBound)
    return count(types..<arguments.upperBound, types: .whole)
  }

  // MARK: Names

  /// A function of the file that a name stands for, where nothing else is called so.
  private func named(_ range: Range<Int>, hidden: Int) -> BlockLiteral? {
    let name = range.lowerBound
    guard range.count == 1, file.kind(name) == .identifier else { return nil }
    return function(of: file.text(name), at: name, hidden: hidden, surplus: .unread)
  }

  private func function(
    of name: String, at index: Int, hidden: Int, surplus: BlockLiteral.Surplus
  ) -> BlockLiteral? {
    guard !assignments.knows(name), !functions.isParameter(name, at: index, file),
      var block = function(named: name, hidden: hidden, surplus: surplus)
    else { return nil }
    block.isNamed = true
    block.range = file.tokens[index].contentRange
    return block
  }

  /// A function handed over by its name, in languages that make a block of it: `handler`, `self.handler`,
  /// Kotlin's `::handler`.
  func handed(_ range: Range<Int>) -> BlockLiteral? {
    let first = range.lowerBound
    switch file.profile.id {
    case "python":
      let isMember = range.count == 3 && file.word(first) == "self" && file.word(first + 1) == "."
      guard isMember || range.count == 1 else { return nil }
      let name = isMember ? first + 2 : first
      return pythonFunction(name, isMember: isMember)
    case "javascript", "typescript":
      return range.count == 1
        ? function(of: file.text(first), at: first, hidden: 0, surplus: .dropped) : nil
    case "csharp", "dart":
      return range.count == 1
        ? function(of: file.text(first), at: first, hidden: 0, surplus: .unread) : nil
    case "kotlin":
      guard range.count == 2, file.word(first) == "::" else { return nil }
      return function(of: file.text(first + 1), at: first + 1, hidden: 0, surplus: .unread)
    default: return nil
    }
  }

  /// What has no decorator that may change it, and `self` only where it is a method.
  private func pythonFunction(_ name: Int, isMember: Bool) -> BlockLiteral? {
    let opens = functions.declarations(of: file.text(name), file)
    let isPlain = opens.allSatisfy { open in
      let takesSelf = ["self", "cls"].contains(file.word(open + 1))
      return takesSelf == isMember && !isDecorated(open - 2)
    }
    guard isPlain else { return nil }
    if isMember {
      guard !assignments.knows("self." + file.text(name)),
        var block = function(named: file.text(name), hidden: 1, surplus: .refused)
      else { return nil }
      block.isNamed = true
      block.range = file.tokens[name].contentRange
      return block
    }
    return function(of: file.text(name), at: name, hidden: 0, surplus: .refused)
  }

  /// Whether the line above the function whose `def` stands at a token is a decorator.
  private func isDecorated(_ head: Int) -> Bool {
    guard head > 0 else { return false }
    let line = file.line(head - 1)
    var first = head - 1
    while first > 0, file.line(first - 1) == line { first -= 1 }
    return file.word(first) == "@"
      || file.source.bytes[Int(file.tokens[first].start)] == UInt8(ascii: "@")
  }
}
