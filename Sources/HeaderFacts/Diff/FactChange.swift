/// One difference between what two sets of headers state.
public struct FactChange: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `old` and `new` are values, names, types, encodings or owners, according to the kind. The order is that
    /// of reports: what breaks code comes first.
    case removed, renumbered, renamed, moved, retyped
    /// An enum of another kind, a required method that was optional or the other way round.
    case redeclared
    /// Only Swift calls it otherwise.
    case swiftRenamed = "swift-renamed"
    case unavailable, deprecated, restored, added
  }

  public enum Subject: String, Sendable, Hashable, CaseIterable {
    case framework, enumeration, member, constant, `class`, `protocol`
    /// That a class or protocol adopts a protocol, which is the name; `owner` adopts it.
    case conformance
    case method
  }

  public var kind: Kind
  public var subject: Subject
  public var framework: String
  /// The enum, class or protocol that it is of; empty for constants, for what is an owner itself, and for
  /// members of an enum without a name.
  public var owner: String
  /// The C name or the selector, as the newer headers have it unless it is gone from them.
  public var name: String
  /// Whose method it is, the instance's or the class's; nil for what is no method.
  public var methodKind: Method.Kind?
  /// What it was: the value of a member or constant, the encoding of a method, its owner where it moved, its
  /// name where it was renamed.
  public var old: String?
  /// What it is now.
  public var new: String?
  /// Since when it is there, deprecated or unavailable on the newer set's platform, where that is stated.
  public var version: Version?
  /// The header's own message on a deprecation, empty where there is none.
  public var message: String
  /// The new member that has the value of a deprecated or removed one.
  public var replacement: String?
  /// Where it is declared: in the newer headers, or in the older ones where it is gone.
  public var location: HeaderLocation
  /// Follows from the same change of its owner: a member of a new enum, a method of a deprecated class.
  public var followsOwner: Bool

  public init(
    kind: Kind, subject: Subject, framework: String, owner: String = "", name: String,
    methodKind: Method.Kind? = nil, old: String? = nil, new: String? = nil,
    version: Version? = nil, message: String = "", replacement: String? = nil,
    location: HeaderLocation, followsOwner: Bool = false
  ) {
    self.kind = kind
    self.subject = subject
    self.framework = framework
    self.owner = owner
    self.name = name
    self.methodKind = methodKind
    self.old = old
    self.new = new
    self.version = version
    self.message = message
    self.replacement = replacement
    self.location = location
    self.followsOwner = followsOwner
  }
}
