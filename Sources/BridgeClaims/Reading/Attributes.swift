extension CodeFile {
  /// Where the attributes end that start at a token: `#[doc(alias = "x")]`, `[Obsolete]`,
  /// `@Deprecated("x")`.
  func afterAttributes(_ start: Int) -> Int {
    var at = start
    while syntax.attributeMarks.contains(word(at)), let end = attributeEnd(at) { at = end }
    return at
  }

  private func attributeEnd(_ index: Int) -> Int? {
    if word(index) == "[" { return next(after: index) }
    if word(index + 1) == "[" { return next(after: index + 1) }
    guard word(index) == "@" else { return nil }
    if word(index + 1) == "(" { return next(after: index + 1) }
    guard kind(index + 1) == .identifier else { return nil }
    var at = index + 2
    while word(at) == ".", kind(at + 1) == .identifier { at += 2 }
    return word(at) == "(" ? next(after: at) : at
  }

  /// The attributes that end right before a token, over modifiers such as `pub`; from last to first.
  func attributes(before index: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = index - 1
    while at > 0, index - at < 200 {
      let open = word(at) == "]" || word(at) == ")" ? brackets.partner(at) : -1
      if kind(at) == .identifier {
        at -= 1
      } else if word(at) == "]", open > 0, word(open - 1) == "#" {
        found.append((open + 1)..<at)
        at = open - 2
      } else if word(at) == ")", open > 0, word(open - 1) == "pub" {
        at = open - 1
      } else {
        break
      }
    }
    return found
  }
}
