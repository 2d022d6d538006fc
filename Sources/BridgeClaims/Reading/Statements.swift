/// What the code behind a pattern or a condition comes to.
enum Outcome: Sendable, Hashable {
  case integer(ClaimedInteger, literal: ByteRange)
  /// An integer that is not known here.
  case unknown(literal: ByteRange)
  case label(Label)
}

extension Reading {
  /// The value that the statements of `range` return, assign or are; nil when that is something else.
  func outcome(_ range: Range<Int>) -> Outcome? {
    let statement = resultStatement(range)
    guard !statement.isEmpty else { return nil }
    let result = evaluator.evaluate(statement)
    // What names a member of another type is no number, known or not.
    if let label = file.label(statement), label.kind == .identifier, label.isMember,
      label.isReference, result != .unresolved
    {
      return .label(label)
    }
    if case .integer(let value) = result {
      return .integer(value.integer, literal: file.literalBytes(of: statement))
    }
    if result == .unresolved {
      return .unknown(literal: file.literalBytes(of: statement))
    }
    guard let label = file.label(statement),
      label.kind == .string || label.isReference || file.isConstructor(label)
    else {
      let inner = file.withoutResultWrapper(statement)
      return inner == statement ? nil : outcome(inner)
    }
    return .label(label)
  }

  /// The expression of the first statement: without `return`, a target and an equals sign, braces.
  private func resultStatement(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    for _ in 0..<6 {
      guard start < end else { break }
      let word = file.word(start)
      if word == "{" {
        end = min(end, file.close(of: start))
        start += 1
      } else if word == "return" || word == "yield" || file.syntax.resultWords.contains(word) {
        start += 1
        if file.syntax.resultWords.contains(word), file.word(start) == "(",
          file.close(of: start) < end
        {
          end = file.close(of: start)
          start += 1
        }
      } else if word == "(", file.close(of: start) == end - 1, end - start > 2 {
        (start, end) = (start + 1, end - 1)
      } else if word == "break", file.word(start + 1) == ":" {
        start += 3
      } else if word == "|", file.kind(start + 1) == .identifier, file.word(start + 2) == "|" {
        start += 3
      } else if let equals = assignment(start, end) {
        start = equals + 1
      } else {
        break
      }
    }
    return start < end ? start..<file.statementEnd(from: start, limit: end) : start..<start
  }

  /// The equals sign of `name = …` or `a.b = …`.
  private func assignment(_ start: Int, _ end: Int) -> Int? {
    guard file.kind(start) == .identifier else { return nil }
    var at = start + 1
    while at + 1 < end, file.word(at) == "." { at += 2 }
    return at < end && (file.word(at) == "=" || file.word(at) == ":=") ? at : nil
  }
}

extension CodeFile {
  /// What a result is handed on in: `3` of `Some(3)`, `"x"` of `"x".to_string()`.
  fileprivate func withoutResultWrapper(_ range: Range<Int>) -> Range<Int> {
    guard !syntax.resultWrappers.isEmpty, range.count > 2 else { return range }
    if kind(range.lowerBound) == .string, word(range.lowerBound + 1) == "." {
      return range.lowerBound..<(range.lowerBound + 1)
    }
    guard word(range.upperBound - 1) == ")" else { return range }
    let open = brackets.partner(range.upperBound - 1)
    guard open > range.lowerBound, syntax.resultWrappers.contains(text(open - 1)) else {
      return range
    }
    let callee = range.lowerBound..<open
    guard callee.allSatisfy({ kind($0) == .identifier || word($0) == "::" || word($0) == "." })
    else { return range }
    return (open + 1)..<(range.upperBound - 1)
  }

  /// Where the statement that starts at `start` ends: before a semicolon, a comma or its line's break.
  func statementEnd(from start: Int, limit: Int) -> Int {
    var at = start
    while at < limit {
      let word = word(at)
      if kind(at) == .punctuation, word == ";" || word == "," { return at }
      if at > start, endsStatement(before: at) { return at }
      at = next(after: at)
    }
    return limit
  }
}
