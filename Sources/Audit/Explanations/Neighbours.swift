import BridgeClaims
import HeaderFacts

/// Two lines of the bridge have each other's number.
struct SwappedLabels: Hypothesis {
  let id = "swapped-labels"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    SwappedPairs.find(in: run).map { pair in
      let predictions = run.entries.indices.map { index -> IntegerValue? in
        if index == pair.first { return run.right(run.entries[pair.second]) }
        return index == pair.second ? run.right(run.entries[pair.first]) : nil
      }
      let names = [pair.first, pair.second].map {
        run.enumeration.members[run.entries[$0].member].name
      }
      return Miscount(
        reason: "\(names[0]) and \(names[1]) have each other's number.", predictions: predictions)
    }
  }
}

/// Pairs of entries that each claim what is right for the other.
enum SwappedPairs {
  struct Pair: Sendable, Hashable {
    /// Places in the run's entries.
    var first: Int
    var second: Int
  }

  static func find(in run: ClaimRun) -> [Pair] {
    let wrong = run.entries.indices.filter { !run.isRight(run.entries[$0]) }
    var taken: Set<Int> = []
    var pairs: [Pair] = []
    for (place, first) in wrong.enumerated() where !taken.contains(first) {
      let partner = wrong[(place + 1)...].first { second in
        !taken.contains(second) && run.entries[first].member != run.entries[second].member
          && run.right(run.entries[second]).isDenoted(run.entries[first].claimed)
          && run.right(run.entries[first]).isDenoted(run.entries[second].claimed)
      }
      guard let partner else { continue }
      taken.formUnion([first, partner])
      pairs.append(Pair(first: first, second: partner))
    }
    return pairs
  }
}

/// The number of the line above was copied along.
struct CopiedLine: Hypothesis {
  let id = "copied-line"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    guard run.isList else { return [] }
    let predictions = run.entries.indices.map { index -> IntegerValue? in
      guard index > 0 else { return nil }
      let above = run.entries[index - 1].claimed
      return IntegerValue(
        isNegative: above.isNegative, magnitude: above.magnitude, type: run.enumeration.type)
    }
    return [Miscount(reason: "It is the number of the line above.", predictions: predictions)]
  }
}
