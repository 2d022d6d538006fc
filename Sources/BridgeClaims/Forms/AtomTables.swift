/// Tables of languages whose lists have no commas: maps `{7 "bowling" 8 "boxing"}`, lists of pairs
/// `'((7 . "bowling") (8 . "boxing"))`, `(case x [(7) "bowling"])` and `(cond [(= x 7) "bowling"])`.
enum AtomTables: ClaimFormReader {
  private static let mapWords: WordSet = [
    "hash", "hasheq", "hasheqv", "hash-map", "array-map", "sorted-map", "plist", "list",
  ]
  private static let bindings: WordSet = [
    "let", "let*", "letrec", "letrec*", "loop", "do", "do*", "parameterize", "flet", "labels",
    "prog", "binding", "dolist", "dotimes", "let-values", "when-let", "if-let", "fluid-let",
  ]
  private static let comparing: WordSet = [
    "=", "eq?", "eqv?", "equal?", "eq", "eql", "equal", "string=?", "string=", "==", "=?",
  ]

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.syntax.hasAtoms else { return }
    for index in file.tokens.indices where file.isOpening(index) {
      let inside = (index + 1)..<max(index + 1, min(file.tokens.count, file.close(of: index)))
      guard inside.count >= 4 else { continue }
      switch file.word(index + 1) {
      case "case", "ecase", "case-eq", "match", "case-eqv":
        arms(inside, isCase: true, &reading)
      case "cond", "condp": arms(inside, isCase: false, &reading)
      default: table(inside, opening: index, &reading)
      }
    }
  }

  // MARK: - Tables

  private static func table(_ inside: Range<Int>, opening: Int, _ reading: inout Reading) {
    let file = reading.file
    let isMap = file.word(opening) == "{" || mapWords.contains(file.word(opening + 1))
    guard isMap || opensPair(file, inside.lowerBound) else { return }
    if bindings.contains(file.word(opening - 1)) { return }
    var items = file.items(inside)
    if let first = items.first, mapWords.contains(file.word(first.lowerBound)) {
      items.removeFirst()
    }
    let isPairs = items.first.map { opensPair(file, $0.lowerBound) } ?? false
    let claims = isPairs ? pairs(items, reading) : flat(items, reading)
    add(claims, opening: opening, &reading)
  }

  private static func opensPair(_ file: CodeFile, _ index: Int) -> Bool {
    file.isOpening(index) && file.close(of: index) - index <= 12
  }

  private static func pairs(_ items: [Range<Int>], _ reading: Reading) -> [ValueClaim] {
    let file = reading.file
    return items.compactMap { item in
      guard opensPair(file, item.lowerBound), file.close(of: item.lowerBound) == item.upperBound - 1
      else { return nil }
      var parts = file.items((item.lowerBound + 1)..<(item.upperBound - 1))
      parts.removeAll { file.word($0.lowerBound) == "." && $0.count == 1 }
      if let first = parts.first, ["cons", "list"].contains(file.word(first.lowerBound)) {
        parts.removeFirst()
      }
      return parts.count == 2 ? claim(parts[0], parts[1], reading) : nil
    }
  }

  /// Keys and values side by side, as many of the one as of the other.
  private static func flat(_ items: [Range<Int>], _ reading: Reading) -> [ValueClaim] {
    guard items.count % 2 == 0 else { return [] }
    return stride(from: 0, to: items.count, by: 2).compactMap {
      claim(items[$0], items[$0 + 1], reading)
    }
  }

  private static func claim(
    _ key: Range<Int>, _ value: Range<Int>, _ reading: Reading
  ) -> ValueClaim? {
    for (number, name) in [(key, value), (value, key)] {
      guard let integer = reading.evaluator.atom(number),
        let label = reading.file.atomLabel(name),
        label.kind == .string || isTabulated(label, name, reading)
      else { continue }
      var claim = ValueClaim(
        label, value: integer, literal: reading.file.literalBytes(of: number), in: reading.file)
      claim.mayMapElsewhere = number == value
      return claim
    }
    return nil
  }

  /// A bare name is a label in quoted lists only; elsewhere it may be a variable.
  private static func isTabulated(_ label: Label, _ name: Range<Int>, _ reading: Reading) -> Bool {
    if APIName.isConstantLike(label.text) { return true }
    let file = reading.file
    var at = file.brackets.enclosing(name.lowerBound)
    for _ in 0..<4 where at >= 0 {
      if file.word(at - 1) == "'" || file.word(at - 1) == "`" { return true }
      at = file.brackets.enclosing(at)
    }
    return file.word(name.lowerBound) == "'"
  }

  private static func add(
    _ claims: [ValueClaim], opening: Int, _ reading: inout Reading
  ) {
    guard claims.count >= 2 else { return }
    let file = reading.file
    var claims = claims
    claims.markSharedLabels()
    let hints = file.commentHint(above: opening) + file.scopeHints(around: opening)
    let owner = file.scopes(around: opening).first
    reading.add(
      .mapLiteral, owner: owner.map { ClaimOwner(kind: .map, name: $0.name) }, hints: hints, claims)
  }

  // MARK: - Arms

  private static func arms(_ inside: Range<Int>, isCase: Bool, _ reading: inout Reading) {
    let file = reading.file
    var items = Array(file.items(inside).dropFirst())
    guard items.count >= 2 else { return }
    let subject = isCase ? items.removeFirst() : nil
    var arms: [SwitchArms.Arm] = []
    if items.allSatisfy({ file.isOpening($0.lowerBound) }) {
      arms = items.compactMap { clause($0, isCase: isCase, file) }
    } else if isCase {
      // Keys and results side by side, perhaps with a default at the end.
      for at in stride(from: 0, to: items.count - 1, by: 2) {
        arms.append(.init(patterns: patterns(items[at], file), body: items[at + 1]))
      }
    }
    var numbered: [ValueClaim] = []
    var named: [ValueClaim] = []
    for arm in arms {
      for pattern in arm.patterns {
        guard var claim = claim(pattern, arm.body, reading) else { continue }
        claim.isBucket = arm.patterns.count > 1
        if claim.mayMapElsewhere { named.append(claim) } else { numbered.append(claim) }
      }
    }
    numbered.markSharedLabels()
    var hints = subject.map { [ClaimHint(kind: .subject, text: file.text(tokens: $0))] } ?? []
    let keyword = inside.lowerBound
    hints += file.commentHint(above: keyword) + file.scopeHints(around: keyword)
    for claims in [numbered, named] where !claims.isEmpty {
      reading.add(.switchArm, owner: file.owner(around: keyword), hints: hints, claims)
    }
  }

  /// `[(7 8) "x"]`, `(7 "x")`, `[(= x 7) "x"]`
  private static func clause(
    _ item: Range<Int>, isCase: Bool, _ file: CodeFile
  ) -> SwitchArms.Arm? {
    let parts = file.items((item.lowerBound + 1)..<max(item.lowerBound + 1, item.upperBound - 1))
    guard parts.count == 2 else { return nil }
    if isCase { return .init(patterns: patterns(parts[0], file), body: parts[1]) }
    let condition = parts[0]
    guard file.isOpening(condition.lowerBound) else { return nil }
    let sides = file.items((condition.lowerBound + 1)..<(condition.upperBound - 1))
    guard sides.count == 3, comparing.contains(file.word(sides[0].lowerBound)) else { return nil }
    let pattern = file.kind(sides[1].lowerBound) == .identifier ? sides[2] : sides[1]
    return .init(patterns: [pattern], body: parts[1])
  }

  private static func patterns(_ pattern: Range<Int>, _ file: CodeFile) -> [Range<Int>] {
    guard file.isOpening(pattern.lowerBound) else { return [pattern] }
    return file.items(
      (pattern.lowerBound + 1)..<max(pattern.lowerBound + 1, pattern.upperBound - 1))
  }
}

extension Evaluator {
  /// The integer that an atom or a list of operations is; names are none.
  fileprivate func atom(_ range: Range<Int>) -> ClaimedInteger? {
    guard let first = range.first, file.kind(first) == .number || file.word(first) == "(" else {
      return nil
    }
    return evaluateAtoms(range).value?.integer
  }
}

extension CodeFile {
  /// The label that an atom is: a string, a keyword, a name with or without a quote.
  func atomLabel(_ range: Range<Int>) -> Label? {
    let isQuoted = word(range.lowerBound) == "'" && range.count == 2
    let index = isQuoted ? range.lowerBound + 1 : range.lowerBound
    guard range.count == (isQuoted ? 2 : 1) else { return nil }
    if kind(index) == .string { return stringLabel(index) }
    guard kind(index) == .identifier, tokens[index].contentRange.count > 1 else { return nil }
    return Label(text: text(index), kind: .identifier, range: tokens[index].contentRange)
  }

  /// The definitions around a token: `(define (name …) …)`, `(defun name …)`, `CONSTANT: name`.
  func atomScopes(around index: Int) -> [Scope] {
    var found: [Scope] = []
    var at = brackets.enclosing(index)
    for _ in 0..<12 where at >= 0 {
      if let scope = atomScope(keyword: at + 1) { found.append(scope) }
      if found.isEmpty, let scope = atomScope(keyword: at - 2) { found.append(scope) }
      at = brackets.enclosing(at)
    }
    return found
  }

  private func atomScope(keyword: Int) -> Scope? {
    guard kind(keyword) == .identifier else { return nil }
    let isType = syntax.typeKeywords.contains(word(keyword))
    guard isType || syntax.functionKeywords.contains(word(keyword)) else { return nil }
    var name = word(keyword + 1) == "(" ? keyword + 2 : keyword + 1
    while text(name).hasPrefix("^") { name += 1 }
    guard kind(name) == .identifier else { return nil }
    return Scope(kind: isType ? .type : .function, name: text(name))
  }
}
