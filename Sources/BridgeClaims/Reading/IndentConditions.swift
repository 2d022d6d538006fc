/// Branches on the machine or the platform, of languages whose blocks are made by indentation.
extension Conditions {
  /// Takes every `if` outside of functions for a condition of what is declared below it, and within
  /// functions those that ask for a machine, a platform or a version.
  init(_ scopes: IndentScopes, _ tokens: [Token], source: SourceText) {
    var builder = IndentConditions(scopes: scopes, tokens: tokens, source: source)
    builder.run()
    self.init(regions: builder.regions)
  }
}

private struct IndentConditions {
  /// What is known of a line's block.
  private struct Block {
    var condition: String?
    var isInFunction: Bool
  }

  let scopes: IndentScopes
  let tokens: [Token]
  let source: SourceText
  var regions: [Conditions.Region] = []
  private var blocks: [Block] = []
  /// For the lines of one block, the conditions of the `if` and `elif` just before.
  private var earlier: [Int: [String]] = [:]

  init(scopes: IndentScopes, tokens: [Token], source: SourceText) {
    (self.scopes, self.tokens, self.source) = (scopes, tokens, source)
  }

  mutating func run() {
    for line in scopes.lines {
      let outer =
        line.parent >= 0 ? blocks[line.parent] : Block(condition: nil, isInFunction: false)
      add(outer.condition, from: Int(tokens[line.tokens.lowerBound].start))
      var block = outer
      let first = tokens[line.tokens.lowerBound].word
      switch first {
      case "if", "elif", "else":
        let own = branch(line, isFirst: first == "if", isInFunction: outer.isInFunction)
        block.condition = joined(outer.condition, own)
        if let body = body(of: line), own != nil { add(block.condition, from: body) }
      default:
        earlier[line.parent] = nil
        let head = line.tokens.prefix(3)
        if head.contains(where: { ["def", "proc", "func"].contains(tokens[$0].word) }) {
          block.isInFunction = true
        }
      }
      blocks.append(block)
    }
  }

  private mutating func add(_ condition: String?, from start: Int) {
    guard regions.last?.condition != condition else { return }
    regions.append(.init(start: start, condition: condition, isDisabled: false))
  }

  private func joined(_ outer: String?, _ own: String?) -> String? {
    guard let outer, let own else { return outer ?? own }
    return outer.utf8.count < 300 ? "\(outer) && \(own)" : outer
  }

  /// The condition of a branch, that of the branches before it denied; nil when it is not one of those
  /// that count.
  private mutating func branch(
    _ line: IndentScopes.Line, isFirst: Bool, isInFunction: Bool
  ) -> String? {
    let text = condition(of: line)
    let before = isFirst ? [] : earlier[line.parent] ?? []
    var parts = before.suffix(4).map { "!(\($0))" }
    if !text.isEmpty {
      parts.append(text)
      earlier[line.parent] = before + [text]
    }
    let whole = parts.joined(separator: " && ")
    // A comparison with a value of the program's own is no matter of how it is built.
    let counts =
      Self.asksForPlatform(whole)
      || !isInFunction && !Self.isAlways(whole) && !whole.contains("==")
    return counts && !whole.isEmpty ? whole : nil
  }

  private func colon(of line: IndentScopes.Line) -> Int? {
    let limit = min(line.tokens.upperBound, line.tokens.lowerBound + 40)
    return (line.tokens.lowerBound..<limit).first { tokens[$0].word == ":" }
  }

  private func condition(of line: IndentScopes.Line) -> String {
    let start = line.tokens.lowerBound + 1
    guard let colon = colon(of: line), colon > start else { return "" }
    return source.text(Int(tokens[start].start)..<Int(tokens[colon - 1].end))
  }

  /// Where a branch starts whose statements follow its colon.
  private func body(of line: IndentScopes.Line) -> Int? {
    guard let colon = colon(of: line), colon + 1 < line.tokens.upperBound else { return nil }
    return Int(tokens[colon + 1].start)
  }

  private static func isAlways(_ condition: String) -> Bool {
    ["__name__", "TYPE_CHECKING", "True"].contains { condition.contains($0) }
  }

  private static let platformWords = [
    "arm64", "x86", "i386", "machine", "platform", "darwin", "maxsize", "version_info", "mac_ver",
    "sdk_version", "64bit", "uname",
    "arch", "lp64", "catalyst", "ios", "macos",
  ]

  private static func asksForPlatform(_ condition: String) -> Bool {
    let text = condition.lowercased()
    return platformWords.contains { text.contains($0) }
  }
}
