import BridgeClaims
import HeaderFacts

/// How far the short names and the numbers of a group go with one enum.
struct Resemblance: Sendable {
  let family: Int
  /// For each claim of the group the members that its label may mean; empty where there are none.
  let members: [[MemberMatch]]
  /// Different labels that mean some member.
  let matched: Int
  /// Different labels in the group.
  let labels: Int
  /// Matched claims with a number.
  let numbered: Int
  /// Of these, the right ones.
  let agreeing: Int
  /// Of these, the ones that are right or follow a systematic miscount.
  let supported: Int
  /// The matched labels, each counting from 0 to 1 by how few enums have such a member.
  let telling: Double
  /// The right numbers, each counting the more the less a list's own counting would give it.
  let tellingNumbers: Double
  /// The share of the enum's different values that the matched labels have, in the set that has most.
  let completeness: Double
  /// All numbers are some member's, though perhaps not of the members that they stand beside.
  let usesOwnValues: Bool
  /// Each number is one more than the one before it.
  let countsUp: Bool
  /// All numbers are 1 too high, or all 1 too low, of an enum that is no option set.
  let isShifted: Bool
  let names: NameEvidence

  var coverage: Double { labels == 0 ? 0 : Double(matched) / Double(labels) }
  var supportedShare: Double { numbered == 0 ? 0 : Double(supported) / Double(numbered) }

  /// All labels are members of the enum, and all its members are there.
  var isWhole: Bool { coverage == 1 && completeness == 1 && matched > 1 }

  /// The weight of all evidence, to compare enums with each other.
  var weight: Double {
    telling + tellingNumbers + 3 * names.overlap + 3 * supportedShare * coverage
      + Double(names.strength.rawValue)
  }

  init(
    claims: [ValueClaim], labels: GroupLabels, family number: Int, owner: OwnerNames,
    catalog: Catalog
  ) {
    let family = catalog.families[number]
    var matchedKeys: [String: Double] = [:]
    var right = 0
    var tellingNumbers = 0.0
    var numbered = 0
    var members: [[MemberMatch]] = []
    for (place, claim) in claims.enumerated() {
      let hit = labels.keys[place].lazy.map { ($0, family.members(shortKey: $0)) }
        .first { !$0.1.isEmpty }
      members.append(hit?.1 ?? [])
      guard let (key, found) = hit else { continue }
      matchedKeys[labels.keys[place][0]] = catalog.rarity(shortKey: key)
      guard let value = claim.value else { continue }
      numbered += 1
      guard found.contains(where: { $0.member.value.isDenoted(value) }) else { continue }
      right += 1
      tellingNumbers += Self.weight(of: value, at: place)
    }
    self.family = number
    self.members = members
    matched = matchedKeys.count
    self.labels = labels.distinctCount
    self.numbered = numbered
    agreeing = right
    usesOwnValues = claims.allSatisfy { claim in
      guard let value = claim.value else { return true }
      return family.variants.contains { variant in
        variant.enumeration.members.contains { $0.value.isDenoted(value) }
      }
    }
    countsUp = zip(claims, claims.dropFirst()).allSatisfy { one, next in
      guard let first = one.value, let second = next.value else { return false }
      return !first.isNegative && !second.isNegative
        && second.magnitude == first.magnitude &+ 1
    }
    isShifted = Self.isShifted(claims, members)
    completeness = Self.completeness(members, of: family)
    telling = matchedKeys.values.sorted().reduce(0) { $0 + $1 * $1 }
    self.tellingNumbers = tellingNumbers
    names = owner.evidence(for: family, catalog: catalog)
    supported = max(right, Self.systematicAgreement(claims, members))
  }

  private static func isShifted(_ claims: [ValueClaim], _ members: [[MemberMatch]]) -> Bool {
    let steps = zip(claims, members).map { claim, matches -> UInt64? in
      guard let match = matches.first, !match.enumeration.isOptions,
        let value = claim.value, !value.isNegative
      else { return nil }
      return value.magnitude &- match.member.value.bits
    }
    return [1, UInt64.max].contains { step in steps.allSatisfy { $0 == step } }
  }

  private static func completeness(
    _ members: [[MemberMatch]], of family: EnumerationFamily
  ) -> Double {
    let shares = family.variants.map { variant -> Double in
      let all = Set(variant.enumeration.members.map(\.value.bits))
      let found = members.joined().filter { $0.origin == variant.origin }
      let named = Set(found.map(\.member.value.bits))
      return all.isEmpty ? 0 : Double(named.count) / Double(all.count)
    }
    return shares.max() ?? 0
  }

  /// A number that the list's own counting would give says little, a large one much.
  private static func weight(of value: ClaimedInteger, at place: Int) -> Double {
    if !value.isNegative, value.magnitude == UInt64(place) || value.magnitude == UInt64(place) + 1 {
      return 0.1
    }
    return value.magnitude < 4 && !value.isNegative ? 0.2 : value.magnitude < 10 ? 0.4 : 0.8
  }

  private static func systematicAgreement(
    _ claims: [ValueClaim], _ members: [[MemberMatch]]
  ) -> Int {
    guard let first = members.first(where: { !$0.isEmpty })?.first else { return 0 }
    let entries = zip(claims, members).compactMap { claim, matches -> ClaimRun.Entry? in
      guard let value = claim.value,
        let match = matches.first(where: { $0.origin == first.origin })
      else { return nil }
      return ClaimRun.Entry(member: match.index, claimed: value)
    }
    var run = ClaimRun(
      enumeration: first.enumeration, platform: first.origin.platform, entries: entries)
    run.isOrderKnown = first.origin.knowsMemberOrder
    return Explainer.systematicAgreement(of: run)
  }

  /// The labels stand in the order in which the header has the members.
  var followsHeaderOrder: Bool {
    let places = members.compactMap(\.first?.index)
    let ascending = zip(places, places.dropFirst()).count { $0 < $1 }
    return places.count > 1 && ascending * 5 >= (places.count - 1) * 4
  }
}
