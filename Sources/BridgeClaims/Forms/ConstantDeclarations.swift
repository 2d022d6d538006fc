extension ClaimForm {
  /// `pub const NSFoo: T = 3;`, `static let foo = 3`, `static const NSInteger foo = 3;`
  public static let constantDeclaration = ClaimForm(rawValue: "constant-declaration")
}

/// Declarations of integers. Those that stand directly after one another with the
/// same type make up a group.
enum ConstantDeclarations: ClaimFormReader {
  private struct Declaration {
    var name: Int
    var type: Range<Int>?
    var value: Range<Int>
    var result: Expression
    /// The first token after it.
    var end: Int
  }

  private struct Run {
    var claims: [ValueClaim] = []
    var type: String?
    var bracket = -1
    var first = 0
    var end = -1
  }

  static func read(_ reading: inout Reading) {
    var run = Run()
    var bracket = -1
    defer { reading.evaluator.selfType = nil }
    let file = reading.file
    guard !file.syntax.constantKeywords.isEmpty else { return }
    var index = 0
    while index < file.tokens.count {
      guard let start = start(file, at: index) else {
        index += 1
        continue
      }
      index = start.first
      let enclosing = file.brackets.enclosing(start.keyword)
      if enclosing != bracket {
        bracket = enclosing
        reading.evaluator.selfType = typeName(file, body: bracket)
      }
      var type: Range<Int>?
      while var declaration = declaration(reading, from: index, isFirst: index == start.first) {
        if file.syntax.constantsAreQualified {
          type = type ?? declaration.type
          declaration.type = type
        }
        let isPointer =
          file.syntax.constantsAreQualified
          && declaration.type?.contains { file.word($0) == "*" } ?? false
        let isClaim =
          !isPointer
          && (!start.isVariable || APIName.isConstantLike(file.text(declaration.name)))
        if isClaim { add(declaration, start, to: &run, &reading) }
        index = declaration.end
        guard file.word(index) == "," else { break }
        index += 1
      }
      index = max(index, start.least)
    }
    flush(&run, &reading)
  }

  /// The type whose body a bracket opens.
  private static func typeName(_ file: CodeFile, body: Int) -> String? {
    guard file.word(body) == "{", let scope = file.scope(opening: body),
      scope.kind == .type || scope.kind == .enumeration, !scope.name.isEmpty
    else { return nil }
    return scope.name
  }

  /// `if let`, `guard let`, `case let` bind what is already there.
  private static func isPattern(_ file: CodeFile, _ index: Int) -> Bool {
    beforePatterns.contains(file.word(index - 1))
  }

  /// A parameter with a default, or the target of a pointer type.
  private static func isParameter(_ file: CodeFile, _ index: Int) -> Bool {
    let open = file.brackets.enclosing(index)
    if file.word(open) == "(", file.word(open - 1) != "!" { return true }
    return file.word(index - 1) == "*" && !file.syntax.constantsAreQualified
  }

  private static let beforePatterns: WordSet = [
    "if", "guard", "while", "case", "(", "for", "catch",
  ]
  private static let declarationStops: WordSet = [";", "{", "}", ",", ")", "=>", "("]

  /// Where a declaration starts.
  private struct Start {
    var keyword: Int
    /// The first token of what is declared, or of its type.
    var first: Int
    /// Where to read on when it declares nothing of interest.
    var least: Int
    var isVariable: Bool
  }

  private static func start(_ file: CodeFile, at index: Int) -> Start? {
    guard file.tokens[index].kind == .identifier else { return nil }
    let word = file.tokens[index].word
    let isVariable = file.syntax.variableKeywords.contains(word)
    if isVariable || file.syntax.constantKeywords.contains(word) {
      guard !isPattern(file, index), !isParameter(file, index) else { return nil }
      return Start(keyword: index, first: index + 1, least: index + 1, isVariable: isVariable)
    }
    guard file.syntax.constantsAreQualified, let type = variableType(file, name: index) else {
      return nil
    }
    return Start(keyword: type, first: type, least: index + 1, isVariable: true)
  }

  /// Where the type in C's `static T NAME = 3` starts, if that is what has its name at `name`.
  private static func variableType(_ file: CodeFile, name: Int) -> Int? {
    guard file.word(name + 1) == "=", file.kind(name - 1) == .identifier,
      APIName.isConstantLike(file.text(name))
    else { return nil }
    var start = name - 1
    while start > name - 8, file.kind(start - 1) == .identifier { start -= 1 }
    let isStatement = start == 0 || [";", "{", "}", ":"].contains(file.word(start - 1))
    let words = start..<name
    guard isStatement,
      !words.contains(where: { file.syntax.constantKeywords.contains(file.word($0)) }),
      !["return", "typedef", "using", "goto", "enum", "case"].contains(file.word(start))
    else { return nil }
    return start
  }

  private static func declaration(
    _ reading: Reading, from start: Int, isFirst: Bool
  ) -> Declaration? {
    let file = reading.file
    guard let equals = equals(file, from: start) else { return nil }
    var type: Range<Int>?
    let name: Int
    if file.syntax.constantsAreQualified {
      name = equals - 1
      if isFirst, start < name { type = start..<name }
    } else {
      name = start
      if file.word(name + 1) == ":" { type = (name + 2)..<equals }
      guard type != nil || equals == name + 1 else { return nil }
    }
    guard file.kind(name) == .identifier else { return nil }
    let (result, end) = reading.evaluator.evaluatePrefix((equals + 1)..<file.tokens.count)
    guard file.states(result, label: file.text(name)), endsDeclaration(file, end) else {
      return nil
    }
    return Declaration(
      name: name, type: type, value: (equals + 1)..<end, result: result, end: end)
  }

  private static func equals(_ file: CodeFile, from start: Int) -> Int? {
    var at = start
    let limit = min(file.tokens.count, start + 16)
    while at < limit {
      let word = file.word(at)
      if word == "=" { return at }
      // `let rawValue: UInt` has no value, and the next line another declaration.
      if at > start, file.endsStatement(before: at) { return nil }
      if file.kind(at) == .punctuation, declarationStops.contains(word) { return nil }
      at += 1
    }
    return nil
  }

  private static func endsDeclaration(_ file: CodeFile, _ end: Int) -> Bool {
    guard end < file.tokens.count else { return true }
    let word = file.word(end)
    if file.kind(end) == .punctuation, [";", ",", "}", ")"].contains(word) { return true }
    return file.syntax.newlineEndsStatement && file.line(end) > file.line(end - 1)
  }

  private static func add(
    _ declaration: Declaration, _ start: Start, to run: inout Run, _ reading: inout Reading
  ) {
    let keyword = start.keyword
    let file = reading.file
    let type = declaration.type.map(file.text(tokens:)) ?? wrapper(file, declaration.value)
    let bracket = file.brackets.enclosing(keyword)
    if bracket != run.bracket || type != run.type || !isAdjacent(file, run.end, keyword) {
      flush(&run, &reading)
      run = Run(type: type, bracket: bracket, first: keyword)
    }
    let value = declaration.result.value
    if !start.isVariable {
      let name = file.text(declaration.name)
      reading.evaluator.symbols.declare(name, value)
      if let type = reading.evaluator.selfType {
        reading.evaluator.symbols.declare("\(type).\(name)", value)
      }
    }
    let range = file.tokens[declaration.name].contentRange
    let label = Label(text: file.text(declaration.name), kind: .identifier, range: range)
    let literal = file.literalBytes(of: declaration.value)
    run.claims.append(ValueClaim(label, value: value?.integer, literal: literal, in: file))
    run.end = declaration.end
  }

  /// The type of `NSFoo(rawValue: 3)`.
  private static func wrapper(_ file: CodeFile, _ value: Range<Int>) -> String? {
    guard file.kind(value.lowerBound) == .identifier, file.word(value.lowerBound + 1) == "(" else {
      return nil
    }
    let name = file.text(value.lowerBound)
    return APIName.isConstantLike(name) ? name : nil
  }

  /// Whether nothing but a few modifiers stands between two declarations.
  private static func isAdjacent(_ file: CodeFile, _ end: Int, _ keyword: Int) -> Bool {
    guard end >= 0 else { return false }
    // A further name of the same statement.
    if keyword < end { return true }
    let end = file.afterAttributes(file.word(end) == ";" ? end + 1 : end)
    guard keyword - end <= 8 else { return false }
    return (end..<keyword).allSatisfy { index in
      file.kind(index) == .identifier || file.word(index) == ";" || file.word(index) == ","
        || file.word(index) == "@"
    }
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    var hints = run.type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
    hints += file.commentHint(above: run.first) + file.scopeHints(around: run.first)
    reading.add(
      .constantDeclaration, owner: file.owner(around: run.first), hints: hints, run.claims)
    run = Run()
  }
}
