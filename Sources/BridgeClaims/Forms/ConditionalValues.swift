extension ClaimForm {
  /// `const X = if (arch == .arm64) 1 else 2`, `x = isArm64 ? 1 : 2`
  public static let conditionalValue = ClaimForm(rawValue: "conditional-value")
}

/// Names whose value depends on the machine: a claim for each value, with the condition it holds under.
enum ConditionalValues: ClaimFormReader {
  private struct Choice {
    var condition: Range<Int>?
    var value: Range<Int>
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices {
      let choices: [Choice]
      let start: Int
      if file.word(index) == "if", file.kind(index) == .identifier {
        guard startsValue(file, index) else { continue }
        (start, choices) = (index, alternatives(from: index, reading))
      } else if file.word(index) == "?", file.kind(index) == .punctuation {
        guard let first = conditionStart(file, before: index) else { continue }
        (start, choices) = (first, ternary(from: first, mark: index, reading))
      } else {
        if file.syntax.switchKeywords.contains(file.word(index)) { readSwitch(index, &reading) }
        continue
      }
      add(choices, start: start, &reading)
    }
  }

  /// `const X = switch (arch) { .aarch64 => 1, else => 2 }`
  private static func readSwitch(_ index: Int, _ reading: inout Reading) {
    let file = reading.file
    guard file.kind(index) == .identifier, startsValue(file, index),
      let brace = ((index + 1)..<min(file.tokens.count, index + 20)).first(where: {
        file.word($0) == "{"
      }), PlatformWords.arePart(of: (index + 1)..<brace, file)
    else { return }
    let subject = file.subjectText((index + 1)..<brace)
    var texts: [String?] = []
    var values: [Range<Int>] = []
    for arm in file.split((brace + 1)..<max(brace + 1, file.close(of: brace))).prefix(16) {
      guard let arrow = file.index(of: "=>", in: arm), arrow > arm.lowerBound else { return }
      let pattern = file.text(tokens: arm.lowerBound..<arrow)
      texts.append(pattern == "else" || pattern == "_" ? nil : "\(subject) == \(pattern)")
      values.append((arrow + 1)..<arm.upperBound)
    }
    add(values, CodeConditions.chained(texts), start: index, &reading)
  }

  private static func startsValue(_ file: CodeFile, _ index: Int) -> Bool {
    file.kind(index - 1) == .punctuation && ["=", ":"].contains(file.word(index - 1))
  }

  /// `if (a) 1 else if (b) 2 else 3`; what has a block is read without its braces.
  private static func alternatives(from start: Int, _ reading: Reading) -> [Choice] {
    let file = reading.file
    var choices: [Choice] = []
    var at = start
    while choices.count < 8, file.word(at) == "if" {
      guard let condition = ConditionalBlocks.condition(file, after: at),
        let (value, end) = value(from: condition.end, reading), file.word(end) == "else"
      else { return [] }
      choices.append(Choice(condition: condition.range, value: value))
      at = end + 1
    }
    guard !choices.isEmpty, let (last, _) = value(from: at, reading) else { return [] }
    return choices + [Choice(condition: nil, value: last)]
  }

  /// `a ? 1 : b ? 2 : 3`
  private static func ternary(from start: Int, mark: Int, _ reading: Reading) -> [Choice] {
    let file = reading.file
    var choices: [Choice] = []
    var (first, mark) = (start, mark)
    while choices.count < 8 {
      guard let (value, end) = value(from: mark + 1, reading), file.word(end) == ":" else {
        return []
      }
      choices.append(Choice(condition: first..<mark, value: value))
      first = end + 1
      let limit = min(file.tokens.count, first + 30)
      guard let next = nextMark(file, first..<limit) else {
        return self.value(from: first, reading).map {
          choices + [Choice(condition: nil, value: $0.range)]
        } ?? []
      }
      mark = next
    }
    return []
  }

  private static func nextMark(_ file: CodeFile, _ range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      if file.word(at) == "?" { return at }
      if [";", ",", ":", "}", ")", "]", "="].contains(file.word(at))
        || at > range.lowerBound
          && file.endsStatement(before: at)
      {
        return nil
      }
      at = file.next(after: at)
    }
    return nil
  }

  private static func value(
    from start: Int, _ reading: Reading
  ) -> (range: Range<Int>, end: Int)? {
    let file = reading.file
    if file.word(start) == "{" {
      let close = file.close(of: start)
      guard close < file.tokens.count, close - start <= 30 else { return nil }
      return ((start + 1)..<close, close + 1)
    }
    let (_, end) = reading.evaluator.evaluatePrefix(start..<min(file.tokens.count, start + 30))
    return end > start ? (start..<end, end) : nil
  }

  /// Where the condition before a question mark starts: behind an equals sign or a key's colon.
  private static func conditionStart(_ file: CodeFile, before mark: Int) -> Int? {
    var at = mark - 1
    while at > 0, mark - at < 40 {
      let word = file.word(at)
      if file.kind(at) == .punctuation {
        if word == "=" || word == ":" { return at + 1 }
        if [";", ",", "{", "(", "[", "?", "=>"].contains(word) { return nil }
        let open = file.brackets.partner(at)
        if open >= 0 { at = open }
      } else if word == "return" {
        return nil
      }
      at -= 1
    }
    return nil
  }

  private static func add(_ choices: [Choice], start: Int, _ reading: inout Reading) {
    let file = reading.file
    let texts = choices.map { choice in
      choice.condition.flatMap { condition in
        PlatformWords.arePart(of: condition, file) ? ConditionalBlocks.text(file, condition) : nil
      }
    }
    guard texts.contains(where: { $0 != nil }) else { return }
    // Those of an `if` are known as the branches' own.
    let conditions = CodeConditions.chained(texts)
    add(
      choices.map(\.value), file.word(start) == "if" ? conditions.map { _ in nil } : conditions,
      start: start, &reading)
  }

  private static func add(
    _ values: [Range<Int>], _ conditions: [String?], start: Int, _ reading: inout Reading
  ) {
    let file = reading.file
    guard let label = label(file, before: start) else { return }
    let owner = file.owner(around: start)
    let hints =
      type(file, before: start) + file.commentHint(above: start)
      + file.scopeHints(around: start)
    for (value, condition) in zip(values, conditions) {
      let result = reading.evaluator.evaluate(value)
      guard file.states(result, label: label.text) else { continue }
      let claim = ValueClaim(
        label, value: result.value?.integer, literal: file.literalBytes(of: value), in: file)
      reading.add(
        .conditionalValue, owner: owner, hints: hints, [claim], condition: condition)
    }
  }

  /// The declared name before an equals sign, or the key before a colon.
  private static func label(_ file: CodeFile, before start: Int) -> Label? {
    if file.word(start - 1) == "=" {
      let name = file.constantName(equals: start - 1)
      return name.flatMap { file.label($0..<($0 + 1)) }
    }
    let key = start - 2
    guard file.kind(key) == .identifier || file.kind(key) == .string else { return nil }
    return file.label(key..<(key + 1))
  }

  private static func type(_ file: CodeFile, before start: Int) -> [ClaimHint] {
    guard file.word(start - 1) == "=", let name = file.constantName(equals: start - 1),
      file.word(name + 1) == ":", name + 2 < start - 1
    else { return [] }
    return [ClaimHint(kind: .annotatedType, text: file.text(tokens: (name + 2)..<(start - 1)))]
  }
}

extension CodeFile {
  /// The name that an equals sign gives a value to, declared or assigned to.
  fileprivate func constantName(equals: Int) -> Int? {
    let before = equals - 1
    // Go writes the type behind the name, and Odin a colon.
    if word(before) == ":", kind(before - 1) == .identifier { return before - 1 }
    return declaredName(equals: equals)
  }
}
