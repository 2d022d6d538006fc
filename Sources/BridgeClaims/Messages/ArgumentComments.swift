extension MessageReader {
  private static let closing: WordSet = [")", "]", "}", ";"]

  /// The comment that says what a number is: right before or behind it, or at the end of its line where
  /// nothing else stands between.
  func comment(beside range: Range<Int>) -> StringLiteral? {
    let line = file.line(range.upperBound - 1)
    if let before = comment(before: range.lowerBound), !before.isLineComment,
      before.endLine == file.line(range.lowerBound)
    {
      return literal(before)
    }
    var next = range.upperBound
    if let behind = comment(before: next), behind.line == line { return literal(behind) }
    if file.word(next) == "," {
      next += 1
    } else {
      while Self.closing.contains(file.word(next)), file.line(next) == line { next += 1 }
    }
    guard next > range.upperBound, let end = comment(before: next), end.line == line,
      end.isLineComment || file.line(next) != line
    else { return nil }
    return literal(end)
  }

  private func literal(_ comment: Comment) -> StringLiteral {
    StringLiteral(text: file.source.text(comment.content), range: comment.content)
  }

  /// The first comment between a token and the one before it.
  private func comment(before token: Int) -> Comment? {
    var low = 0
    var high = file.comments.count
    while low < high {
      let middle = (low + high) / 2
      if file.comments[middle].nextToken < token { low = middle + 1 } else { high = middle }
    }
    guard low < file.comments.count, file.comments[low].nextToken == token else { return nil }
    return file.comments[low]
  }
}
