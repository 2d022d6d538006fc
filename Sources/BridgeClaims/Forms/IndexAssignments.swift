extension ClaimForm {
  /// `names[7] = "bowling"`, `codes["bowling"] = 7`
  public static let indexAssignment = ClaimForm(rawValue: "index-assignment")
}

/// Statements that set the entries of one map or array, one after another.
enum IndexAssignments: ClaimFormReader {
  private struct Run {
    var claims: [(claim: ValueClaim, isKeyNumber: Bool)] = []
    var name = ""
    var bracket = -1
    var first = 0
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run = Run()
    for index in file.tokens.indices where file.word(index) == "[" {
      let close = file.close(of: index)
      guard file.kind(index) == .punctuation, file.kind(index - 1) == .identifier,
        close < index + 12, file.word(close + 1) == "=", close > index + 1,
        let entry = entry(key: (index + 1)..<close, equals: close + 1, reading)
      else { continue }
      let name = file.nameWithoutSigil(index - 1)
      var bracket = file.brackets.enclosing(index)
      // `Kind[Kind["golf"] = 21] = "golf"`
      if file.word(bracket) == "[", file.nameWithoutSigil(bracket - 1) == name {
        bracket = file.brackets.enclosing(bracket)
      }
      if name != run.name || bracket != run.bracket {
        flush(&run, &reading)
        run = Run(name: name, bracket: bracket, first: index - 1)
      }
      run.claims.append(entry)
    }
    flush(&run, &reading)
  }

  private static func entry(
    key: Range<Int>, equals: Int, _ reading: Reading
  ) -> (claim: ValueClaim, isKeyNumber: Bool)? {
    let file = reading.file
    let outer = file.brackets.enclosing(equals)
    let end = outer >= 0 ? file.close(of: outer) : file.tokens.count
    let limit = min(end, equals + 24)
    let value = (equals + 1)..<max(equals + 1, file.statementEnd(from: equals + 1, limit: limit))
    guard !value.isEmpty else { return nil }
    if let number = reading.evaluator.number(key) {
      guard let label = file.label(value), label.kind == .string || label.isReference,
        !file.isConstantItself(label)
      else { return nil }
      return (
        ValueClaim(label, value: number, literal: file.literalBytes(of: key), in: file), true
      )
    }
    guard let label = file.label(key), label.kind == .string || label.isReference,
      !file.isConstantItself(label)
    else { return nil }
    let result = reading.evaluator.evaluate(value)
    guard file.states(result, label: label.text) else { return nil }
    var claim = ValueClaim(
      label, value: result.value?.integer, literal: file.literalBytes(of: value), in: file)
    claim.mayMapElsewhere = true
    return (claim, false)
  }

  /// One entry says little of what a map is about, unless it has a constant's full name.
  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    let file = reading.file
    for isKeyNumber in [true, false] {
      var claims = run.claims.filter { $0.isKeyNumber == isKeyNumber }.map(\.claim)
      let isCertain = claims.contains { APIName.isConstantLike($0.label) }
      guard claims.count >= (isKeyNumber ? 2 : 3) || isCertain else { continue }
      claims.markSharedLabels()
      let hints = file.commentHint(above: run.first) + file.scopeHints(around: run.first)
      reading.add(
        .indexAssignment, owner: ClaimOwner(kind: .map, name: run.name), hints: hints, claims)
    }
  }
}
