import BridgeClaims
import HeaderFacts

/// Counted from 0 where the header begins with another number, or from 1 where it begins with 0.
struct StartShifted: Hypothesis {
  let id = "start-shifted"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    guard run.wrong.count > 1, !run.enumeration.isOptions,
      let first = run.enumeration.members.first?.value.bits,
      first <= 1
    else { return [] }
    let predictions = run.entries.map { entry in
      let bits = run.right(entry).bits
      return run.value(first == 0 ? bits &+ 1 : bits &- 1)
    }
    let name = run.enumeration.members[0].name
    return [
      Miscount(
        reason: "The numbers begin with \(1 - first); the header begins with \(name) = \(first).",
        predictions: predictions)
    ]
  }
}

/// Every wrong number is off by the same amount.
struct ConstantOffset: Hypothesis {
  let id = "constant-offset"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let wrong = run.wrong
    guard run.isList, wrong.count > 1, !run.enumeration.isOptions else { return [] }
    let offsets = Set(wrong.map { offset(of: $0, in: run) })
    return offsets.filter { $0.magnitude < 1000 }.sorted().map { offset in
      let predictions = run.entries.map { entry in
        run.isRight(entry)
          ? nil : run.value(run.right(entry).bits &+ UInt64(bitPattern: Int64(offset)))
      }
      return Miscount(
        reason: Self.reason(offset, isRow: isRow(offset, in: run)), predictions: predictions)
    }
  }

  private static func reason(_ offset: Int, isRow: Bool) -> String {
    let text = "The numbers are \(offset.magnitude) too \(offset > 0 ? "high" : "low")"
    guard isRow, offset.magnitude == 1 else { return text + "." }
    return text + " from here on: a line too \(offset > 0 ? "many" : "few") was counted."
  }

  /// The entries that are off by so much are one row of members in the header's order, to the last.
  private func isRow(_ offset: Int, in run: ClaimRun) -> Bool {
    guard let start = run.entries.firstIndex(where: { !run.isRight($0) }) else { return false }
    let row = run.entries[start...]
    return row.allSatisfy { !run.isRight($0) && self.offset(of: $0, in: run) == offset }
      && zip(row, row.dropFirst()).allSatisfy { $1.member == $0.member + 1 }
  }

  private func offset(of entry: ClaimRun.Entry, in run: ClaimRun) -> Int {
    let claimed = IntegerValue(
      isNegative: entry.claimed.isNegative, magnitude: entry.claimed.magnitude,
      type: run.enumeration.type)
    return Int(truncatingIfNeeded: claimed.bits &- run.right(entry).bits)
  }
}

/// The numbers only count the bridge's own lines.
struct OwnNumbering: Hypothesis {
  let id = "own-numbering"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    guard run.isList, run.entries.count > 2, let first = run.entries.first?.claimed,
      !first.isNegative,
      first.magnitude <= 1
    else { return [] }
    let predictions = run.entries.indices.map { run.value(first.magnitude &+ UInt64($0)) }
    return [
      Miscount(
        reason: "The numbers count the lines of this list from \(first), not the header's members.",
        predictions: predictions)
    ]
  }
}

/// One number, and it is its neighbour's.
struct OffByOne: Hypothesis {
  let id = "off-by-one"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    guard !run.enumeration.isOptions else { return [] }
    return [(UInt64(1), "high"), (UInt64.max, "low")].map { step, direction in
      Miscount(
        reason: "The number is 1 too \(direction).",
        predictions: run.entries.map { run.value(run.right($0).bits &+ step) })
    }
  }
}
