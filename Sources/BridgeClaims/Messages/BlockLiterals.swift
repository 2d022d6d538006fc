/// A block that code makes in order to hand it over, as far as the code shows what it takes.
public struct BlockLiteral: Sendable, Hashable {
  /// What becomes of what a block is called with beyond its parameters.
  public enum Surplus: Sendable, Hashable {
    /// The language drops it, as JavaScript does: nothing is wrong.
    case dropped
    /// Nobody looks at it.
    case unread
    /// The call fails.
    case refused
  }

  /// How many parameters it has, the block itself not counted.
  public var parameters: Int
  /// Where they are written.
  public var range: ByteRange
  public var surplus: Surplus

  public init(parameters: Int, range: ByteRange, surplus: Surplus = .unread) {
    self.parameters = parameters
    self.range = range
    self.surplus = surplus
  }
}

extension MessageReader {
  func block(of range: Range<Int>) -> BlockLiteral? {
    BlockLiterals(file: file, assignments: assignments).block(range, depth: 0)
  }
}

/// Finds the parameters of blocks in the ways that languages make them.
private struct BlockLiterals {
  let file: CodeFile
  let assignments: Assignments

  private static let references: WordSet = ["&", "*", "mut", "async", "move"]

  func block(_ range: Range<Int>, depth: Int) -> BlockLiteral? {
    var start = range.lowerBound
    while start < range.upperBound, Self.references.contains(file.word(start)) { start += 1 }
    guard start < range.upperBound, depth < 4 else { return nil }
    let range = start..<range.upperBound
    if let found = objectiveC(start) ?? convention(range) ?? script(range) ?? lambda(start) {
      return found
    }
    return made(range) ?? layout(range) ?? held(range, depth: depth)
  }

  /// The parameters between two brackets; none for `(void)`, nil where any number may come.
  private func count(
    _ inside: Range<Int>, hidden: Int = 0, surplus: BlockLiteral.Surplus = .unread
  ) -> BlockLiteral? {
    var pieces = joiningTypes(file.split(inside))
    if pieces.count == 1, pieces[0].count == 1, file.word(pieces[0].lowerBound) == "void" {
      pieces = []
    }
    let isOpen = pieces.contains { piece in
      ["...", "*", "**", "..", "/"].contains(file.word(piece.lowerBound))
        || surplus == .refused && file.index(of: "=", in: piece) != nil
    }
    guard pieces.count >= hidden, !isOpen else { return nil }
    let bytes = inside.isEmpty ? inside.lowerBound - 1..<inside.lowerBound : inside
    return BlockLiteral(
      parameters: pieces.count - hidden, range: file.bytes(of: bytes), surplus: surplus)
  }

  /// Parameters whose types have commas between angle brackets, put together again.
  private func joiningTypes(_ pieces: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    var depth = 0
    for piece in pieces {
      if depth > 0, let last = joined.popLast() {
        joined.append(last.lowerBound..<piece.upperBound)
      } else {
        joined.append(piece)
      }
      for index in piece {
        switch file.word(index) {
        case "<": depth += 1
        case ">": depth = max(0, depth - 1)
        case ">>": depth = max(0, depth - 2)
        default: break
        }
      }
    }
    return joined
  }

  private func inside(_ open: Int) -> Range<Int>? {
    let close = file.close(of: open)
    return file.word(open) == "(" && close < file.tokens.count ? (open + 1)..<close : nil
  }

  // MARK: Literals

  /// `^(BOOL ok, NSError *error) { … }`, `^BOOL(id x) { … }`, `^{ … }`
  private func objectiveC(_ start: Int) -> BlockLiteral? {
    guard file.word(start) == "^", file.profile.selectors.hasObjectiveCSyntax else { return nil }
    var at = start + 1
    while file.kind(at) == .identifier || file.word(at) == "*" { at += 1 }
    if file.word(at) == "{" { return count(at..<at, surplus: .refused) }
    // `^() { … }` leaves open what it takes.
    return inside(at).flatMap { $0.isEmpty ? nil : count($0, surplus: .refused) }
  }

  /// `{ … } as @convention(block) (Bool, NSError?) -> Void`
  private func convention(_ range: Range<Int>) -> BlockLiteral? {
    guard
      let index = range.first(where: {
        file.word($0) == "convention" && file.word($0 + 2) == "block"
      })
    else { return nil }
    return inside(index + 4).flatMap { count($0) }
  }

  /// `(ok, error) => …`, `ok => …`, `function (ok, error) { … }`
  private func script(_ range: Range<Int>) -> BlockLiteral? {
    guard ["typescript", "javascript"].contains(file.profile.id) else { return nil }
    let start = range.lowerBound
    if file.word(start) == "function" {
      let open = file.word(start + 1) == "(" ? start + 1 : start + 2
      return inside(open).flatMap { count($0, surplus: .dropped) }
    }
    if file.kind(start) == .identifier, file.word(start + 1) == "=>" {
      return count(start..<(start + 1), surplus: .dropped)
    }
    guard let inside = inside(start), (inside.upperBound + 1) < range.upperBound else { return nil }
    let isArrow =
      file.word(inside.upperBound + 1) == "=>" || file.word(inside.upperBound + 1) == ":"
    return isArrow ? count(inside, surplus: .dropped) : nil
  }

  /// `lambda ok, error: …`
  private func lambda(_ start: Int) -> BlockLiteral? {
    guard file.word(start) == "lambda", file.profile.id == "python" else { return nil }
    var end = start + 1
    while end < file.tokens.count, file.word(end) != ":", end - start < 40 {
      end = file.next(after: end)
    }
    return file.word(end) == ":" ? count((start + 1)..<end, surplus: .refused) : nil
  }

  // MARK: Makers

  /// `RcBlock::new(move |ok: Bool, error: *mut NSError| { … })`, `objc.NewBlock(func(b objc.Block, ok bool) { … })`,
  /// `objc.Block(Captures, .{ c.BOOL, c.id }, void).init(…)`
  private func made(_ range: Range<Int>) -> BlockLiteral? {
    guard
      let open = range.prefix(12).first(where: {
        file.word($0) == "(" && file.kind($0 - 1) == .identifier
      }), let arguments = inside(open)
    else { return nil }
    let name = file.text(open - 1)
    let owner = file.word(open - 2) == "::" ? file.text(open - 3) : ""
    if owner.hasSuffix("Block"), name == "new" { return closure(arguments) }
    if name.hasSuffix("NewBlock"), file.word(arguments.lowerBound) == "func" {
      return inside(arguments.lowerBound + 1).flatMap { count($0, hidden: 1) }
    }
    if name == "Block" { return tuple(arguments) }
    guard name == "init", file.word(open - 2) == ".", file.kind(open - 3) == .identifier,
      let type = assignments.value(of: file.text(open - 3), at: open - 3, in: file)
    else { return nil }
    let end = min(file.tokens.count, type + 8)
    let maker = (type..<end).first { file.word($0) == "(" && file.text($0 - 1) == "Block" }
    return maker.flatMap { inside($0) }.flatMap { tuple($0) }
  }

  /// `move |ok, error| …`
  private func closure(_ range: Range<Int>) -> BlockLiteral? {
    var start = range.lowerBound
    while file.word(start) == "move" || file.word(start) == "async" { start += 1 }
    if file.word(start) == "||" { return count((start + 1)..<(start + 1)) }
    guard file.word(start) == "|" else { return nil }
    var end = start + 1
    while end < range.upperBound, file.word(end) != "|" { end = file.next(after: end) }
    return end < range.upperBound ? count((start + 1)..<end) : nil
  }

  /// Of three arguments, the second is a tuple of the parameters' types.
  private func tuple(_ arguments: Range<Int>) -> BlockLiteral? {
    let pieces = file.split(arguments)
    guard pieces.count == 3, file.word(pieces[1].lowerBound) == ".",
      file.word(pieces[1].lowerBound + 1) == "{"
    else { return nil }
    let open = pieces[1].lowerBound + 1
    return count((open + 1)..<file.close(of: open))
  }

  // MARK: Layouts

  /// A block laid out by hand: `Block{ .isa = …, .invoke = &run, … }`.
  private func layout(_ range: Range<Int>) -> BlockLiteral? {
    guard let open = range.prefix(6).first(where: { file.word($0) == "{" }),
      file.close(of: open) <= range.upperBound
    else { return nil }
    let fields = file.split((open + 1)..<max(open + 1, file.close(of: open)))
    let invoke = fields.first { field in
      file.word(field.lowerBound) == "." && file.word(field.lowerBound + 1) == "invoke"
    }
    guard let invoke,
      let name = invoke.dropFirst(3).last(where: { file.kind($0) == .identifier })
    else { return nil }
    return function(named: name)
  }

  /// The parameters of the file's function of this name, if all that are called so have as many.
  private func function(named name: Int) -> BlockLiteral? {
    let spelling = Array(file.text(name).utf8)
    var found: BlockLiteral?
    for index in file.tokens.indices
    where file.word(index) == "(" && file.kind(index - 1) == .identifier
      && file.spells(index - 1, spelling)
      && (file.kind(index - 2) == .identifier || file.word(index - 2) == "*")
    {
      guard let inside = inside(index), let block = count(inside, hidden: 1) else { return nil }
      if let found, found.parameters != block.parameters { return nil }
      found = found ?? block
    }
    return found
  }

  // MARK: Variables

  /// Where the value starts of a constant that the file declares at its top, and only later; since any name
  /// may be one, only those are looked for that say what they are.
  private func declaredBelow(_ name: Int) -> Int? {
    guard file.profile.id == "zig", file.text(name).lowercased().contains("block") else {
      return nil
    }
    let spelling = Array(file.text(name).utf8)
    let found = file.tokens.indices.dropFirst(name + 1).dropLast().filter { index in
      file.word(index) == "const" && file.spells(index + 1, spelling)
        && file.brackets.enclosing(index) < 0
    }
    guard found.count == 1,
      let equals = (found[0]..<found[0] + 8).first(where: { file.word($0) == "=" })
    else { return nil }
    return equals + 1
  }

  /// `void (^done)(BOOL, NSError *) = …`
  private func declarator(_ name: Int) -> BlockLiteral? {
    guard file.profile.selectors.hasObjectiveCSyntax else { return nil }
    let spelling = Array(file.text(name).utf8)
    let declared = (max(0, name - 2_000)..<name).last { index in
      file.word(index) == "^" && file.word(index - 1) == "(" && file.spells(index + 1, spelling)
        && file.word(index + 2) == ")"
    }
    return declared.flatMap { inside($0 + 3) }.flatMap {
      $0.isEmpty ? nil : count($0, surplus: .refused)
    }
  }

  private static let conversions: Set<String> = [
    "copy", "clone", "as_ref", "deref", "into", "as_ptr", "as_block_ptr",
  ]

  /// What a variable was given: `block`, `block.copy()`, `@ptrCast(&block)`.
  private func held(_ range: Range<Int>, depth: Int) -> BlockLiteral? {
    var name = range.lowerBound
    if file.word(name) == "@ptrCast" || file.word(name) == "@constCast", file.word(name + 1) == "("
    {
      return block((name + 2)..<max(name + 2, file.close(of: name + 1)), depth: depth + 1)
    }
    guard file.kind(name) == .identifier else { return nil }
    let rest = (name + 1)..<range.upperBound
    name = range.lowerBound
    let isPlain = rest.isEmpty || file.word(rest.lowerBound) == "as"
    let isConverted =
      rest.count >= 4 && file.word(rest.lowerBound) == "."
      && Self.conversions.contains(file.text(rest.lowerBound + 1))
    guard isPlain || isConverted else { return nil }
    if let declared = declarator(name) { return declared }
    guard
      var value = assignments.value(of: file.text(name), at: name, in: file) ?? declaredBelow(name)
    else { return nil }
    if value == name {
      // `let b = b.copy()`: the one before.
      guard let earlier = assignments.value(of: file.text(name), at: value - 3, in: file) else {
        return nil
      }
      value = earlier
    }
    let end = file.statementEnd(from: value, limit: min(file.tokens.count, value + 4_000))
    return block(value..<max(value, end), depth: depth + 1)
  }
}
