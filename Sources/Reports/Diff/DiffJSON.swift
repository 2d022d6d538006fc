import HeaderFacts

/// For programs: one object, `version` first. What is in it stays; more may be added.
public struct DiffJSON: DiffFormat {
  public let id = "json"

  public init() {}

  public func report(_ diff: FactDiff) -> String {
    let value = JSONValue.object([
      ("version", .integer(1)),
      ("old", Self.origin(diff.old)),
      ("new", Self.origin(diff.new)),
      ("frameworks", .array(diff.frameworks.map(JSONValue.string))),
      ("changes", .array(diff.changes.map(Self.change))),
    ])
    return value.text() + "\n"
  }

  private static func origin(_ origin: FactOrigin) -> JSONValue {
    .object([
      ("name", .string(origin.name)), ("triple", .string(origin.triple)),
    ])
  }

  private static func change(_ change: FactChange) -> JSONValue {
    func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    var members: [JSONValue.Member] = [
      ("change", .string(change.kind.rawValue)),
      ("subject", .string(change.subject.rawValue)),
      ("framework", .string(change.framework)),
      ("owner", change.owner.isEmpty ? .null : .string(change.owner)),
      ("name", .string(change.name)),
    ]
    if let kind = change.methodKind { members.append(("methodKind", .string(kind.rawValue))) }
    members += [
      ("old", optional(change.old)),
      ("new", optional(change.new)),
      ("since", optional(change.version?.description)),
      ("message", optional(change.message.isEmpty ? nil : change.message)),
      ("replacement", optional(change.replacement)),
      ("header", optional(change.location.header.isEmpty ? nil : change.location.header)),
      ("line", .integer(change.location.line)),
      ("followsOwner", .bool(change.followsOwner)),
    ]
    return .object(members)
  }
}
