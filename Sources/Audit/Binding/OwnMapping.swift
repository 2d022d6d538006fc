import BridgeClaims
import HeaderFacts

/// Tells groups that restate an enum from groups that give its names numbers of their own.
enum OwnMapping {
  /// The claims without those that are no restatements, the doubtful ones made less sure.
  static func settle(_ bound: [BoundClaim], in group: ClaimGroup) -> [BoundClaim] {
    var settled = bound
    for family in Set(bound.compactMap(\.binding.family)) {
      let claims = bound.filter { $0.binding.family == family }
      if claims.contains(where: { $0.binding.way == .explicit }) { continue }
      switch verdict(on: claims, in: group) {
      case .restates: continue
      case .mayMap: settled = settled.map { hedged($0, isMeant: $0.binding.family == family) }
      case .maps: settled.removeAll { $0.binding.family == family }
      }
    }
    settled.removeAll { $0.binding.family == nil && $0.claim.mayMapElsewhere && $0.isWrong }
    return settled.map { hedged($0, isMeant: $0.claim.isHedged) }
  }

  private enum Verdict { case restates, mayMap, maps }

  private static func verdict(on claims: [BoundClaim], in group: ClaimGroup) -> Verdict {
    let numbered = claims.filter { $0.claim.value != nil }
    let right = numbered.count { !$0.isWrong }
    guard right < numbered.count else { return .restates }
    if numbered.allSatisfy({ $0.binding.way == .unprefixedName }),
      OwnCounting.kind(of: group.claims) == .lines
    {
      // Without the framework's prefix it is anybody's enum, all the more with members of its own.
      return numbered.count < group.claims.count ? .maps : .mayMap
    }
    if isBitIndex(numbered) { return .maps }
    let elsewhere = claims.contains(where: \.claim.mayMapElsewhere)
    guard elsewhere || isTable(numbered, in: group) else { return .restates }
    // Two names with one number, which is right for one of them: a code of its own for both.
    if elsewhere, sharesNumber(numbered) { return .mayMap }
    if right * 2 >= numbered.count || isMiscounted(numbered) { return .restates }
    if elsewhere || right == 0 { return .maps }
    return right * 6 <= numbered.count ? .mayMap : .restates
  }

  private static func sharesNumber(_ numbered: [BoundClaim]) -> Bool {
    let right = numbered.filter { !$0.isWrong }
    return numbered.contains { wrong in
      wrong.isWrong && right.contains { $0.claim.value == wrong.claim.value }
    }
  }

  private static func hedged(_ claim: BoundClaim, isMeant: Bool) -> BoundClaim {
    guard isMeant else { return claim }
    var claim = claim
    claim.binding.confidence = .possible
    return claim
  }

  /// Three names or more in full, in a table, a switch or an if-chain; an enum that declares them again
  /// means their numbers.
  private static func isTable(_ numbered: [BoundClaim], in group: ClaimGroup) -> Bool {
    group.owner?.kind != .enumeration && numbered.count > 2
      && numbered.allSatisfy { [.fullName, .unprefixedName].contains($0.binding.way) }
  }

  /// Some miscount leads to most of the wrong numbers.
  private static func isMiscounted(_ numbered: [BoundClaim]) -> Bool {
    let wrong = numbered.filter(\.isWrong)
    guard wrong.count > 1, let first = wrong.first?.binding.members.first else { return false }
    let entries = numbered.compactMap { claim -> ClaimRun.Entry? in
      guard let value = claim.claim.value,
        let match = claim.binding.members.first(where: { $0.origin == first.origin })
      else { return nil }
      return ClaimRun.Entry(member: match.index, claimed: value)
    }
    let run = ClaimRun(
      enumeration: first.enumeration, platform: first.origin.platform, entries: entries)
    return Explainer.explainedByMiscount(in: run) * 3 >= wrong.count * 2
  }

  /// All numbers are positions of the bits that an option set has: an enum of indices is another thing.
  private static func isBitIndex(_ numbered: [BoundClaim]) -> Bool {
    numbered.count > 1
      && numbered.allSatisfy { claim in
        guard let value = claim.claim.value, !value.isNegative, value.magnitude < 64 else {
          return false
        }
        return claim.binding.members.contains {
          $0.enumeration.isOptions && $0.member.value.bits == 1 << value.magnitude
        }
      }
  }
}
