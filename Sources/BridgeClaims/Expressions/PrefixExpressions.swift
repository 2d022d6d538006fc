/// Expressions of Lisp: `(arithmetic-shift 1 4)`, `(1 . << . 4)`, `#x10`.
extension Evaluator {
  private static let deepestList = 24

  /// Evaluates the one atom or list that is in `range`.
  func evaluateAtoms(_ range: Range<Int>, depth: Int = 0) -> Expression {
    guard let first = range.first, depth < Self.deepestList else { return .notInteger }
    switch file.kind(first) {
    case .number where range.count == 1:
      return IntegerLiteral.number(
        file.source.bytes[file.tokens[first].range], rules: file.profile.lexical
      ).map { .integer($0) } ?? .notInteger
    case .identifier where range.count == 1:
      let name = file.text(first)
      return lookUp(name).map { .integer($0) } ?? .name(name)
    case .punctuation where file.isOpening(first) && file.close(of: first) == range.upperBound - 1:
      return list((first + 1)..<(range.upperBound - 1), depth: depth)
    default: return .notInteger
    }
  }

  private func list(_ inside: Range<Int>, depth: Int) -> Expression {
    let items = file.items(inside)
    guard items.count >= 2, items.count <= 64 else { return .notInteger }
    let rules = file.syntax.expressions
    // `(a . op . b)` puts the operator between its operands.
    if items.count == 5, file.word(items[1].lowerBound) == ".",
      file.word(items[3].lowerBound) == "."
    {
      return apply(file.text(items[2].lowerBound), [items[0], items[4]], depth: depth)
    }
    guard file.kind(items[0].lowerBound) == .identifier, items[0].count == 1 else {
      return .notInteger
    }
    let name = file.text(items[0].lowerBound)
    if rules.casts.contains(name), let last = items.last {
      return evaluateAtoms(last, depth: depth + 1)
    }
    return apply(name, Array(items.dropFirst()), depth: depth)
  }

  private func apply(_ name: String, _ arguments: [Range<Int>], depth: Int) -> Expression {
    guard let operation = file.syntax.expressions.operatorFunctions[name] else {
      return .notInteger
    }
    let operands = arguments.map { evaluateAtoms($0, depth: depth + 1) }
    if operands.contains(.notInteger) { return .notInteger }
    var values: [ClaimedInteger] = []
    for operand in operands {
      guard let value = operand.value else { return .unresolved }
      values.append(value.integer)
    }
    return compute(operation, values).map { .integer(.init(integer: $0)) } ?? .unresolved
  }

  private func compute(_ operation: Word, _ values: [ClaimedInteger]) -> ClaimedInteger? {
    guard var result = values.first else { return nil }
    if values.count == 1 {
      switch operation {
      case "-": return Arithmetic.negate(result)
      case "~": return Arithmetic.complement(result)
      case "1+": return Arithmetic.add(result, ClaimedInteger(1))
      case "1-": return Arithmetic.add(result, ClaimedInteger(-1))
      case "+", "|", "*", "^": return result
      default: return nil
      }
    }
    for value in values.dropFirst() {
      guard let next = combine(result, operation, value) else { return nil }
      result = next
    }
    return result
  }

  private func combine(
    _ a: ClaimedInteger, _ operation: Word, _ b: ClaimedInteger
  ) -> ClaimedInteger? {
    // A negative count shifts to the right.
    operation == "<<" && b.isNegative
      ? Arithmetic.shiftRight(a, by: Arithmetic.negate(b)) : Arithmetic.compute(a, operation, b)
  }
}

extension CodeFile {
  /// The atoms and lists that stand side by side in `range`, quotes with what they quote.
  func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if word(at) == "," {
        at += 1
        continue
      }
      let start = at
      while at + 1 < range.upperBound, word(at) == "'" || word(at) == "`" { at += 1 }
      at = min(range.upperBound, next(after: at))
      items.append(start..<at)
    }
    return items
  }
}
