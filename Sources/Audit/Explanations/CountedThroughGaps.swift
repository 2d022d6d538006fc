import HeaderFacts

/// The header leaves numbers out, and the bridge counted through.
struct CountedThroughGaps: Hypothesis {
  let id = "counted-through-gaps"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let members = run.enumeration.members
    guard !run.enumeration.isOptions, let last = run.entries.map(\.member).max() else { return [] }
    return (0..<last).filter { members[$0 + 1].value.bits != members[$0].value.bits &+ 1 }
      .map { start in
        let predictions = run.entries.map { entry in
          entry.member <= start
            ? nil : run.value(members[start].value.bits &+ UInt64(entry.member - start))
        }
        return Miscount(
          reason: "Counting on from \(members[start].name) = \(members[start].value) gives this; "
            + "the header goes on with \(members[start + 1].name) = \(members[start + 1].value).",
          predictions: predictions)
      }
  }
}
