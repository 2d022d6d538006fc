extension ClaimForm {
  /// `7: 'bowling'`, `bowling: 7`, in a map, dictionary or object literal.
  public static let mapLiteral = ClaimForm(rawValue: "map-literal")
}

/// Map, dictionary and object literals with numbers on one side and names on the other.
enum MapLiterals: ClaimFormReader {
  /// One entry that states something; `isKeyNumber` tells the direction.
  private struct Entry {
    var claim: ValueClaim
    var isKeyNumber: Bool
    var qualifier: String?
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    let openings = file.syntax.mapOpenings
    guard !openings.isEmpty || !file.syntax.mapCalls.isEmpty else { return }
    for index in file.tokens.indices where file.kind(index) == .punctuation {
      let isCall = isMapCall(file, index)
      guard isCall || openings.contains(file.word(index)) else { continue }
      if file.syntax.mapsAreAnonymous, file.word(index - 1) != "." || file.word(index + 1) != "." {
        continue
      }
      if !file.syntax.mapMarks.isEmpty, !file.syntax.mapMarks.contains(file.word(index - 1)) {
        continue
      }
      let inside = (index + 1)..<max(index + 1, file.close(of: index))
      guard inside.count >= 3, isCall || startsWithEntry(file, inside) else { continue }
      read(inside, opening: index, &reading)
    }
  }

  /// Whether a parenthesis holds the named arguments that a map is made of: `dict(running=37)`.
  private static func isMapCall(_ file: CodeFile, _ open: Int) -> Bool {
    !file.syntax.mapCalls.isEmpty && file.word(open) == "(" && file.kind(open - 1) == .identifier
      && file.syntax.mapCalls.contains(file.text(open - 1))
  }

  /// A cheap look at the first tokens, so that blocks of code are left at once.
  private static func startsWithEntry(_ file: CodeFile, _ inside: Range<Int>) -> Bool {
    var at = inside.lowerBound
    let limit = min(inside.upperBound, at + 12)
    while at < limit {
      if file.syntax.pairSeparators.contains(file.word(at)), file.kind(at) != .string {
        return true
      }
      if file.word(at) == ";" || file.word(at) == "=" || file.word(at) == "," { return false }
      at = file.next(after: at)
    }
    return false
  }

  private static func read(_ inside: Range<Int>, opening: Int, _ reading: inout Reading) {
    let file = reading.file
    var entries: [Entry] = []
    var others = 0
    let isCall = isMapCall(file, opening)
    for piece in pieces(file, inside) {
      if file.word(piece.lowerBound) == "..." { continue }
      if isCall, file.index(of: "=", in: piece) == nil { continue }
      if let entry = entry(piece, isCall: isCall, reading) {
        entries.append(entry)
      } else {
        others += 1
      }
    }
    let numbered = entries.filter(\.isKeyNumber)
    let named = entries.filter { !$0.isKeyNumber }
    if !numbered.isEmpty {
      var claims = numbered.map(\.claim)
      claims.markSharedLabels()
      add(claims, qualifier: numbered[0].qualifier, opening: opening, &reading)
    }
    // `{ width: 3, title: "x" }` describes one thing; a table has numbers only, and two numbers are
    // one only where they are given a name.
    let mark = file.word(opening - 1)
    let isMarked = isCall || mark == "@" || mark == "array"
    let head = isMarked ? opening - 2 : opening - 1
    let before = file.word(head)
    // `map[string]int{ … }`, `<String, int>{ … }`.
    let isTyped =
      before == ">" || file.kind(opening - 1) == .identifier && file.word(opening - 2) == "]"
    let isNamed =
      before == "=" || before == "return" || isTyped || file.isArrow(endingAt: head)
    let least = isNamed ? 2 : 3
    let isTable =
      !file.syntax.mapsAreAnonymous && others == 0 && numbered.isEmpty && named.count >= least
    if hasImportedKeys(file, before: opening) { return }
    if isTable || named.contains(where: { APIName.isConstantLike($0.claim.label) }) {
      add(named.map(\.claim), qualifier: named[0].qualifier, opening: opening, &reading)
    }
  }

  private static func pieces(_ file: CodeFile, _ inside: Range<Int>) -> [Range<Int>] {
    let pieces = file.split(inside)
    guard file.syntax.linesEndEntries else { return pieces }
    return pieces.flatMap { piece in
      var lines: [Range<Int>] = []
      var start = piece.lowerBound
      var at = start
      while at < piece.upperBound {
        if at > start, file.line(at) > file.line(at - 1), file.endsStatement(before: at) {
          lines.append(start..<at)
          start = at
        }
        at = file.next(after: at)
      }
      return lines + [start..<piece.upperBound]
    }
  }

  /// Whether the keys are typed as the header's own constants: `[HKFooKind: Int]`.
  private static func hasImportedKeys(_ file: CodeFile, before opening: Int) -> Bool {
    guard file.syntax.importsHeaders, file.word(opening - 1) == "=",
      let name = file.declaredName(equals: opening - 1), file.word(name + 1) == ":",
      file.word(name + 2) == "[", let colon = file.index(of: ":", in: (name + 3)..<opening)
    else { return false }
    return APIName.isConstantLike(file.text(colon - 1))
  }

  private static func add(
    _ claims: [ValueClaim], qualifier: String?, opening: Int, _ reading: inout Reading
  ) {
    let file = reading.file
    let scope = file.scope(opening: opening)
    let owner =
      scope.flatMap { $0.name.isEmpty ? nil : ClaimOwner(kind: .map, name: $0.name) }
      ?? file.assignedOwner(before: opening) ?? file.owner(around: opening)
    var hints = qualifier.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
    hints += annotation(file, before: opening)
    hints += file.commentHint(above: opening) + file.scopeHints(around: opening)
    reading.add(.mapLiteral, owner: owner, hints: hints, claims)
  }

  /// The type in `NAME: TYPE = {`.
  private static func annotation(_ file: CodeFile, before opening: Int) -> [ClaimHint] {
    guard file.word(opening - 1) == "=", let name = file.declaredName(equals: opening - 1),
      file.word(name + 1) == ":", name + 2 < opening - 1
    else { return [] }
    return [ClaimHint(kind: .annotatedType, text: file.text(tokens: (name + 2)..<(opening - 1)))]
  }

  private static func entry(
    _ piece: Range<Int>, isCall: Bool, _ reading: Reading
  ) -> Entry? {
    let file = reading.file
    guard let colon = separator(file, piece, isCall ? ["="] : file.syntax.pairSeparators),
      colon > piece.lowerBound,
      colon + 1 < piece.upperBound
    else { return nil }
    let key = unwrapped(file, piece.lowerBound..<colon)
    let isDigitKey =
      isCall || file.syntax.bareKeysAreNames || file.syntax.digitKeysAreNumbers
    let value = (colon + 1)..<piece.upperBound
    if let number = reading.evaluator.number(key, isBareKey: isDigitKey) {
      guard let label = file.label(value) ?? file.describingLabel(value),
        !file.isConstantItself(label)
      else { return nil }
      let claim = ValueClaim(label, value: number, literal: file.literalBytes(of: key), in: file)
      return Entry(claim: claim, isKeyNumber: true, qualifier: label.qualifier)
    }
    if file.syntax.fieldsHaveDots, file.word(piece.lowerBound) == "." { return nil }
    if file.syntax.bareKeysAreFields, colon == piece.lowerBound + 1,
      file.kind(piece.lowerBound) == .identifier
    {
      return nil
    }
    guard let label = file.label(key) else { return nil }
    let isKeyItself =
      (isCall || file.syntax.bareKeysAreNames) && key.lowerBound == piece.lowerBound
    if !isKeyItself, file.isConstantItself(label) { return nil }
    let result = reading.evaluator.evaluate(value)
    guard file.states(result, label: label.text), file.label(value)?.isMember != true else {
      return nil
    }
    var claim = ValueClaim(
      label, value: result.value?.integer, literal: file.literalBytes(of: value), in: file)
    claim.mayMapElsewhere = true
    return Entry(claim: claim, isKeyNumber: false, qualifier: label.qualifier)
  }

  private static func separator(
    _ file: CodeFile, _ piece: Range<Int>, _ separators: WordSet
  ) -> Int? {
    var at = piece.lowerBound
    while at < piece.upperBound {
      if file.word(at) == "?" { return nil }
      if file.kind(at) != .string, separators.contains(file.word(at)) {
        return at
      }
      at = file.next(after: at)
    }
    return nil
  }

  /// A computed key without its brackets, a boxed one without its `@`.
  private static func unwrapped(_ file: CodeFile, _ key: Range<Int>) -> Range<Int> {
    if file.word(key.lowerBound) == "[", file.close(of: key.lowerBound) == key.upperBound - 1 {
      return (key.lowerBound + 1)..<(key.upperBound - 1)
    }
    return key
  }
}

extension Evaluator {
  /// The number that stands where a map has its key or a switch its pattern; nil for names and strings.
  ///
  /// A string of digits is a number where the language's own object keys are strings.
  func number(_ range: Range<Int>, isBareKey: Bool = false) -> ClaimedInteger? {
    guard let first = range.first else { return nil }
    if isBareKey, range.count == 1, file.kind(first) == .string {
      let content = file.source.bytes[file.tokens[first].contentRange]
      guard !content.isEmpty, content.allSatisfy(\.isDigit) else { return nil }
      return IntegerLiteral.number(content, rules: file.profile.lexical)?.integer
    }
    guard file.kind(first) != .identifier || file.word(first + 1) == "(" else { return nil }
    // `.name` is a name, even where the file has a constant of that name.
    if file.word(first) == ".", file.word(first + 2) != "(" { return nil }
    // A single character stands for itself.
    if file.kind(first) == .character, file.tokens[first].contentRange.count < 4 { return nil }
    return evaluate(range).value?.integer
  }
}

extension CodeFile {
  /// The name in a value that describes one thing, as `{ name: 'Bowling', icon: 'x' }` does.
  func describingLabel(_ range: Range<Int>) -> Label? {
    let open = range.lowerBound
    guard word(open) == "{" || word(open) == "[", close(of: open) == range.upperBound - 1 else {
      return nil
    }
    var fallback: Label?
    for piece in split((open + 1)..<(range.upperBound - 1)).prefix(12) {
      guard piece.count >= 3, word(piece.lowerBound + 1) == ":",
        let label = label((piece.lowerBound + 2)..<piece.upperBound), label.kind == .string,
        label.range.count > 1
      else { continue }
      if ["name", "label", "title", "key", "type", "id"].contains(word(piece.lowerBound)) {
        return label
      }
      fallback = fallback ?? label
    }
    return fallback
  }
}
