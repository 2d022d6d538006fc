extension ClaimForm {
  /// `.sheet => 11,`, `case 3: return "x"`
  public static let switchArm = ClaimForm(rawValue: "switch-arm")
}

/// The arms of a switch, from a number to a name or from a name to a number.
enum SwitchArms: ClaimFormReader {
  /// The patterns of an arm and what it comes to.
  struct Arm {
    var patterns: [Range<Int>]
    var body: Range<Int>
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.syntax.switchKeywords.contains(file.word(index)) {
      guard let brace = brace(file, after: index) else { continue }
      let subject = subject(file, keyword: index, brace: brace)
      if subject.isEmpty, file.syntax.armStyle != .lineArrows { continue }
      // What the machine is called is no member's name.
      if PlatformWords.arePart(of: subject, file) { continue }
      let body = (brace + 1)..<max(brace + 1, file.close(of: brace))
      let arms = arms(file, body)
      add(arms, keyword: index, subject: subject, &reading)
    }
  }

  private static func arms(_ file: CodeFile, _ body: Range<Int>) -> [Arm] {
    switch file.syntax.armStyle {
    case .arrow: arrowArms(file, body)
    case .caseColon: caseArms(file, body)
    case .caseOrArrow:
      isLabel(file, body.lowerBound) ? caseArms(file, body) : arrowArms(file, body)
    case .lineArrows: lineArms(file, body)
    }
  }

  private static func subject(_ file: CodeFile, keyword: Int, brace: Int) -> Range<Int> {
    guard brace == keyword + 1, file.syntax.switchFollowsSubject else {
      return (keyword + 1)..<brace
    }
    var start = keyword
    while start > 0, keyword - start < 20 {
      let before = file.word(start - 1)
      if file.kind(start - 1) == .punctuation, before != ".", before != ")", before != "]" { break }
      if before == "return" || file.endsStatement(before: start) { break }
      let open = file.brackets.partner(start - 1)
      start = open >= 0 ? open : start - 1
    }
    return start..<keyword
  }

  private static func brace(_ file: CodeFile, after keyword: Int) -> Int? {
    var at = keyword + 1
    let limit = min(file.tokens.count, keyword + 60)
    while at < limit {
      if file.word(at) == "{" { return at }
      if file.word(at) == ";" || file.word(at) == "}" { return nil }
      at = file.next(after: at)
    }
    return nil
  }

  private static func arrowArms(_ file: CodeFile, _ body: Range<Int>) -> [Arm] {
    var arms: [Arm] = []
    var patterns: [Range<Int>] = []
    for piece in file.split(body) {
      if let arrow = file.index(of: "=>", in: piece) {
        if arrow > piece.lowerBound { patterns += alternatives(file, piece.lowerBound..<arrow) }
        arms.append(Arm(patterns: patterns, body: (arrow + 1)..<piece.upperBound))
        patterns = []
      } else {
        patterns.append(piece)
      }
    }
    return arms
  }

  /// The patterns that share an arm without a comma: `7 | 8`.
  private static func alternatives(_ file: CodeFile, _ range: Range<Int>) -> [Range<Int>] {
    let separator = file.syntax.patternSeparator
    return separator == .none ? [range] : file.split(range, by: separator)
  }

  /// `7, 8 -> …` up to the line's end.
  private static func lineArms(_ file: CodeFile, _ body: Range<Int>) -> [Arm] {
    var arms: [Arm] = []
    var start = body.lowerBound
    while start < body.upperBound, let arrow = file.index(of: "->", in: start..<body.upperBound) {
      var end = arrow + 1
      while end < body.upperBound, end == arrow + 1 || !file.endsStatement(before: end),
        file.word(end) != ";"
      { end = file.next(after: end) }
      end = min(end, body.upperBound)
      let patterns = file.split(start..<arrow).map { compared(file, $0) }
      arms.append(Arm(patterns: patterns, body: (arrow + 1)..<max(arrow + 1, end)))
      start = file.word(end) == ";" ? end + 1 : end
    }
    return arms
  }

  /// What an arm of a switch without a subject compares with: `7` of `x == 7`.
  private static func compared(_ file: CodeFile, _ pattern: Range<Int>) -> Range<Int> {
    guard let equals = file.index(of: "==", in: pattern), equals + 1 < pattern.upperBound else {
      return pattern
    }
    return (equals + 1)..<pattern.upperBound
  }

  private static func caseArms(_ file: CodeFile, _ body: Range<Int>) -> [Arm] {
    var arms: [Arm] = []
    var at = body.lowerBound
    var patterns: [Range<Int>] = []
    while at < body.upperBound {
      guard isLabel(file, at) else {
        at = file.next(after: at)
        continue
      }
      let isCase = file.word(at) == "case"
      guard let colon = separator(file, at..<body.upperBound) else { break }
      if isCase, colon > at + 1 {
        patterns += file.split((at + 1)..<colon).flatMap { alternatives(file, $0) }
      }
      var end = colon + 1
      while end < body.upperBound, !isLabel(file, end) { end = file.next(after: end) }
      at = end
      // Without a statement, the next arm is this one's too.
      if end == colon + 1 { continue }
      if isCase { arms.append(Arm(patterns: patterns, body: (colon + 1)..<end)) }
      patterns = []
    }
    return arms
  }

  /// The colon or the arrow behind a `case`.
  private static func separator(_ file: CodeFile, _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      if file.kind(at) == .punctuation, file.syntax.armSeparators.contains(file.word(at)) {
        return at
      }
      at = file.next(after: at)
    }
    return nil
  }

  private static func isLabel(_ file: CodeFile, _ index: Int) -> Bool {
    guard file.kind(index) == .identifier else { return false }
    let word = file.word(index)
    guard word == "case" || word == "default" else { return false }
    return file.word(index - 1) != "."
      && (word == "case" || file.syntax.armSeparators.contains(file.word(index + 1)))
  }

  private static func add(
    _ arms: [Arm], keyword: Int, subject: Range<Int>, _ reading: inout Reading
  ) {
    let file = reading.file
    var numbered: [ValueClaim] = []
    var named: [ValueClaim] = []
    for arm in arms {
      guard let outcome = reading.outcome(arm.body) else { continue }
      let isShared = arm.patterns.count > 1
      for pattern in arm.patterns {
        guard var claim = claim(pattern, outcome, reading) else { continue }
        claim.isBucket = isShared
        if case .label = outcome { numbered.append(claim) } else { named.append(claim) }
      }
    }
    numbered.markSharedLabels()
    let start = min(keyword, subject.lowerBound)
    let hints = hints(file, keyword: start, subject: subject)
    let owner = file.expressionOwner(before: start) ?? file.owner(around: keyword)
    if !numbered.isEmpty { reading.add(.switchArm, owner: owner, hints: hints, numbered) }
    if !named.isEmpty { reading.add(.switchArm, owner: owner, hints: hints, named) }
  }

  /// What a pattern and its outcome state; nil when neither or both are numbers.
  static func claim(_ pattern: Range<Int>, _ outcome: Outcome, _ reading: Reading) -> ValueClaim? {
    let file = reading.file
    switch outcome {
    case .label(let label):
      guard !file.isConstantItself(label), let number = reading.evaluator.number(pattern) else {
        return nil
      }
      return ValueClaim(label, value: number, literal: file.literalBytes(of: pattern), in: file)
    case .integer(let value, let literal):
      guard reading.evaluator.number(pattern) == nil, let label = file.label(pattern) else {
        return nil
      }
      return mapping(label, to: value, literal, file)
    case .unknown(let literal):
      guard let label = file.label(pattern), APIName.isConstantLike(label.text) else { return nil }
      return mapping(label, to: nil, literal, file)
    }
  }

  private static func mapping(
    _ label: Label, to value: ClaimedInteger?, _ literal: ByteRange, _ file: CodeFile
  ) -> ValueClaim? {
    if file.isConstantItself(label) { return nil }
    var claim = ValueClaim(label, value: value, literal: literal, in: file)
    claim.mayMapElsewhere = true
    return claim
  }

  /// The subject, the variable or type that the switch gives its value to, and the surroundings.
  private static func hints(
    _ file: CodeFile, keyword: Int, subject: Range<Int>
  ) -> [ClaimHint] {
    var hints: [ClaimHint] = []
    if file.word(keyword - 1) == "=", let name = file.declaredName(equals: keyword - 1) {
      if file.word(name + 1) == ":", name + 2 < keyword - 1 {
        hints.append(
          ClaimHint(kind: .annotatedType, text: file.text(tokens: (name + 2)..<(keyword - 1))))
      }
      hints.append(ClaimHint(kind: .scope, text: file.text(name)))
    }
    hints.append(ClaimHint(kind: .subject, text: file.subjectText(subject)))
    return hints + file.commentHint(above: keyword) + file.scopeHints(around: keyword)
  }
}

extension CodeFile {
  /// A switch's subject without the parentheses around it.
  func subjectText(_ range: Range<Int>) -> String {
    let isWrapped =
      word(range.lowerBound) == "(" && close(of: range.lowerBound) == range.upperBound - 1
    let inner =
      isWrapped && range.count > 2 ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
    return text(tokens: inner)
  }
}
