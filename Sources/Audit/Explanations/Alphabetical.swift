import HeaderFacts

/// The members were sorted by name and then numbered.
struct Alphabetical: Hypothesis {
  let id = "alphabetical"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    guard run.wrong.count > 1, run.entries.count > 3 else { return [] }
    let all = Array(run.enumeration.members.indices)
    let listed = Array(Set(run.entries.map(\.member)))
    let lists = listed.count == all.count ? [all] : [all, listed]
    return lists.flatMap { list -> [Miscount] in
      [UInt64(0), 1].map { start in
        let sorted = list.sorted {
          FoldedName.fold(run.enumeration.members[$0].name)
            < FoldedName.fold(run.enumeration.members[$1].name)
        }
        var numbers: [Int: UInt64] = [:]
        for (place, member) in sorted.enumerated() { numbers[member] = start + UInt64(place) }
        return Miscount(
          reason:
            "The members are numbered from \(start) in alphabetical order; the header has another.",
          predictions: run.entries.map { numbers[$0.member].map(run.value) })
      }
    }
  }
}
