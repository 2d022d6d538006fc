/// `assert NSFooBar == 3`, where the assertion is a statement.
enum BareAssertions: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.syntax.blocksAreIndented else { return }
    for line in file.indentScopes.lines where file.word(line.tokens.lowerBound) == "assert" {
      let condition = (line.tokens.lowerBound + 1)..<line.tokens.upperBound
      guard condition.count < 60, let equals = file.index(of: "==", in: condition) else { continue }
      let end = file.index(of: ",", in: condition) ?? condition.upperBound
      guard equals > condition.lowerBound, equals + 1 < end else { continue }
      let (left, right) = (condition.lowerBound..<equals, (equals + 1)..<end)
      guard
        let claim = Assertions.claim(left, right, reading)
          ?? Assertions.claim(right, left, reading)
      else { continue }
      let index = condition.lowerBound
      reading.add(
        .assertion, owner: file.owner(around: index), hints: file.scopeHints(around: index), [claim]
      )
    }
  }
}
