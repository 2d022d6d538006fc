extension ClaimForm {
  /// `#define NAME 0x10`
  public static let macroDefinition = ClaimForm(rawValue: "macro-definition")
}

/// Macros without parameters that stand for an integer.
enum MacroDefinitions: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    guard reading.file.profile.lexical.directives == .c else { return }
    var run: [ValueClaim] = []
    var runEnd = -1
    for directive in reading.file.directives {
      guard let claim = claim(directive, &reading) else { continue }
      if !run.isEmpty, directive.line != runEnd + 1 { flush(&run, &reading) }
      run.append(claim)
      runEnd = directive.line
    }
    flush(&run, &reading)
  }

  private static func flush(_ run: inout [ValueClaim], _ reading: inout Reading) {
    guard !run.isEmpty else { return }
    reading.add(.macroDefinition, owner: nil, hints: reading.file.scopeHints(around: -1), run)
    run = []
  }

  private static func claim(
    _ directive: Directive, _ reading: inout Reading
  ) -> ValueClaim? {
    let file = reading.file
    let content = (directive.range.lowerBound + 1)..<directive.range.upperBound
    guard content.count < 2_000, content.count > 8 else { return nil }
    let lexed = Lexer.lex(file.source.bytes, content, line: directive.line, profile: file.profile)
    guard lexed.tokens.count >= 3, lexed.tokens[0].word == "define" else { return nil }
    let line = CodeFile(source: file.source, profile: file.profile, lexed: lexed)
    // A parenthesis right after the name makes it a macro with parameters.
    guard line.kind(1) == .identifier,
      line.word(2) != "(" || line.tokens[2].start != line.tokens[1].end
    else { return nil }
    var evaluator = Evaluator(file: line)
    evaluator.symbols = reading.evaluator.symbols
    let value = 2..<line.tokens.count
    let result = evaluator.evaluate(value)
    guard result.isInteger else { return nil }
    reading.evaluator.symbols.declare(line.text(1), result.value)
    let label = Label(text: line.text(1), kind: .identifier, range: line.tokens[1].range)
    return ValueClaim(
      label, value: result.value?.integer, literal: line.literalBytes(of: value), in: file)
  }
}
