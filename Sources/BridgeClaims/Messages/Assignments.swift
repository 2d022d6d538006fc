/// What the variables of a file were last given, seen from where they are used.
struct Assignments: Sendable {
  private struct Entry: Sendable {
    var name: Int
    /// The brace it is inside of; -1 at the top.
    var scope: Int
    /// Where the value starts.
    var value: Int
    var isDeclaration: Bool
  }

  private var entries: [String: [Entry]] = [:]
  /// For languages of lists.
  private var lists: ListBindings?
  /// For languages without braces.
  private var functions: FunctionScopes?
  /// How far back an assignment is looked for; keeps a name that is used everywhere cheap.
  private static let farthest = 40

  init(_ file: CodeFile) {
    if file.syntax.hasAtoms {
      lists = ListBindings(file)
      return
    }
    functions = FunctionScopes(file)
    for index in file.tokens.indices where file.kind(index) == .punctuation {
      if file.word(index) == "=" {
        addAssignment(file, equals: index)
      } else if file.word(index) == ":=", file.kind(index - 1) == .identifier {
        let scope = Self.brace(file, around: index)
        add(file, name: index - 1, scope: scope, value: index + 1, isDeclaration: false)
      } else if file.word(index) == "|", file.word(index + 2) == "|", file.word(index - 1) == ")" {
        addCapture(file, bar: index)
      }
    }
  }

  private static let keywords: WordSet = ["const", "let", "var", "val", "auto", "mut", "final"]

  private mutating func addAssignment(_ file: CodeFile, equals: Int) {
    var name = equals - 1
    if file.word(name) == ":" { name -= 1 }
    if functions != nil, file.word(name - 1) == ".", file.kind(name) == .identifier {
      return addMember(file, name: name, equals: equals)
    }
    if file.kind(name) != .identifier || !Self.keywords.contains(file.word(name - 1)) {
      name = file.declaredName(equals: equals) ?? name
    }
    guard file.kind(name) == .identifier, file.word(name - 1) != ".", file.word(name - 1) != "->"
    else { return }
    let before = name - 1
    let isDeclared =
      file.word(equals - 1) == ":" || file.kind(before) == .identifier
      || ["*", ">", "]"].contains(file.word(before))
    add(
      file, name: name, scope: Self.brace(file, around: name), value: equals + 1,
      isDeclaration: isDeclared && file.line(before) == file.line(name))
  }

  /// A name with the sign of an object's members.
  static func name(_ index: Int, _ file: CodeFile) -> String {
    let isMember = file.source.bytes[Int(file.tokens[index].start)] == UInt8(ascii: "@")
    return isMember && !file.text(index).hasPrefix("@") ? "@" + file.text(index) : file.text(index)
  }

  /// `self.name = value`, which holds for all functions of the object.
  private mutating func addMember(_ file: CodeFile, name: Int, equals: Int) {
    guard functions != nil, file.word(name - 2) == "self",
      !["None", "nil"].contains(file.word(equals + 1)),
      file.tokens[name].contentRange.count <= 80
    else { return }
    entries["self." + file.text(name), default: []].append(
      Entry(name: name, scope: -1, value: equals + 1, isDeclaration: true))
  }

  /// Zig's `if (value) |name| {`.
  private mutating func addCapture(_ file: CodeFile, bar: Int) {
    let open = file.brackets.partner(bar - 1)
    guard open >= 0, file.kind(bar + 1) == .identifier else { return }
    let scope = file.word(bar + 3) == "{" ? bar + 3 : Self.brace(file, around: bar)
    add(file, name: bar + 1, scope: scope, value: open + 1, isDeclaration: true)
  }

  private mutating func add(
    _ file: CodeFile, name: Int, scope: Int, value: Int, isDeclaration: Bool
  ) {
    guard file.tokens[name].contentRange.count <= 80 else { return }
    let text = Self.name(name, file)
    // Ruby's members are known in all functions of their object.
    let scope = functions.map { text.hasPrefix("@") ? -1 : $0.around(name).first ?? -1 } ?? scope
    entries[text, default: []].append(
      Entry(name: name, scope: scope, value: value, isDeclaration: isDeclaration))
  }

  static func brace(_ file: CodeFile, around index: Int) -> Int {
    var at = file.brackets.enclosing(index)
    while at >= 0, file.word(at) != "{" { at = file.brackets.enclosing(at) }
    return at
  }

  /// Whether anything in the file is given to a name.
  func knows(_ name: String) -> Bool { entries[name] != nil }

  /// Where the value starts that `name` has at a token; nil when that depends on what runs before, or
  /// the name is another one's there.
  func value(of name: String, at token: Int, in file: CodeFile) -> Int? {
    if let lists { return lists.value(of: name, at: token, in: file) }
    guard let entries = entries[name] else { return nil }
    if let functions { return value(of: name, entries, at: token, functions, file) }
    let scopes = Self.braces(file, around: token)
    var seen = 0
    for entry in entries[..<Self.count(entries, before: token)].reversed() {
      seen += 1
      guard seen <= Self.farthest else { return nil }
      if isBeingGiven(entry, at: token, in: file) { continue }
      guard entry.scope < 0 || scopes.contains(entry.scope) else {
        if entry.isDeclaration { continue }
        // Only inside a function that has it too.
        if scopes.last.map({ $0 > entry.name }) ?? true { continue }
        return nil
      }
      return isShadowed(name, between: entry, scopes, file) ? nil : entry.value
    }
    return nil
  }

  /// Whether a token belongs to the value itself: `let x = f(x)` uses what the name stood for before.
  private func isBeingGiven(_ entry: Entry, at token: Int, in file: CodeFile) -> Bool {
    entry.name < entry.value && token - entry.value < 80
      && file.profile.selectors.chainStyle != .words
      && file.statementEnd(from: entry.value, limit: token + 1) > token
  }

  /// The same for a language without braces: the last value in the function itself or around it, unless
  /// a block may have been left out that has it.
  private func value(
    of name: String, _ entries: [Entry], at token: Int, _ functions: FunctionScopes,
    _ file: CodeFile
  ) -> Int? {
    if name.hasPrefix("@") || name.hasPrefix("self.") {
      var given: Int?
      for entry in entries where file.word(entry.value) != "nil" && entry.value != token {
        guard given == nil else { return nil }
        given = entry.value
      }
      return given
    }
    let before = entries[..<Self.count(entries, before: token)].suffix(Self.farthest)
    let scopes = functions.around(token)
    let spelling = Array(name.utf8)
    for scope in scopes + [-1] {
      if let last = before.last(where: { $0.scope == scope && $0.value < token }) {
        let isSure = file.lineColumn(of: last.name) <= file.lineColumn(of: token)
        return isSure || scope != scopes.first ?? -1 ? last.value : nil
      }
      if scope >= 0, FunctionScopes.hasParameter(spelling, head: scope, file) { return nil }
    }
    return nil
  }

  /// How many of the entries stand before a token; they are in source order but for captures.
  private static func count(_ entries: [Entry], before token: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].value <= token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func braces(_ file: CodeFile, around token: Int) -> [Int] {
    var found: [Int] = []
    var at = brace(file, around: token)
    while at >= 0, found.count < 40 {
      found.append(at)
      at = brace(file, around: at)
    }
    return found
  }

  /// Whether the head of a block between an assignment and its use names a parameter of the same name.
  private func isShadowed(
    _ name: String, between entry: Entry, _ scopes: [Int], _ file: CodeFile
  ) -> Bool {
    let spelling = Array(name.utf8)
    for brace in scopes where brace > entry.name && brace != entry.scope {
      var at = brace - 1
      let lowest = max(entry.value, brace - 60)
      while at > lowest, ![";", "{", "}"].contains(file.word(at)) {
        if file.kind(at) == .identifier, file.spells(at, spelling) {
          let next = file.word(at + 1)
          if next == ":" || next == "," || next == ")" || next == "|" || next == "in" {
            // `if (name)` and `f(name)` only use it.
            let isUse = next == ")" && file.word(at - 1) == "("
            if !isUse { return true }
          }
        }
        at -= 1
      }
    }
    return false
  }
}
