extension ClaimForm {
  /// `const NAMES = ['none', 'archery', …]`, where a name's place is its number.
  public static let arrayIndex = ClaimForm(rawValue: "array-index")
}

/// Named arrays of strings that may be looked up by a member's number.
enum PositionalArrays: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.isOpening(index) && file.word(index) != "(" {
      let close = file.close(of: index)
      guard close - index >= 8, close < file.tokens.count, isListOfStrings(file, index),
        let owner = file.assignedOwner(before: index)
      else { continue }
      let claims = claims(file, (index + 1)..<close)
      guard claims.count >= 4, Set(claims.map(\.label)).count == claims.count else { continue }
      let hints = file.commentHint(above: index) + file.scopeHints(around: index)
      reading.add(.arrayIndex, owner: owner, hints: hints, claims)
    }
  }

  private static func isListOfStrings(_ file: CodeFile, _ index: Int) -> Bool {
    let first = file.word(index + 1) == "@" ? index + 2 : index + 1
    return file.kind(first) == .string && file.word(first + 1) == ","
  }

  /// A claim for each string that is a name; none when something else than strings is in the list.
  private static func claims(_ file: CodeFile, _ inside: Range<Int>) -> [ValueClaim] {
    var claims: [ValueClaim] = []
    for (position, piece) in file.split(inside).enumerated() {
      guard let string = file.onlyString(piece) else { return [] }
      // Empty strings and dashes stand for numbers without a member.
      guard let label = file.stringLabel(string) else { continue }
      var claim = ValueClaim(
        label, value: ClaimedInteger(position), literal: label.range, in: file)
      claim.literal = ""
      claim.isImplicit = true
      claim.mayMapElsewhere = true
      claims.append(claim)
    }
    return claims
  }
}
