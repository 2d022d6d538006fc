/// Tables in the comments of code: cells between bars, and lines `37 - running`.
enum CommentTables: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    var index = 0
    while index < file.comments.count {
      var end = index + 1
      while end < file.comments.count, isContinued(file, end) { end += 1 }
      let block = file.comments[index..<end]
      index = end
      let first = block[block.startIndex]
      guard block.count > 2 || first.endLine - first.line > 1 else { continue }
      read(lines(block, file.source.bytes), before: first.nextToken, &reading)
    }
  }

  private static func isContinued(_ file: CodeFile, _ index: Int) -> Bool {
    let (last, next) = (file.comments[index - 1], file.comments[index])
    return last.isLineComment && next.isLineComment && last.endLine + 1 == next.line
      && last.nextToken == next.nextToken
  }

  /// The lines of a block of comments without the marks that they start with.
  private static func lines(_ block: ArraySlice<Comment>, _ bytes: [UInt8]) -> [ByteRange] {
    block.flatMap { comment in
      TextLines(bytes, comment.content).map { line in
        var line = TextLines.trimmed(line, bytes)
        while let first = bytes[line].first, "/*#!;-".utf8.contains(first),
          !(first == UInt8(ascii: "-") && line.count > 1 && bytes[line.lowerBound + 1].isDigit)
        {
          line = TextLines.trimmed((line.lowerBound + 1)..<line.upperBound, bytes)
        }
        return line
      }
    }
  }

  private static func read(
    _ lines: [ByteRange], before token: Int, _ reading: inout Reading
  ) {
    let file = reading.file
    let text = CellText(file.source)
    var at = 0
    while at < lines.count {
      let rest = lines[at...]
      if let (table, count) = PipeTable.table(rest, file.source.bytes) {
        let above = names(lines[..<at], text)
        let claims = table.claims(file.source, kind: .comment, isAbout: !above.isEmpty)
        add(claims, table.interfaceNames(text) + above, lines[..<at], before: token, &reading)
        at += count
        continue
      }
      let pairs = pairs(rest, text, reading)
      if pairs.count >= 3 {
        add(
          pairs.map { $0.claim(file.source) }, names(lines[..<at], text), lines[..<at],
          before: token, &reading)
      }
      at += max(1, pairs.count)
    }
  }

  /// The pairs on the lines from the first on that no other form reads.
  private static func pairs(
    _ lines: ArraySlice<ByteRange>, _ text: CellText, _ reading: Reading
  ) -> [LinePair] {
    var pairs: [LinePair] = []
    for line in lines {
      guard let pair = LinePair(line, text, kind: .comment), pair.isNumberFirst,
        pair.sign == .dash || pair.sign == .columns
      else { break }
      pairs.append(pair)
    }
    return Set(pairs.map(\.number.value)).count == pairs.count ? pairs : []
  }

  private static func names(_ lines: ArraySlice<ByteRange>, _ text: CellText) -> [String] {
    lines.suffix(3).flatMap(text.interfaceNames)
  }

  private static func add(
    _ claims: [ValueClaim], _ types: [String], _ above: ArraySlice<ByteRange>, before token: Int,
    _ reading: inout Reading
  ) {
    guard !claims.isEmpty else { return }
    let file = reading.file
    let index = min(token, file.tokens.count - 1)
    let head = above.suffix(3).map(file.source.text).joined(separator: " ")
    var hints = types.map { ClaimHint(kind: .annotatedType, text: $0) }
    if !head.isEmpty { hints.append(ClaimHint(kind: .comment, text: String(head.prefix(400)))) }
    reading.add(
      .tableRow, owner: file.owner(around: index), hints: hints + file.scopeHints(around: index),
      claims)
  }
}
