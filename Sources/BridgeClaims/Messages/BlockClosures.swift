extension BlockLiterals {
  /// A function without a name, in the words of the language.
  func literal(_ range: Range<Int>) -> BlockLiteral? {
    let start = range.lowerBound
    switch file.profile.id {
    case "swift": return convention(range)
    case "typescript", "javascript": return script(range)
    case "python": return lambda(start)
    case "csharp": return delegate(start) ?? arrow(range, "=>", types: .beside)
    case "java", "groovy": return arrow(range, "->", types: .beside)
    case "scala": return arrow(range, "=>", types: .behindColon)
    case "dart": return arrow(range, "=>", types: .beside) ?? function(range)
    case "kotlin": return braced(range)
    case "ruby", "crystal": return rubyLambda(range)
    default: return objectiveC(start)
    }
  }

  // MARK: Objective-C and Swift

  /// `^(BOOL ok, NSError *error) { … }`, `^BOOL(id x) { … }`, `^{ … }`
  private func objectiveC(_ start: Int) -> BlockLiteral? {
    guard file.word(start) == "^", file.profile.selectors.hasObjectiveCSyntax else { return nil }
    var at = start + 1
    while file.kind(at) == .identifier || file.word(at) == "*" { at += 1 }
    if file.word(at) == "{" { return count(at..<at, surplus: .refused) }
    // `^() { … }` leaves open what it takes.
    return inside(at).flatMap { $0.isEmpty ? nil : count($0, surplus: .refused, types: .beside) }
  }

  /// `{ … } as @convention(block) (Bool, NSError?) -> Void`
  func convention(_ range: Range<Int>) -> BlockLiteral? {
    guard
      let index = range.first(where: {
        file.word($0) == "convention" && file.word($0 + 2) == "block"
      })
    else { return nil }
    return inside(index + 4).flatMap { count($0, types: .whole) }
  }

  // MARK: Arrows

  /// `(ok, error) => …`, `ok => …`, `function (ok, error) { … }`
  private func script(_ range: Range<Int>) -> BlockLiteral? {
    let start = range.lowerBound
    if file.word(start) == "function" {
      let open = file.word(start + 1) == "(" ? start + 1 : start + 2
      return inside(open).flatMap { count($0, surplus: .dropped, types: .behindColon) }
    }
    if file.kind(start) == .identifier, file.word(start + 1) == "=>" {
      return count(start..<(start + 1), surplus: .dropped)
    }
    guard let inside = inside(start), (inside.upperBound + 1) < range.upperBound else { return nil }
    let isArrow =
      file.word(inside.upperBound + 1) == "=>" || file.word(inside.upperBound + 1) == ":"
    return isArrow ? count(inside, surplus: .dropped, types: .behindColon) : nil
  }

  /// `(ok, error) => …`, `ok => …`
  private func arrow(
    _ range: Range<Int>, _ sign: Word, types: BlockTypes.Style
  ) -> BlockLiteral? {
    let start = range.lowerBound
    if file.kind(start) == .identifier, file.word(start + 1) == sign {
      return count(start..<(start + 1))
    }
    guard let inside = inside(start), inside.upperBound + 1 < range.upperBound,
      file.word(inside.upperBound + 1) == sign
    else { return nil }
    return count(inside, types: types)
  }

  /// C#'s `delegate (bool ok, NSError error) { … }`; without parentheses it takes anything.
  private func delegate(_ start: Int) -> BlockLiteral? {
    guard file.word(start) == "delegate" else { return nil }
    return inside(start + 1).flatMap { count($0, types: .beside) }
  }

  /// Dart's `(ok, error) { … }`, `(ok, error) async { … }`
  private func function(_ range: Range<Int>) -> BlockLiteral? {
    guard let inside = inside(range.lowerBound) else { return nil }
    var body = inside.upperBound + 1
    if file.word(body) == "async" { body += 1 }
    guard body < range.upperBound, file.word(body) == "{" || file.word(body) == "=>",
      // `[…]` and `{…}` hold parameters that may be left out.
      !inside.contains(where: { ["{", "["].contains(file.word($0)) })
    else { return nil }
    return count(inside, types: .beside)
  }

  // MARK: Others

  /// Kotlin's `{ ok, error -> … }`; without an arrow it may take one.
  private func braced(_ range: Range<Int>) -> BlockLiteral? {
    let open = range.lowerBound
    guard file.word(open) == "{", case let close = file.close(of: open), close < range.upperBound,
      let arrow = file.index(of: "->", in: (open + 1)..<min(close, open + 80)),
      // An arm of `when` or the type of a variable inside has one too.
      (open + 1..<arrow).allSatisfy({ file.isParameterWord($0) })
    else { return nil }
    return count((open + 1)..<arrow, types: .behindColon)
  }

  /// `lambda ok, error: …`
  private func lambda(_ start: Int) -> BlockLiteral? {
    guard file.word(start) == "lambda" else { return nil }
    var end = start + 1
    while end < file.tokens.count, file.word(end) != ":", end - start < 40 {
      end = file.next(after: end)
    }
    return file.word(end) == ":" ? count((start + 1)..<end, surplus: .refused) : nil
  }

  /// `->(ok, error) { … }`, `lambda { |ok, error| … }`, `Proc.new do |ok, error| … end`
  private func rubyLambda(_ range: Range<Int>) -> BlockLiteral? {
    var at = range.lowerBound
    if file.word(at) == "->" {
      if let inside = inside(at + 1) { return count(inside) }
      let isBare = file.word(at + 1) == "{" || file.word(at + 1) == "do"
      return isBare ? count((at + 1)..<(at + 1)) : nil
    }
    if file.word(at) == "Proc", file.word(at + 1) == ".", file.word(at + 2) == "new" {
      at += 3
    } else if file.word(at) == "lambda" || file.word(at) == "proc" {
      at += 1
    } else {
      return nil
    }
    guard file.word(at) == "{" || file.word(at) == "do" else { return nil }
    let open = at + 1
    guard file.word(open) == "|" else {
      // Without parameters it may still name what it is called with.
      return nil
    }
    let limit = min(range.upperBound, open + 60)
    guard let bar = ((open + 1)..<max(open + 1, limit)).first(where: { file.word($0) == "|" })
    else { return nil }
    return count((open + 1)..<bar, surplus: .dropped)
  }
}

extension CodeFile {
  /// Whether a token may stand in the parameters of a lambda: names, types and what joins them.
  fileprivate func isParameterWord(_ index: Int) -> Bool {
    kind(index) == .identifier
      || [",", ":", "?", "<", ">", ".", "*", "(", ")"].contains(word(index))
  }
}
