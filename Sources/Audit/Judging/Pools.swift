import BridgeClaims
import HeaderFacts

/// Bound claims about one enum that are looked at together when a reason is sought.
struct Pool: Sendable {
  /// Places in the file's list of bound claims, in source order.
  var places: [Int]
  /// The same claims against the facts of one set; entry for entry as `places`.
  var run: ClaimRun
}

enum Pools {
  private struct Key: Hashable {
    /// Nil for statements that stand alone.
    var group: Int?
    var family: Int
  }

  /// The claims about each enum, by group; statements that stand alone are pooled over the file.
  static func pools(of bound: [BoundClaim]) -> [Pool] {
    var sizes: [Key: Int] = [:]
    for claim in bound {
      guard let family = claim.binding.family else { continue }
      sizes[Key(group: claim.group, family: family), default: 0] += 1
    }
    var keys: [Key] = []
    var places: [Key: [Int]] = [:]
    for (place, claim) in bound.enumerated() where claim.claim.value != nil {
      guard let family = claim.binding.family else { continue }
      var key = Key(group: claim.group, family: family)
      if sizes[key] == 1 { key.group = nil }
      if places[key] == nil { keys.append(key) }
      places[key, default: []].append(place)
    }
    return keys.flatMap { key in
      pools(bound, places: places[key] ?? []).map { pool in
        var pool = pool
        pool.run.isList = key.group != nil
        return pool
      }
    }
  }

  /// Splits claims by the set in which most of them are right, so that one run speaks of one set.
  private static func pools(_ bound: [BoundClaim], places: [Int]) -> [Pool] {
    var rest = places
    var pools: [Pool] = []
    while let origin = bestOrigin(bound, rest) {
      var pool: Pool?
      rest = rest.filter { place in
        guard let match = match(of: bound[place], origin: origin),
          let value = bound[place].claim.value
        else { return true }
        if pool == nil {
          pool = Pool(
            places: [],
            run: ClaimRun(
              enumeration: match.enumeration, platform: origin.platform, entries: []))
          pool?.run.isOrderKnown = origin.knowsMemberOrder
        }
        guard pool?.run.enumeration.members.count == match.enumeration.members.count else {
          return true
        }
        pool?.places.append(place)
        pool?.run.entries.append(ClaimRun.Entry(member: match.index, claimed: value))
        return false
      }
      if let pool { pools.append(pool) }
    }
    return pools
  }

  private static func match(of claim: BoundClaim, origin: FactOrigin) -> MemberMatch? {
    let matches = claim.binding.members.filter { $0.origin == origin }
    return matches.first { match in claim.claim.value.map(match.member.value.isDenoted) ?? false }
      ?? matches.first
  }

  private static func bestOrigin(_ bound: [BoundClaim], _ places: [Int]) -> FactOrigin? {
    var scores: [FactOrigin: Int] = [:]
    var order: [FactOrigin] = []
    for place in places {
      for match in bound[place].binding.members {
        if scores[match.origin] == nil { order.append(match.origin) }
        let right = bound[place].claim.value.map(match.member.value.isDenoted) ?? false
        scores[match.origin, default: 0] += right ? 3 : 1
      }
    }
    return order.max { scores[$0, default: 0] < scores[$1, default: 0] }
  }
}
