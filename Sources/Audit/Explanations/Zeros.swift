import HeaderFacts

/// Members whose value the header does not write out were all given 0.
struct AllZero: Hypothesis {
  let id = "all-zero"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry in
      run.enumeration.members[entry.member].isExplicit ? nil : run.value(0)
    }
    let zeros = zip(run.entries, predictions).filter { $0.claimed.magnitude == 0 && $1 != nil }
    guard zeros.contains(where: { !run.isRight($0.0) }) else { return [] }
    return [
      Miscount(
        reason:
          "0 is what a table gets when a member that the header gives no number is not counted.",
        predictions: predictions)
    ]
  }
}

/// "None" and "default" were taken to be 0.
struct NoneIsZero: Hypothesis {
  let id = "none-is-zero"
  private static let words: Set<String> = [
    "none", "no", "off", "default", "automatic", "auto", "unknown", "unspecified", "normal",
    "regular", "standard", "never", "disabled",
  ]

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry in
      let words = NameWords.split(run.enumeration.members[entry.member].name)
      return words.last.map(Self.words.contains) ?? false ? run.value(0) : nil
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    let zero = run.enumeration.members.first { $0.value.bits == 0 }?.name
    return [
      Miscount(
        reason: "A member of such a name is 0 in many enums; here "
          + (zero.map { "0 is \($0)." } ?? "nothing is 0."),
        predictions: predictions)
    ]
  }
}
