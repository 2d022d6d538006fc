import Foundation
import HeaderFacts

/// The answer to a look-up as JSON: `{"version":1,"matches":[…],"nearMisses":[…]}`.
public enum LookupJSON {
  /// - Returns: the object, sorted keys, ending in a line break.
  public static func text(for answer: LookupAnswer) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(
      matches: answer.matches.map(Entry.init), nearMisses: answer.nearMisses.map(Entry.init),
      claimed: answer.claimed?.description)
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var version = 1
    var matches: [Entry]
    var nearMisses: [Entry]
    var claimed: String?
  }

  private struct Entry: Encodable {
    var kind: String
    var name: String?
    var value: Number?
    var type: String?
    var `enum`: String?
    var framework: String?
    var header: String?
    var line: Int?
    var swiftName: String?
    var deprecated: Bool?
    var availability: [String: Platform]?
    var counting: Count?
    var selector: String?
    var `class`: String?
    var encoding: String?
    var parameters: [ParameterEntry]?
    var returns: String?
    var optional: Bool?
    var facts: String?

    init(_ match: LookupMatch) {
      switch match {
      case .member(let match): self.init(match)
      case .enumeration(let match): self.init(match)
      case .integerConstant(let match): self.init(match)
      case .externConstant(let match): self.init(match)
      case .method(let match): self.init(match)
      case .container(let match): self.init(match)
      }
    }

    private init(kind: String, name: String?, availability: Availability, origin: FactOrigin) {
      self.kind = kind
      self.name = name
      self.availability = Platform.all(availability)
      deprecated = availability.isDeprecated(on: origin.platform)
      facts = origin.name
    }

    private mutating func place(_ framework: String, _ location: HeaderLocation) {
      self.framework = framework
      header = location.header
      line = location.line
    }

    private init(_ match: MemberMatch) {
      let (member, enumeration) = (match.member, match.enumeration)
      self.init(
        kind: "member", name: member.name, availability: member.availability,
        origin: match.origin)
      place(enumeration.framework, enumeration.location)
      line = member.line
      value = Number(member.value)
      self.enum = enumeration.name
      swiftName = enumeration.swiftMemberNames(platform: match.origin.platform)[match.index]
      counting = Count(match.counting)
    }

    private init(_ match: FactMatch<Enumeration>) {
      self.init(
        kind: "enum", name: match.fact.name, availability: match.fact.availability,
        origin: match.origin)
      place(match.fact.framework, match.fact.location)
      type = match.fact.typeName
      swiftName = match.fact.swiftTypeName
    }

    private init(_ match: FactMatch<IntegerConstant>) {
      let constant = match.fact
      self.init(
        kind: constant.kind == .macro ? "macro" : "constant", name: constant.name,
        availability: constant.availability, origin: match.origin)
      place(constant.framework, constant.location)
      value = Number(constant.value)
      type = constant.typeName
    }

    private init(_ match: FactMatch<ExternConstant>) {
      self.init(
        kind: "extern", name: match.fact.name, availability: match.fact.availability,
        origin: match.origin)
      place(match.fact.framework, match.fact.location)
      type = match.fact.typeName
    }

    private init(_ match: MethodMatch) {
      let method = match.method
      self.init(
        kind: method.kind.rawValue, name: nil, availability: method.availability,
        origin: match.origin)
      place(match.container.framework, match.container.location)
      line = method.line
      selector = method.selector
      self.class = match.container.owner
      encoding = method.encoding
      parameters = method.parameters.map(ParameterEntry.init)
      returns = method.returnType
      optional = method.isOptional ? true : nil
    }

    private init(_ match: FactMatch<Container>) {
      let kind =
        switch match.fact.kind {
        case .class: "class"
        case .protocol: "protocol"
        case .category: "category"
        }
      self.init(
        kind: kind, name: match.fact.name, availability: match.fact.availability,
        origin: match.origin)
      place(match.fact.framework, match.fact.location)
      self.class = match.fact.owner
    }
  }

  /// An integer of any 64-bit type, written as a JSON number without loss.
  private struct Number: Encodable {
    let value: IntegerValue
    init(_ value: IntegerValue) { self.value = value }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value.isNegative {
        try container.encode(Int64(truncatingIfNeeded: 0 &- value.magnitude))
      } else {
        try container.encode(value.magnitude)
      }
    }
  }

  private struct Count: Encodable {
    var anchor: String?
    var anchorValue: Number
    var steps: Int
    var deprecatedBetween: [String]
    var unavailableBetween: [String]

    init(_ counting: Counting) {
      anchor = counting.anchor
      anchorValue = Number(counting.anchorValue)
      steps = counting.steps
      deprecatedBetween = counting.deprecatedBetween
      unavailableBetween = counting.unavailableBetween
    }
  }

  private struct ParameterEntry: Encodable {
    var type: String
    var encoding: String
    var block: String?

    init(_ parameter: Parameter) {
      type = parameter.typeName
      encoding = parameter.encoding
      block = parameter.blockSignature
    }
  }

  private struct Platform: Encodable {
    var introduced: String?
    var deprecated: String?
    var obsoleted: String?
    var unavailable: Bool?

    static func all(_ availability: Availability) -> [String: Platform] {
      var platforms: [String: Platform] = [:]
      for entry in availability.platforms {
        platforms[entry.platform] = Platform(
          introduced: entry.introduced?.description, deprecated: entry.deprecated?.description,
          obsoleted: entry.obsoleted?.description, unavailable: entry.isUnavailable ? true : nil)
      }
      return platforms
    }
  }
}
