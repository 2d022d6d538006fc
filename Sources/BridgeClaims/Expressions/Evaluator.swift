/// Evaluates integer expressions over tokens.
struct Evaluator {
  let file: CodeFile
  var symbols = Symbols()
  /// Members of the enum that is being read, by their short names.
  var siblings = Symbols()

  /// Evaluates the tokens of `range`, all of them.
  func evaluate(_ range: Range<Int>) -> Expression {
    if file.syntax.expressions.isPrefix { return evaluateAtoms(range) }
    var reader = Reader(evaluator: self, at: range.lowerBound, end: range.upperBound)
    let result = reader.binary(0, depth: 0)
    return reader.at == range.upperBound ? result : .notInteger
  }

  /// Evaluates the longest expression at the start of `range`, and says where it ends.
  func evaluatePrefix(_ range: Range<Int>) -> (result: Expression, end: Int) {
    if file.syntax.expressions.isPrefix {
      let end = min(range.upperBound, file.next(after: range.lowerBound))
      return (evaluateAtoms(range.lowerBound..<end), end)
    }
    var reader = Reader(evaluator: self, at: range.lowerBound, end: range.upperBound)
    let result = reader.binary(0, depth: 0)
    return (result, reader.at)
  }

  fileprivate struct Reader {
    let evaluator: Evaluator
    var at: Int
    let end: Int
    /// Deeper nesting than any person writes is not followed.
    static let deepest = 40

    var file: CodeFile { evaluator.file }
    var rules: ExpressionRules { file.syntax.expressions }
    var word: Word { at < end ? file.word(at) : .none }
    var kind: TokenKind? { at < end ? file.kind(at) : nil }
  }
}

// MARK: - Operators

extension Evaluator.Reader {
  mutating func binary(_ least: Int, depth: Int) -> Expression {
    guard depth < Self.deepest else { return .notInteger }
    var left = unary(depth: depth + 1)
    while let (found, length) = binaryOperator, found.level >= least {
      at += length
      let right = binary(
        found.isRightAssociative ? found.level : found.level + 1, depth: depth + 1)
      left = combine(left, found.operation, right)
      if left == .notInteger { return left }
    }
    return left
  }

  /// The operator that stands here, and how many tokens it takes.
  private var binaryOperator: (BinaryOperator, length: Int)? {
    guard rules.operators.isEmpty else { return tabulatedOperator }
    guard kind == .punctuation else { return nil }
    if isPower { return (BinaryOperator(operation: "**", level: 8, isRightAssociative: true), 2) }
    return precedence(word).map { (BinaryOperator(operation: word, level: $0), 1) }
  }

  private var tabulatedOperator: (BinaryOperator, length: Int)? {
    guard kind == .punctuation || kind == .identifier else { return nil }
    // A function between back quotes is an operator.
    let isQuoted = word == "`" && at + 2 < end && file.word(at + 2) == "`"
    guard let found = rules.operators[isQuoted ? file.word(at + 1) : word] else { return nil }
    // Smalltalk's operators of one argument end with a colon: `1 bitShift: 4`.
    let isMessage = kind == .identifier && at + 1 < end && file.word(at + 1) == ":"
    return (found, isQuoted ? 3 : isMessage ? 2 : 1)
  }

  private var isPower: Bool {
    rules.hasPowers && word == "*" && at + 1 < end && file.word(at + 1) == "*"
  }

  /// Higher binds tighter; nil when the word is no operator.
  private func precedence(_ word: Word) -> Int? {
    switch (word, rules.precedence) {
    case ("*", _), ("/", _), ("%", _): 6
    case ("+", .swift), ("-", .swift): 1
    case ("+", _), ("-", _): 5
    case ("<<", .swift), (">>", .swift): 7
    case ("<<", _), (">>", _): 4
    case ("&", .swift): 6
    case ("&", .c): 3
    case ("^", .c): 2
    case ("|", _), ("^", _), ("&", _): 1
    default: nil
    }
  }

  fileprivate func combine(
    _ left: Expression, _ operation: Word, _ right: Expression
  ) -> Expression {
    if left == .notInteger || right == .notInteger { return .notInteger }
    guard let a = left.value, let b = right.value else { return .unresolved }
    let isNarrow = a.isNarrow && (b.isNarrow || operation == "<<" || operation == ">>")
    guard let result = compute(a.integer, operation, b.integer) else { return .unresolved }
    return narrowed(result, isNarrow: isNarrow, isBitwise: !["+", "-", "*"].contains(operation))
  }

  private func compute(
    _ a: ClaimedInteger, _ operation: Word, _ b: ClaimedInteger
  ) -> ClaimedInteger? {
    switch operation {
    case "+": Arithmetic.add(a, b)
    case "-": Arithmetic.add(a, Arithmetic.negate(b))
    case "*": Arithmetic.multiply(a, b)
    case "<<": Arithmetic.shiftLeft(a, by: b)
    // A sign in front is applied to the power.
    case "**": a.isNegative ? nil : Arithmetic.power(a, b)
    case ">>": Arithmetic.shiftRight(a, by: b)
    case "|": Arithmetic.bitwise(a, b, |)
    case "&": Arithmetic.bitwise(a, b, &)
    case "^": Arithmetic.bitwise(a, b, ^)
    default: nil
    }
  }

  /// Applies the 32-bit arithmetic of languages that have it.
  private func narrowed(
    _ value: ClaimedInteger, isNarrow: Bool, isBitwise: Bool
  ) -> Expression {
    guard isNarrow, !Arithmetic.fitsInt32(value) else {
      return .integer(.init(integer: value, isNarrow: isNarrow))
    }
    switch rules.narrowShift {
    case .none: return .integer(.init(integer: value))
    case .undefined: return .unresolved
    case .wraps:
      guard isBitwise else { return .integer(.init(integer: value)) }
      return .integer(.init(integer: Arithmetic.wrapped32(value), isNarrow: true))
    }
  }

  private mutating func unary(depth: Int) -> Expression {
    guard depth < Self.deepest else { return .notInteger }
    let prefix = rules.prefixOperators[word]
    guard kind == .punctuation || prefix != nil else { return primary(depth: depth) }
    let operation = prefix ?? word
    switch operation {
    case "-", "~", "+":
      at += 1
      let operand = unary(depth: depth + 1)
      guard case .integer(let value) = operand else {
        return operand == .notInteger ? .notInteger : .unresolved
      }
      if operation == "+" { return operand }
      let result =
        operation == "-" ? Arithmetic.negate(value.integer) : Arithmetic.complement(value.integer)
      return result.map { .integer(.init(integer: $0, isNarrow: value.isNarrow)) } ?? .unresolved
    default:
      return primary(depth: depth)
    }
  }
}

// MARK: - Operands

extension Evaluator.Reader {
  private mutating func primary(depth: Int) -> Expression {
    let result = bare(depth: depth)
    skipTypeAssertions()
    return result
  }

  private mutating func bare(depth: Int) -> Expression {
    let index = at
    switch kind {
    case .number:
      at += 1
      let bytes = file.source.bytes[file.tokens[index].range]
      return IntegerLiteral.number(bytes, rules: file.profile.lexical).map { .integer($0) }
        ?? .notInteger
    case .character:
      at += 1
      let content = file.source.bytes[file.tokens[index].contentRange]
      let allowsCodes = rules.hasFourCharacterCodes
      return IntegerLiteral.character(content, allowsCodes: allowsCodes).map { .integer($0) }
        ?? .notInteger
    case .identifier: return named(depth: depth)
    case .punctuation: return punctuated(depth: depth)
    default: return .notInteger
    }
  }

  private mutating func punctuated(depth: Int) -> Expression {
    switch word {
    case "(": return parenthesized(depth: depth)
    case "." where at + 1 < end && file.kind(at + 1) == .identifier:
      at += 1
      return named(depth: depth)
    case "@" where at + 1 < end && (file.kind(at + 1) == .number || file.word(at + 1) == "("):
      at += 1
      return unary(depth: depth + 1)
    case "@" where at + 1 < end && file.word(at + 1) == "-":
      at += 1
      return unary(depth: depth + 1)
    default: return .notInteger
    }
  }

  private mutating func parenthesized(depth: Int) -> Expression {
    let close = file.close(of: at)
    guard close < end else { return .notInteger }
    let inside = (at + 1)..<close
    at = close + 1
    if rules.hasParenthesizedCasts, startsOperand, isTypeName(inside) {
      return unary(depth: depth + 1)
    }
    return nested(inside, depth: depth)
  }

  private func nested(_ range: Range<Int>, depth: Int) -> Expression {
    var inner = Self(evaluator: evaluator, at: range.lowerBound, end: range.upperBound)
    let result = inner.binary(0, depth: depth + 1)
    return inner.at == range.upperBound ? result : .notInteger
  }

  private var startsOperand: Bool {
    switch kind {
    case .number, .character, .identifier: true
    case .punctuation: word == "(" || word == "~" || word == "-"
    default: false
    }
  }

  private func isTypeName(_ range: Range<Int>) -> Bool {
    guard (1...6).contains(range.count) else { return false }
    return range.allSatisfy { file.kind($0) == .identifier || file.word($0) == "*" }
      && evaluator.lookUp(file.text(range.lowerBound)) == nil
  }

  /// A name with its dots, or a call of one.
  private mutating func named(depth: Int) -> Expression {
    let start = at
    at += 1
    while at + 1 < end, word == "." || word == "::", file.kind(at + 1) == .identifier,
      file.tokens[at].end == file.tokens[at + 1].start
    { at += 2 }
    let path = at == start + 1 ? file.text(start) : file.text(tokens: start..<at)
    let last = file.text(at - 1)
    skipTypeArguments()
    if rules.appliesByJuxtaposition, let result = application(path: path, last: last, depth: depth)
    {
      return result
    }
    if word == "(" { return call(path: path, last: last, depth: depth) }
    let full = last == "rawValue" ? String(path.dropLast(".rawValue".count)) : path
    if let value = evaluator.lookUp(full) { return .integer(value) }
    if rules.hasPostfixCasts, path.count > last.count {
      return evaluator.lookUp(String(path.dropLast(last.utf8.count + 1))).map { .integer($0) }
        ?? .name(path)
    }
    return .name(path)
  }

  /// `NSFoo 3`, `shiftL 1 4`; nil where no argument follows.
  private mutating func application(path: String, last: String, depth: Int) -> Expression? {
    guard depth < Self.deepest, kind == .number || kind == .character || word == "(" else {
      return nil
    }
    if let operation = rules.operatorFunctions[last] {
      let left = bare(depth: depth + 1)
      guard kind == .number || kind == .identifier || word == "(" else { return .notInteger }
      return combine(left, operation, bare(depth: depth + 1))
    }
    guard
      rules.casts.contains(last) || rules.casts.contains(path) || last.utf8.first?.isUpper == true
    else { return nil }
    return bare(depth: depth + 1)
  }

  /// `bitor(a, b, …)`
  private func folded(_ arguments: [Range<Int>], _ operation: Word, depth: Int) -> Expression {
    guard var result = arguments.first.map({ nested($0, depth: depth) }), arguments.count >= 2
    else {
      return .notInteger
    }
    for argument in arguments.dropFirst() {
      result = combine(result, operation, nested(argument, depth: depth))
    }
    return result
  }

  /// Goes over `<T>` before a call.
  private mutating func skipTypeArguments() {
    guard word == "<" else { return }
    var close = at + 1
    while close < min(end, at + 8), file.kind(close) == .identifier || file.word(close) == "*" {
      close += 1
    }
    if close < end, file.word(close) == ">", file.word(close + 1) == "(" { at = close + 1 }
  }

  private mutating func call(path: String, last: String, depth: Int) -> Expression {
    let close = file.close(of: at)
    guard close < end else { return .notInteger }
    let inside = (at + 1)..<close
    at = close + 1
    if let values = rules.typeFunctions[last] {
      return values[file.text(tokens: inside)].map { .integer(.init(integer: $0)) } ?? .unresolved
    }
    let arguments = file.split(inside)
    if let operation = rules.operatorFunctions[last] {
      return folded(arguments, operation, depth: depth)
    }
    guard let argument = arguments.last, arguments.count <= 2 else { return .notInteger }
    if arguments.count == 2, let result = called(last, arguments, depth: depth) { return result }
    let isCast =
      (rules.casts.contains(last) || rules.casts.contains(path))
      && (arguments.count == 1 || !rules.castsAreUnary)
    if argument.count > 2, file.word(argument.lowerBound + 1) == ":",
      file.kind(argument.lowerBound) == .identifier
    {
      guard rules.castLabels.contains(file.text(argument.lowerBound)), arguments.count == 1 else {
        return .notInteger
      }
      return nested((argument.lowerBound + 2)..<argument.upperBound, depth: depth)
    }
    guard isCast || arguments.count == 1 && APIName.isConstantLike(last) else { return .notInteger }
    return nested(argument, depth: depth)
  }

  /// What a function of two integers gives: an operator's result, or one that is not known here.
  private func called(
    _ name: String, _ arguments: [Range<Int>], depth: Int
  ) -> Expression? {
    let operation = rules.operatorFunctions[name]
    guard operation != nil || rules.callsMayPick else { return nil }
    let values = arguments.map { nested($0, depth: depth) }
    guard values.allSatisfy(\.isInteger) else { return nil }
    return operation.map { combine(values[0], $0, values[1]) } ?? .unresolved
  }

  /// Goes over `as T`, `satisfies T` and a forced unwrapping.
  private mutating func skipTypeAssertions() {
    while true {
      if word == "!", kind == .punctuation, rules.operators[word] == nil {
        at += 1
      } else if word == "as" || word == "satisfies" {
        at += 1
        if word == "!" || word == "?" { at += 1 }
        guard kind == .identifier else { return }
        at += 1
        while at + 1 < end, word == "." || word == "|", file.kind(at + 1) == .identifier { at += 2 }
      } else if rules.hasPostfixCasts, word == ".", at + 1 < end, file.kind(at + 1) == .identifier,
        file.word(at + 2) != "("
      {
        at += 2
      } else {
        return
      }
    }
  }
}

extension Evaluator {
  /// The value of a name: a sibling, a constant of the file, or one that the language gives.
  func lookUp(_ name: String) -> IntegerLiteral.Value? {
    if let value = siblings[name] ?? symbols[name] { return value }
    if let value = file.syntax.expressions.namedValues[name] { return .init(integer: value) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return siblings[String(name[name.index(after: dot)...])]
  }
}
