/// An integer that a header states outside any enum.
public struct IntegerConstant: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// `#define NAME …` whose replacement evaluates to an integer.
    case macro
    /// `static const T NAME = …` or a C `constexpr`/`const` with an integer initializer.
    case constant
  }

  public var name: String
  public var framework: String
  public var location: HeaderLocation
  public var kind: Kind
  public var value: IntegerValue
  /// The declared type, or the type of the macro's expression.
  public var typeName: String
  public var availability: Availability

  public init(
    name: String, framework: String, location: HeaderLocation, kind: Kind, value: IntegerValue,
    typeName: String, availability: Availability = .unstated
  ) {
    self.name = name
    self.framework = framework
    self.location = location
    self.kind = kind
    self.value = value
    self.typeName = typeName
    self.availability = availability
  }
}

/// A constant whose value no header gives: an extern string, number, structure or object.
public struct ExternConstant: Sendable, Hashable {
  public var name: String
  public var framework: String
  public var location: HeaderLocation
  /// As the header writes it: `const HKQuantityTypeIdentifier`.
  public var typeName: String
  /// The string enum it belongs to (`NS_TYPED_ENUM`, `NS_TYPED_EXTENSIBLE_ENUM`), if any.
  public var typedEnum: String?
  public var availability: Availability
  public var swiftNameAttribute: String?

  public init(
    name: String, framework: String, location: HeaderLocation, typeName: String,
    typedEnum: String? = nil, availability: Availability = .unstated,
    swiftNameAttribute: String? = nil
  ) {
    self.name = name
    self.framework = framework
    self.location = location
    self.typeName = typeName
    self.typedEnum = typedEnum
    self.availability = availability
    self.swiftNameAttribute = swiftNameAttribute
  }
}
