/// A member of an enum as its header declares it.
public struct KnownMember<RawValue: FixedWidthInteger & Sendable>: Sendable, Hashable {
  /// `HKWorkoutActivityTypeRunning`
  public let cName: String
  /// `running`, without backticks.
  public let swiftName: String
  public let rawValue: RawValue
  /// Deprecated or unavailable on the platform that the tables were generated for.
  public let isDeprecated: Bool

  public init(
    _ cName: String, _ swiftName: String, _ rawValue: RawValue,
    deprecated isDeprecated: Bool = false
  ) {
    self.cName = cName
    self.swiftName = swiftName
    self.rawValue = rawValue
    self.isDeprecated = isDeprecated
  }

  /// Reads packed text, a member a line: C name, Swift name, value and, where it is, `deprecated`, with a
  /// space between. Lines that are none of this are left out.
  public static func list(_ packed: String) -> [KnownMember] {
    packed.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count >= 3, let value = RawValue(parts[2]) else { return nil }
      return KnownMember(parts[0], parts[1], value, deprecated: parts.last == "deprecated")
    }
  }
}

/// A value of an enum or option set that headers declare, which knows what it is called there.
///
/// Enums to which a later SDK may add members are structures: a value without a name is kept, passed on and
/// encoded like any other. Values encode as their number.
public protocol KnownValue: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible
where RawValue: FixedWidthInteger & Sendable & Codable {
  static var cTypeName: String { get }
  static var swiftTypeName: String { get }
  /// All members in header order, deprecated ones and second names of one value included.
  static var members: [KnownMember<RawValue>] { get }
  /// Whether the headers name the value; of an option set, whether they name all its bits.
  var isKnown: Bool { get }
}

extension KnownValue {
  /// Every value that has a name, once, in header order.
  public static var allKnown: [Self] {
    var seen: Set<RawValue> = []
    return members.filter { seen.insert($0.rawValue).inserted }.compactMap {
      Self(rawValue: $0.rawValue)
    }
  }

  /// The value of the member with this C name; nil when there is none.
  public init?(cName: String) {
    guard let member = Self.members.first(where: { $0.cName == cName }) else { return nil }
    self.init(rawValue: member.rawValue)
  }

  /// The value of the member with this Swift name, without backticks; nil when there is none.
  public init?(swiftName: String) {
    guard let member = Self.members.first(where: { $0.swiftName == swiftName }) else { return nil }
    self.init(rawValue: member.rawValue)
  }

  /// The members with exactly this value, in header order; more than one where the headers say the same
  /// thing twice.
  public var members: [KnownMember<RawValue>] { Self.members.filter { $0.rawValue == rawValue } }

  /// The member with this value that is in use, before those that are deprecated.
  public var member: KnownMember<RawValue>? { Self.members.current(rawValue) }

  /// The C name of `member`.
  public var cName: String? { member?.cName }

  /// The Swift name of `member`, without backticks.
  public var swiftName: String? { member?.swiftName }

  public var isKnown: Bool { Self.members.current(rawValue) != nil }

  /// The Swift name, or `HKWorkoutActivityType(rawValue: 81)` where there is none.
  public var description: String {
    Self.members.describe(rawValue, type: Self.swiftTypeName)
  }
}

extension KnownValue where Self: OptionSet {
  /// Whether every bit belongs to a member whose bits are all set.
  public var isKnown: Bool { unnamedBits == 0 }

  /// The bits that no member accounts for.
  public var unnamedBits: RawValue { Self.members.unnamedBits(rawValue) }

  /// The Swift names of the members it is made of: `[strictStartDate, strictEndDate]`.
  public var description: String {
    Self.members.describe(options: rawValue, type: Self.swiftTypeName)
  }
}
