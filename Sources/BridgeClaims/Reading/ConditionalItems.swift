/// Finds the items under Rust's `#[cfg(…)]`.
enum ConditionalItems {
  static func spans(_ file: CodeFile) -> [CodeConditions.Span] {
    var spans: [CodeConditions.Span] = []
    for index in file.tokens.indices where file.word(index) == "cfg" {
      guard file.kind(index) == .identifier, file.word(index - 1) == "[",
        file.word(index + 1) == "(", file.close(of: index - 1) < file.tokens.count
      else { continue }
      let condition = (index + 2)..<max(index + 2, file.close(of: index + 1))
      let close = file.close(of: index - 1)
      let isInner = file.word(index - 2) == "!"
      guard isInner || file.word(index - 2) == "#", file.word(index - 3) != "if",
        PlatformWords.arePart(of: condition, file)
      else { continue }
      let end = isInner ? enclosingEnd(file, index) : itemEnd(file, from: close + 1)
      spans.append(
        .init(
          range: file.bytes(of: (close + 1)..<max(close + 1, end)),
          condition: file.text(tokens: condition).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")))
    }
    return spans
  }

  private static func enclosingEnd(_ file: CodeFile, _ index: Int) -> Int {
    let open = file.brackets.enclosing(file.brackets.enclosing(index))
    return open >= 0 ? file.close(of: open) : file.tokens.count
  }

  /// The first token behind the item that starts at a token: a declaration, a member, an arm.
  private static func itemEnd(_ file: CodeFile, from start: Int) -> Int {
    let outer = file.brackets.enclosing(start)
    let limit = outer >= 0 ? file.close(of: outer) : file.tokens.count
    var at = file.afterAttributes(start)
    var isAssigned = false
    while at < limit {
      let word = file.word(at)
      if word == ";" || word == "," { return at + 1 }
      if word == "=" { isAssigned = true }
      if word == "{", !isAssigned { return file.next(after: at) }
      at = file.next(after: at)
    }
    return limit
  }
}
