extension CodeFile {
  /// Where the number of an expression stands: without the casts, wrappers, boxes, quotes and type
  /// assertions around it, so that what is put in its place keeps them. `3` of `@as(c_long, 3)`.
  func literalBytes(of expression: Range<Int>) -> ByteRange {
    var range = expression
    // A list without its parentheses is no list.
    if syntax.expressions.isPrefix { return bytes(of: range) }
    for _ in 0..<8 {
      guard let inner = unwrapped(range), !inner.isEmpty, inner != range else { break }
      range = inner
    }
    if range.count == 1, kind(range.lowerBound) == .string {
      return tokens[range.lowerBound].contentRange
    }
    return bytes(of: range)
  }

  /// The expression inside the outermost wrapper; nil when there is none.
  private func unwrapped(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, let last = range.last, range.count > 1 else { return nil }
    if word(first) == "@" { return (first + 1)..<range.upperBound }
    if word(last) == "!" { return first..<last }
    if let operand = withoutPostfixCast(range) ?? withoutConstructor(range) { return operand }
    for word: Word in ["as", "satisfies"] {
      if let assertion = index(of: word, in: range), assertion > first { return first..<assertion }
    }
    if word(first) == "(" { return withoutParentheses(range) }
    if syntax.expressions.prefixCasts.contains(word(first)), word(first + 1) == "(",
      close(of: first + 1) + 1 < range.upperBound
    {
      let rest = (close(of: first + 1) + 1)..<range.upperBound
      return rest.count == 1 || word(rest.lowerBound) == "(" ? rest : nil
    }
    let open = word(last) == ")" ? brackets.partner(last) : -1
    guard open > first, isCallee(first..<open),
      syntax.expressions.typeFunctions[text(open - 1)] == nil,
      syntax.expressions.operatorFunctions[text(open - 1)] == nil,
      !syntax.expressions.bitNumberFunctions.contains(text(open - 1))
    else { return nil }
    return argument(open: open, close: last)
  }

  /// `3` of `3.NSFoo`.
  private func withoutPostfixCast(_ range: Range<Int>) -> Range<Int>? {
    guard syntax.expressions.hasPostfixCasts, range.count >= 3,
      kind(range.upperBound - 1) == .identifier, word(range.upperBound - 2) == "."
    else { return nil }
    let operand = range.lowerBound..<(range.upperBound - 2)
    let isOne = operand.count == 1 && kind(operand.lowerBound) == .number
    let isWrapped =
      word(operand.lowerBound) == "(" && close(of: operand.lowerBound) == operand.upperBound - 1
    return isOne || isWrapped ? operand : nil
  }

  /// `3` of `NSFoo 3`.
  private func withoutConstructor(_ range: Range<Int>) -> Range<Int>? {
    let rules = syntax.expressions
    guard rules.appliesByJuxtaposition, kind(range.lowerBound) == .identifier,
      rules.prefixOperators[word(range.lowerBound)] == nil,
      rules.operatorFunctions[text(range.lowerBound)] == nil
    else { return nil }
    var at = range.lowerBound + 1
    while at + 1 < range.upperBound, word(at) == ".", kind(at + 1) == .identifier { at += 2 }
    let operand = at..<range.upperBound
    let isOne = operand.count == 1 && kind(at) == .number
    return isOne || operand.count > 2 && word(at) == "(" && close(of: at) == operand.upperBound - 1
      ? operand : nil
  }

  private func withoutParentheses(_ range: Range<Int>) -> Range<Int>? {
    let close = close(of: range.lowerBound)
    if close == range.upperBound - 1 { return (range.lowerBound + 1)..<close }
    // `(T)3`, but not `(1 << 3) - 1`.
    guard close < range.upperBound - 1, kind(range.lowerBound + 1) == .identifier else {
      return nil
    }
    let rest = (close + 1)..<range.upperBound
    let isNumber = rest.count == 1 || rest.count == 2 && word(rest.lowerBound) == "-"
    let isWrapped =
      word(rest.lowerBound) == "(" && self.close(of: rest.lowerBound) == rest.upperBound - 1
    return isNumber && kind(rest.upperBound - 1) == .number || isWrapped ? rest : nil
  }

  private func isCallee(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      kind(index) == .identifier || [".", "::", "<", ">", "*"].contains(word(index))
    }
  }

  /// The last argument of a call, without its label.
  private func argument(open: Int, close: Int) -> Range<Int>? {
    let arguments = split((open + 1)..<close)
    // What characters make together is not one of them.
    guard let argument = arguments.last, arguments.count <= 2,
      argument.count > 1
        || kind(argument.lowerBound) != .string
          && kind(argument.lowerBound) != .character
    else { return nil }
    // One of several that the program chooses from is not the number.
    if arguments.count > 1, syntax.expressions.castsAreUnary { return nil }
    if argument.count > 2, word(argument.lowerBound + 1) == ":" {
      return (argument.lowerBound + 2)..<argument.upperBound
    }
    return argument
  }
}
