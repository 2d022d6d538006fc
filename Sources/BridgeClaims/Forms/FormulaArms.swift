/// R's `case_when(x == 37 ~ "running", x == 52 ~ "walking")`.
enum FormulaArms: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.profile.id == "r" else { return }
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.word(index) == "case_when"
      && file.word(index + 1) == "("
    {
      let inside = (index + 2)..<max(index + 2, file.close(of: index + 1))
      var claims: [ValueClaim] = []
      var subject: String?
      for piece in file.split(inside) {
        guard let tilde = file.index(of: "~", in: piece), tilde > piece.lowerBound,
          let comparison = IfChains.comparison(file, piece.lowerBound..<tilde),
          let outcome = reading.outcome((tilde + 1)..<piece.upperBound)
        else { continue }
        subject = subject ?? comparison.subject
        for pattern in comparison.patterns {
          guard var claim = SwitchArms.claim(pattern, outcome, reading) else { continue }
          claim.isBucket = comparison.patterns.count > 1
          claims.append(claim)
        }
      }
      guard !claims.isEmpty else { continue }
      claims.markSharedLabels()
      let subjects = subject.map { [ClaimHint(kind: .subject, text: $0)] } ?? []
      let owner = file.assignedOwner(before: index) ?? file.owner(around: index)
      reading.add(
        .switchArm, owner: owner, hints: subjects + file.scopeHints(around: index), claims)
    }
  }
}
