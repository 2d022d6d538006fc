extension ClaimForm {
  /// `CASE kind WHEN 37 THEN 'running' … END`, `WHEN kind = 37 THEN 'running'`
  public static let queryCase = ClaimForm(rawValue: "query-case")
}

/// The cases of SQL queries, from a number to a text or back.
enum SQLCases: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    guard reading.file.syntax.isQueryLanguage else { return }
    for group in SQLCaseReader(file: reading.file).groups(reading) {
      let index = group.first
      let hints = group.hints + reading.file.commentHint(above: index)
      reading.add(
        .queryCase, owner: nil, hints: hints + reading.file.scopeHints(around: -1), group.claims)
    }
  }
}

/// Words of SQL in the casings that people write.
enum SQLWords {
  static let caseWords: WordSet = ["CASE", "case", "Case"]
  static let when: WordSet = ["WHEN", "when", "When"]
  static let then: WordSet = ["THEN", "then", "Then"]
  static let otherwise: WordSet = ["ELSE", "else", "Else"]
  static let end: WordSet = ["END", "end", "End"]
  static let and: WordSet = ["AND", "and", "And"]
  static let or: WordSet = ["OR", "or", "Or"]
  static let membership: WordSet = ["IN", "in", "In"]
  static let alias: WordSet = ["AS", "as", "As"]
  static let values: WordSet = ["VALUES", "values", "Values"]
  static let into: WordSet = ["INTO", "into", "Into"]

  /// Whether a lower-case word stands in `bytes`, in whatever casing.
  static func has(_ word: StaticString, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    let first = word.utf8Start[0]
    for at in bytes.startIndex...(bytes.endIndex - length) where bytes[at] | 0x20 == first {
      var place = 1
      while place < length, bytes[at + place] | 0x20 == word.utf8Start[place] { place += 1 }
      if place == length { return true }
    }
    return false
  }
}

/// Finds the arms of all cases in one pass.
struct SQLCaseReader {
  struct Group {
    var claims: [ValueClaim] = []
    var hints: [ClaimHint] = []
    var first = 0
    fileprivate var subject: Range<Int>?
    fileprivate var isClosed = false
  }

  let file: CodeFile

  /// The groups with claims, a case each.
  ///
  /// - Parameter takesLooseArms: those are taken too that stand in no case or in one without an end, as in
  ///   a piece of a query.
  func groups(_ reading: Reading, takesLooseArms: Bool = true) -> [Group] {
    var groups = [Group()]
    var open: [Int] = []
    var index = 0
    while index < file.tokens.count {
      let word = file.word(index)
      if file.kind(index) != .identifier {
        // Nothing that structures a query.
      } else if SQLWords.caseWords.contains(word) {
        open.append(groups.count)
        groups.append(Group(first: index, subject: subject(after: index)))
      } else if SQLWords.end.contains(word), let last = open.popLast() {
        groups[last].hints += alias(after: index)
        groups[last].isClosed = true
      } else if SQLWords.when.contains(word) {
        readArm(at: index, into: &groups[open.last ?? 0], reading)
      }
      index += 1
    }
    if !takesLooseArms { groups.removeAll { !$0.isClosed } }
    return groups.filter { !$0.claims.isEmpty }.map(finished)
  }

  private func finished(_ group: Group) -> Group {
    var group = group
    group.claims.markSharedLabels()
    if let subject = group.subject {
      group.hints.insert(ClaimHint(kind: .subject, text: file.text(tokens: subject)), at: 0)
    }
    return group
  }

  private func subject(after index: Int) -> Range<Int>? {
    let end = stop(from: index + 1) { SQLWords.when.contains($0) }
    guard let end, end > index + 1 else { return nil }
    return (index + 1)..<end
  }

  /// `END AS name`
  private func alias(after index: Int) -> [ClaimHint] {
    var at = index + 1
    while file.word(at) == ")" { at += 1 }
    guard SQLWords.alias.contains(file.word(at)), file.kind(at + 1) == .identifier else {
      return []
    }
    return [ClaimHint(kind: .scope, text: file.text(at + 1))]
  }

  /// The first token from `start` on that ends a part of an arm.
  private func stop(from start: Int, _ ends: (Word) -> Bool) -> Int? {
    let limit = min(file.tokens.count, start + 80)
    return (start..<max(start, limit)).first { file.kind($0) == .identifier && ends(file.word($0)) }
  }

  private func readArm(at index: Int, into group: inout Group, _ reading: Reading) {
    guard let then = stop(from: index + 1, { SQLWords.then.contains($0) }), then > index + 1 else {
      return
    }
    let end = stop(from: then + 1) {
      SQLWords.when.contains($0) || SQLWords.otherwise.contains($0) || SQLWords.end.contains($0)
    }
    let limit = end ?? file.tokens.count
    // An escape may follow within the string that the query is part of.
    let start = then + 1
    let cut = (start..<max(start, limit)).first { file.word($0) == "\\" }
    let result = start..<(cut ?? max(start, limit))
    guard let patterns = patterns((index + 1)..<then, &group) else { return }
    for pattern in patterns {
      guard var claim = claim(pattern, result, reading) else { continue }
      claim.isBucket = patterns.count > 1
      group.claims.append(claim)
    }
  }

  /// The constants that a condition compares with; nil when it asks for something else too.
  private func patterns(_ condition: Range<Int>, _ group: inout Group) -> [Range<Int>]? {
    if group.subject != nil, isConstant(condition) { return [condition] }
    guard !condition.contains(where: { SQLWords.and.contains(file.word($0)) }) else { return nil }
    var patterns: [Range<Int>] = []
    for part in alternatives(condition) {
      guard let (subject, constants) = comparison(part) else {
        return group.subject == nil && isConstant(condition) ? [condition] : nil
      }
      if group.subject == nil { group.subject = subject }
      patterns += constants
    }
    return patterns
  }

  private func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      if SQLWords.or.contains(file.word(at)) {
        parts.append(start..<at)
        start = at + 1
      }
      at = file.next(after: at)
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  /// `column = 37`, `column IN (37, 52)`
  private func comparison(
    _ range: Range<Int>
  ) -> (subject: Range<Int>, constants: [Range<Int>])? {
    var range = range
    while range.count > 2, file.word(range.lowerBound) == "(",
      file.close(of: range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    for sign: Word in ["=", "=="] {
      guard let equals = file.index(of: sign, in: range) else { continue }
      let (left, right) = (range.lowerBound..<equals, (equals + 1)..<range.upperBound)
      if isColumn(left), isConstant(right) { return (left, [right]) }
      if isColumn(right), isConstant(left) { return (right, [left]) }
      return nil
    }
    guard let word = range.first(where: { SQLWords.membership.contains(file.word($0)) }),
      file.word(word + 1) == "(", file.close(of: word + 1) == range.upperBound - 1,
      isColumn(range.lowerBound..<word)
    else { return nil }
    let constants = file.split((word + 2)..<(range.upperBound - 1))
    return constants.allSatisfy(isConstant) ? (range.lowerBound..<word, constants) : nil
  }

  /// `kind`, `w.activity_type`, `data->>'kind'`, `CAST(kind AS INTEGER)`
  private func isColumn(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count <= 12 else { return false }
    return file.kind(first) == .identifier
  }

  private func isConstant(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    if range.count == 2 { return file.word(first) == "-" && file.kind(first + 1) == .number }
    return range.count == 1
      && (file.kind(first) == .number || file.kind(first) == .string || isQuotedName(first))
  }

  /// `"running"`, which some dialects take for a text.
  private func isQuotedName(_ index: Int) -> Bool {
    file.kind(index) == .identifier && file.tokens[index].openLength > 0
  }

  private func label(_ range: Range<Int>) -> Label? {
    guard range.count == 1 else { return nil }
    let index = range.lowerBound
    return file.kind(index) == .string || isQuotedName(index) ? file.stringLabel(index) : nil
  }

  private func claim(
    _ pattern: Range<Int>, _ result: Range<Int>, _ reading: Reading
  ) -> ValueClaim? {
    let evaluator = Evaluator(file: file)
    guard !result.isEmpty else { return nil }
    for (number, name) in [(pattern, result), (result, pattern)] {
      guard let value = digits(number) ?? evaluator.number(number), let label = label(name) else {
        continue
      }
      var claim = ValueClaim(label, value: value, literal: literal(number), in: file)
      claim.mayMapElsewhere = name.lowerBound < number.lowerBound
      return claim
    }
    return nil
  }

  /// A number that is written as a text: `WHEN '37' THEN`.
  private func digits(_ range: Range<Int>) -> ClaimedInteger? {
    guard range.count == 1,
      file.kind(range.lowerBound) == .string || isQuotedName(range.lowerBound)
    else { return nil }
    return TextNumber.value(file.source.bytes[file.tokens[range.lowerBound].contentRange])
  }

  private func literal(_ range: Range<Int>) -> ByteRange {
    range.count == 1 ? file.tokens[range.lowerBound].contentRange : file.bytes(of: range)
  }
}
