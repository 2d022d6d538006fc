/// Finds blocks and statements under a condition about architecture, platform or version.
enum ConditionalBlocks {
  /// One branch; `else` alone has no condition.
  private struct Branch {
    var condition: Range<Int>?
    var body: Range<Int>
  }

  static func spans(_ file: CodeFile) -> [CodeConditions.Span] {
    var spans: [CodeConditions.Span] = []
    for index in file.tokens.indices
    where isKeyword(file, index) && file.word(index - 1) != "else" {
      let branches = branches(file, from: index)
      let texts = branches.map { branch in
        branch.condition.flatMap { condition in
          isAboutMachine(file, keyword: index, condition) ? text(file, condition) : nil
        }
      }
      guard texts.contains(where: { $0 != nil }) else { continue }
      for (branch, condition) in zip(branches, CodeConditions.chained(texts)) {
        guard let condition else { continue }
        spans.append(.init(range: file.bytes(of: branch.body), condition: condition))
      }
    }
    return spans
  }

  static func isKeyword(_ file: CodeFile, _ index: Int) -> Bool {
    guard file.kind(index) == .identifier else { return false }
    let word = file.word(index)
    return word == "if" || file.syntax.platformKeywords.contains(word)
  }

  private static func isAboutMachine(
    _ file: CodeFile, keyword: Int, _ condition: Range<Int>
  ) -> Bool {
    if file.word(keyword) != "if" { return !condition.isEmpty }
    return PlatformWords.arePart(of: condition, file)
  }

  /// A condition as written, on one line, without the parentheses around all of it.
  static func text(_ file: CodeFile, _ condition: Range<Int>) -> String {
    var range = condition
    if range.count > 2, file.word(range.lowerBound) == "(",
      file.close(of: range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    // Rust's `#[cfg(x)]`, `cfg!(x)`.
    if let name = range.first(where: { file.word($0) == "cfg" }), name - range.lowerBound <= 2,
      let open = (name..<range.upperBound).first(where: { file.word($0) == "(" }),
      file.close(of: open) >= range.upperBound - 2, file.close(of: open) < range.upperBound
    {
      range = (open + 1)..<file.close(of: open)
    }
    return file.text(tokens: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func branches(_ file: CodeFile, from keyword: Int) -> [Branch] {
    var branches: [Branch] = []
    var at = keyword
    while branches.count < 64, isKeyword(file, at), let condition = condition(file, after: at) {
      let body = body(file, condition.end)
      branches.append(Branch(condition: condition.range, body: body))
      at = body.upperBound
      if file.word(at) == ";" { at += 1 }
      guard file.word(at) == "else" else { return branches }
      at += 1
      // D's `else static if`.
      if file.word(at) == "static" { at += 1 }
      if !isKeyword(file, at) {
        branches.append(Branch(condition: nil, body: self.body(file, at)))
        return branches
      }
    }
    return branches
  }

  static func condition(
    _ file: CodeFile, after keyword: Int
  ) -> (range: Range<Int>, end: Int)? {
    if file.word(keyword + 1) == "(", !file.syntax.conditionsAreBare {
      let close = file.close(of: keyword + 1)
      return close < file.tokens.count ? ((keyword + 2)..<close, close + 1) : nil
    }
    var at = keyword + 1
    let limit = min(file.tokens.count, keyword + 60)
    while at < limit {
      if file.word(at) == "{" || file.word(at) == "then" || file.word(at) == "do" {
        return at > keyword + 1 ? ((keyword + 1)..<at, file.word(at) == "{" ? at : at + 1) : nil
      }
      if file.word(at) == ";" || file.word(at) == "}" { return nil }
      at = file.next(after: at)
    }
    return nil
  }

  /// A block, or one statement that ends before an `else` of its own.
  private static func body(_ file: CodeFile, _ start: Int) -> Range<Int> {
    if file.word(start) == "{" { return start..<min(file.tokens.count, file.close(of: start) + 1) }
    let limit = min(file.tokens.count, start + 60)
    var end = start
    while end < limit {
      let word = file.word(end)
      if word == ";" || word == "else" || word == "}" || word == ")" || word == "," { break }
      if end > start, file.endsStatement(before: end) { break }
      end = min(limit, file.next(after: end))
    }
    return start..<max(start, end)
  }
}
