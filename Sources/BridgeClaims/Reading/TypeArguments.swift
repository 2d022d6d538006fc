extension CodeFile {
  private static let inArguments: WordSet = [
    ",", ".", "::", "&", "'", "*", "[", "]", "?", "(", ")", ":", "->",
  ]

  /// The `<` of the type arguments that end at a token; nil when none do.
  func angleOpening(_ close: Int) -> Int? {
    guard kind(close) == .punctuation, word(close) == ">" || word(close) == ">>" else { return nil }
    var depth = word(close) == ">>" ? 2 : 1
    var at = close - 1
    while at >= 0, close - at < 30 {
      let word = word(at)
      if word == "<" {
        depth -= 1
        if depth == 0 { return at }
      } else if word == ">" {
        depth += 1
      } else if word == ">>" {
        depth += 2
      } else if kind(at) != .identifier, !Self.inArguments.contains(word) {
        return nil
      }
      at -= 1
    }
    return nil
  }
}
