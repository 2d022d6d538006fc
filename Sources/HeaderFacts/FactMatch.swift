/// A member found by name, with the enum that it stands in.
public struct MemberMatch: Sendable, Hashable {
  public var enumeration: Enumeration
  /// The member's place in `enumeration.members`.
  public var index: Int
  public var origin: FactOrigin

  public init(enumeration: Enumeration, index: Int, origin: FactOrigin) {
    self.enumeration = enumeration
    self.index = index
    self.origin = origin
  }

  public var member: Member { enumeration.members[index] }

  /// How the compiler came to the member's value, seen from the platform that was read; nil where the
  /// facts do not tell in which order the header has the members.
  public var counting: Counting? {
    guard origin.knowsMemberOrder else { return nil }
    return enumeration.counting(ofMemberAt: index, platform: origin.platform)
  }
}

/// A method found by its selector, with the class, protocol or category that declares it.
public struct MethodMatch: Sendable, Hashable {
  public var container: Container
  /// The method's place in `container.methods`.
  public var index: Int
  public var origin: FactOrigin

  public init(container: Container, index: Int, origin: FactOrigin) {
    self.container = container
    self.index = index
    self.origin = origin
  }

  public var method: Method { container.methods[index] }
}

/// Any other declaration with the facts that it comes from.
public struct FactMatch<Fact: Sendable & Hashable>: Sendable, Hashable {
  public var fact: Fact
  public var origin: FactOrigin

  public init(fact: Fact, origin: FactOrigin) {
    self.fact = fact
    self.origin = origin
  }
}
