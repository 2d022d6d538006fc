extension ClaimForm {
  /// `if (std.mem.eql(u8, s, "running")) return 37;`, `else if (type === 'running') return 37`
  public static let ifChain = ClaimForm(rawValue: "if-chain")
}

/// Comparisons with one name or number whose branch comes to a number or a name. Those that follow one
/// another in the same block make up a group.
enum IfChains: ClaimFormReader {
  struct Comparison {
    var patterns: [Range<Int>]
    var subject: String?
  }

  private struct Chain {
    var numbered: [ValueClaim] = []
    var named: [ValueClaim] = []
    var subject: String?
    var first = 0
    /// The first token after the last branch.
    var end = -1
    var bracket = -1
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var chain = Chain()
    for index in file.tokens.indices
    where file.kind(index) == .identifier && startsBranch(file, index) {
      guard let condition = condition(file, after: index) else { continue }
      let body = body(file, after: condition.end)
      let comparison = comparison(file, condition.range)
      let bracket = file.brackets.enclosing(index)
      if bracket != chain.bracket || !follows(file, index, chain.end) {
        flush(&chain, &reading)
        chain.first = index
        chain.bracket = bracket
      }
      chain.end = body.upperBound
      if isBuildBranch(file, index, body) { continue }
      guard let comparison, let outcome = reading.outcome(body),
        // Where blocks are indented, `isBuildBranch` has told.
        file.syntax.blocksAreIndented || !PlatformWords.arePart(of: condition.range, file)
      else { continue }
      chain.subject = chain.subject ?? comparison.subject
      for pattern in comparison.patterns {
        guard var claim = SwitchArms.claim(pattern, outcome, reading) else { continue }
        claim.isBucket = comparison.patterns.count > 1
        if case .label = outcome { chain.numbered.append(claim) } else { chain.named.append(claim) }
      }
    }
    flush(&chain, &reading)
  }

  /// Whether only `else`, a semicolon or closing braces stand between a branch and the next `if`.
  private static func follows(_ file: CodeFile, _ index: Int, _ end: Int) -> Bool {
    guard end >= 0, index - end <= 4, index >= end else { return false }
    return (end..<index).allSatisfy { [";", "}", "else", "end"].contains(file.word($0)) }
  }

  /// Whether an `if` chooses what is declared rather than an outcome.
  private static func isBuildBranch(_ file: CodeFile, _ index: Int, _ body: Range<Int>) -> Bool {
    guard file.syntax.blocksAreIndented, body.lowerBound < file.tokens.count else { return false }
    let inside = file.conditions.at(Int(file.tokens[body.lowerBound].start)).condition
    return inside != file.conditions.at(Int(file.tokens[index].start)).condition
      || file.word(index + 1) == "__name__"
  }

  /// `if` or `elif`; an `if` within a line of a language with indentation is an operator.
  private static func startsBranch(_ file: CodeFile, _ index: Int) -> Bool {
    let isElseIf = file.syntax.elseIfKeywords.contains(file.word(index))
    guard isElseIf || file.word(index) == "if" else { return false }
    return !file.syntax.blocksAreIndented || file.indentScopes.startsLine(index)
  }

  private static func condition(
    _ file: CodeFile, after keyword: Int
  ) -> (range: Range<Int>, end: Int)? {
    if file.word(keyword + 1) == "(", !file.syntax.conditionsAreBare {
      let close = file.close(of: keyword + 1)
      guard close < file.tokens.count else { return nil }
      return ((keyword + 2)..<close, close + 1)
    }
    if let end = file.syntax.conditionEnd {
      let rest = (keyword + 1)..<min(file.tokens.count, keyword + 120)
      return file.index(of: end, in: rest).map { ((keyword + 1)..<$0, $0 + 1) }
    }
    if file.syntax.conditionEndsWithLine { return lineCondition(file, after: keyword) }
    var at = keyword + 1
    let limit = min(file.tokens.count, keyword + 60)
    while at < limit {
      if file.word(at) == "{" { return at > keyword + 1 ? ((keyword + 1)..<at, at) : nil }
      if file.word(at) == ";" || file.word(at) == "}" { return nil }
      at = file.next(after: at)
    }
    return nil
  }

  /// The rest of the line of an `if` that starts it; one behind a statement governs that.
  private static func lineCondition(
    _ file: CodeFile, after keyword: Int
  ) -> (range: Range<Int>, end: Int)? {
    guard keyword == 0 || file.line(keyword - 1) < file.line(keyword) else { return nil }
    var at = keyword + 1
    let limit = min(file.tokens.count, keyword + 60)
    while at < limit, file.line(at) == file.line(keyword), file.word(at) != "then" {
      at = file.next(after: at)
    }
    guard at > keyword + 1, at < limit else { return nil }
    return ((keyword + 1)..<at, file.word(at) == "then" ? at + 1 : at)
  }

  /// The branch: a block, or one statement that ends before an `else` of its own.
  private static func body(_ file: CodeFile, after start: Int) -> Range<Int> {
    if file.word(start) == "{" { return start..<min(file.tokens.count, file.close(of: start) + 1) }
    if file.syntax.blocksAreIndented { return file.indentedBody(after: start) }
    let limit = min(file.tokens.count, start + 40)
    var end = start
    while end < limit {
      let isEnd =
        file.word(end) == "end"
        && (file.syntax.conditionEnd != nil || file.syntax.conditionEndsWithLine)
      if isEnd || file.syntax.elseIfKeywords.contains(file.word(end)) { break }
      let word = file.word(end)
      if word == ";" || word == "else" || word == "}" || word == ")" || word == "," { break }
      if end > start, file.endsStatement(before: end) { break }
      end = min(limit, file.next(after: end))
    }
    return start..<max(start, end)
  }

  static func comparison(_ file: CodeFile, _ range: Range<Int>) -> Comparison? {
    guard range.count <= 120 else { return nil }
    var result = Comparison(patterns: [])
    for part in file.alternatives(range) {
      if let (patterns, subject) = file.membership(part) {
        result.patterns += patterns
        result.subject = result.subject ?? subject
        continue
      }
      guard let (pattern, subject) = equality(file, part) else { return nil }
      result.patterns.append(pattern)
      result.subject = result.subject ?? subject
    }
    return result.patterns.isEmpty ? nil : result
  }

  /// `a == b`, `f(a, "b")`, `[a isEqualToString:@"b"]`, `!strcmp(a, "b")`.
  private static func equality(
    _ file: CodeFile, _ range: Range<Int>
  ) -> (pattern: Range<Int>, subject: String?)? {
    if file.index(of: "&&", in: range) != nil || file.index(of: "and", in: range) != nil {
      return nil
    }
    for sign: Word in ["==", "===", "is"] {
      // Elsewhere `is` asks for a type.
      if sign == "is", !file.syntax.blocksAreIndented { continue }
      guard let equals = file.index(of: sign, in: range) else { continue }
      if let called = call(file, range.lowerBound..<equals), file.word(equals + 1) != "false" {
        return called
      }
      let left = range.lowerBound..<equals
      let right = (equals + 1)..<range.upperBound
      guard !left.isEmpty, !right.isEmpty else { return nil }
      let isReversed = file.isConstant(left) && !file.isLiteral(right)
      guard file.isConstant(isReversed ? left : right) else { return nil }
      return isReversed
        ? (left, file.text(tokens: right)) : (right, file.text(tokens: left))
    }
    return call(file, range)
  }

  private static func call(
    _ file: CodeFile, _ range: Range<Int>
  ) -> (pattern: Range<Int>, subject: String?)? {
    guard let string = range.last(where: { file.kind($0) == .string }),
      range.count(where: { file.kind($0) == .string }) == 1,
      range.contains(where: { file.syntax.equalityFunctions.contains(file.text($0)) })
    else { return nil }
    // `!eql(…)` asks for the opposite; C's comparison functions give 0 for equality.
    let isNegated = file.word(range.lowerBound) == "!"
    let comparesToZero = range.contains { file.text($0).hasPrefix("str") }
    guard isNegated == false || comparesToZero else { return nil }
    let pattern = string..<(string + 1)
    let name = range.last {
      file.kind($0) == .identifier && $0 < string && file.word($0 + 1) == ","
    }
    return (pattern, name.map(file.text))
  }

  private static func flush(_ chain: inout Chain, _ reading: inout Reading) {
    defer { chain = Chain() }
    let file = reading.file
    // One comparison with a number guards against it; several with different outcomes are a table.
    let outcomes = Set(chain.numbered.map(\.label))
    if outcomes.count < 2, !outcomes.contains(where: APIName.isConstantLike) { chain.numbered = [] }
    guard !chain.numbered.isEmpty || !chain.named.isEmpty else { return }
    var hints = chain.subject.map { [ClaimHint(kind: .subject, text: $0)] } ?? []
    hints += file.commentHint(above: chain.first) + file.scopeHints(around: chain.first)
    let owner = file.owner(around: chain.first)
    chain.numbered.markSharedLabels()
    for claims in [chain.numbered, chain.named] where !claims.isEmpty {
      reading.add(.ifChain, owner: owner, hints: hints, claims)
    }
  }
}

extension CodeFile {
  /// The parts of a condition between its `||` or `or`.
  fileprivate func alternatives(_ range: Range<Int>) -> [Range<Int>] {
    split(range, by: "||").flatMap { split($0, by: "or") }
  }

  fileprivate func isLiteral(_ range: Range<Int>) -> Bool {
    range.count == 1 && (kind(range.lowerBound) == .string || kind(range.lowerBound) == .number)
  }

  /// Whether a comparison's side is the constant one: a string, a number, `.name`, `HKFoo.name`.
  fileprivate func isConstant(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    switch kind(first) {
    case .string, .number: return range.count == 1
    case .punctuation where word(first) == "@" || word(first) == "-": return range.count == 2
    default: return label(range)?.isReference ?? false
    }
  }
}
