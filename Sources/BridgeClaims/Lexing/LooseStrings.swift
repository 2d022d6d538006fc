extension LexedSource {
  /// Makes comments of the strings that are statements of their own, as Python's doc strings are.
  mutating func makeCommentsOfLooseStrings(_ bytes: [UInt8]) {
    let loose = looseStrings(bytes)
    guard !loose.isEmpty else { return }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var made: [Comment] = []
    var next = 0
    for (index, token) in tokens.enumerated() {
      guard next < loose.count, loose[next].token == index else {
        kept.append(token)
        continue
      }
      made.append(
        Comment(
          content: token.contentRange, range: token.range, line: Int(token.line),
          endLine: loose[next].endLine, nextToken: kept.count, isLineComment: false))
      next += 1
    }
    tokens = kept
    let removed = loose.map(\.token)
    for index in comments.indices {
      comments[index].nextToken -= Self.count(of: removed, below: comments[index].nextToken)
    }
    comments = Self.merged(comments, made)
  }

  private static let joining: WordSet = [",", "=", "\\", "+", "(", "[", "{", ":=", "return", "%"]

  private func looseStrings(_ bytes: [UInt8]) -> [(token: Int, endLine: Int)] {
    var found: [(token: Int, endLine: Int)] = []
    var depth = 0
    var previousLine = 0
    for (index, token) in tokens.enumerated() {
      switch token.word {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth = max(0, depth - 1)
      default: break
      }
      var line = Int(token.line)
      if token.kind == .string {
        let isFirst = line > previousLine
        line += bytes[token.range].count { $0 == .newline }
        let isLast = index + 1 == tokens.count || Int(tokens[index + 1].line) > line
        let isJoined = index > 0 && Self.joining.contains(tokens[index - 1].word)
        if depth == 0, isFirst, isLast, !isJoined { found.append((index, line)) }
      }
      previousLine = line
    }
    return found
  }

  /// How many of some ascending numbers are smaller than `limit`.
  private static func count(of numbers: [Int], below limit: Int) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func merged(_ first: [Comment], _ second: [Comment]) -> [Comment] {
    var merged: [Comment] = []
    merged.reserveCapacity(first.count + second.count)
    var (a, b) = (0, 0)
    while a < first.count || b < second.count {
      let takesFirst =
        b == second.count
        || a < first.count && first[a].range.lowerBound < second[b].range.lowerBound
      merged.append(takesFirst ? first[a] : second[b])
      if takesFirst { a += 1 } else { b += 1 }
    }
    return merged
  }
}
