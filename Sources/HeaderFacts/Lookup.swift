/// One declaration that answers a question.
public enum LookupMatch: Sendable, Hashable {
  case member(MemberMatch)
  case enumeration(FactMatch<Enumeration>)
  case integerConstant(FactMatch<IntegerConstant>)
  case externConstant(FactMatch<ExternConstant>)
  case method(MethodMatch)
  case container(FactMatch<Container>)

  /// The C name, or the selector.
  public var name: String {
    switch self {
    case .member(let match): match.member.name
    case .enumeration(let match): match.fact.name
    case .integerConstant(let match): match.fact.name
    case .externConstant(let match): match.fact.name
    case .method(let match): match.method.selector
    case .container(let match): match.fact.name
    }
  }

  /// The integer that a header gives; nil for what has none.
  public var value: IntegerValue? {
    switch self {
    case .member(let match): match.member.value
    case .integerConstant(let match): match.fact.value
    default: nil
    }
  }
}

/// What the facts say to a question.
public struct LookupAnswer: Sendable, Hashable {
  /// In the order of the facts, the nearest first for parts of names and Swift calls.
  public var matches: [LookupMatch]
  /// Names that the question may have meant, the nearest first; only when nothing matches.
  public var nearMisses: [LookupMatch]
  /// The value that the question says its name has, or that no member has.
  public var claimed: SignedMagnitude?
  /// The enums asked for a value that none of their members has.
  public var enumerations: [FactMatch<Enumeration>] = []

  public init(
    matches: [LookupMatch], nearMisses: [LookupMatch] = [], claimed: SignedMagnitude? = nil
  ) {
    self.matches = matches
    self.nearMisses = nearMisses
    self.claimed = claimed
  }
}

/// Answers questions about names, values and selectors.
public struct Lookup: Sendable {
  let index: FactIndex

  public init(_ index: FactIndex) { self.index = index }

  public func answer(_ query: LookupQuery) -> LookupAnswer {
    switch query {
    case .name(let name):
      return withNearMisses(named(name), for: name)
    case .claim(let name, let value):
      var answer = withNearMisses(named(name), for: name)
      answer.claimed = value
      return answer
    case .value(let value, let enumeration):
      return valued(value, in: enumeration)
    case .selector(let selector, let owner, let kind):
      return selected(selector, owner: owner, kind: kind)
    case .swiftCall(let call):
      return withNearMisses(called(call), for: call)
    }
  }

  /// Declarations of the exact name; else by Swift name; else those that the name is a part of.
  private func named(_ name: String) -> [LookupMatch] {
    let exact = exactly(name)
    guard exact.isEmpty else { return exact }
    let swift = swiftNamed(name)
    return swift.isEmpty ? containing(name) : swift
  }

  private func exactly(_ name: String) -> [LookupMatch] {
    index.members(named: name).map(LookupMatch.member)
      + index.enumerations(named: name).map(LookupMatch.enumeration)
      + index.integerConstants(named: name).map(LookupMatch.integerConstant)
      + index.externConstants(named: name).map(LookupMatch.externConstant)
      + index.containers(named: name).map(LookupMatch.container)
      + index.methods(selector: name).map(LookupMatch.method)
  }

  /// `HKWorkoutActivityType.running`, `.running`, `HKQuery.init` is not among them: it is no value.
  private func swiftNamed(_ name: String) -> [LookupMatch] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let member = parts.last.map(String.init) ?? ""
    let type = parts.dropLast().joined(separator: ".")
    let types = everyEnumeration { $0.swiftTypeName == name }.map(LookupMatch.enumeration)
    guard types.isEmpty, parts.count > 1 else { return types }
    var matches: [LookupMatch] = []
    for found in everyEnumeration({ type.isEmpty || $0.name == type || $0.swiftTypeName == type }) {
      let names = found.fact.swiftMemberNames(platform: found.origin.platform)
      for (number, swiftName) in names.enumerated() where swiftName == member {
        matches.append(
          .member(MemberMatch(enumeration: found.fact, index: number, origin: found.origin)))
      }
    }
    matches += constants(swiftName: name)
    guard matches.isEmpty, !type.isEmpty else { return matches }
    return methods(member, owner: type).map(LookupMatch.method)
  }

  /// Constants of string enums, with their type or, after a dot alone, of any.
  private func constants(swiftName name: String) -> [LookupMatch] {
    index.sets.flatMap { set in
      set.externConstants.filter { constant in
        guard let swiftName = constant.swiftName else { return false }
        return name.hasPrefix(".") ? swiftName.hasSuffix(name) : swiftName == name
      }
      .map { .externConstant(FactMatch(fact: $0, origin: set.origin)) }
    }
  }

  private func everyEnumeration(
    _ isWanted: (Enumeration) -> Bool
  ) -> [FactMatch<Enumeration>] {
    index.sets.flatMap { set in
      set.enumerations.filter(isWanted).map { FactMatch(fact: $0, origin: set.origin) }
    }
  }

  private func valued(_ value: SignedMagnitude, in name: String?) -> LookupAnswer {
    let enumerations =
      name.map { name in everyEnumeration { $0.name == name || $0.swiftTypeName == name } }
      ?? everyEnumeration { _ in true }
    if let name, enumerations.isEmpty {
      return LookupAnswer(matches: [], nearMisses: near(name), claimed: nil)
    }
    let matches = enumerations.flatMap { found in
      found.fact.members.indices
        .filter { found.fact.members[$0].value.isDenoted(by: value) }
        .map { MemberMatch(enumeration: found.fact, index: $0, origin: found.origin) }
    }
    var answer = LookupAnswer(matches: matches.map(LookupMatch.member))
    if matches.isEmpty, name != nil {
      answer.claimed = value
      answer.enumerations = enumerations
    }
    return answer
  }

  /// The methods asked for; where there are none, those of other classes or the other kind are near.
  private func selected(_ selector: String, owner: String?, kind: Method.Kind?) -> LookupAnswer {
    let all = methods(selector, owner: nil)
    let wanted = all.filter {
      (owner == nil || $0.container.owner == owner) && (kind == nil || $0.method.kind == kind)
    }
    guard wanted.isEmpty, !all.isEmpty else {
      return withNearMisses(wanted.map(LookupMatch.method), for: selector)
    }
    return LookupAnswer(matches: [], nearMisses: all.map(LookupMatch.method))
  }

  private func methods(_ selector: String, owner: String?) -> [MethodMatch] {
    index.methods(selector: selector).filter { owner == nil || $0.container.owner == owner }
  }

  private func called(_ text: String) -> [LookupMatch] {
    guard let call = SwiftCall(parsing: text) else { return [] }
    var found: [(match: MethodMatch, quality: Int)] = []
    for set in index.sets {
      for container in set.containers {
        for (number, method) in container.methods.enumerated() {
          guard let quality = call.matchQuality(method: method, owner: container.owner) else {
            continue
          }
          let match = MethodMatch(container: container, index: number, origin: set.origin)
          found.append((match, quality))
        }
      }
    }
    guard let best = found.map(\.quality).max() else { return [] }
    return found.filter { $0.quality == best }.map { .method($0.match) }
  }

  /// Declarations that have `part` in their name, in any case; whole words before parts of words.
  private func containing(_ part: String) -> [LookupMatch] {
    guard part.utf8.count >= 2 else { return [] }
    let wanted = part.lowercased()
    let words = NameWords.split(part)
    let spellings = Set(index.constantSpellings).union(index.selectorSpellings)
      .union(index.sets.flatMap { $0.enumerations.map(\.name) + $0.containers.map(\.owner) })
    let ranked = spellings.filter { $0.lowercased().contains(wanted) }
      .map { (name: $0, isWhole: NameWords.split($0).contains(words)) }
      .sorted { ($0.isWhole ? 0 : 1, $0.name) < ($1.isWhole ? 0 : 1, $1.name) }
    return ranked.flatMap { exactly($0.name) }
  }

  private func withNearMisses(_ matches: [LookupMatch], for name: String) -> LookupAnswer {
    LookupAnswer(matches: matches, nearMisses: matches.isEmpty ? near(name) : [])
  }

  private func near(_ name: String) -> [LookupMatch] {
    let isSelector = name.contains(":") || name.contains("(")
    let names =
      isSelector ? index.nearSelectors(to: name, limit: 5) : index.nearNames(to: name, limit: 5)
    return names.flatMap { exactly($0) }
  }
}

extension IntegerValue {
  /// Whether a number, as a person types it, is this value modulo the width of its type.
  public func isDenoted(by value: SignedMagnitude) -> Bool {
    isDenoted(isNegative: value.isNegative, magnitude: value.magnitude)
  }
}
