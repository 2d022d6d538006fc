import HeaderFacts

/// The answer to a look-up as JSON: `{"version":1,"matches":[…],"nearMisses":[…]}`.
public enum LookupJSON {
  /// One object, ending in a line break. A match's keys are those that its kind of declaration has.
  public static func text(for answer: LookupAnswer) -> String {
    var members: [JSONValue.Member] = [
      ("version", .integer(1)), ("matches", .array(Self.matches(answer.matches))),
    ]
    if let claimed = answer.claimed { members.append(("claimed", .number(claimed.description))) }
    if !answer.nearMisses.isEmpty {
      members.append(("nearMisses", .array(Self.matches(answer.nearMisses))))
    }
    return JSONValue.object(members).text() + "\n"
  }

  /// One object for all sets of facts that state the same.
  private static func matches(_ matches: [LookupMatch]) -> [JSONValue] {
    AgreeingMatches.groups(of: matches).map { group in
      let facts = group.origins.map { JSONValue.string($0.name) }
      return .object(members(of: group.first) + [("facts", .array(facts))])
    }
  }

  private static func members(of match: LookupMatch) -> [JSONValue.Member] {
    switch match {
    case .member(let match): member(match)
    case .enumeration(let match): enumeration(match)
    case .integerConstant(let match): integerConstant(match)
    case .externConstant(let match): externConstant(match)
    case .method(let match): method(match)
    case .container(let match): container(match)
    }
  }

  private static func member(_ match: MemberMatch) -> [JSONValue.Member] {
    let (member, enumeration) = (match.member, match.enumeration)
    let swiftName = enumeration.swiftMemberName(at: match.index, platform: match.origin.platform)
    let place = HeaderLocation(header: enumeration.location.header, line: member.line)
    return [
      ("kind", .string("member")), ("name", .string(member.name)),
      ("value", .number(member.value.description)), ("enum", .string(enumeration.name)),
      ("framework", .string(enumeration.framework)), ("swiftName", .string(swiftName)),
    ] + usability(member.availability, match.origin)
      + [("counting", match.counting.map(counting) ?? .null)] + provenance(place)
  }

  private static func counting(_ counting: Counting) -> JSONValue {
    .object([
      ("anchor", counting.anchor.map(JSONValue.string) ?? .null),
      ("anchorValue", .number(counting.anchorValue.description)),
      ("steps", .integer(counting.steps)),
      ("deprecatedBetween", .array(counting.deprecatedBetween.map(JSONValue.string))),
      ("unavailableBetween", .array(counting.unavailableBetween.map(JSONValue.string))),
    ])
  }

  private static func enumeration(_ match: FactMatch<Enumeration>) -> [JSONValue.Member] {
    [
      ("kind", .string("enum")), ("name", .string(match.fact.name)),
      ("type", .string(match.fact.typeName)), ("framework", .string(match.fact.framework)),
      ("swiftName", .string(match.fact.swiftTypeName)),
      ("members", .array(members(match))),
    ] + usability(match.fact.availability, match.origin)
      + provenance(match.fact.location)
  }

  private static func members(_ match: FactMatch<Enumeration>) -> [JSONValue] {
    let platform = match.origin.platform
    let names = match.fact.swiftMemberNames(platform: platform)
    return zip(match.fact.members, names).map { member, swiftName in
      .object([
        ("name", .string(member.name)), ("value", .number(member.value.description)),
        ("swiftName", .string(swiftName)),
        ("deprecated", .bool(member.availability.isDeprecated(on: platform))),
      ])
    }
  }

  private static func integerConstant(_ match: FactMatch<IntegerConstant>) -> [JSONValue.Member] {
    [
      ("kind", .string(match.fact.kind == .macro ? "macro" : "constant")),
      ("name", .string(match.fact.name)), ("value", .number(match.fact.value.description)),
      ("type", .string(match.fact.typeName)), ("framework", .string(match.fact.framework)),
    ] + usability(match.fact.availability, match.origin)
      + provenance(match.fact.location)
  }

  private static func externConstant(_ match: FactMatch<ExternConstant>) -> [JSONValue.Member] {
    [
      ("kind", .string("extern")), ("name", .string(match.fact.name)),
      ("type", .string(match.fact.typeName)), ("framework", .string(match.fact.framework)),
      ("swiftName", match.fact.swiftName.map(JSONValue.string) ?? .null),
    ] + usability(match.fact.availability, match.origin)
      + provenance(match.fact.location)
  }

  private static func method(_ match: MethodMatch) -> [JSONValue.Member] {
    let method = match.method
    let place = HeaderLocation(header: match.container.location.header, line: method.line)
    return [
      ("selector", .string(method.selector)), ("class", .string(match.container.owner)),
      ("kind", .string(method.kind.rawValue)), ("encoding", .string(method.encoding)),
      ("parameters", .array(method.parameters.map(parameter))),
      ("returns", .string(method.returnType)),
      ("framework", .string(match.container.framework)),
    ] + usability(method.availability, match.origin) + provenance(place)
  }

  private static func parameter(_ parameter: Parameter) -> JSONValue {
    .object(
      [("type", .string(parameter.typeName)), ("encoding", .string(parameter.encoding))]
        + (parameter.blockSignature.map { [("block", .string($0))] } ?? []))
  }

  private static func container(_ match: FactMatch<Container>) -> [JSONValue.Member] {
    let (kind, superclass): (String, String?) =
      switch match.fact.kind {
      case .class(let superclass): ("class", superclass)
      case .protocol: ("protocol", nil)
      case .category: ("category", nil)
      }
    return [
      ("kind", .string(kind)), ("name", .string(match.fact.name)),
      ("class", .string(match.fact.owner)),
      ("superclass", superclass.map(JSONValue.string) ?? .null),
      ("framework", .string(match.fact.framework)),
      ("selectors", .array(match.fact.methods.map { .string($0.selector) })),
    ] + usability(match.fact.availability, match.origin)
      + provenance(match.fact.location)
  }

  /// `deprecated` is meant of the platform that was read.
  private static func usability(
    _ availability: Availability, _ origin: FactOrigin
  ) -> [JSONValue.Member] {
    let platforms = availability.platforms.map { ($0.platform, platform($0)) }
    return [
      ("deprecated", .bool(availability.isDeprecated(on: origin.platform))),
      ("availability", .object(platforms)),
    ]
  }

  private static func platform(_ entry: PlatformAvailability) -> JSONValue {
    let versions: [(String, Version?)] = [
      ("introduced", entry.introduced), ("deprecated", entry.deprecated),
      ("obsoleted", entry.obsoleted),
    ]
    return .object(
      versions.compactMap { key, version in version.map { (key, .string($0.description)) } }
        + (entry.isUnavailable ? [("unavailable", .bool(true))] : []))
  }

  private static func provenance(_ location: HeaderLocation) -> [JSONValue.Member] {
    [("header", .string(location.header)), ("line", .integer(location.line))]
  }
}
