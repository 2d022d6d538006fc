extension ClaimForm {
  /// `[[7, 'bowling'], [8, 'boxing']]`, `.{ .{ "bowling", 7 }, .{ "boxing", 8 } }`
  public static let pairList = ClaimForm(rawValue: "pair-list")
}

/// Lists of two-element lists, one a number and one a name.
enum PairLists: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.isOpening(index) {
      let inside = (index + 1)..<max(index + 1, file.close(of: index))
      guard inside.count >= 5, opensPair(file, inside.lowerBound) else { continue }
      var claims = file.split(inside).compactMap { claim($0, reading) }
      guard claims.count >= 2 else { continue }
      claims.markSharedLabels()
      let hints = file.commentHint(above: index) + file.scopeHints(around: index)
      let outer = file.scope(opening: index).flatMap { scope in
        scope.kind == .map ? ClaimOwner(kind: .map, name: scope.name) : nil
      }
      let owner = outer ?? file.assignedOwner(before: index) ?? file.owner(around: index)
      reading.add(.pairList, owner: owner, hints: hints, claims)
    }
  }

  /// Where the pair's own bracket is: after the dot of Zig's `.{`, the `@` of Objective-C's `@[`.
  private static func pairOpening(_ file: CodeFile, _ index: Int) -> Int {
    file.word(index) == "." || file.word(index) == "@" ? index + 1 : index
  }

  private static func opensPair(_ file: CodeFile, _ index: Int) -> Bool {
    file.isOpening(pairOpening(file, index))
  }

  private static func claim(_ piece: Range<Int>, _ reading: Reading) -> ValueClaim? {
    let file = reading.file
    let open = pairOpening(file, piece.lowerBound)
    guard file.isOpening(open), file.close(of: open) == piece.upperBound - 1 else { return nil }
    let parts = file.split((open + 1)..<(piece.upperBound - 1))
    guard parts.count == 2 else { return nil }
    for (number, name) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      guard let value = reading.evaluator.number(number) else { continue }
      guard let label = file.label(name) ?? file.describingLabel(name),
        label.kind == .string || label.isReference, !file.isConstantItself(label)
      else { continue }
      var claim = ValueClaim(label, value: value, literal: file.literalBytes(of: number), in: file)
      claim.mayMapElsewhere = name.lowerBound < number.lowerBound
      return claim
    }
    return nil
  }
}
