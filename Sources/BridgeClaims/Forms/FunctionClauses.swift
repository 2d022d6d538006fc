/// How a function's clauses for single arguments are written.
struct ClauseRules: Sendable {
  /// The word in front of each clause; none where the name starts it.
  var keywords: WordSet = []
  /// What stands between the argument and the result.
  var signs: WordSet = ["="]
}

/// Clauses of one function, each for one argument: `name 7 = "bowling"`, `code Running = 37`,
/// `name(7) -> "bowling";`, `def name(7), do: "bowling"`.
enum FunctionClauses: ClaimFormReader {
  private struct Clause {
    var name: Int
    var arm: SwitchArms.Arm
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard let rules = file.syntax.clauses else { return }
    var run: [Clause] = []
    for index in file.tokens.indices
    where index == 0 || file.line(index) > file.line(index - 1) {
      guard let clause = clause(file, at: index, rules) else { continue }
      if let last = run.last, file.text(last.name) != file.text(clause.name) {
        flush(&run, &reading)
      }
      run.append(clause)
    }
    flush(&run, &reading)
  }

  private static func clause(_ file: CodeFile, at start: Int, _ rules: ClauseRules) -> Clause? {
    var name = start
    if !rules.keywords.isEmpty {
      guard rules.keywords.contains(file.word(start)) else { return nil }
      name = start + 1
    }
    guard file.kind(name) == .identifier, name + 1 < file.tokens.count else { return nil }
    let end = file.next(after: name + 1)
    let isWrapped = file.word(name + 1) == "("
    let argument = isWrapped ? (name + 2)..<max(name + 2, end - 1) : (name + 1)..<end
    guard !argument.isEmpty, argument.count <= 8, isArgument(file, argument) else { return nil }
    var sign = end
    // `, do:`
    if file.word(sign) == ",", file.word(sign + 1) == "do", file.word(sign + 2) == ":" {
      sign += 2
    } else if !rules.signs.contains(file.word(sign)) {
      return nil
    }
    var last = sign + 1
    while last < file.tokens.count, last < sign + 24, file.line(last) == file.line(last - 1) {
      last = min(file.tokens.count, file.next(after: last))
    }
    guard sign + 1 < last else { return nil }
    return Clause(name: name, arm: .init(patterns: [argument], body: (sign + 1)..<last))
  }

  /// A number, a string or a name that is no variable.
  private static func isArgument(_ file: CodeFile, _ range: Range<Int>) -> Bool {
    switch file.kind(range.lowerBound) {
    case .number, .string: return range.count == 1
    case .punctuation:
      return file.word(range.lowerBound) == "-" && range.count == 2
        && file.kind(range.lowerBound + 1) == .number
    case .identifier: return file.label(range).map(file.isConstructor) ?? false
    default: return false
    }
  }

  private static func flush(_ run: inout [Clause], _ reading: inout Reading) {
    defer { run = [] }
    guard let first = run.first, run.count >= 2 else { return }
    let file = reading.file
    var numbered: [ValueClaim] = []
    var named: [ValueClaim] = []
    for clause in run {
      guard let outcome = reading.outcome(clause.arm.body),
        let claim = SwitchArms.claim(clause.arm.patterns[0], outcome, reading)
      else { continue }
      if case .label = outcome { numbered.append(claim) } else { named.append(claim) }
    }
    numbered.markSharedLabels()
    let owner = ClaimOwner(kind: .function, name: file.text(first.name))
    let hints = file.commentHint(above: first.name) + file.scopeHints(around: first.name)
    for claims in [numbered, named] where !claims.isEmpty {
      reading.add(.switchArm, owner: owner, hints: hints, claims)
    }
  }
}
