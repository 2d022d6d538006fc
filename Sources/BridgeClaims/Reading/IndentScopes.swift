/// The logical lines of a language whose blocks are made by indentation, and whose block each is in.
///
/// A logical line goes on over brackets, a backslash and a comma or binary operator at the end.
struct IndentScopes: Sendable {
  struct Line: Sendable {
    var tokens: Range<Int>
    /// The column of its first token, in bytes; a tab goes on to the next multiple of eight.
    var indentation: Int
    /// The line that its block belongs to; -1 at the top.
    var parent: Int
    /// The first line behind its own block; the next line when it has none.
    var blockEnd: Int
  }

  private(set) var lines: [Line] = []

  /// No lines, for languages with brackets.
  init() {}

  init(_ tokens: [Token], brackets: Brackets, bytes: [UInt8]) {
    var open: [Int] = []
    for index in tokens.indices
    where Self.startsLine(index, tokens, brackets) && !Self.isJoined(index, tokens, bytes) {
      let number = lines.count
      if number > 0 { lines[number - 1].tokens = lines[number - 1].tokens.lowerBound..<index }
      let indentation = Self.indentation(of: Int(tokens[index].start), bytes)
      while let last = open.last, lines[last].indentation >= indentation {
        lines[last].blockEnd = number
        open.removeLast()
      }
      lines.append(
        Line(
          tokens: index..<tokens.count, indentation: indentation, parent: open.last ?? -1,
          blockEnd: number + 1))
      open.append(number)
    }
    for last in open { lines[last].blockEnd = lines.count }
  }

  private static let continuations: WordSet = [",", "|", "+", "or", "and"]
  private static let closings: WordSet = [")", "]", "}"]

  private static func startsLine(_ index: Int, _ tokens: [Token], _ brackets: Brackets) -> Bool {
    guard index > 0 else { return true }
    guard tokens[index].line > tokens[index - 1].line else { return false }
    if tokens[index].kind == .punctuation, closings.contains(tokens[index].word),
      brackets.partner(index) >= 0
    {
      return false
    }
    let enclosing = brackets.enclosing(index)
    if enclosing >= 0, brackets.partner(enclosing) >= 0 { return false }
    return !continuations.contains(tokens[index - 1].word)
  }

  /// Whether a backslash ends the line before.
  private static func isJoined(_ index: Int, _ tokens: [Token], _ bytes: [UInt8]) -> Bool {
    guard index > 0 else { return false }
    let between = bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)]
    return between.first { $0 != 0x20 && $0 != 0x09 } == .backslash
  }

  private static func indentation(of offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != .newline, offset - start < 400 { start -= 1 }
    var column = 0
    for byte in bytes[start..<offset] {
      column = byte == UInt8(ascii: "\t") ? (column / 8 + 1) * 8 : column + 1
    }
    return column
  }

  /// The number of the line that a token is on; nil when there are no lines.
  func line(of token: Int) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].tokens.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Whether a token is the first of its line.
  func startsLine(_ token: Int) -> Bool {
    line(of: token).map { lines[$0].tokens.lowerBound == token } ?? true
  }

  /// The lines directly in a line's block, in order.
  func children(of line: Int) -> [Int] {
    var found: [Int] = []
    var at = line + 1
    while at < lines[line].blockEnd {
      found.append(at)
      at = lines[at].blockEnd
    }
    return found
  }
}

extension CodeFile {
  private static let deepestLines = 12

  /// The named things whose blocks a token's line is in, from the inside outwards.
  func indentedScopes(around index: Int) -> [Scope] {
    guard var line = indentScopes.line(of: index) else { return [] }
    var found: [Scope] = []
    for _ in 0..<Self.deepestLines {
      line = indentScopes.lines[line].parent
      guard line >= 0 else { break }
      if let scope = scope(heading: indentScopes.lines[line].tokens) { found.append(scope) }
    }
    return found
  }

  /// What the line above a block declares, by the language's keywords; nil for a statement.
  func scope(heading line: Range<Int>) -> Scope? {
    var at = line.lowerBound
    let limit = min(line.upperBound, at + 12)
    while at < limit {
      let word = word(at)
      if kind(at) == .identifier {
        if syntax.typeKeywords.contains(word) { return indentedType(keyword: at, line) }
        if syntax.functionKeywords.contains(word) { return indentedFunction(keyword: at, line) }
      }
      at = next(after: at)
    }
    return nil
  }

  private func indentedType(keyword: Int, _ line: Range<Int>) -> Scope {
    var scope = typeScope(keyword: keyword, brace: line.upperBound)
    if word(keyword + 2) == "(", baseNames(open: keyword + 2).contains(where: Self.isEnumBase) {
      scope.kind = .enumeration
    }
    return scope
  }

  private func indentedFunction(keyword: Int, _ line: Range<Int>) -> Scope {
    let end = word(line.upperBound - 1) == ":" ? line.upperBound - 1 : line.upperBound
    var call = keyword + 1
    while call < end, word(call) != "(" { call += 1 }
    return functionScope(keyword: keyword, call: call < end ? call : nil, brace: end)
  }

  /// The last names of what stands in parentheses behind a class.
  func baseNames(open: Int) -> [String] {
    let inside = (open + 1)..<max(open + 1, close(of: open))
    return split(inside).compactMap {
      kind($0.upperBound - 1) == .identifier ? text($0.upperBound - 1) : nil
    }
  }

  /// `IntEnum`, `enum.Flag`, a base class of the program's own that ends so.
  static func isEnumBase(_ name: String) -> Bool {
    (name.hasSuffix("Enum") || name.hasSuffix("Flag")) && name != "StrEnum"
  }
}
