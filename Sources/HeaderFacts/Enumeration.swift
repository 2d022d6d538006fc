/// Where a declaration stands: a header as its framework names it, and a line.
public struct HeaderLocation: Sendable, Hashable {
  /// The header's file name, `HKWorkout.h`, or its path under the include folder, `objc/runtime.h`.
  public var header: String
  /// Counted from 1.
  public var line: Int

  public init(header: String, line: Int) {
    self.header = header
    self.line = line
  }
}

/// How an enum was declared, as far as it matters to its users.
public enum EnumerationKind: Sendable, Hashable {
  /// `NS_ENUM`, `CF_ENUM`: a later SDK may add members.
  case open
  /// `NS_CLOSED_ENUM`, `CF_CLOSED_ENUM`: no member will ever be added.
  case closed
  /// `NS_OPTIONS`, `CF_OPTIONS`: members are bits to be combined.
  case options
  /// `NS_ERROR_ENUM`: the codes of the error domain whose constant is named.
  case errorCode(domain: String)
  /// A C enum with no such marking.
  case plain
}

/// One enumerator of an enum.
public struct Member: Sendable, Hashable {
  public var name: String
  public var value: IntegerValue
  /// The header writes a value; otherwise the compiler counted on from the member before.
  public var isExplicit: Bool
  /// The member's own availability, or its enum's where it states none.
  public var availability: Availability
  public var line: Int
  /// What `swift_name`/`NS_SWIFT_NAME` says, if it is there.
  public var swiftNameAttribute: String?
  /// `NS_REFINED_FOR_SWIFT`: Swift sees the name with two underscores before it.
  public var isRefinedForSwift: Bool

  public init(
    name: String, value: IntegerValue, isExplicit: Bool = false,
    availability: Availability = .unstated, line: Int = 0, swiftNameAttribute: String? = nil,
    isRefinedForSwift: Bool = false
  ) {
    self.name = name
    self.value = value
    self.isExplicit = isExplicit
    self.availability = availability
    self.line = line
    self.swiftNameAttribute = swiftNameAttribute
    self.isRefinedForSwift = isRefinedForSwift
  }
}

/// An enum with its members in header order.
public struct Enumeration: Sendable, Hashable {
  /// The tag or the typedef's name; empty for an anonymous enum.
  public var name: String
  public var framework: String
  public var location: HeaderLocation
  public var kind: EnumerationKind
  /// The underlying type as the header writes it, `NSUInteger`; what the compiler chose where none is written.
  public var typeName: String
  /// The underlying type with every typedef resolved, `unsigned long`.
  public var canonicalTypeName: String
  public var type: IntegerType
  public var availability: Availability
  public var swiftNameAttribute: String?
  public var members: [Member]

  public init(
    name: String, framework: String, location: HeaderLocation, kind: EnumerationKind,
    typeName: String, canonicalTypeName: String, type: IntegerType,
    availability: Availability = .unstated, swiftNameAttribute: String? = nil, members: [Member]
  ) {
    self.name = name
    self.framework = framework
    self.location = location
    self.kind = kind
    self.typeName = typeName
    self.canonicalTypeName = canonicalTypeName
    self.type = type
    self.availability = availability
    self.swiftNameAttribute = swiftNameAttribute
    self.members = members
  }

  public var isOptions: Bool { kind == .options }
}
