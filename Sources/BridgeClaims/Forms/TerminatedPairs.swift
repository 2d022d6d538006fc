/// Lists whose pairs need no parentheses: `[7, "bowling"; 8, "boxing"]`, `[(7, "bowling"); …]`.
enum TerminatedPairs: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    let terminators = file.syntax.pairTerminators
    guard !terminators.isEmpty else { return }
    for index in file.tokens.indices where file.word(index) == "[" {
      let start = file.word(index + 1) == "|" ? index + 2 : index + 1
      let inside = start..<max(start, min(file.tokens.count, file.close(of: index)))
      guard inside.count >= 6 else { continue }
      var claims = pieces(inside, terminators, file).compactMap { claim($0, reading) }
      guard claims.count >= 2 else { continue }
      claims.markSharedLabels()
      let owner = file.assignedOwner(before: index) ?? file.owner(around: index)
      let hints = file.commentHint(above: index) + file.scopeHints(around: index)
      reading.add(.pairList, owner: owner, hints: hints, claims)
    }
  }

  /// The elements between terminators or, where lines end them, on lines of their own.
  private static func pieces(
    _ inside: Range<Int>, _ terminators: WordSet, _ file: CodeFile
  ) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = inside.lowerBound
    var at = start
    while at < inside.upperBound {
      let isTerminator = file.kind(at) == .punctuation && terminators.contains(file.word(at))
      if isTerminator || at > start && file.endsStatement(before: at) {
        if start < at { pieces.append(start..<at) }
        start = isTerminator ? at + 1 : at
      }
      at = file.next(after: at)
    }
    if start < inside.upperBound { pieces.append(start..<inside.upperBound) }
    return pieces
  }

  private static func claim(_ piece: Range<Int>, _ reading: Reading) -> ValueClaim? {
    let file = reading.file
    let isWrapped =
      file.word(piece.lowerBound) == "(" && file.close(of: piece.lowerBound) == piece.upperBound - 1
    let inside = isWrapped ? (piece.lowerBound + 1)..<(piece.upperBound - 1) : piece
    let parts = file.split(inside)
    guard parts.count == 2 else { return nil }
    for (number, name) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      guard let value = reading.evaluator.number(number), let label = file.label(name),
        label.kind == .string || label.isReference || file.isConstructor(label),
        !file.isConstantItself(label)
      else { continue }
      var claim = ValueClaim(label, value: value, literal: file.literalBytes(of: number), in: file)
      claim.mayMapElsewhere = name.lowerBound < number.lowerBound
      return claim
    }
    return nil
  }
}
