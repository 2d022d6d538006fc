import BridgeClaims

/// Tells lists that are numbered by their own lines.
enum OwnCounting {
  enum Kind: Sendable, Hashable {
    /// The numbers count the lines from 0 or 1.
    case lines
    /// They are one bit after the other.
    case bits
  }

  static func kind(of claims: [ValueClaim]) -> Kind? {
    countsLines(claims) ? .lines : countsBits(claims) ? .bits : nil
  }

  private static func countsLines(_ claims: [ValueClaim]) -> Bool {
    guard claims.count > 2, let first = claims[0].value, !first.isNegative, first.magnitude <= 1
    else { return false }
    return claims.enumerated().allSatisfy { place, claim in
      claim.value == ClaimedInteger(magnitude: first.magnitude + UInt64(place))
    }
  }

  /// 1, 2, 4, 8 in the order of the lines; 0 and sums of the bits, such as "all", may stand among them.
  private static func countsBits(_ claims: [ValueClaim]) -> Bool {
    let values = claims.compactMap(\.value)
    guard values.count == claims.count, !values.contains(where: \.isNegative) else { return false }
    let bits = values.map(\.magnitude).filter { $0.nonzeroBitCount == 1 }
    // A list counted from 0 to 12 has 1, 2, 4 and 8 in it as well.
    return bits.count > 2 && bits.count < 64 && bits.count * 2 > values.count
      && bits.enumerated().allSatisfy { $1 == 1 << UInt64($0) }
  }
}
