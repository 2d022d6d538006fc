extension ClaimForm {
  /// `NSFoo = 3`, `A, B = 1, 2`, `A = B = 2`, in languages that declare a constant by assigning it.
  public static let assignment = ClaimForm(rawValue: "assignment")
}

/// Statements that give integers to names, without a word that declares them. Those that stand directly
/// after one another make up a group.
enum AssignmentLines: ClaimFormReader {
  /// One name with its value.
  private struct Binding {
    var target: Range<Int>
    var value: Range<Int>
    /// The value is the name's place in a `range`.
    var counted: ClaimedInteger?
  }

  private struct Run {
    var claims: [ValueClaim] = []
    var owner: String?
    var type: String?
    var first = 0
    var bracket = -1
    var line = -1
    /// The first token after its last statement.
    var end = -1
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard !file.syntax.assignmentSigns.isEmpty else { return }
    var run = Run()
    var index = 0
    while index < file.tokens.count {
      guard let length = file.assignmentLength(index), isStatementLevel(file, index),
        let start = file.assignmentStart(before: index)
      else {
        index += 1
        continue
      }
      let end = file.assignmentEnd(after: index)
      let statement = AssignmentStatement(
        file: file, start: start, sign: index, length: length, end: end)
      add(statement, to: &run, &reading)
      index = max(index + length, run.end == end ? end : index + length)
    }
    flush(&run, &reading)
  }

  /// Named arguments and the fields of tables are no statements.
  private static func isStatementLevel(_ file: CodeFile, _ index: Int) -> Bool {
    let bracket = file.brackets.enclosing(index)
    guard bracket >= 0, file.brackets.partner(bracket) >= 0 else { return true }
    return file.word(bracket) == "{" && !file.syntax.mapOpenings.contains("{")
  }

  private static func add(
    _ statement: AssignmentStatement, to run: inout Run, _ reading: inout Reading
  ) {
    let file = reading.file
    let scope = file.scopes(around: statement.start).first
    if scope?.kind == .enumeration { return }
    var claims: [ValueClaim] = []
    var owner: String?
    for assigned in statement.assigned(reading) {
      let name = file.text(assigned.target.upperBound - 1)
      let qualifier =
        assigned.target.count > 2
        ? file.text(tokens: assigned.target.lowerBound..<(assigned.target.upperBound - 2)) : nil
      if scope?.kind != .function {
        reading.evaluator.symbols.declare(name, assigned.value.value)
        if let scope, scope.kind == .type {
          reading.evaluator.symbols.declare("\(scope.name).\(name)", assigned.value.value)
        }
      }
      guard file.states(assigned.value, label: name),
        isConstant(name, qualifier: qualifier, in: scope)
      else { continue }
      // A letter is a module's table or a variable.
      owner = qualifier.flatMap { $0 == "self" || $0.utf8.count < 3 ? nil : $0 }
      claims.append(claim(assigned, name, file))
    }
    guard !claims.isEmpty else { return }
    place(claims, owner: owner, statement, in: &run, &reading)
  }

  private static func claim(
    _ assigned: AssignmentStatement.Assigned, _ name: String, _ file: CodeFile
  ) -> ValueClaim {
    let range = file.tokens[assigned.target.upperBound - 1].contentRange
    let label = Label(text: name, kind: .identifier, range: range)
    guard let literal = assigned.literal else {
      var claim = ValueClaim(label, value: assigned.value.value?.integer, literal: range, in: file)
      claim.literal = ""
      claim.isImplicit = true
      return claim
    }
    return ValueClaim(
      label, value: assigned.value.value?.integer, literal: file.literalBytes(of: literal), in: file
    )
  }

  /// Whether a name is a constant's by the way it is written, where it stands.
  private static func isConstant(_ name: String, qualifier: String?, in scope: Scope?) -> Bool {
    if APIName.isConstantLike(name) { return true }
    guard let first = name.utf8.first else { return false }
    switch scope?.kind {
    case .function: return false
    case .type: return first.isLetter
    default: return first.isUpper && qualifier != "self"
    }
  }

  private static func place(
    _ claims: [ValueClaim], owner: String?, _ statement: AssignmentStatement, in run: inout Run,
    _ reading: inout Reading
  ) {
    let file = reading.file
    let bracket = file.brackets.enclosing(statement.sign)
    let line = file.indentScopes.line(of: statement.start).map {
      file.indentScopes.lines[$0].parent
    }
    let gap = run.end..<max(run.end, statement.start)
    let isAdjacent = run.end >= 0 && gap.allSatisfy { file.word($0) == ";" }
    if !isAdjacent || run.owner != owner || run.bracket != bracket || run.line != line ?? -1
      || run.type != statement.type
    {
      flush(&run, &reading)
      run = Run(
        owner: owner, type: statement.type, first: statement.start, bracket: bracket,
        line: line ?? -1)
    }
    run.claims += claims
    run.end = statement.end
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    var hints = run.type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
    hints += file.commentHint(above: run.first) + file.scopeHints(around: run.first)
    let owner = run.owner.map { ClaimOwner(kind: .type, name: $0) }
    reading.add(
      .assignment, owner: owner ?? file.owner(around: run.first), hints: hints, run.claims)
    run = Run()
  }
}
