import BridgeClaims
import HeaderFacts

/// Finds the enum that a group's short names mean.
struct GroupBinder: Sendable {
  let catalog: Catalog
  var context = FileContext()

  /// A group's enum, how sure that is, and what speaks for it.
  struct Choice: Sendable {
    var resemblance: Resemblance
    var way: Binding.Way
    var confidence: Confidence
    var evidence: [String]
  }

  /// Whether some enum is meant.
  enum Judgement: Sendable {
    case meant(Choice)
    case refused(Refusal)
  }

  /// The bindings of the group's claims, in order, nil for claims about nothing that was read; where no
  /// enum is meant, why the most similar one is not.
  ///
  /// - Parameter company: Enums that full names beside these claims belong to.
  func bind(
    _ claims: [ValueClaim], in group: ClaimGroup, company: Set<Int>
  ) -> (bindings: [Binding?], refusal: Refusal?) {
    switch choose(claims, in: group, company: company) {
    case nil: return (claims.map { _ in nil }, nil)
    case .refused(let refusal)?: return (claims.map { _ in nil }, refusal)
    case .meant(let choice)?:
      let bindings = choice.resemblance.members.map { members -> Binding? in
        guard !members.isEmpty else { return nil }
        return Binding(
          way: choice.way, confidence: choice.confidence, evidence: choice.evidence,
          members: members, family: choice.resemblance.family)
      }
      return (bindings, nil)
    }
  }

  private func choose(
    _ claims: [ValueClaim], in group: ClaimGroup, company: Set<Int>
  ) -> Judgement? {
    let labels = GroupLabels(claims)
    let owner = OwnerNames(group, labelPrefix: labels.prefix)
    let named = Set(owner.foldedNames.flatMap(catalog.families(foldedName:)))
    let counting = OwnCounting.kind(of: claims)
    var best: Choice?
    var refused: Refusal?
    for family in candidates(labels, named: named) {
      let resemblance = Resemblance(
        claims: claims, labels: labels, family: family, owner: owner, catalog: catalog)
      let judgement = judge(
        resemblance, owner: owner, counting: counting, company: self.company(of: family, company))
      switch judgement {
      case .meant(let choice):
        if best.map({ Self.isBetter(choice, than: $0) }) ?? true { best = choice }
      case .refused(let refusal):
        if refused.map({ refusal.weight > $0.weight }) ?? true { refused = refusal }
      }
    }
    return best.map(Judgement.meant) ?? refused.map(Judgement.refused)
  }

  /// Where full names of an enum stand.
  private enum Company: Int, Comparable {
    case none, file, group
    static func < (a: Company, b: Company) -> Bool { a.rawValue < b.rawValue }
  }

  private func company(of family: Int, _ beside: Set<Int>) -> Company {
    beside.contains(family) ? .group : context.families.contains(family) ? .file : .none
  }

  /// Enums with at least one of the labels, by name, so that the order of the facts decides nothing.
  private func candidates(_ labels: GroupLabels, named: Set<Int>) -> [Int] {
    var hits: [Int: Int] = [:]
    for keys in labels.keys {
      for family in Set(keys.flatMap(catalog.families(shortKey:))) {
        hits[family, default: 0] += 1
      }
    }
    // Of a long list, enums with a label or two in common are not worth a closer look.
    let least = max(1, labels.keys.count / 4)
    return hits.filter { $0.value >= least || named.contains($0.key) }.map(\.key)
      .sorted { (catalog.families[$0].name, $0) < (catalog.families[$1].name, $1) }
  }

  private static func isBetter(_ a: Choice, than b: Choice) -> Bool {
    let all = { (choice: Choice) in choice.resemblance.agreeing == choice.resemblance.numbered }
    let matched = (a.resemblance.matched, b.resemblance.matched)
    if a.way != b.way {
      let (named, other) = a.way == .namedOwner ? (a, b) : (b, a)
      // `EventType` may as well be what the bits of the event mask are called.
      // `CNNLossType` is `MPSCNNLossType` where more of it is right, and not `MLCLossType` without its letters.
      let fitsBetter =
        named.resemblance.names.strength == .bridgeName
        && other.resemblance.matched >= max(4, named.resemblance.matched)
        && other.resemblance.agreeing > named.resemblance.agreeing
      let isOther =
        fitsBetter
        || named.resemblance.supportedShare < 0.5 && all(other)
          && other.resemblance.matched * 10 >= named.resemblance.matched * 9
      return (a.way == .namedOwner) != isOther
    }
    // Where all is right with one enum that fits as well, the other is not meant.
    if all(a) != all(b), all(a) ? matched.0 >= matched.1 : matched.1 >= matched.0 { return all(a) }
    return a.resemblance.weight > b.resemblance.weight
  }

  /// Whether one enum is meant, how sure that is, or what speaks against it.
  private func judge(
    _ r: Resemblance, owner: OwnerNames, counting: OwnCounting.Kind?, company: Company
  ) -> Judgement {
    guard r.matched > 0, r.numbered > 0 else { return .refused(Refusal(r, .noNumbers)) }
    func choice(_ way: Binding.Way, _ confidence: Confidence) -> Judgement {
      .meant(
        Choice(
          resemblance: r, way: way, confidence: confidence,
          evidence: Self.evidence(r, company)))
    }
    // Lines counted in the header's order may be the header's members, miscounted.
    let counts =
      counting == .lines && !(r.followsHeaderOrder && r.coverage >= 0.8)
      || counting == .bits && r.supportedShare < 0.5
    switch r.names.strength {
    case .exactName:
      guard let confidence = exactNameConfidence(r, isOwnNumbering: counts) else {
        return .refused(Refusal(r, .fewNames))
      }
      return choice(.namedOwner, confidence)
    case .bridgeName:
      if let confidence = bridgeNameConfidence(r, counting: counting, isOwnNumbering: counts) {
        // Numbers that count the code's own lines may as well be its own, whatever it is called.
        let isOwn = counting == .lines && r.agreeing < r.numbered && r.supported == r.agreeing
        return choice(.namedOwner, isOwn ? .possible : confidence)
      }
    case .related, .none: break
    }
    guard !owner.isForeign(to: catalog.families[r.family], catalog: catalog) else {
      return .refused(Refusal(r, .otherOwner))
    }
    let confidence = resemblanceConfidence(
      r, counts: counting == .lines || counts, isOwnNumbering: counts, company: company,
      isInterface: owner.isInterface)
    guard let confidence else {
      return .refused(Refusal(r, isOwnNumbering: counts))
    }
    return choice(.resemblance, confidence)
  }

  private static func evidence(_ r: Resemblance, _ company: Company) -> [String] {
    var evidence = r.names.text.map { [$0] } ?? []
    evidence.append("\(r.matched) of \(r.labels) names are its members'")
    evidence.append("\(r.agreeing) of \(r.numbered) numbers agree")
    switch company {
    case .none: break
    case .file: evidence.append("the file has right numbers of this enum elsewhere")
    case .group: evidence.append("full names beside it are of this enum")
    }
    return evidence
  }

  private func exactNameConfidence(_ r: Resemblance, isOwnNumbering: Bool) -> Confidence? {
    guard r.coverage >= 0.5 || r.matched > 2 else { return nil }
    if isOwnNumbering && r.supportedShare < 0.5 {
      // All of what has an interface's own name is its members: then the order is wrong, not the enum.
      return r.coverage >= 0.9 && r.matched > 2 ? .likely : .possible
    }
    return r.supportedShare >= 0.5 && r.supported > 1 ? .certain : .likely
  }

  private func bridgeNameConfidence(
    _ r: Resemblance, counting: OwnCounting.Kind?, isOwnNumbering: Bool
  ) -> Confidence? {
    if context.isMirror && !isOwnNumbering && r.coverage >= 0.75 && r.supportedShare < 0.75 {
      return .likely
    }
    guard r.coverage >= 0.5, r.matched > 1 else { return nil }
    let supported = r.supportedShare >= 0.5 && r.supported > 1
    if isOwnNumbering || counting != nil && !supported {
      if r.agreeing == r.numbered { return .likely }
      // Counted from 0 for 1, or the reverse, by a name that can hardly mean anything else.
      return r.isWhole && r.isShifted && tellingWords(of: r.family) > 2 ? .possible : nil
    }
    if supported {
      return r.supported > 3 && r.supportedShare >= 0.75 && r.coverage >= 0.75 ? .certain : .likely
    }
    // Named after the enum, with all its members and no other: meant, whatever the numbers.
    guard tellingWords(of: r.family) > 1 || r.telling > 1.5 else { return nil }
    guard r.isWhole else {
      // A few members of it, of which one is wrong, or two have each other's number.
      let isSlip = r.numbered - r.agreeing == 1 || r.usesOwnValues && r.numbered == 2
      let isLong = r.matched > 3 && r.telling > 2.5
      return r.coverage == 1 && (isSlip || isLong) && !r.countsUp ? .possible : nil
    }
    return r.usesOwnValues || r.numbered - r.agreeing == 1 ? .likely : .possible
  }

  /// How many words of the enum's name say what it is about.
  private func tellingWords(of family: Int) -> Int {
    catalog.families[family].nameWords.count { !OwnerNames.genericWords.contains($0) }
  }

  /// - Parameters:
  ///   - counts: The numbers count the group's lines, in whatever order.
  ///   - isOwnNumbering: They do, and the lines are not the header's.
  ///   - isInterface: The code calls the enum by an interface's name, which is not this one's.
  private func resemblanceConfidence(
    _ r: Resemblance, counts: Bool, isOwnNumbering: Bool, company: Company, isInterface: Bool
  ) -> Confidence? {
    let hasCompany = company > .none
    if hasCompany, !isInterface, r.coverage == 1, r.supported == 1, !counts {
      // Two names or three, of which one still has its number, say so where more speaks for the enum.
      let isMeant = r.matched > 2 ? r.usesOwnValues : r.matched == 2 && r.names.overlap > 0
      if isMeant { return .possible }
    }
    guard r.matched > 2 || (hasCompany && r.matched > 1), r.coverage >= 0.6, r.supported > 1 else {
      return nil
    }
    guard r.supportedShare >= 0.5 else {
      // Many telling names outweigh many numbers that disagree, though not for sure.
      return r.matched > 4 && r.coverage >= 0.75 && r.telling >= 3 && !counts
        ? .possible : nil
    }
    if isOwnNumbering && r.agreeing < r.numbered { return nil }
    // Three names with the numbers 0 and 1 among them are in every second program.
    guard r.matched > 3 || r.tellingNumbers >= 1 || hasCompany else { return nil }
    let weight =
      r.telling + r.tellingNumbers + 2 * r.names.overlap + (hasCompany ? 1.5 : 0)
      + (r.isWhole && r.matched > 3 ? 1 : 0)
    if weight >= 4, r.coverage >= 0.75, r.supported > 2 { return .likely }
    return weight >= 3 ? .possible : nil
  }
}
