import BridgeClaims

/// A test holds a wrong number fast.
struct PinnedByTest: Rule {
  let documentation = RuleDocumentation(
    id: "pinned-by-test",
    summary: "A test demands a number that the header does not give",
    severity: .error,
    what: """
      An assertion that compares a constant with a number other than the header's.
      """,
    why: """
      The test was written from the code, not from the header. It passes as long as the code is wrong, \
      and whoever corrects the code is told that he broke it.
      """,
    triggering: RuleExample(
      fileName: "workout.test.ts",
      code: """
        test('activity types', () => {
          expect(HKWorkoutActivityTypeRunning).toBe(34);
        });
        """),
    nonTriggering: RuleExample(
      fileName: "workout.test.ts",
      code: """
        test('activity types', () => {
          expect(HKWorkoutActivityTypeRunning).toBe(37);
        });
        """),
    fix: .mechanical)

  static func applies(to claim: BoundClaim) -> Bool { claim.isWrong && claim.form == .assertion }

  func check(_ file: JudgedFile) -> [Draft] {
    file.wrong.compactMap { place in
      guard Self.applies(to: file.bound[place]), file.swapPartners[place] == nil,
        file.duplicates[place] == nil, !OtherPlatform.applies(to: file.bound[place])
      else { return nil }
      let text = ValueText(file: file, place: place)
      return text.draft(
        message: "\(text.subject) is \(text.expected), not \(Wording.claimed(text.bound.claim))"
          + "\(text.meaningClause); the test holds the wrong number fast")
    }
  }
}
