/// Which line stands under which, by indentation; made in one pass over any input.
struct Outline: Sendable {
  /// The first tokens of the lines that have tokens, in order.
  private var starts: [Int32] = []
  private var columns: [Int32] = []
  /// Per line, the nearest line above that is indented less; -1 for none.
  private var parents: [Int32] = []

  init() {}

  init(_ tokens: [Token], bytes: [UInt8]) {
    var open: [Int32] = []
    var line: Int32 = -1
    for (index, token) in tokens.enumerated() where token.line != line {
      line = token.line
      var start = Int(token.start)
      while start > 0, bytes[start - 1] != .newline { start -= 1 }
      let column = token.start - Int32(start)
      while let last = open.last, columns[Int(last)] >= column { open.removeLast() }
      parents.append(open.last ?? -1)
      open.append(Int32(starts.count))
      starts.append(Int32(index))
      columns.append(column)
    }
  }

  /// The number of the line that a token is on, among those with tokens.
  func line(of token: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= token { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  var count: Int { starts.count }

  /// The first token of a line.
  func start(_ line: Int) -> Int { Int(starts[line]) }

  /// How many bytes stand before a line's first token.
  func column(_ line: Int) -> Int { Int(columns[line]) }

  /// The line that a line stands under; -1 for none.
  func parent(_ line: Int) -> Int { Int(parents[line]) }
}

extension CodeFile {
  private static let deepestOutline = 12
  private static let longestLine = 24
  private static let furthestBody = 400

  /// How far a token's line is indented.
  func column(of token: Int) -> Int {
    let line = outline.line(of: token)
    return line < 0 ? 0 : outline.column(line)
  }

  /// The named things whose lines a token's line stands under, from the inside outwards.
  func outlineScopes(around index: Int) -> [Scope] {
    var found: [Scope] = []
    guard syntax.hasOutline, tokens.indices.contains(index) else { return found }
    var line = outline.line(of: index)
    // A token's own line may declare what it is in: `let name = function …`.
    if let scope = scope(ofLine: line, before: index) { found.append(scope) }
    for _ in 0..<Self.deepestOutline {
      guard line >= 0 else { break }
      let column = outline.column(line)
      if syntax.bodyWords.contains(word(outline.start(line))) || column == 0,
        let head = headAbove(line)
      {
        found.append(head)
      }
      line = outline.parent(line)
      guard line >= 0 else { break }
      if let scope = scope(ofLine: line, before: tokens.count) { found.append(scope) }
    }
    return found
  }

  /// What a line declares with the words of types and functions.
  private func scope(ofLine line: Int, before limit: Int) -> Scope? {
    guard line >= 0 else { return nil }
    let start = outline.start(line)
    let next = line + 1 < outline.count ? outline.start(line + 1) : tokens.count
    let end = min(next, limit, start + Self.longestLine)
    guard start < end else { return nil }
    if syntax.clauses?.keywords.isEmpty == true, kind(start) == .identifier, start < limit,
      !syntax.typeKeywords.contains(word(start)), index(of: "=", in: start..<next) != nil
    {
      return Scope(kind: .function, name: text(start))
    }
    for at in start..<end where kind(at) == .identifier {
      if syntax.typeKeywords.contains(word(at)) {
        let isEnum = word(at) == "enum"
        guard let name = declaredName(after: at, end: end) else { return nil }
        return Scope(kind: isEnum ? .enumeration : .type, name: text(name))
      }
      if syntax.functionKeywords.contains(word(at)) {
        guard let name = declaredName(after: at, end: end) else { return nil }
        return Scope(kind: .function, name: text(name))
      }
    }
    return nil
  }

  private static let declaringWords: WordSet = [
    "let", "const", "var", "and", "rec", "val", "static", "public", "private", "my", "our", "local",
    "global", "mutable", "final", "export", "dim", "constant",
  ]

  /// The first name on the line of an equals sign, keywords left out.
  func outlinedName(equals: Int) -> Int? {
    let line = outline.line(of: equals)
    guard line >= 0 else { return nil }
    var at = outline.start(line)
    while at < equals, kind(at) == .identifier,
      Self.declaringWords.contains(word(at)) || syntax.functionKeywords.contains(word(at))
    { at += 1 }
    while at + 2 < equals, word(at + 1) == ".", kind(at + 2) == .identifier { at += 2 }
    return at < equals && kind(at) == .identifier ? at : nil
  }

  /// The last part of the dotted name behind a keyword.
  private func declaredName(after keyword: Int, end: Int) -> Int? {
    var at = keyword + 1
    while at < end, ["rec", "inline", "mutable", "private"].contains(word(at)) { at += 1 }
    // `instance Class Type where` is about the type.
    if word(keyword) == "instance", let wanted = (at..<end).last(where: { word($0) == "where" }) {
      at = max(at, wanted - 1)
    }
    // `Procedure.s Name`
    if word(at) == ".", word(at + 1) != .none { at += 2 }
    guard at < end, kind(at) == .identifier else { return nil }
    while at + 2 < end, word(at + 1) == "." || word(at + 1) == "::", kind(at + 2) == .identifier {
      at += 2
    }
    return at
  }

  /// The function whose body starts with a line: its head stands above, as far left.
  private func headAbove(_ line: Int) -> Scope? {
    guard !syntax.bodyWords.isEmpty else { return nil }
    let column = outline.column(line)
    var above = line
    for _ in 0..<Self.furthestBody {
      above -= 1
      guard above >= 0 else { return nil }
      guard outline.column(above) <= column else { continue }
      if let scope = scope(ofLine: above, before: tokens.count), scope.kind == .function {
        return scope
      }
      if word(outline.start(above)) == "end" { return nil }
    }
    return nil
  }
}
