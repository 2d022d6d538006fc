/// What the names of a file stand for where the code shows it: variables, parameters and fields with their
/// types or first values.
struct NamedBindings {
  enum Meaning: Sendable {
    /// An instance of a class.
    case type(String)
    /// What the expression that starts at a token comes to.
    case value(Int)
    case unknown
  }

  private struct Entry {
    var name: Int
    var scope: Range<Int>
    var meaning: Meaning
  }

  let file: CodeFile
  let style: SpelledStyle
  let classes: ForeignClasses
  /// Variables and parameters, in source order.
  private var locals: [String: [Entry]] = [:]
  /// By the opening brace of the class.
  private var fields: [Int: [String: Meaning]] = [:]
  /// Names that are given a value anywhere but where they are declared.
  private var changed: Set<String> = []
  /// How far back a declaration is looked for; keeps a name that is used everywhere cheap.
  private static let farthest = 40

  init(_ file: CodeFile, _ style: SpelledStyle, _ classes: ForeignClasses) {
    self.file = file
    self.style = style
    self.classes = classes
    for index in file.tokens.indices {
      switch file.kind(index) {
      case .identifier: readName(index)
      case .punctuation: readSign(index)
      default: break
      }
    }
  }

  /// - Parameter isField: It is read as a member of the object itself.
  func meaning(of name: String, at token: Int, isField: Bool) -> Meaning? {
    if !isField, let local = local(name, at: token) { return local }
    guard isField || !style.isScript else { return nil }
    var body = classBody(around: token)
    while let open = body?.lowerBound {
      if let field = fields[open]?[name] { return field }
      body = classBody(around: open)
    }
    return nil
  }

  private func local(_ name: String, at token: Int) -> Meaning? {
    guard let entries = locals[name] else { return nil }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name <= token { low = middle + 1 } else { high = middle }
    }
    for entry in entries[..<low].suffix(Self.farthest).reversed() where entry.scope.contains(token)
    {
      if case .value = entry.meaning, !style.infersTypes, changed.contains(name) { return .unknown }
      return entry.meaning
    }
    return low > Self.farthest ? .unknown : nil
  }

  mutating func add(_ name: Int, _ scope: Range<Int>, _ meaning: Meaning) {
    guard file.tokens[name].contentRange.count <= 80 else { return }
    locals[file.text(name), default: []].append(Entry(name: name, scope: scope, meaning: meaning))
  }

  mutating func addField(_ name: Int, _ body: Int, _ meaning: Meaning) {
    guard file.tokens[name].contentRange.count <= 80 else { return }
    fields[body, default: [:]][file.text(name)] = meaning
  }

  // MARK: Scopes

  /// The braces around a token, or everything.
  func block(around index: Int) -> Range<Int> {
    var at = file.brackets.enclosing(index)
    while at >= 0, file.word(at) != "{" { at = file.brackets.enclosing(at) }
    return at < 0 ? 0..<file.tokens.count : at..<max(at, file.close(of: at))
  }

  /// The class's body around a token.
  func classBody(around index: Int) -> Range<Int>? {
    var at = file.brackets.enclosing(index)
    while at >= 0, !classes.bodies.contains(at) { at = file.brackets.enclosing(at) }
    return at < 0 ? nil : at..<max(at, file.close(of: at))
  }

  func isMember(_ index: Int) -> Bool {
    classes.bodies.contains(file.brackets.enclosing(index))
  }

  /// Up to the end of the expression or statement that starts at a token.
  func statement(from start: Int) -> Int {
    var at = start
    let limit = min(file.tokens.count, start + 2000)
    while at < limit {
      if [",", ";", ")", "]", "}"].contains(file.word(at)) { return at }
      if style == .kotlin, at > start, file.line(at) != file.line(at - 1),
        Self.declarations.contains(file.word(at))
      {
        return at
      }
      at = file.next(after: at)
    }
    return limit
  }

  private static let declarations: WordSet = [
    "fun", "override", "private", "internal", "actual", "public", "class", "suspend", "protected",
    "object", "companion", "@",
  ]

  // MARK: Names

  static let modifiers: WordSet = [
    "private", "public", "protected", "readonly", "static", "declare", "override", "internal",
    "lateinit", "val", "var", "final", "late", "required", "covariant", "const", "vararg", "this",
    "actual", "open", "noinline", "crossinline",
  ]

  private mutating func readName(_ index: Int) {
    let before = file.word(index - 1)
    if before == "." || before == "?." {
      if style.isScript, file.word(index - 2) == "this", file.word(index + 1) == "=" {
        readAssignedField(index)
      }
      return
    }
    if style.declarationWords.contains(before), file.kind(index - 1) == .identifier {
      if style == .dart, readTyped(index) { return }
      return readVariable(index)
    }
    if style == .dart, readTyped(index) { return }
    if style.isScript, isMember(index) { return readField(index) }
    if file.word(index + 1) == "=>" { return readSingleParameter(index) }
    if file.word(index + 1) == "=", file.word(index + 2) != "=" { changed.insert(file.text(index)) }
  }

  /// The type behind a name's colon.
  func type(behind name: Int) -> Meaning? {
    guard let sign = style.typeSign else { return nil }
    var at = name + 1
    while file.word(at) == "?" || file.word(at) == "!" { at += 1 }
    guard file.word(at) == sign else { return nil }
    return type(at: at + 1)
  }

  /// The class that is a type by itself.
  func type(at index: Int) -> Meaning {
    guard classes.isClass(index) else { return .unknown }
    var end = index + 1
    if file.word(end) == "<" {
      let limit = min(file.tokens.count, end + 20)
      while end < limit, file.word(end) != ">" { end += 1 }
      end += 1
    }
    while file.word(end) == "?" { end += 1 }
    while file.word(end) == "|", file.word(end + 1) == "null" || file.word(end + 1) == "undefined" {
      end += 2
    }
    let isEnd =
      [",", ")", "=", ";", "}", "{", "=>"].contains(file.word(end)) || end >= file.tokens.count
      || file.line(end) != file.line(end - 1) && file.word(end) != "|"
    return isEnd ? .type(file.text(index)) : .unknown
  }

  private mutating func readVariable(_ name: Int) {
    var meaning = type(behind: name)
    if meaning == nil, file.word(name + 1) == "=" { meaning = .value(name + 2) }
    var scope = block(around: name)
    let enclosing = file.brackets.enclosing(name)
    if file.word(enclosing) == "(" {
      // A primary constructor's, or a loop's.
      if style == .kotlin, file.word(enclosing - 1) != "for" { return }
      scope = enclosing..<body(behind: file.close(of: enclosing)).upperBound
      meaning = .unknown
    }
    if isMember(name) {
      if !style.isScript { addField(name, file.brackets.enclosing(name), meaning ?? .unknown) }
      return
    }
    add(name, scope, meaning ?? .unknown)
  }

  /// Dart's `NSFoo name`, with what may stand between them.
  private mutating func readTyped(_ name: Int) -> Bool {
    var type = name - 1
    if file.word(type) == "?" { type -= 1 }
    guard file.kind(name) == .identifier, classes.isClass(type),
      ["=", ";", ",", ")", "}"].contains(file.word(name + 1))
    else { return false }
    if isMember(name) {
      addField(name, file.brackets.enclosing(name), .type(file.text(type)))
    } else if !isInParentheses(name) {
      add(name, block(around: name), .type(file.text(type)))
    }
    return true
  }

  private func isInParentheses(_ index: Int) -> Bool {
    let open = file.brackets.enclosing(index)
    return file.word(open) == "(" || file.word(file.brackets.enclosing(open)) == "("
  }

  /// `private name: NSFoo;` and `name = NSFoo.new();` among the members of a class.
  private mutating func readField(_ name: Int) {
    let before = file.word(name - 1)
    guard
      Self.modifiers.contains(before) || ["{", ";", "}"].contains(before)
        || file.line(name) != file.line(name - 1), file.word(name + 1) != "("
    else { return }
    var meaning = type(behind: name)
    if meaning == nil, file.word(name + 1) == "=" { meaning = .value(name + 2) }
    guard let meaning, let scope = classBody(around: name) else { return }
    addField(name, scope.lowerBound, meaning)
  }

  /// `this.name = value`, unless the class declares it.
  private mutating func readAssignedField(_ name: Int) {
    guard !["null", "undefined"].contains(file.word(name + 2)), let scope = classBody(around: name)
    else { return }
    guard let known = fields[scope.lowerBound]?[file.text(name)] else {
      return addField(
        name, scope.lowerBound, style == .javascript ? .value(name + 2) : .unknown)
    }
    if case .value = known, style == .javascript { addField(name, scope.lowerBound, .unknown) }
  }
}
