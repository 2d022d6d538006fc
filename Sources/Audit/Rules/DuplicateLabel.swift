/// One label stands for two numbers in one table.
struct DuplicateLabel: Rule {
  let documentation = RuleDocumentation(
    id: "duplicate-label",
    summary: "One name has two numbers in the same table, and one of them is wrong",
    severity: .error,
    what: """
      A name that appears twice in a table or enum, once with the header's number and once with \
      another. The wrong one is reported.
      """,
    why: """
      The line that should have named another member still has the name of the line it was copied \
      from, so one of the two numbers is read as the wrong member.
      """,
    triggering: RuleExample(
      fileName: "workout.ts",
      code: """
        const workoutActivityTypeNames = {
          1: 'americanFootball',
          24: 'hiking',
          37: 'running',
          52: 'running',
        };
        """),
    nonTriggering: RuleExample(
      fileName: "workout.ts",
      code: """
        const workoutActivityTypeNames = {
          1: 'americanFootball',
          24: 'hiking',
          37: 'running',
          52: 'walking',
        };
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.wrong.compactMap { place in
      guard let right = file.duplicates[place] else { return nil }
      let text = ValueText(file: file, place: place)
      let line = file.claims.source
        .position(at: file.bound[right].claim.literalRange.lowerBound).line
      var draft = text.draft(
        message: "`\(text.bound.claim.label)` is both \(text.expected) (line \(line)) and "
          + "\(Wording.claimed(text.bound.claim))\(text.meaningClause)")
      draft.fix = nil
      return draft
    }
  }
}
