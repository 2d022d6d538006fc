/// The functions of a file whose blocks have no braces, by the indentation of their lines.
struct FunctionScopes: Sendable {
  private struct Function: Sendable {
    /// The word that starts it.
    var head: Int
    var end: Int
    var parent: Int
  }

  private var functions: [Function] = []

  /// - Returns: Nil for languages with braces.
  init?(_ file: CodeFile) {
    let words = file.syntax.functionKeywords
    guard file.syntax.blocksAreIndented || file.syntax.hasOutline, !words.isEmpty else {
      return nil
    }
    var open: [(function: Int, column: Int)] = []
    var line: Int32 = -1
    for (index, token) in file.tokens.enumerated() where token.line != line {
      line = token.line
      if file.brackets.enclosing(index) >= 0 || token.kind == .punctuation { continue }
      let column = file.lineColumn(of: index)
      // `begin` and `end` stand as far left as the function that they belong to.
      let isBody = file.syntax.bodyWords.contains(token.word)
      while let last = open.last, isBody ? last.column > column : last.column >= column {
        functions[last.function].end = index
        open.removeLast()
      }
      guard words.contains(token.word) else { continue }
      open.append((functions.count, column))
      functions.append(
        Function(
          head: index, end: file.tokens.count,
          parent: open.dropLast().last?.function ?? -1))
    }
  }

  /// The heads of the functions around a token, the innermost first.
  func around(_ token: Int) -> [Int] {
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].head <= token { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    var at = low - 1
    while at >= 0 {
      if functions[at].end > token { found.append(functions[at].head) }
      at = functions[at].parent
    }
    return found
  }

  /// Whether the function at a head has a parameter of a name.
  static func hasParameter(_ name: [UInt8], head: Int, _ file: CodeFile) -> Bool {
    var open = head + 1
    let limit = min(file.tokens.count, head + 8)
    while open < limit, file.word(open) != "(" { open += 1 }
    guard open < limit, file.line(open) == file.line(head) else { return false }
    return (open..<min(file.close(of: open), open + 200)).contains { file.spells($0, name) }
  }
}

extension CodeFile {
  /// How many blanks a token's line begins with.
  func lineColumn(of index: Int) -> Int {
    guard tokens.indices.contains(index) else { return 0 }
    // From the line's first token: a line may have no end, and is asked for at each of its tokens.
    var low = 0
    var high = index
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].line < tokens[index].line { low = middle + 1 } else { high = middle }
    }
    var start = Int(tokens[low].start)
    while start > 0, source.bytes[start - 1] != .newline { start -= 1 }
    var at = start
    while at < source.bytes.count, source.bytes[at].isBlank, source.bytes[at] != .newline {
      at += 1
    }
    return at - start
  }
}
