/// A block that code makes in order to hand it over, or that it says a method takes, as far as the code shows
/// what the block is called with.
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

  /// The type that code gives a parameter.
  public struct ParameterType: Sendable, Hashable {
    /// As written.
    public var text: String
    /// Nil for a type that is not the language's own.
    public var machine: MachineType?
    /// The name that the type comes to, which may be a class's: `NSError` of `NSError?`.
    public var name: String
    public var range: ByteRange

    public init(text: String, machine: MachineType?, name: String, range: ByteRange) {
      self.text = text
      self.machine = machine
      self.name = name
      self.range = range
    }
  }

  /// How many parameters it has, the block itself not counted.
  public var parameters: Int
  /// Where they are written.
  public var range: ByteRange
  public var surplus: Surplus
  /// A function that the file declares is handed over by its name.
  public var isNamed = false
  /// For each parameter its type; nil where the code gives it none.
  public var types: [ParameterType?] = []

  public init(parameters: Int, range: ByteRange, surplus: Surplus = .unread) {
    self.parameters = parameters
    self.range = range
    self.surplus = surplus
  }
}

extension MessageReader {
  func block(of range: Range<Int>) -> BlockLiteral? {
    BlockLiterals(file: file, assignments: assignments, functions: functions).block(range, depth: 0)
  }
}

/// Finds the parameters of blocks in the ways that languages make them.
struct BlockLiterals {
  let file: CodeFile
  let assignments: Assignments
  let functions: FunctionIndex

  private static let references: WordSet = ["&", "*", "mut", "async", "move", "@escaping"]

  func block(_ range: Range<Int>, depth: Int) -> BlockLiteral? {
    var start = range.lowerBound
    while start < range.upperBound, Self.references.contains(file.word(start)) { start += 1 }
    guard start < range.upperBound, depth < 4 else { return nil }
    let range = start..<range.upperBound
    return literal(range) ?? made(range, depth: depth) ?? layout(range) ?? held(range, depth: depth)
  }

  /// The parameters between two brackets; none for `(void)`, nil where any number may come.
  func count(
    _ inside: Range<Int>, hidden: Int = 0, surplus: BlockLiteral.Surplus = .unread,
    types: BlockTypes.Style = .none
  ) -> BlockLiteral? {
    var pieces = BlockTypes.joiningArguments(file.split(inside), file)
    if pieces.count == 1, pieces[0].count == 1, file.word(pieces[0].lowerBound) == "void" {
      pieces = []
    }
    let isOpen = pieces.contains { piece in
      ["...", "*", "**", "..", "/", "params"].contains(file.word(piece.lowerBound))
        || surplus == .refused && file.index(of: "=", in: piece) != nil
    }
    guard pieces.count >= hidden, !isOpen else { return nil }
    let bytes = inside.isEmpty ? inside.lowerBound - 1..<inside.lowerBound : inside
    var block = BlockLiteral(
      parameters: pieces.count - hidden, range: file.bytes(of: bytes), surplus: surplus)
    block.types = pieces.dropFirst(hidden).map { BlockTypes.type($0, style: types, file) }
    return block
  }

  func inside(_ open: Int) -> Range<Int>? {
    let close = file.close(of: open)
    return file.word(open) == "(" && close < file.tokens.count ? (open + 1)..<close : nil
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
    return function(named: file.text(name), hidden: 1)
  }

  /// The parameters of the file's function of this name, if all that are called so have as many.
  func function(
    named name: String, hidden: Int, surplus: BlockLiteral.Surplus = .unread
  ) -> BlockLiteral? {
    var found: BlockLiteral?
    for open in functions.declarations(of: name, file) {
      guard let inside = inside(open),
        let block = count(inside, hidden: hidden, surplus: surplus, types: parameterStyle)
      else { return nil }
      if let found, found.parameters != block.parameters { return nil }
      found = found ?? block
    }
    return found
  }

  /// How the functions of the language write the types of their parameters.
  var parameterStyle: BlockTypes.Style {
    switch file.profile.id {
    case "javascript", "ruby", "lua", "python": .none
    case "c", "cpp", "objective-c", "csharp", "java", "dart", "d", "go": .beside
    default: .behindColon
    }
  }

  // MARK: Variables

  /// `void (^done)(BOOL, NSError *) = …`
  private func declarator(_ name: Int) -> BlockLiteral? {
    guard file.profile.selectors.hasObjectiveCSyntax,
      let declared = functions.declarators(of: file.text(name), file).last(where: {
        $0 < name && name - $0 < 2_000
      })
    else { return nil }
    return inside(declared + 3).flatMap {
      $0.isEmpty ? nil : count($0, surplus: .refused, types: .beside)
    }
  }

  /// `let done: @convention(block) (Bool, NSError?) -> Void = …`, whose value starts at a token.
  private func annotated(value: Int, name: String) -> BlockLiteral? {
    guard file.profile.id == "swift", file.word(value - 1) == "=" else { return nil }
    let spelling = Array(name.utf8)
    var at = value - 2
    while at > max(0, value - 60), ![";", "{", "}", "="].contains(file.word(at)) {
      if file.word(at) == ":", file.spells(at - 1, spelling) {
        return convention(at..<(value - 1))
      }
      at -= 1
    }
    return nil
  }

  private static let conversions: Set<String> = [
    "copy", "clone", "as_ref", "deref", "into", "as_ptr", "as_block_ptr",
  ]

  /// What a variable was given: `block`, `block.copy()`, `@ptrCast(&block)`.
  private func held(_ range: Range<Int>, depth: Int) -> BlockLiteral? {
    let name = range.lowerBound
    if file.word(name) == "@ptrCast" || file.word(name) == "@constCast", file.word(name + 1) == "("
    {
      return block((name + 2)..<max(name + 2, file.close(of: name + 1)), depth: depth + 1)
    }
    guard file.kind(name) == .identifier else { return nil }
    let rest = (name + 1)..<range.upperBound
    let isPlain = rest.isEmpty || file.word(rest.lowerBound) == "as"
    let isConverted =
      rest.count >= 4 && file.word(rest.lowerBound) == "."
      && Self.conversions.contains(file.text(rest.lowerBound + 1))
    guard isPlain || isConverted else { return handed(range) }
    if let declared = declarator(name) { return declared }
    guard
      var value = assignments.value(of: file.text(name), at: name, in: file)
        ?? functions.constantBelow(name, file)
    else { return handed(range) }
    if value == name {
      // `let b = b.copy()`: the one before.
      guard let earlier = assignments.value(of: file.text(name), at: value - 3, in: file) else {
        return nil
      }
      value = earlier
    }
    if let annotated = annotated(value: value, name: file.text(name)) { return annotated }
    let end = file.statementEnd(from: value, limit: min(file.tokens.count, value + 4_000))
    return block(value..<max(value, end), depth: depth + 1)
  }
}
