/// Which bracket closes which, and which encloses a token; made in one pass over any input.
struct Brackets: Sendable {
  private var partners: [Int32]
  private var enclosing: [Int32]

  init(_ tokens: [Token]) {
    partners = [Int32](repeating: -1, count: tokens.count)
    enclosing = partners
    var open: [Int32] = []
    var counts = [0, 0, 0]
    for (index, token) in tokens.enumerated() {
      guard token.kind == .punctuation else {
        enclosing[index] = open.last ?? -1
        continue
      }
      if let closed = Self.closed(by: token.word) {
        // A bracket that closes nothing is ignored; one that closes an outer one drops the inner ones.
        if counts[closed] > 0 {
          while let last = open.popLast() {
            let kind = Self.opened(by: tokens[Int(last)].word) ?? 0
            counts[kind] -= 1
            guard kind == closed else { continue }
            partners[Int(last)] = Int32(index)
            partners[index] = last
            break
          }
        }
        enclosing[index] = open.last ?? -1
      } else {
        enclosing[index] = open.last ?? -1
        if let kind = Self.opened(by: token.word) {
          counts[kind] += 1
          open.append(Int32(index))
        }
      }
    }
  }

  private static func opened(by word: Word) -> Int? {
    word == "(" ? 0 : word == "[" ? 1 : word == "{" ? 2 : nil
  }

  private static func closed(by word: Word) -> Int? {
    word == ")" ? 0 : word == "]" ? 1 : word == "}" ? 2 : nil
  }

  /// The other bracket of a pair; -1 when there is none.
  func partner(_ index: Int) -> Int { Int(partners[index]) }

  /// The innermost bracket that is open around a token; -1 at the top.
  func enclosing(_ index: Int) -> Int {
    enclosing.indices.contains(index) ? Int(enclosing[index]) : -1
  }
}
