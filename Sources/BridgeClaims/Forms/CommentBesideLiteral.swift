extension ClaimForm {
  /// `send(w, "setStyle:", 3); // NSFooStyleBar`, `3 /* NSFooStyleBar */`
  public static let commentBesideLiteral = ClaimForm(rawValue: "comment-beside-literal")
}

/// A number with the name of a constant in a comment on its line. Those on consecutive lines of one
/// block make up a group.
enum CommentBesideLiteral: ClaimFormReader {
  private struct Run {
    var claims: [ValueClaim] = []
    var hints: [ClaimHint] = []
    var literal = 0
    var line = -1
    var bracket = -1
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run = Run()
    for comment in file.comments where !comment.content.isEmpty {
      guard let (claim, token) = claim(comment, &reading) else { continue }
      let bracket = file.brackets.enclosing(token)
      let hints = file.callHints(around: token)
      if bracket != run.bracket || comment.line != run.line + 1 || hints != run.hints {
        flush(&run, &reading)
        run.bracket = bracket
        run.literal = token
        run.hints = hints
      }
      run.claims.append(claim)
      run.line = comment.line
    }
    flush(&run, &reading)
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    let hints =
      run.hints + file.commentHint(above: run.literal) + file.scopeHints(around: run.literal)
    reading.add(
      .commentBesideLiteral, owner: file.owner(around: run.literal), hints: hints, run.claims)
  }

  private static func claim(
    _ comment: Comment, _ reading: inout Reading
  ) -> (ValueClaim, token: Int)? {
    let file = reading.file
    let words = CommentText.words(comment.content, of: file.source.bytes)
    let isPlain = words.count == 1 && words[0].kind == .name
    guard let named = named(words, file) ?? (isPlain ? 0 : nil) else { return nil }
    let mention = isPlain ? .plain : CommentMention(of: named, words, file)
    guard mention != .passing else { return nil }
    let stated =
      CommentNumber.after(named, words, file) ?? CommentNumber.before(named, words, file)
    guard
      let literal = literal(beside: comment, stated: stated?.value, reading)
        ?? literal(behind: comment, reading)
    else { return nil }
    // A plain word names a member only where the code names its enum: `NSFoo(rawValue: 3) // bar`.
    if isPlain, !file.namesConstant(words[0]), !isWrapped(literal.tokens, file) { return nil }
    // A comment that states another number may be about another case: what it says is its own claim.
    if let stated, stated.value != literal.value { return nil }
    var claim = ValueClaim(
      file.label(words[named]), value: literal.value,
      literal: file.literalBytes(of: literal.tokens),
      in: file)
    claim.isHedged = mention == .hedged
    if let stated {
      claim.restatements = [stated.range]
      reading.restated.insert(stated.range.lowerBound)
    }
    return (claim, literal.tokens.lowerBound)
  }

  private static func isWrapped(_ literal: Range<Int>, _ file: CodeFile) -> Bool {
    let start = literal.lowerBound
    if file.castType(start) != nil { return true }
    let callee = file.word(start) == "(" || file.word(start + 1) == "(" ? start : start - 1
    let names = max(0, callee - 3)..<min(file.tokens.count, callee + 1)
    return names.contains { index in
      file.kind(index) == .identifier && file.word(index + 1) == "("
        && APIName.isConstantLike(file.text(index))
    }
  }

  /// The one constant that a comment is about; nil when it names several or none.
  private static func named(_ words: [CommentWord], _ file: CodeFile) -> Int? {
    guard words.count <= 60 else { return nil }
    let names = words.indices.filter { file.namesConstant(words[$0]) }
    guard let first = names.first else { return nil }
    let texts = Set(names.map { file.source.text(words[$0].range) })
    if texts.count == 1 { return first }
    // Of several, the one at the start counts, unless the comment puts them side by side.
    guard first <= 1, first + 1 < words.count else { return nil }
    let next = file.source.text(words[first + 1].range)
    return ["|", ",", "/", "+", "&", "or", "and"].contains(next) ? nil : first
  }

  private typealias Literal = (tokens: Range<Int>, value: ClaimedInteger)

  /// The number before a comment on its line: the last one, or the one that the comment states.
  private static func literal(
    beside comment: Comment, stated: ClaimedInteger?, _ reading: Reading
  ) -> Literal? {
    let file = reading.file
    let last = comment.nextToken - 1
    guard last >= 0, file.line(last) == comment.line else { return nil }
    var first = last
    while first > 0, last - first < 200, file.line(first - 1) == comment.line { first -= 1 }
    if !comment.isLineComment, file.line(comment.nextToken) == comment.line {
      // In the middle of a line it belongs to what stands right before it.
      guard file.kind(last) == .number || file.word(last) == ")" else { return nil }
    }
    let numbers = (first...last).filter { file.kind($0) == .number }
    guard let lastNumber = numbers.last, !isConditional(file, first, lastNumber) else { return nil }
    if let stated {
      for number in numbers.reversed() {
        if let literal = file.literal(holding: number, from: first, reading.evaluator),
          literal.value == stated
        {
          return literal
        }
      }
    }
    return file.literal(holding: lastNumber, from: first, reading.evaluator)
  }

  /// The number right behind a comment: `/* NSFooStyleBar */ 3`.
  private static func literal(behind comment: Comment, _ reading: Reading) -> Literal? {
    let file = reading.file
    let next = comment.nextToken
    guard !comment.isLineComment, file.line(next) == comment.endLine else { return nil }
    let (result, end) = reading.evaluator.evaluatePrefix(next..<min(file.tokens.count, next + 24))
    guard file.kind(next) == .number || file.word(next) == "-" || file.word(next) == "(" else {
      return nil
    }
    return result.value.map { (next..<end, $0.integer) }
  }

  /// `x ? 1 : 0`, `if (x) 1 else 0`: the comment does not say which of the two it names.
  private static func isConditional(_ file: CodeFile, _ first: Int, _ number: Int) -> Bool {
    guard first < number else { return false }
    let before = first..<number
    let isTernary = before.contains { file.word($0) == "?" && file.kind($0) == .punctuation }
    let isElse = file.word(number - 1) == "else" && before.contains { file.word($0) == "if" }
    return isTernary && before.contains { file.word($0) == ":" } || isElse
  }
}

extension CodeFile {
  private static let beforeExpressions: WordSet = [
    "(", "[", "{", ",", "=", ":", "=>", "return", "case", "==", "===", "!=", "@", "|=", "+=", "->",
    "<", ">", "if", "??",
  ]

  /// The whole constant expression on a line that has the number at `number` in it.
  func literal(
    holding number: Int, from first: Int, _ evaluator: Evaluator
  ) -> (tokens: Range<Int>, value: ClaimedInteger)? {
    var start = number
    let lowest = max(first, number - 16)
    while start >= lowest {
      let before = word(start - 1)
      if start == first || Self.beforeExpressions.contains(before) {
        // `a[0]` is a place, not a value.
        if before == "[", kind(start - 2) == .identifier { return nil }
        let (result, end) = evaluator.evaluatePrefix(start..<min(tokens.count, number + 16))
        if end > number { return result.value.map { (start..<end, $0.integer) } }
        if result == .notInteger, start == number { return nil }
      }
      start -= 1
    }
    return nil
  }

  /// The type in `(NSFoo)3`.
  func castType(_ index: Int) -> String? {
    guard syntax.expressions.hasParenthesizedCasts, word(index) == "(",
      close(of: index) == index + 2
    else { return nil }
    let name = text(index + 1)
    return APIName.isConstantLike(name) ? name : nil
  }

  /// What the calls around a value say of it: the selector it is sent with, the type that wraps it.
  func callHints(around index: Int) -> [ClaimHint] {
    var hints = castType(index).map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
    for call in calls(around: index) {
      let name = text(call - 1)
      if APIName.isConstantLike(name) { hints.append(ClaimHint(kind: .annotatedType, text: name)) }
      let string = ((call + 1)..<min(index, call + 24)).first { kind($0) == .string }
      guard let string, brackets.enclosing(string) == call else { continue }
      if StringShape.isSelector(source.bytes[tokens[string].contentRange]) {
        hints.append(ClaimHint(kind: .selector, text: text(string)))
        break
      }
    }
    return hints
  }
}
