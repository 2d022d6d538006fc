/// Evaluates integer expressions over tokens.
struct Evaluator {
  let file: CodeFile
  var symbols = Symbols()
  /// Members of the enum that is being read, by their short names.
  var siblings = Symbols()
  /// The type whose body the expressions stand in, if there is one.
  var selfType: String?

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
    if isPower { return (BinaryOperator(operation: "**", level: 8, isRightAssociative: true), 2) }
    let sign = kind == .punctuation ? word : kind == .identifier ? rules.wordOperators[word] : nil
    guard let sign, let level = precedence(sign) else { return nil }
    return (BinaryOperator(operation: sign, level: level), 1)
  }

  private var isPower: Bool {
    rules.hasPowers && word == "*" && at + 1 < end && file.word(at + 1) == "*"
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

  /// Higher binds tighter; nil when the word is no operator.
  private func precedence(_ word: Word) -> Int? {
    switch (word, rules.precedence) {
    case ("**", _): 8
    case ("*", _), ("/", _), ("%", _): 6
    case ("+", .swift), ("-", .swift), ("+", .go), ("-", .go): 1
    case ("+", _), ("-", _): 5
    case ("<<", .swift), (">>", .swift): 7
    case ("<<", .go), (">>", .go): 6
    case ("<<", _), (">>", _): 4
    case ("&", .swift), ("&", .go): 6
    case ("|", .words), ("^", .words), ("&", .words): 4
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
    let isShift = operation == "<<" || operation == ">>"
    let isNarrow = a.isNarrow && (b.isNarrow || isShift)
    var right = b.integer
    // Where arithmetic wraps around, so do the shift's bits.
    if isShift, isNarrow, rules.narrowShift == .wraps, !right.isNegative {
      right = ClaimedInteger(magnitude: right.magnitude % 32)
    }
    guard let result = compute(a.integer, operation, right) else { return .unresolved }
    let value = IntegerLiteral.Value(
      integer: result, isNarrow: isNarrow, isUnsigned: a.isUnsigned || !isShift && b.isUnsigned)
    return narrowed(value, isBitwise: !["+", "-", "*"].contains(operation))
  }

  private func compute(
    _ a: ClaimedInteger, _ operation: Word, _ b: ClaimedInteger
  ) -> ClaimedInteger? {
    // A sign in front is applied to the power.
    operation == "**" && a.isNegative ? nil : Arithmetic.compute(a, operation, b)
  }

  /// Applies the 32-bit arithmetic of languages that have it.
  private func narrowed(_ value: IntegerLiteral.Value, isBitwise: Bool) -> Expression {
    let integer = value.integer
    if value.isNarrow, value.isUnsigned, rules.narrowShift != .none {
      var wrapped = value
      wrapped.integer = Arithmetic.wrappedUnsigned32(integer)
      return .integer(wrapped)
    }
    guard value.isNarrow, !Arithmetic.fitsInt32(integer) else { return .integer(value) }
    switch rules.narrowShift {
    case .none: return .integer(.init(integer: integer))
    case .undefined: return .unresolved
    case .wraps:
      guard isBitwise else { return .integer(.init(integer: integer)) }
      return .integer(.init(integer: Arithmetic.wrapped32(integer), isNarrow: true))
    }
  }

  private mutating func unary(depth: Int) -> Expression {
    guard depth < Self.deepest else { return .notInteger }
    let prefix = rules.prefixOperators[word]
    guard kind == .punctuation || prefix != nil else { return primary(depth: depth) }
    let operation = prefix ?? word
    let isComplement = prefix == "~" || rules.complements.contains(operation)
    guard isComplement || operation == "-" || operation == "+" else {
      return primary(depth: depth)
    }
    at += 1
    let operand = unary(depth: depth + 1)
    guard case .integer(let value) = operand else {
      return operand == .notInteger ? .notInteger : .unresolved
    }
    return operation == "+" ? operand : flipped(value, isComplement: isComplement)
  }

  /// `-x` or `~x`.
  private func flipped(_ value: IntegerLiteral.Value, isComplement: Bool) -> Expression {
    let result =
      isComplement ? Arithmetic.complement(value.integer) : Arithmetic.negate(value.integer)
    guard let result else { return .unresolved }
    return narrowed(
      .init(integer: result, isNarrow: value.isNarrow, isUnsigned: value.isUnsigned),
      isBitwise: isComplement)
  }
}

// MARK: - Operands

extension Evaluator.Reader {
  private mutating func primary(depth: Int) -> Expression {
    var result = bare(depth: depth)
    skipTypeAssertions()
    while word == ".", !rules.transparentMembers.isEmpty, kind != .number,
      let member = transparentMember(at + 1)
    {
      at = member.end
      if member.isComplement, case .integer(let value) = result {
        result = flipped(value, isComplement: true)
      }
    }
    return result
  }

  /// The property or method at `index` that hands a value through, as `inv()` does its complement.
  private func transparentMember(_ index: Int) -> (end: Int, isComplement: Bool)? {
    guard index < end, file.kind(index) == .identifier else { return nil }
    let isComplement = file.word(index) == "inv"
    guard isComplement || rules.transparentMembers.contains(file.text(index)) else { return nil }
    let isCall = index + 2 < end && file.word(index + 1) == "(" && file.word(index + 2) == ")"
    guard isCall || file.word(index + 1) != "(" else { return nil }
    return (isCall ? index + 3 : index + 1, isComplement)
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
      return converted(unary(depth: depth + 1), to: file.text(tokens: inside))
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
    if rules.constructorMarks.contains(word), at + 1 < end, file.kind(at + 1) == .identifier {
      at += 1
    }
    let start = at
    let isPrefix = rules.prefixCasts.contains(word)
    at += 1
    if isPrefix, word == "(", file.close(of: at) < end {
      let type = (at + 1)..<file.close(of: at)
      at = type.upperBound + 1
      return converted(unary(depth: depth + 1), to: file.text(tokens: type))
    }
    while at + 1 < end, word == "." || word == "::", file.kind(at + 1) == .identifier,
      file.tokens[at].end == file.tokens[at + 1].start
    {
      if !rules.transparentMembers.isEmpty, transparentMember(at + 1) != nil { break }
      at += 2
    }
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
    if inside.isEmpty, let value = rules.namedValues["\(path)()"] {
      return .integer(.init(integer: value))
    }
    if let values = rules.typeFunctions[last] {
      return values[file.text(tokens: inside)].map { .integer(.init(integer: $0)) } ?? .unresolved
    }
    let arguments = file.split(inside)
    if let code = characterCode(arguments, function: last) { return .integer(code) }
    if let operation = rules.operatorFunctions[last] {
      return folded(arguments, operation, depth: depth)
    }
    if let code = characterCode(arguments, function: last) { return .integer(code) }
    guard let argument = arguments.last, arguments.count <= 2 else { return .notInteger }
    if rules.bitNumberFunctions.contains(last) { return bitNumber(nested(argument, depth: depth)) }
    if arguments.count == 2, let result = picked(arguments, depth: depth) { return result }
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
    return converted(nested(argument, depth: depth), to: last)
  }

  /// What a function of two integers gives that may choose one of them: none that is known here.
  private func picked(_ arguments: [Range<Int>], depth: Int) -> Expression? {
    guard rules.callsMayPick else { return nil }
    return arguments.allSatisfy { nested($0, depth: depth).isInteger } ? .unresolved : nil
  }

  /// `f('a', 'b', 'c', 'd')`, and `fourCC("abcd")` where the function's name says what it makes.
  private func characterCode(
    _ arguments: [Range<Int>], function: String
  ) -> IntegerLiteral.Value? {
    if arguments.count == 4 {
      let characters = arguments.map { argument in
        argument.count == 1 && file.kind(argument.lowerBound) == .character
          ? IntegerLiteral.character(
            file.source.bytes[file.tokens[argument.lowerBound].contentRange], allowsCodes: false)
          : nil
      }
      guard characters.allSatisfy({ $0 != nil }) else { return nil }
      let code = characters.reduce(0) { $0 << 8 | $1!.integer.magnitude }
      return .init(integer: ClaimedInteger(magnitude: code))
    }
    guard arguments.count == 1, let token = arguments[0].last, arguments[0].count <= 2,
      file.kind(token) == .string || file.kind(token) == .character,
      Self.codeFunctions.contains(function.lowercased())
    else { return nil }
    let content = file.source.bytes[file.tokens[token].contentRange]
    return content.count == 4 ? IntegerLiteral.character(content, allowsCodes: true) : nil
  }

  private static let codeFunctions: Set<String> = [
    "fourcc", "four_cc", "fourcharcode", "four_char_code", "fourcharacter", "fcc", "ostype",
    "fourchar", "four_char", "make_fourcc", "makefourcc", "code", "cconst", "from_be_bytes",
    "chars", "tag",
  ]

  /// The number of a value's highest bit.
  private func bitNumber(_ result: Expression) -> Expression {
    guard case .integer(let value) = result else { return result }
    guard !value.integer.isNegative, value.integer.magnitude > 0 else { return .unresolved }
    return .integer(
      .init(integer: ClaimedInteger(63 - value.integer.magnitude.leadingZeroBitCount)))
  }

  /// A value in the width of the type that it is converted to, as far as that is not 32 bits.
  private func converted(_ result: Expression, to type: String) -> Expression {
    guard rules.narrowShift != .none, case .integer(var value) = result else { return result }
    if rules.narrowShift == .wraps, type == "int" {
      return .integer(.init(integer: Arithmetic.wrapped32(value.integer), isNarrow: true))
    }
    guard value.isNarrow else { return result }
    if Self.narrowUnsigned.contains(type) {
      value.isUnsigned = true
    } else if Self.wide.contains(type) || APIName.isConstantLike(type) {
      value.isNarrow = false
    }
    return .integer(value)
  }

  private static let narrowUnsigned: Set<String> = [
    "uint", "uint32_t", "UInt32", "unsigned", "u32",
  ]
  private static let wide: Set<String> = [
    "long", "unsigned long", "long long", "unsigned long long", "ulong", "uint64_t", "int64_t",
    "size_t", "uintptr_t", "nint", "nuint", "UINT64_C", "INT64_C", "BigInt", "Long", "Int64",
    "UInt64",
  ]

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
    if let value = siblings[name] ?? ownConstant(name) ?? symbols[name] { return value }
    if let value = file.syntax.expressions.namedValues[name] { return .init(integer: value) }
    guard let dot = name.lastIndex(where: { $0 == "." || $0 == ":" }) else { return nil }
    let last = String(name[name.index(after: dot)...])
    if let value = siblings[last] { return value }
    return name[dot] == ":" ? symbols[name.replacing("::", with: ".")] : nil
  }

  /// The value of a constant of the type at hand: `A`, `Self::A`, `self.A`.
  private func ownConstant(_ name: String) -> IntegerLiteral.Value? {
    guard let selfType else { return nil }
    let prefix = ["Self::", "Self.", "self::", "self.", "this."].first(where: name.hasPrefix)
    return symbols["\(selfType).\(name.dropFirst(prefix?.count ?? 0))"]
  }
}
