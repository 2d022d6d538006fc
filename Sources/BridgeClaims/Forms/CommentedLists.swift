extension ClaimForm {
  /// `[37, // running` and the like on the lines of a list.
  public static let commentedList = ClaimForm(rawValue: "commented-list")
}

/// Lists of numbers on lines of their own, each with its name in a comment behind it.
enum CommentedLists: ClaimFormReader {
  private static let leastLines = 3

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run: [(claim: ValueClaim, token: Int)] = []
    for comment in file.comments {
      guard let found = claim(comment, reading) else { continue }
      let isContinued =
        run.last.map { last in
          file.line(last.token) + 1 == comment.line
            && file.brackets.enclosing(last.token) == file.brackets.enclosing(found.token)
        } ?? true
      if !isContinued { flush(&run, &reading) }
      run.append(found)
    }
    flush(&run, &reading)
  }

  /// A line `37, // running` within brackets.
  private static func claim(
    _ comment: Comment, _ reading: Reading
  ) -> (claim: ValueClaim, token: Int)? {
    let file = reading.file
    let last = comment.nextToken - 1
    guard last > 0, file.line(last) == comment.line else { return nil }
    let number = file.word(last) == "," ? last - 1 : last
    guard file.kind(number) == .number, file.brackets.enclosing(number) >= 0 else { return nil }
    let start = file.word(number - 1) == "-" ? number - 1 : number
    guard file.line(start - 1) < comment.line || file.isOpening(start - 1),
      !["=", ":", "=>"].contains(file.word(start - 1)),
      let value = reading.evaluator.evaluate(start..<(number + 1)).value,
      let label = label(comment, file)
    else { return nil }
    let literal = file.literalBytes(of: start..<(number + 1))
    return (ValueClaim(label, value: value.integer, literal: literal, in: file), start)
  }

  /// The words of a comment that is nothing but a short name; full names are read elsewhere.
  private static func label(_ comment: Comment, _ file: CodeFile) -> Label? {
    let bytes = file.source.bytes
    var range = comment.content
    while let first = bytes[range].first, first.isBlank { range.removeFirst() }
    while let last = bytes[range].last, last.isBlank { range.removeLast() }
    guard (2...40).contains(range.count), bytes[range].first!.startsName,
      bytes[range].allSatisfy({ $0.continuesName || $0 == 0x20 || $0 == UInt8(ascii: "-") })
    else { return nil }
    let text = file.source.text(range)
    guard text.split(separator: " ").count <= 3, !APIName.isConstantLike(text) else { return nil }
    return Label(text: text, kind: .comment, range: range)
  }

  /// The column of `w.kind IN (`.
  private static func columnHint(_ file: CodeFile, before list: Int) -> [ClaimHint] {
    var start = list - 1
    guard SQLWords.membership.contains(file.word(start)), file.kind(start - 1) == .identifier else {
      return []
    }
    start -= 1
    while file.word(start - 1) == ".", file.kind(start - 2) == .identifier { start -= 2 }
    return [ClaimHint(kind: .subject, text: file.text(tokens: start..<(list - 1)))]
  }

  private static func flush(
    _ run: inout [(claim: ValueClaim, token: Int)], _ reading: inout Reading
  ) {
    defer { run = [] }
    guard run.count >= leastLines, Set(run.map(\.claim.label)).count == run.count else { return }
    let file = reading.file
    let token = run[0].token
    let list = file.brackets.enclosing(token)
    let isQuery = file.syntax.isQueryLanguage
    let owner = isQuery ? nil : file.assignedOwner(before: list) ?? file.owner(around: token)
    let column = isQuery ? columnHint(file, before: list) : []
    let hints = column + file.commentHint(above: list) + file.scopeHints(around: token)
    reading.add(.commentedList, owner: owner, hints: hints, run.map(\.claim))
  }
}
