/// A word, a name and a value side by side: `(define NSFoo 3)`, `CONSTANT: NSFoo 0x10`,
/// `.equ NSFoo, 3`. Those that follow one another directly make up a group.
enum Definitions: ClaimFormReader {
  private struct Run {
    var claims: [ValueClaim] = []
    var first = 0
    var end = -1
    var bracket = -2
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard !file.syntax.definingWords.isEmpty else { return }
    var run = Run()
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.syntax.definingWords.contains(file.word(index)) {
      guard let (claim, end) = definition(at: index, &reading) else { continue }
      let isList = file.word(index - 1) == "("
      let bracket = file.brackets.enclosing(isList ? index - 1 : index)
      if bracket != run.bracket || index - run.end > 4 {
        flush(&run, &reading)
        run.first = index
        run.bracket = bracket
      }
      run.claims.append(claim)
      run.end = end
    }
    flush(&run, &reading)
  }

  private static func definition(
    at index: Int, _ reading: inout Reading
  ) -> (ValueClaim, end: Int)? {
    let file = reading.file
    var name = index + 1
    // `-define(NAME, 3)`; Clojure's marks of what a definition is.
    let isCall = file.word(name) == "(" && file.word(index - 1) == "-"
    if isCall { name += 1 }
    while file.text(name).hasPrefix("^") { name += 1 }
    guard file.kind(name) == .identifier else { return nil }
    var start = name + 1
    // Typed: `(define NAME : Integer 3)`.
    if file.word(start) == ":", file.syntax.hasAtoms { start += 2 }
    if file.word(start) == "," { start += 1 }
    guard start < file.tokens.count else { return nil }
    let (result, end) = reading.evaluator.evaluatePrefix(start..<file.tokens.count)
    guard isEnd(file, end, definition: index), file.states(result, label: file.text(name)) else {
      return nil
    }
    reading.evaluator.symbols.declare(file.text(name), result.value)
    let label = Label(
      text: file.text(name), kind: .identifier, range: file.tokens[name].contentRange)
    let claim = ValueClaim(
      label, value: result.value?.integer, literal: file.literalBytes(of: start..<end), in: file)
    return (claim, end)
  }

  /// Whether the value is all that the definition has, but for a text that documents it.
  private static func isEnd(_ file: CodeFile, _ end: Int, definition: Int) -> Bool {
    guard end < file.tokens.count else { return true }
    let isList = file.word(definition - 1) == "(" || file.word(definition + 1) == "("
    guard isList else {
      return file.line(end) > file.line(end - 1) || file.word(end) == ";"
        || file.syntax.hasAtoms
    }
    let last = file.kind(end) == .string ? end + 1 : end
    return file.word(last) == ")"
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    // From outside the definition's own list.
    let place = file.word(run.first - 1) == "(" ? run.first - 1 : run.first
    let hints = file.commentHint(above: run.first) + file.scopeHints(around: place)
    reading.add(.constantDeclaration, owner: file.owner(around: place), hints: hints, run.claims)
  }
}
