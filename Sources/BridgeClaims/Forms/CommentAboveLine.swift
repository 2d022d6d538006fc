extension ClaimForm {
  /// `// Use NSFooStyleBar` above a line with one number.
  public static let commentAboveLine = ClaimForm(rawValue: "comment-above-line")
}

/// A comment that names one constant, directly above a line that has one number.
enum CommentAboveLine: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for (index, comment) in file.comments.enumerated() {
      let first = comment.nextToken
      guard first < file.tokens.count, file.line(first) == comment.endLine + 1,
        index + 1 == file.comments.count || file.comments[index + 1].nextToken > first,
        file.isAlone(comment), let name = onlyName(file.commentBlock(above: first), reading),
        let literal = onlyLiteral(reading, first)
      else { continue }
      var claim = ValueClaim(
        file.label(name.word), value: literal.value, literal: file.literalBytes(of: literal.tokens),
        in: file)
      claim.isHedged = name.mention == .hedged
      let token = literal.tokens.lowerBound
      let hints =
        file.callHints(around: token) + file.commentHint(above: first)
        + file.scopeHints(around: token)
      reading.add(.commentAboveLine, owner: file.owner(around: token), hints: hints, [claim])
    }
  }

  /// The one constant that the comments name, when it has words enough not to be a class in passing.
  private static func onlyName(
    _ block: ArraySlice<Comment>, _ reading: Reading
  ) -> (word: CommentWord, mention: CommentMention)? {
    let file = reading.file
    var found: (word: CommentWord, mention: CommentMention)?
    for comment in block {
      guard comment.content.count < 2_000 else { return nil }
      let words = CommentText.words(comment.content, of: file.source.bytes)
      for (index, word) in words.enumerated() where file.namesConstant(word) {
        let text = file.source.text(word.range)
        if reading.classes.all.contains(text) { continue }
        let mention = CommentMention(of: index, words, file)
        if let earlier = found {
          guard file.source.text(earlier.word.range) == text else { return nil }
          found = (earlier.word, max(earlier.mention, mention))
        } else {
          found = (word, mention)
        }
      }
    }
    guard let found, found.mention != .passing else { return nil }
    let label = file.label(found.word)
    let isSpecific = label.isMember ? label.qualifier != nil : APIName.wordCount(label.text) >= 3
    return isSpecific ? found : nil
  }

  /// The only number of a token's line, when the line passes, returns or assigns it.
  private static func onlyLiteral(
    _ reading: Reading, _ first: Int
  ) -> (tokens: Range<Int>, value: ClaimedInteger)? {
    let file = reading.file
    var number: Int?
    var at = first
    while at < file.tokens.count, at - first < 60, file.line(at) == file.line(first) {
      if file.kind(at) == .number {
        if number != nil { return nil }
        number = at
      }
      if file.word(at) == "?" { return nil }
      at += 1
    }
    guard let number, hasNoComment(file, before: at, line: file.line(first)) else { return nil }
    guard let literal = file.literal(holding: number, from: first, reading.evaluator) else {
      return nil
    }
    let before = file.word(literal.tokens.lowerBound - 1)
    return [",", "(", "=", "return", "=>", ":"].contains(before) ? literal : nil
  }

  /// Whether the line has no comment of its own, which would know better.
  private static func hasNoComment(_ file: CodeFile, before next: Int, line: Int) -> Bool {
    let offset = next < file.tokens.count ? Int(file.tokens[next].start) : file.source.bytes.count
    let index = file.commentIndex(before: offset) - 1
    guard index >= 0 else { return true }
    // Comments between this line and the next token start after the line's last token.
    var at = index
    while at >= 0, file.comments[at].line > line { at -= 1 }
    return at < 0 || file.comments[at].line != line
  }
}
