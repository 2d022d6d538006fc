/// How the arms of a case are written with words: `of 3: "x"`, `when 3 then "x"`, `| 3 -> "x"`.
struct WordArmRules: Sendable {
  /// Words that the arms belong to: `case`, `match`.
  var headers: WordSet = []
  /// What an arm starts with; without any, arms start statements below their header.
  var starters: WordSet = []
  /// Words that an arm may follow directly, without a starter: `of`, `with`.
  var openers: WordSet = []
  /// What stands between an arm's pattern and its body.
  var separators: WordSet = []
  /// The pattern may end with its line.
  var newlineSeparates = false
  /// What stands between several patterns of one arm.
  var alternatives: WordSet = [","]
  /// Words that end the last arm.
  var stops: WordSet = ["else", "end"]
}

/// The arms of a case where there are no braces, grouped by their header.
enum WordArms: ClaimFormReader {
  private struct Group {
    var header: Int
    var column: Int
    var lastArm: Int
    var arms: [SwitchArms.Arm]
  }

  private static let longestPattern = 40
  private static let longestBody = 40
  private static let nearestHeaders = 16
  private static let longestCase = 4_000

  static func read(_ reading: inout Reading) {
    guard let rules = reading.file.syntax.wordArms else { return }
    if rules.starters.isEmpty {
      readStatements(rules, &reading)
    } else {
      readStarted(rules, &reading)
    }
  }

  // MARK: - Arms that start with a word

  private static func readStarted(_ rules: WordArmRules, _ reading: inout Reading) {
    let file = reading.file
    var headers: [(token: Int, column: Int)] = []
    var open: [Group] = []
    var index = 0
    while index < file.tokens.count {
      let word = file.word(index)
      if rules.headers.contains(word), file.kind(index) == .identifier {
        headers.append((index, file.column(of: index)))
      }
      guard startsArm(file, index, rules), let arm = arm(file, at: index, rules) else {
        index += 1
        continue
      }
      let column = file.column(of: index)
      while let last = open.last, last.column > column { flush(open.removeLast(), &reading) }
      let header = headers.suffix(nearestHeaders).last { $0.column <= column }
      if let last = open.last, last.column == column {
        if let header, header.token > last.lastArm { flush(open.removeLast(), &reading) }
      }
      if let last = open.indices.last, open[last].column == column {
        open[last].arms.append(arm)
        open[last].lastArm = index
      } else if let header {
        open.append(Group(header: header.token, column: column, lastArm: index, arms: [arm]))
      }
      index = max(index + 1, arm.body.lowerBound)
    }
    for group in open { flush(group, &reading) }
  }

  private static func startsArm(_ file: CodeFile, _ index: Int, _ rules: WordArmRules) -> Bool {
    let word = file.word(index)
    guard file.kind(index) != .string else { return false }
    // `Select Case x` is no arm.
    if rules.headers.contains(file.word(index - 1)) { return false }
    if rules.starters.contains(word) { return true }
    return rules.openers.contains(word) && !rules.starters.contains(file.word(index + 1))
  }

  /// The patterns and the body of the arm that starts at a token.
  private static func arm(_ file: CodeFile, at index: Int, _ rules: WordArmRules) -> SwitchArms.Arm?
  {
    var patterns: [Range<Int>] = []
    var start = index + 1
    var at = start
    let limit = min(file.tokens.count, index + longestPattern)
    while at < limit {
      let word = file.word(at)
      let isNewLine = file.line(at) > file.line(at - 1)
      if rules.separators.contains(word) || isNewLine && rules.newlineSeparates && at > start {
        guard start < at else { return nil }
        patterns.append(start..<at)
        let body = rules.separators.contains(word) ? at + 1 : at
        return SwitchArms.Arm(patterns: patterns, body: body..<bodyEnd(file, body, rules))
      }
      if rules.alternatives.contains(word) {
        if start < at { patterns.append(start..<at) }
        start = at + 1
      } else if word == "=" || word == ";" {
        return nil
      }
      at = file.next(after: at)
    }
    return nil
  }

  private static func bodyEnd(_ file: CodeFile, _ start: Int, _ rules: WordArmRules) -> Int {
    let limit = min(file.tokens.count, start + longestBody)
    var at = start
    while at < limit {
      let word = file.word(at)
      if file.kind(at) != .string, rules.starters.contains(word) || rules.stops.contains(word) {
        break
      }
      at = file.next(after: at)
    }
    return max(start, min(at, limit))
  }

  // MARK: - Arms that start statements

  private static func readStatements(_ rules: WordArmRules, _ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices
    where file.kind(index) == .identifier && rules.headers.contains(file.word(index)) {
      guard let opener = opener(file, after: index, rules) else { continue }
      let region = EnumBodies.indentedBody(
        file, after: opener, upTo: .none, limit: longestCase)
      let arms = statementArms(file, region, rules)
      if !arms.isEmpty {
        SwitchArms.add(kept(arms, file), keyword: index, subject: (index + 1)..<opener, &reading)
      }
    }
  }

  private static func opener(_ file: CodeFile, after header: Int, _ rules: WordArmRules) -> Int? {
    var at = header + 1
    let limit = min(file.tokens.count, header + longestPattern)
    while at < limit {
      if rules.openers.contains(file.word(at)) { return at > header + 1 ? at : nil }
      if file.word(at) == ";" { return nil }
      at = file.next(after: at)
    }
    return nil
  }

  private static func statementArms(
    _ file: CodeFile, _ region: Range<Int>, _ rules: WordArmRules
  ) -> [SwitchArms.Arm] {
    var arms: [SwitchArms.Arm] = []
    var starts: [Int] = []
    var column: Int?
    var at = region.lowerBound
    while at < region.upperBound {
      let isNewLine = file.line(at) > file.line(at - 1)
      let isFirst = at == region.lowerBound
      if isNewLine || isFirst || file.word(at - 1) == ";" {
        let own = isNewLine ? file.column(of: at) : column
        if isNewLine, column == nil { column = own }
        if own == column, let arm = arm(file, at: at - 1, rules) {
          starts.append(at)
          arms.append(arm)
        }
      }
      at = file.next(after: at)
    }
    // An arm's body ends before the next arm.
    for (number, next) in starts.dropFirst().enumerated() where arms[number].body.upperBound > next
    {
      arms[number].body = arms[number].body.lowerBound..<max(arms[number].body.lowerBound, next)
    }
    return arms
  }

  private static func flush(_ group: Group, _ reading: inout Reading) {
    let file = reading.file
    let isDouble = file.syntax.wordArms?.starters.contains(file.word(group.header + 1)) == true
    let start = isDouble ? group.header + 2 : group.header + 1
    var end = start
    let first = group.arms[0].patterns[0].lowerBound - 1
    while end < first, file.line(end) == file.line(group.header),
      file.syntax.wordArms?.openers.contains(file.word(end)) != true
    { end += 1 }
    let subject = start..<max(start, min(end, first))
    SwitchArms.add(kept(group.arms, file), keyword: group.header, subject: subject, &reading)
  }

  /// The arms without patterns that are variables.
  private static func kept(_ arms: [SwitchArms.Arm], _ file: CodeFile) -> [SwitchArms.Arm] {
    guard file.syntax.capitalsAreConstructors else { return arms }
    return arms.filter { arm in
      arm.patterns.allSatisfy { pattern in
        guard let label = file.label(pattern), label.kind == .identifier else { return true }
        return label.isMember || file.isConstructor(label)
      }
    }
  }
}
