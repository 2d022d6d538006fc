import HeaderFacts

/// A digit was lost, doubled, or exchanged with the one beside it.
struct MistypedDigits: Hypothesis {
  let id = "mistyped-digits"

  private enum Slip: String, CaseIterable {
    case lost = "A digit is missing"
    case doubled = "A digit is there twice"
    case exchanged = "Two digits are exchanged"
  }

  func miscounts(of run: ClaimRun) -> [Miscount] {
    Slip.allCases.compactMap { slip in
      let predictions = run.entries.map { entry -> IntegerValue? in
        guard !entry.claimed.isNegative, !run.isRight(entry) else { return nil }
        let right = run.right(entry).magnitude
        let isSlip = [10, 16].contains { radix in
          Self.isSlip(
            Array(String(entry.claimed.magnitude, radix: radix).utf8),
            of: Array(String(right, radix: radix).utf8), slip)
        }
        return isSlip ? run.value(entry.claimed.magnitude) : nil
      }
      guard predictions.contains(where: { $0 != nil }) else { return nil }
      return Miscount(reason: "\(slip.rawValue).", predictions: predictions)
    }
  }

  /// Of short numbers hardly any is not a slip of another.
  private static func isSlip(_ claimed: [UInt8], of right: [UInt8], _ slip: Slip) -> Bool {
    switch slip {
    case .lost: right.count > 2 && isOneMore(right, than: claimed)
    case .doubled:
      right.count > 1 && isOneMore(claimed, than: right)
        && zip(claimed, claimed.dropFirst()).contains { $0 == $1 }
    case .exchanged:
      right.count > 1 && claimed.count == right.count && claimed != right
        && right.indices.dropLast().contains { place in
          var changed = right
          changed.swapAt(place, place + 1)
          return changed == claimed
        }
    }
  }

  private static func isOneMore(_ long: [UInt8], than short: [UInt8]) -> Bool {
    guard long.count == short.count + 1 else { return false }
    let same = zip(long, short).prefix { $0 == $1 }.count
    return long.dropFirst(same + 1).elementsEqual(short.dropFirst(same))
  }
}
