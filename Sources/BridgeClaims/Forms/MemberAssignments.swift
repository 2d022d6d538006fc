extension ClaimForm {
  /// `exports.NSFooA = 3;`
  public static let memberAssignment = ClaimForm(rawValue: "member-assignment")
}

/// Statements that give a member with a constant's full name its value. Those directly after one
/// another make up a group.
enum MemberAssignments: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run: [ValueClaim] = []
    var object = ""
    var first = 0
    var end = -1
    func flush(_ reading: inout Reading) {
      defer { run = [] }
      guard !run.isEmpty else { return }
      let hints = file.commentHint(above: first) + file.scopeHints(around: first)
      reading.add(
        .memberAssignment, owner: ClaimOwner(kind: .type, name: object), hints: hints, run)
    }
    for index in file.tokens.indices where file.word(index) == "=" {
      guard file.kind(index - 1) == .identifier, file.word(index - 2) == ".",
        APIName.isConstantLike(file.text(index - 1)), let start = statementStart(file, index - 1)
      else { continue }
      let (result, valueEnd) = reading.evaluator.evaluatePrefix((index + 1)..<file.tokens.count)
      guard result.isInteger, endsStatement(file, valueEnd) else { continue }
      let itsObject = file.text(tokens: start..<(index - 2))
      if itsObject != object || start != end {
        flush(&reading)
        (object, first) = (itsObject, start)
      }
      let label = Label(
        text: file.text(index - 1), kind: .identifier, range: file.tokens[index - 1].contentRange)
      run.append(
        ValueClaim(
          label, value: result.value?.integer,
          literal: file.literalBytes(of: (index + 1)..<valueEnd), in: file))
      reading.evaluator.symbols.declare(label.text, result.value)
      end = file.word(valueEnd) == ";" ? valueEnd + 1 : valueEnd
    }
    flush(&reading)
  }

  /// Where `a.b.NAME` starts, if a statement starts there.
  private static func statementStart(_ file: CodeFile, _ name: Int) -> Int? {
    var start = name
    while start >= 2, file.word(start - 1) == ".", file.kind(start - 2) == .identifier {
      start -= 2
    }
    guard start < name else { return nil }
    let isStart =
      start == 0 || [";", "{", "}"].contains(file.word(start - 1))
      || file.line(start - 1) < file.line(start)
    return isStart ? start : nil
  }

  private static func endsStatement(_ file: CodeFile, _ end: Int) -> Bool {
    end >= file.tokens.count || file.word(end) == ";" || file.word(end) == "}"
      || file.line(end) > file.line(end - 1)
  }
}
