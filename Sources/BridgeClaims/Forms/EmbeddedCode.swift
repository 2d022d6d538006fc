/// Code of another language in the strings of a file: SQL that has cases or rows, C that is declared.
enum EmbeddedCode: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard !file.syntax.isQueryLanguage else { return }
    var index = 0
    while index < file.tokens.count {
      guard file.kind(index) == .string else {
        index += 1
        continue
      }
      let run = joinedStrings(file, from: index)
      if run.contains(where: { isQuery(file, $0) }) {
        readQuery(run, &reading)
      } else if isOfC(file, index) {
        readC(index, &reading)
      }
      index = (run.last ?? index) + 1
    }
  }

  private static let joints: WordSet = ["+", ".", "..", "&", "++", "<>", "@"]

  /// The strings that are put together to one, the first at `start`.
  private static func joinedStrings(_ file: CodeFile, from start: Int) -> [Int] {
    var strings = [start]
    var at = start + 1
    while at < file.tokens.count {
      if file.kind(at) == .string {
        strings.append(at)
      } else if !joints.contains(file.word(at)) || at - (strings.last ?? at) > 1 {
        break
      }
      at += 1
    }
    return strings
  }

  /// Whether a string has the words of a case or of rows in it.
  private static func isQuery(_ file: CodeFile, _ index: Int) -> Bool {
    let range = file.tokens[index].contentRange
    guard range.count >= 16 else { return false }
    return file.source.bytes.withUnsafeBufferPointer { bytes in
      let content = bytes[range]
      return SQLWords.has("when", content) && SQLWords.has("then", content)
        || SQLWords.has("insert", content) && SQLWords.has("values", content)
    }
  }

  private static func readQuery(_ strings: [Int], _ reading: inout Reading) {
    let outer = reading.file
    var lexed = LexedSource()
    for string in strings {
      let token = outer.tokens[string]
      let part = Lexer.lex(
        outer.source.bytes, token.contentRange, line: Int(token.line), profile: .sql)
      let before = lexed.tokens.count
      lexed.tokens += part.tokens
      lexed.comments += part.comments.map { comment in
        var comment = comment
        comment.nextToken += before
        return comment
      }
    }
    let extent =
      outer.tokens[strings[0]].contentRange
      .lowerBound..<outer.tokens[strings[strings.count - 1]].contentRange.upperBound
    let file = CodeFile(source: outer.source, profile: .sql, lexed: lexed, extent: extent)
    adopt(BridgeReader.read(file), around: strings[0], &reading)
  }

  /// Whether a string is handed to a function that takes declarations of C.
  private static func isOfC(_ file: CodeFile, _ index: Int) -> Bool {
    guard !file.syntax.functionsOfC.isEmpty else { return false }
    let callee = file.word(index - 1) == "(" ? index - 2 : index - 1
    return file.kind(callee) == .identifier && file.syntax.functionsOfC.contains(file.text(callee))
  }

  private static func readC(_ index: Int, _ reading: inout Reading) {
    let token = reading.file.tokens[index]
    let file = CodeFile(
      source: reading.file.source, extent: token.contentRange, line: Int(token.line), profile: .c)
    adopt(BridgeReader.read(file), around: index, &reading)
  }

  /// Takes the claims over, with the names around the string; its own file name says nothing more.
  private static func adopt(_ claims: FileClaims, around index: Int, _ reading: inout Reading) {
    let owner = reading.file.assignedOwner(before: index) ?? reading.file.owner(around: index)
    var claims = claims
    for place in claims.groups.indices {
      if claims.groups[place].owner == nil { claims.groups[place].owner = owner }
      claims.groups[place].hints.removeAll { $0 == reading.file.scopeHints(around: -1).first }
    }
    reading.adopt(claims, hints: reading.file.scopeHints(around: index))
  }
}
