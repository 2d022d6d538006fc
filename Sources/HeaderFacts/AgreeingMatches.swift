/// Matches from several sets of facts that state the same of one declaration.
public struct AgreeingMatches: Sendable, Hashable {
  /// In the order of the facts; never empty. The first is the one to show.
  public private(set) var matches: [LookupMatch]

  public var first: LookupMatch { matches[0] }

  /// The sets that state it, each once, in their order.
  public var origins: [FactOrigin] {
    var origins: [FactOrigin] = []
    for match in matches where !origins.contains(match.origin) { origins.append(match.origin) }
    return origins
  }

  /// The matches in groups that agree, in the order of their first ones.
  public static func groups(of matches: [LookupMatch]) -> [AgreeingMatches] {
    var groups: [AgreeingMatches] = []
    var places: [String: [Int]] = [:]
    for match in matches {
      let candidates = places[match.name, default: []]
      if let place = candidates.first(where: { groups[$0].agrees(with: match) }) {
        groups[place].matches.append(match)
      } else {
        places[match.name, default: []].append(groups.count)
        groups.append(AgreeingMatches(matches: [match]))
      }
    }
    return groups
  }

  /// Whether another set states the same: the two of one set are never the same declaration.
  private func agrees(with match: LookupMatch) -> Bool {
    !matches.contains { $0.origin == match.origin } && first.states(sameAs: match)
  }
}

extension LookupMatch {
  public var origin: FactOrigin {
    switch self {
    case .member(let match): match.origin
    case .enumeration(let match): match.origin
    case .integerConstant(let match): match.origin
    case .externConstant(let match): match.origin
    case .method(let match): match.origin
    case .container(let match): match.origin
    }
  }

  /// Whether both say the same as far as what one knows is known to the other.
  fileprivate func states(sameAs other: LookupMatch) -> Bool {
    switch (self, other) {
    case (.member(let a), .member(let b)):
      a.enumeration.name == b.enumeration.name && a.member.value.bits == b.member.value.bits
    case (.enumeration(let a), .enumeration(let b)):
      a.fact.name == b.fact.name && a.fact.agrees(with: b.fact)
    case (.integerConstant(let a), .integerConstant(let b)):
      a.fact.value.description == b.fact.value.description
    case (.externConstant, .externConstant): true
    case (.method(let a), .method(let b)):
      a.container.owner == b.container.owner && a.method.kind == b.method.kind
        && (a.container.kind == .protocol) == (b.container.kind == .protocol)
        && EncodingFrame.isSame(a.method.encoding, b.method.encoding)
    case (.container(let a), .container(let b)): a.fact.isSame(as: b.fact)
    default: false
    }
  }
}

extension Enumeration {
  /// Whether all members that both have are of the same value.
  fileprivate func agrees(with other: Enumeration) -> Bool {
    let values = Dictionary(
      members.map { ($0.name, $0.value.bits) }, uniquingKeysWith: { first, _ in first })
    return other.members.allSatisfy {
      values[$0.name].map { [bits = $0.value.bits] in $0 == bits } ?? true
    }
  }
}

extension Container {
  fileprivate func isSame(as other: Container) -> Bool {
    guard name == other.name else { return false }
    return switch (kind, other.kind) {
    case (.class, .class), (.protocol, .protocol): true
    case (.category(let a), .category(let b)): a == b
    default: false
    }
  }
}
