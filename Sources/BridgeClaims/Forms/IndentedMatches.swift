/// Switches whose arms are lines with blocks of their own: Python's `match`.
enum IndentedMatches: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard let rules = file.syntax.indentedSwitch else { return }
    for number in file.indentScopes.lines.indices {
      let head = file.indentScopes.lines[number].tokens
      guard file.word(head.lowerBound) == rules.keyword, head.count > 2,
        file.word(head.upperBound - 1) == rules.end
      else { continue }
      let arms = file.indentScopes.children(of: number).compactMap { arm(file, $0, rules) }
      SwitchArms.add(
        arms, keyword: head.lowerBound, subject: (head.lowerBound + 1)..<(head.upperBound - 1),
        &reading)
    }
  }

  private static func arm(
    _ file: CodeFile, _ number: Int, _ rules: IndentedSwitch
  ) -> SwitchArms.Arm? {
    let line = file.indentScopes.lines[number].tokens
    guard file.word(line.lowerBound) == rules.arm,
      let end = file.index(of: rules.end, in: line), end > line.lowerBound + 1
    else { return nil }
    let patterns = file.split((line.lowerBound + 1)..<end, by: rules.alternative)
    // `case 3 if x` holds on a further condition.
    guard file.index(of: "if", in: line.lowerBound..<end) == nil else { return nil }
    return SwitchArms.Arm(patterns: patterns, body: file.indentedBody(after: end + 1))
  }
}

extension CodeFile {
  /// The statements of the branch whose colon stands before `start`: on the same line, or the block.
  func indentedBody(after start: Int) -> Range<Int> {
    guard let number = indentScopes.line(of: start - 1) else { return start..<start }
    let line = indentScopes.lines[number]
    if start < line.tokens.upperBound { return start..<line.tokens.upperBound }
    let last = indentScopes.lines[line.blockEnd - 1].tokens.upperBound
    return start..<max(start, last)
  }

  /// The constants of `x in (3, 4)`; nil for all else.
  func membership(_ range: Range<Int>) -> (patterns: [Range<Int>], subject: String)? {
    guard syntax.blocksAreIndented, let word = index(of: "in", in: range), word > range.lowerBound,
      self.word(word - 1) != "not", word + 2 < range.upperBound, isOpening(word + 1),
      close(of: word + 1) == range.upperBound - 1
    else { return nil }
    let patterns = split((word + 2)..<(range.upperBound - 1))
    let isConstants = patterns.allSatisfy {
      kind($0.lowerBound) == .string || kind($0.lowerBound) == .number
    }
    guard !patterns.isEmpty, isConstants else { return nil }
    return (patterns, text(tokens: range.lowerBound..<word))
  }
}
