import HeaderFacts

/// A condition of conditional compilation, as far as it speaks of platforms and architectures.
indirect enum Condition: Sendable, Hashable {
  case test(TargetWords.Test)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  /// Something else, which may hold or not.
  case unknown

  /// Whether any part of it asks something of the target.
  var isTelling: Bool {
    switch self {
    case .test: true
    case .not(let inner): inner.isTelling
    case .all(let parts), .any(let parts): parts.contains(where: \.isTelling)
    case .unknown: false
    }
  }

  /// Nil where that depends on something else.
  func holds(for origin: FactOrigin) -> Bool? { holds { $0.holds(for: origin) } }

  /// Whether it may hold on any machine of Apple's that is little-endian.
  var mayHoldSomewhere: Bool {
    holds { test in
      switch test {
      case .elsewhere: false
      case .anyApple: true
      case .platform, .anyMobile, .architecture: nil
      }
    } ?? true
  }

  private func holds(_ answer: (TargetWords.Test) -> Bool?) -> Bool? {
    switch self {
    case .test(let test): return answer(test)
    case .not(let inner): return inner.holds(answer).map { !$0 }
    case .all(let parts):
      let values = parts.map { $0.holds(answer) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { $0.holds(answer) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .unknown: return nil
    }
  }
}

extension Condition {
  /// Reads conditions of C, Swift, Zig, Rust, C# and Go; nil for text that is none.
  init?(parsing text: String) {
    var parser = ConditionParser(text)
    guard let condition = parser.disjunction() else { return nil }
    self = condition
  }
}

/// Reads what is common to the conditions of many languages: words, `!`, `&&`, `||`, comparisons, calls.
private struct ConditionParser {
  private var tokens: ArraySlice<String>
  /// Conditions nested deeper than anybody writes them are given up.
  private var depth = 0

  init(_ text: String) {
    var tokens: [String] = []
    var word = ""
    func isWordPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    for character in text.prefix(2_000) {
      if isWordPart(character) {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      guard !character.isWhitespace, !"\".'@".contains(character) else { continue }
      if let last = tokens.last, ["&", "|", "="].contains(last), last == String(character) {
        tokens[tokens.count - 1] += String(character)
      } else if character == "=", tokens.last == "!" {
        tokens[tokens.count - 1] = "!="
      } else {
        tokens.append(String(character))
      }
    }
    if !word.isEmpty { tokens.append(word) }
    self.tokens = tokens[...]
  }

  mutating func disjunction() -> Condition? {
    var parts: [Condition] = []
    repeat {
      guard let part = conjunction() else { return nil }
      parts.append(part)
    } while take(["||", "or"])
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() -> Condition? {
    var parts: [Condition] = []
    repeat {
      guard let part = comparison() else { return nil }
      parts.append(part)
    } while take(["&&", "and"])
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// `arch == aarch64` asks what its right side does; against a number, what its left side does.
  private mutating func comparison() -> Condition? {
    guard let left = operand() else { return nil }
    guard let sign = tokens.first, ["==", "!=", "=", "<", ">"].contains(sign) else { return left }
    tokens = tokens.dropFirst()
    _ = take(["="])
    let isZero = tokens.first == "0"
    guard let right = operand() else { return nil }
    let told = right.isTelling ? right : isZero ? .not(left) : left
    guard sign == "==" || sign == "=" || sign == "!=" else { return .unknown }
    return sign == "!=" ? .not(told) : told
  }

  private mutating func operand() -> Condition? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 40, let token = tokens.popFirst() else { return nil }
    if token == "!" || token == "not" { return operand().map { .not($0) } }
    if token == "(" {
      let inner = disjunction()
      return take([")"]) ? inner : nil
    }
    guard token.first?.isLetter == true || token.first == "_" || token.first?.isNumber == true
    else { return nil }
    var last = token
    // `builtin.cpu.arch` without its dots: the last word of a path counts.
    while let next = tokens.first, next.first?.isLetter == true || next.first == "_",
      !["and", "or"].contains(next)
    {
      last = next
      tokens = tokens.dropFirst()
    }
    if take(["("]) {
      let inner = disjunction()
      guard take([")"]) else { return nil }
      return inner
    }
    return TargetWords.test(last).map { .test($0) } ?? .unknown
  }

  private mutating func take(_ wanted: [String]) -> Bool {
    guard let first = tokens.first, wanted.contains(first) else { return false }
    tokens = tokens.dropFirst()
    return true
  }
}
