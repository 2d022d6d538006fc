/// A statement that assigns: `A = 3`, `A: T = 3`, `A, B = 1, 2`, `A = B = 3`, `A, B = range(2)`.
struct AssignmentStatement {
  /// A name, dots included, and what it is given.
  struct Assigned {
    var target: Range<Int>
    var value: Expression
    /// The tokens of the value; nil when the name's place gives it.
    var literal: Range<Int>?
  }

  let file: CodeFile
  let start: Int
  let sign: Int
  let length: Int
  let end: Int

  /// The type that is annotated: `Final[int]` of `A: Final[int] = 3`.
  var type: String? {
    guard let colon = file.index(of: ":", in: start..<sign), colon + 1 < sign else { return nil }
    let text = file.text(tokens: (colon + 1)..<sign)
    // `int` says nothing about the number.
    return text.utf8.contains(where: \.isUpper) ? text : nil
  }

  /// The names on the left, each with its value; empty when the shape is another.
  func assigned(_ reading: Reading) -> [Assigned] {
    var sides = [firstTargets]
    var value = (sign + length)..<end
    while let equals = file.index(of: "=", in: value.clamped(to: 0..<(value.lowerBound + 64))) {
      sides.append(value.lowerBound..<equals)
      value = (equals + 1)..<end
      if sides.count > 8 { return [] }
    }
    guard !value.isEmpty else { return [] }
    return sides.flatMap { assigned(targets: $0, value: value, reading) }
  }

  private var firstTargets: Range<Int> {
    for stop: Word in [":", "<"] {
      if let index = file.index(of: stop, in: start..<sign) { return start..<index }
    }
    return start..<sign
  }

  private func assigned(
    targets: Range<Int>, value: Range<Int>, _ reading: Reading
  ) -> [Assigned] {
    let names = file.split(unwrapped(targets))
    guard names.allSatisfy(isName) else { return [] }
    if names.count == 1, file.word(targets.upperBound - 1) != "," {
      return [Assigned(target: names[0], value: single(value, reading), literal: value)]
    }
    if let first = rangeStart(value, count: names.count, reading) {
      return names.enumerated().map { place, name in
        let number = Arithmetic.add(first, ClaimedInteger(place))
        return Assigned(
          target: name, value: number.map { .integer(.init(integer: $0)) } ?? .unresolved)
      }
    }
    let values = file.split(unwrapped(value))
    guard values.count == names.count else { return [] }
    return zip(names, values).map { name, value in
      Assigned(target: name, value: single(value, reading), literal: value)
    }
  }

  /// A value, or one of two by a condition, which is not known here: `1 if arm64 else 2`.
  private func single(_ value: Range<Int>, _ reading: Reading) -> Expression {
    let result = reading.evaluator.evaluate(value)
    guard result == .notInteger, let condition = file.index(of: "if", in: value),
      let other = file.index(of: "else", in: value), condition < other,
      other + 1 < value.upperBound,
      reading.evaluator.evaluate(value.lowerBound..<condition).isInteger,
      reading.evaluator.evaluate((other + 1)..<value.upperBound).isInteger
    else { return result }
    return .unresolved
  }

  private func isName(_ range: Range<Int>) -> Bool {
    !range.isEmpty
      && range.enumerated().allSatisfy { place, index in
        place % 2 == 0 ? file.kind(index) == .identifier : file.word(index) == "."
      } && range.count % 2 == 1
  }

  private func unwrapped(_ range: Range<Int>) -> Range<Int> {
    let open = range.lowerBound
    let isWrapped =
      (file.word(open) == "(" || file.word(open) == "[") && range.count > 2
      && file.close(of: open) == range.upperBound - 1
    return isWrapped ? (open + 1)..<(range.upperBound - 1) : range
  }

  /// Where the numbers of `range(n)`, `range(a, b)` start, when there are `count` of them.
  private func rangeStart(
    _ value: Range<Int>, count: Int, _ reading: Reading
  ) -> ClaimedInteger? {
    guard file.word(value.lowerBound) == "range", file.word(value.lowerBound + 1) == "(",
      file.close(of: value.lowerBound + 1) == value.upperBound - 1
    else { return nil }
    let numbers = file.split((value.lowerBound + 2)..<(value.upperBound - 1))
      .map { reading.evaluator.evaluate($0).value?.integer }
    switch numbers.count {
    case 1: return numbers[0] == ClaimedInteger(count) ? ClaimedInteger(0) : nil
    case 2:
      guard let low = numbers[0], Arithmetic.add(low, ClaimedInteger(count)) == numbers[1] else {
        return nil
      }
      return low
    default: return nil
    }
  }
}

extension CodeFile {
  private static let assignmentBounds: WordSet = [";", "{", "}", "then", "do", "else", "begin"]
  /// How far behind its sign the end of a statement is looked for, in tokens.
  private static let longestStatement = 200
  private static let declaringWords: WordSet = ["local", "global", "export", "final", "var"]

  /// How many tokens the assignment sign at `index` has; nil when there is none.
  func assignmentLength(_ index: Int) -> Int? {
    guard kind(index) == .punctuation else { return nil }
    if syntax.assignmentSigns.contains(word(index)) { return 1 }
    let isArrow =
      word(index) == "<" && word(index + 1) == "-" && syntax.assignmentSigns.contains("<-")
      && tokens[index].end == tokens[index + 1].start
    return isArrow ? 2 : nil
  }

  /// Where the statement starts whose first assignment sign is at `sign`; nil when what stands before
  /// it is no list of names.
  func assignmentStart(before sign: Int) -> Int? {
    var at = sign - 1
    let lowest = max(0, sign - 60)
    while at >= lowest {
      let word = word(at)
      if word == ")" || word == "]" {
        at = brackets.partner(at)
        guard at >= 0 else { return nil }
      } else if word == ":" {
        // A branch on one line: `if arm64: A = 1`.
        if let first = indentScopes.line(of: at).map({ indentScopes.lines[$0].tokens.lowerBound }),
          ["if", "elif", "else", "try", "class"].contains(self.word(first))
        {
          return at + 1 < sign ? at + 1 : nil
        }
      } else if kind(at) != .identifier && ![".", ",", ">", "<", "|"].contains(word)
        && kind(at) != .string
      {
        return Self.assignmentBounds.contains(word) && at + 1 < sign ? at + 1 : nil
      }
      if Self.assignmentBounds.contains(self.word(at)) { return at + 1 < sign ? at + 1 : nil }
      if at == 0 || endsStatement(before: at) {
        let start = Self.declaringWords.contains(self.word(at)) ? at + 1 : at
        return start < sign ? start : nil
      }
      at -= 1
    }
    return nil
  }

  /// The first token behind the statement that has its assignment sign at `sign`.
  func assignmentEnd(after sign: Int) -> Int {
    if let line = indentScopes.line(of: sign) {
      let end = indentScopes.lines[line].tokens.upperBound
      return index(of: ";", in: sign..<min(end, sign + Self.longestStatement)) ?? end
    }
    var at = sign + 1
    // Brackets count as one step.
    for _ in 0..<Self.longestStatement where at < tokens.count {
      let word = word(at)
      if kind(at) == .punctuation, [";", "}", ")", "]"].contains(word) { return at }
      if at > sign + 1, endsStatement(before: at) { return at }
      at = next(after: at)
    }
    return min(at, tokens.count)
  }
}
