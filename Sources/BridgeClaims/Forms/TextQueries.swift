/// SQL in texts and configuration files that hold queries among other things.
enum TextQueries: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let source = reading.file.source
    let extent = reading.file.extent
    let hasCases = source.bytes.withUnsafeBufferPointer { bytes in
      ["case", "when", "then"].allSatisfy { SQLWords.has($0, bytes[extent]) }
    }
    guard hasCases else { return }
    let lexed = Lexer.lex(source.bytes, extent, profile: .sql)
    let file = CodeFile(source: source, profile: .sql, lexed: lexed, extent: extent)
    for group in SQLCaseReader(file: file).groups(reading, takesLooseArms: false) {
      reading.add(
        .queryCase, owner: nil, hints: group.hints + reading.file.scopeHints(around: -1),
        group.claims)
    }
  }
}
