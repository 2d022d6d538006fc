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

  /// One condition.
  private struct Branch {
    var text: String
    var asksForPlatform = false
    /// It compares with a value of the program's own, or is no matter of how the code is built.
    var isProgramsOwn = false
  }

  let scopes: IndentScopes
  let tokens: [Token]
  let source: SourceText
  var regions: [Conditions.Region] = []
  private var blocks: [Block] = []
  /// For the lines of one block, the conditions of the `if` and `elif` just before.
  private var earlier: [Int: [Branch]] = [:]

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
    let before = isFirst ? [] : earlier[line.parent] ?? []
    let own = condition(of: line)
    let all = before + (own.map { [$0] } ?? [])
    earlier[line.parent] = all.suffix(4)
    let parts = before.map { "!(\($0.text))" } + (own.map { [$0.text] } ?? [])
    let counts =
      all.contains(where: \.asksForPlatform)
      || !isInFunction && all.allSatisfy { !$0.isProgramsOwn }
    return counts && !parts.isEmpty ? parts.joined(separator: " && ") : nil
  }

  private func colon(of line: IndentScopes.Line) -> Int? {
    let limit = min(line.tokens.upperBound, line.tokens.lowerBound + 40)
    return (line.tokens.lowerBound..<limit).first { tokens[$0].word == ":" }
  }

  private func condition(of line: IndentScopes.Line) -> Branch? {
    let start = line.tokens.lowerBound + 1
    guard let colon = colon(of: line), colon > start else { return nil }
    var branch = Branch(
      text: source.text(Int(tokens[start].start)..<Int(tokens[colon - 1].end)))
    for token in tokens[start..<colon] {
      switch token.kind {
      case .identifier:
        let name = source.bytes[token.range]
        if Self.isPlatformName(name) { branch.asksForPlatform = true }
        if Self.settledNames.contains(where: name.elementsEqual) { branch.isProgramsOwn = true }
      case .punctuation where token.word == "==": branch.isProgramsOwn = true
      default: break
      }
    }
    return branch
  }

  /// Where a branch starts whose statements follow its colon.
  private func body(of line: IndentScopes.Line) -> Int? {
    guard let colon = colon(of: line), colon + 1 < line.tokens.upperBound else { return nil }
    return Int(tokens[colon + 1].start)
  }

  private static let settledNames = ["__name__", "TYPE_CHECKING", "True"].map { Array($0.utf8) }

  private static let platformWords = [
    "arm64", "x86", "i386", "machine", "platform", "darwin", "maxsize", "version_info", "mac_ver",
    "sdk_version", "64bit", "uname", "arch", "lp64", "catalyst", "ios", "macos",
  ].map { Array($0.utf8) }

  /// Whether one of the words is a name or a part of one, apart from other letters: `IS_ARM64`.
  private static func isPlatformName(_ name: ArraySlice<UInt8>) -> Bool {
    let name = name.map { $0.isUpper ? $0 | 0x20 : $0 }
    return platformWords.contains { word in
      guard name.count >= word.count else { return false }
      return (0...(name.count - word.count)).contains { start in
        let end = start + word.count
        return name[start..<end].elementsEqual(word) && (start == 0 || !name[start - 1].isLetter)
          && (end == name.count || !name[end].isLetter)
      }
    }
  }
}
