extension ClaimForm {
  /// `X(NSFooA, 0) X(NSFooB, 1)`
  public static let macroList = ClaimForm(rawValue: "macro-list")
}

/// One macro called again and again with a name and a number, in code or in another macro's text.
enum MacroLists: ClaimFormReader {
  private static let leastCalls = 3

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.profile.lexical.directives == .c, file.syntax.importsHeaders else { return }
    read(file, &reading)
    for directive in file.directives {
      let content = (directive.range.lowerBound + 1)..<directive.range.upperBound
      guard content.count > 40, content.count < 1 << 20 else { continue }
      let lexed = Lexer.lex(file.source.bytes, content, line: directive.line, profile: file.profile)
      guard lexed.tokens.count > 12, lexed.tokens[0].word == "define" else { continue }
      read(CodeFile(source: file.source, profile: file.profile, lexed: lexed), &reading)
    }
  }

  private static func read(_ file: CodeFile, _ reading: inout Reading) {
    var evaluator = Evaluator(file: file)
    evaluator.symbols = reading.evaluator.symbols
    var run: [ValueClaim] = []
    var macro = ""
    var first = 0
    var end = -1
    func flush(_ reading: inout Reading) {
      defer { run = [] }
      guard run.count >= leastCalls, Set(run.map(\.label)).count == run.count else { return }
      let hints = file.commentHint(above: first) + file.scopeHints(around: first)
      reading.add(.macroList, owner: file.owner(around: first), hints: hints, run)
    }
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.word(index + 1) == "(" {
      guard let claim = claim(file, call: index, evaluator) else { continue }
      if index != end || file.text(index) != macro {
        flush(&reading)
        (macro, first) = (file.text(index), index)
      }
      run.append(claim)
      end = file.close(of: index + 1) + 1
      if file.word(end) == "," || file.word(end) == ";" || file.word(end) == "\\" { end += 1 }
    }
    flush(&reading)
  }

  private static func claim(
    _ file: CodeFile, call: Int, _ evaluator: Evaluator
  ) -> ValueClaim? {
    let close = file.close(of: call + 1)
    guard close < file.tokens.count, close - call <= 24 else { return nil }
    let arguments = file.split((call + 2)..<close)
    guard arguments.count >= 2, let name = arguments.first, name.count == 1,
      let label = file.label(name), label.kind == .identifier
    else { return nil }
    let numbers = arguments.dropFirst().filter { evaluator.evaluate($0).value != nil }
    guard numbers.count == 1, let value = evaluator.evaluate(numbers[0]).value else { return nil }
    return ValueClaim(
      label, value: value.integer, literal: file.literalBytes(of: numbers[0]), in: file)
  }
}
