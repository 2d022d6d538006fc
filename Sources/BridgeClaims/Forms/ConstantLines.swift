/// How constants stand on lines of their own, without C's punctuation.
struct ConstantLineRules: Sendable {
  /// Which lines without a keyword declare a constant.
  enum Bare: Sendable {
    case none
    /// Those whose name looks like one of an interface's.
    case constantLike
    /// Those whose name starts with a capital letter.
    case capitalized
    /// Those whose name has a sigil.
    case sigil
    case all
  }

  /// What stands between the name and the value.
  var signs: WordSet = ["="]
  /// Words in front of the name: `const`, `let`, `pattern`.
  var keywords: WordSet = []
  /// Words in front of the keyword, or of the name: `public`, `export`.
  var modifiers: WordSet = []
  /// Words that more than one declaration follows: `const` in Pascal.
  var sections: WordSet = []
  /// Words that end a section; where there are none, a line that is indented no more does.
  var sectionEnds: WordSet = []
  var bare = Bare.none
  /// What stands between the name and its type.
  var typeMark: Word = ":"
  /// The word that makes a declaration a constant's, where it stands with the type: Ada's `constant`.
  var typeKeyword: Word = .none
  /// The type stands on a line before, `name :: T`.
  var typesPrecede = false
  /// Words that may follow the value: `deprecated`.
  var trailers: WordSet = []
  /// The brackets that a declaration may stand in.
  var brackets: WordSet = ["{"]
  /// Statements end here too, beside their lines' ends.
  var ends: WordSet = [";"]
}

/// Constants of languages that write one a line: `NSFoo = 3`, `let _NSFoo = 3`, `NSFoo* = 1 shl 3`.
/// Those on consecutive lines make up a group.
enum ConstantLines: ClaimFormReader {
  private struct Declaration {
    var name: Int
    var type: Range<Int>?
    var value: Range<Int>
    var result: Expression
  }

  private struct Run {
    var claims: [ValueClaim] = []
    var type: String?
    var first = 0
    var parent = -2
  }

  /// An open section: `const` with what stands under it.
  private struct Section {
    var column: Int
    var line: Int
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard let rules = file.syntax.constantLines else { return }
    var run = Run()
    var section: Section?
    var index = 0
    var enums = reading.enumBodies.sorted { $0.lowerBound < $1.lowerBound }[...]
    while index < file.tokens.count {
      while let first = enums.first, first.upperBound <= index { enums.removeFirst() }
      if let first = enums.first, first.contains(index) {
        flush(&run, &reading)
        index = first.upperBound
        continue
      }
      guard startsStatement(file, index, rules) else {
        index += 1
        continue
      }
      section = update(section, file, at: index, rules)
      guard let declaration = declaration(&reading, at: index, isInSection: section != nil, rules)
      else {
        if !isBetween(file, index, rules) { flush(&run, &reading) }
        index += 1
        continue
      }
      add(declaration, start: index, to: &run, &reading, rules)
      index = max(index + 1, declaration.value.upperBound)
    }
    flush(&run, &reading)
  }

  private static func startsStatement(
    _ file: CodeFile, _ index: Int, _ rules: ConstantLineRules
  ) -> Bool {
    if index == 0 || file.line(index) > file.line(index - 1) { return true }
    let before = file.word(index - 1)
    return file.kind(index - 1) == .punctuation
      && (rules.ends.contains(before) || rules.brackets.contains(before))
      || rules.sections.contains(before)
  }

  /// The section that a statement is in: opened or ended by its first word, or by its column.
  private static func update(
    _ section: Section?, _ file: CodeFile, at index: Int, _ rules: ConstantLineRules
  ) -> Section? {
    guard !rules.sections.isEmpty, file.kind(index) == .identifier else { return section }
    let line = file.line(index)
    if rules.sections.contains(file.word(index)) {
      return Section(column: file.column(of: index), line: line)
    }
    if rules.sectionEnds.contains(file.word(index)) { return nil }
    guard let section, rules.sectionEnds.isEmpty else { return section }
    return line == section.line || file.column(of: index) > section.column ? section : nil
  }

  /// Whether a statement may stand between two constants of a group: the type of the next.
  private static func isBetween(
    _ file: CodeFile, _ index: Int, _ rules: ConstantLineRules
  ) -> Bool {
    // An attribute on a line of its own.
    if file.word(index) == "[", file.close(of: index) < file.tokens.count,
      file.line(file.close(of: index)) == file.line(index)
    {
      return true
    }
    guard rules.typesPrecede else { return false }
    let name = rules.keywords.contains(file.word(index)) ? index + 1 : index
    return file.word(name + 1) == rules.typeMark
  }

  private static func declaration(
    _ reading: inout Reading, at start: Int, isInSection: Bool, _ rules: ConstantLineRules
  ) -> Declaration? {
    let file = reading.file
    let bracket = file.brackets.enclosing(start)
    guard bracket < 0 || rules.brackets.contains(file.word(bracket)) else { return nil }
    guard let (name, isConstant) = name(file, from: start, rules) else { return nil }
    guard let (sign, type) = sign(file, after: name, rules) else { return nil }
    let isDeclared =
      isConstant || isInSection
      || rules.typeKeyword != .none && type.map { file.word($0.lowerBound) } == rules.typeKeyword
    guard isDeclared || allowsBare(file, name, rules) else { return nil }
    let (result, end) = reading.evaluator.evaluatePrefix((sign + 1)..<file.tokens.count)
    guard file.states(result, label: file.text(name)), isEnd(file, end, from: start, rules) else {
      return nil
    }
    return Declaration(name: name, type: type, value: (sign + 1)..<end, result: result)
  }

  /// The name of what a statement declares, and whether a keyword says that it is a constant.
  private static func name(
    _ file: CodeFile, from start: Int, _ rules: ConstantLineRules
  ) -> (Int, isConstant: Bool)? {
    var at = start
    var isConstant = false
    for _ in 0..<8 {
      if file.word(at) == "[", file.close(of: at) < at + 8 {
        // Attributes: `[<Literal>]`.
        at = file.close(of: at) + 1
        continue
      }
      guard file.kind(at) == .identifier, file.line(at) == file.line(start) else { return nil }
      let isKeyword =
        rules.keywords.contains(file.word(at)) || rules.sections.contains(file.word(at))
      guard isKeyword || rules.modifiers.contains(file.word(at)) else { return (at, isConstant) }
      isConstant = isConstant || isKeyword
      at += 1
    }
    return nil
  }

  /// The sign behind a name, its mark for export, its pragma and its type.
  private static func sign(
    _ file: CodeFile, after name: Int, _ rules: ConstantLineRules
  ) -> (Int, type: Range<Int>?)? {
    var at = name + 1
    if file.word(at) == "*" { at += 1 }
    if file.word(at) == "{", file.word(at + 1) == "." { at = file.close(of: at) + 1 }
    if rules.signs.contains(file.word(at)) { return (at, nil) }
    guard file.word(at) == rules.typeMark else { return nil }
    let first = at + 1
    let limit = min(file.tokens.count, first + 12)
    while at < limit, !rules.signs.contains(file.word(at)) {
      if file.line(at) > file.line(name), file.line(at) > file.line(at - 1) { return nil }
      at = file.next(after: at)
    }
    guard at < limit, first < at else { return nil }
    return (at, first..<at)
  }

  private static func allowsBare(
    _ file: CodeFile, _ name: Int, _ rules: ConstantLineRules
  ) -> Bool {
    switch rules.bare {
    case .none: false
    case .all: true
    case .sigil: file.tokens[name].openLength > 0
    case .capitalized: file.source.bytes[file.tokens[name].contentRange].first?.isUpper == true
    case .constantLike: APIName.isConstantLike(file.text(name))
    }
  }

  /// Whether nothing else follows the value on its line.
  private static func isEnd(
    _ file: CodeFile, _ end: Int, from start: Int, _ rules: ConstantLineRules
  ) -> Bool {
    guard end < file.tokens.count, file.line(end) == file.line(end - 1) else { return true }
    if rules.trailers.contains(file.word(end)) { return true }
    return file.kind(end) == .punctuation
      && (rules.ends.contains(file.word(end)) || file.word(end) == "}")
  }

  private static func add(
    _ declaration: Declaration, start: Int, to run: inout Run, _ reading: inout Reading,
    _ rules: ConstantLineRules
  ) {
    let file = reading.file
    var type = declaration.type.flatMap { tokens -> String? in
      let first = file.word(tokens.lowerBound) == rules.typeKeyword ? 1 : 0
      return tokens.count > first ? file.text(tokens: tokens.dropFirst(first)) : nil
    }
    if type == nil, rules.typesPrecede {
      type = precedingType(file, start, declaration.name, rules)
    }
    type = type ?? file.conversion(in: declaration.value)
    let parent = file.syntax.hasOutline ? file.outline.parent(file.outline.line(of: start)) : -1
    if parent != run.parent || type != run.type {
      flush(&run, &reading)
      run = Run(type: type, first: start, parent: parent)
    }
    let value = declaration.result.value
    reading.evaluator.symbols.declare(file.text(declaration.name), value)
    let label = Label(
      text: file.text(declaration.name), kind: .identifier,
      range: file.tokens[declaration.name].contentRange)
    let literal = file.literalBytes(of: declaration.value)
    run.claims.append(ValueClaim(label, value: value?.integer, literal: literal, in: file))
  }

  /// `T` of the line `name :: T` right before a declaration.
  private static func precedingType(
    _ file: CodeFile, _ start: Int, _ name: Int, _ rules: ConstantLineRules
  ) -> String? {
    var mark = start - 1
    while mark > 0, mark > start - 12, file.word(mark) != rules.typeMark { mark -= 1 }
    guard mark > 0, file.word(mark) == rules.typeMark, file.text(mark - 1) == file.text(name) else {
      return nil
    }
    return file.text(tokens: (mark + 1)..<start)
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    var hints = run.type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
    hints += file.commentHint(above: run.first) + file.scopeHints(around: run.first)
    reading.add(
      .constantDeclaration, owner: file.owner(around: run.first), hints: hints, run.claims)
  }
}

extension CodeFile {
  /// The type that an expression is converted to: `NSFoo` of `NSFoo(3)`, `NSFoo 3` and `3.NSFoo`.
  func conversion(in value: Range<Int>) -> String? {
    guard let first = value.first, let last = value.last, value.count >= 2 else { return nil }
    if kind(first) == .identifier, word(first + 1) == "(" || kind(first + 1) == .number {
      return APIName.isConstantLike(text(first)) ? text(first) : nil
    }
    guard syntax.expressions.hasPostfixCasts, kind(last) == .identifier, word(last - 1) == "."
    else {
      return nil
    }
    return APIName.isConstantLike(text(last)) ? text(last) : nil
  }
}
