extension ClaimForm {
  /// `const ( A T = iota; B; _; D )`
  public static let constantBlock = ClaimForm(rawValue: "constant-block")
}

/// Go's constants: in blocks that count, or one by one. Those of one type make up a group.
enum GoConstants: ClaimFormReader {
  /// What a line of a block declares; a line without values repeats those of the line before.
  private struct Line {
    var names: [Int] = []
    var type: Range<Int>?
    var values: [Range<Int>] = []
  }

  private struct Run {
    var claims: [ValueClaim] = []
    var type: String?
    var first = 0
    /// The token behind the last line.
    var end = -1
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.syntax.constantBlocks == .go else { return }
    var run = Run()
    for index in file.tokens.indices
    where file.word(index) == "const" || file.word(index) == "var" {
      guard file.kind(index) == .identifier, startsStatement(file, index) else { continue }
      let isConstant = file.word(index) == "const"
      if file.word(index + 1) == "(" {
        flush(&run, &reading)
        let inside = (index + 2)..<max(index + 2, file.close(of: index + 1))
        readBlock(inside, isConstant: isConstant, &run, &reading)
        flush(&run, &reading)
      } else {
        let end = lineEnd(file, from: index + 1, limit: file.tokens.count)
        let first = file.word(index - 1) == "pub" ? index - 1 : index
        if run.end != first { flush(&run, &reading) }
        add(
          line(file, (index + 1)..<end), counter: 0, isWritten: true, isConstant: isConstant,
          start: index, &run, &reading)
        run.end = end
      }
    }
    flush(&run, &reading)
  }

  private static func startsStatement(_ file: CodeFile, _ index: Int) -> Bool {
    index == 0 || file.word(index - 1) == "pub" || file.line(index) > file.line(index - 1)
      || file.word(index - 1) == ";"
      || file.word(index - 1) == "{"
  }

  private static func readBlock(
    _ inside: Range<Int>, isConstant: Bool, _ run: inout Run, _ reading: inout Reading
  ) {
    let file = reading.file
    var at = inside.lowerBound
    var counter = 0
    var last = Line()
    while at < inside.upperBound {
      if file.word(at) == ";" {
        at += 1
        continue
      }
      let end = lineEnd(file, from: at, limit: inside.upperBound)
      var line = line(file, at..<end)
      let isWritten = !line.values.isEmpty
      if isWritten {
        last = line
      } else {
        line.values = last.values
        line.type = last.type
      }
      add(
        line, counter: counter, isWritten: isWritten, isConstant: isConstant, start: at, &run,
        &reading)
      counter += 1
      at = max(end, at + 1)
    }
  }

  private static func lineEnd(_ file: CodeFile, from start: Int, limit: Int) -> Int {
    var at = start
    while at < limit, file.word(at) != ";", at == start || !file.endsStatement(before: at) {
      at = file.next(after: at)
    }
    return min(at, limit)
  }

  /// `A, B T = 1, 2`
  private static func line(_ file: CodeFile, _ range: Range<Int>) -> Line {
    var line = Line()
    var at = range.lowerBound
    while at < range.upperBound, file.kind(at) == .identifier {
      line.names.append(at)
      at += 1
      guard file.word(at) == "," else { break }
      at += 1
    }
    let equals = at < range.upperBound ? file.index(of: "=", in: at..<range.upperBound) : nil
    let typeEnd = equals ?? range.upperBound
    if at < typeEnd { line.type = at..<typeEnd }
    if let equals { line.values = file.split((equals + 1)..<range.upperBound) }
    return line
  }

  private static func add(
    _ line: Line, counter: Int, isWritten: Bool, isConstant: Bool, start: Int, _ run: inout Run,
    _ reading: inout Reading
  ) {
    let file = reading.file
    for (name, written) in zip(line.names, line.values) {
      let text = file.text(name)
      guard text != "_", isConstant || APIName.isConstantLike(text) else { continue }
      reading.evaluator.siblings = Symbols()
      reading.evaluator.siblings.declare("iota", .init(integer: ClaimedInteger(counter)))
      let value = isConstant ? withoutConversion(file, written) : written
      let result = reading.evaluator.evaluate(value)
      reading.evaluator.siblings = Symbols()
      if isConstant { reading.evaluator.symbols.declare(text, result.value) }
      guard file.states(result, label: text) else { continue }
      let type =
        line.type.map { file.text(tokens: $0) }
        ?? (value == written ? nil : file.text(written.lowerBound))
      if type != run.type {
        let end = run.end
        flush(&run, &reading)
        run = Run(type: type, first: start, end: end)
      }
      if run.claims.isEmpty { run.first = start }
      let isCounted = !isWritten || value.contains { file.word($0) == "iota" }
      run.claims.append(claim(name, value, result, isCounted: isCounted, file))
    }
  }

  private static func claim(
    _ name: Int, _ value: Range<Int>, _ result: Expression, isCounted: Bool, _ file: CodeFile
  ) -> ValueClaim {
    let range = file.tokens[name].contentRange
    let label = Label(text: file.text(name), kind: .identifier, range: range)
    guard isCounted else {
      return ValueClaim(
        label, value: result.value?.integer, literal: file.literalBytes(of: value), in: file)
    }
    return ValueClaim(
      label: label.text, labelKind: label.kind, labelRange: range, value: result.value?.integer,
      literal: "", literalRange: range, isImplicit: true)
  }

  /// What `T(3)` converts: a constant's value can be no other call.
  private static func withoutConversion(_ file: CodeFile, _ range: Range<Int>) -> Range<Int> {
    guard let open = range.dropFirst().first(where: { file.word($0) == "(" }),
      file.close(of: open) == range.upperBound - 1,
      (range.lowerBound..<open).allSatisfy({
        file.kind($0) == .identifier || file.word($0) == "."
      }), file.word(open - 1) != "len"
    else { return range }
    return (open + 1)..<(range.upperBound - 1)
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    var hints = run.type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
    var comment = file.commentHint(above: run.first)
    let open = file.brackets.enclosing(run.first)
    if comment.isEmpty, open >= 0 { comment = file.commentHint(above: open) }
    hints += comment + file.scopeHints(around: run.first)
    reading.add(.constantBlock, owner: file.owner(around: run.first), hints: hints, run.claims)
  }
}
