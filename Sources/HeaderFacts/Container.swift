/// One parameter of a method.
public struct Parameter: Sendable, Hashable {
  /// The type as the header writes it: `void (^)(BOOL, NSError * _Nullable)`.
  public var typeName: String
  /// The Objective-C encoding of the type: `@`, `q`, `@?`, ….
  public var encoding: String
  /// For a block, its signature as an encoding without offsets, the block itself first: `v@?B@`.
  public var blockSignature: String?

  public init(typeName: String, encoding: String, blockSignature: String? = nil) {
    self.typeName = typeName
    self.encoding = encoding
    self.blockSignature = blockSignature
  }
}

public struct Method: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case instance, `class`
    /// `-` or `+`, as Objective-C writes it.
    public var sign: String { self == .instance ? "-" : "+" }
  }

  /// The exact spelling: `finishRouteWithWorkout:metadata:completion:`.
  public var selector: String
  public var kind: Kind
  /// The runtime's type encoding with offsets for the target read: `v40@0:8@16@24@?32`.
  public var encoding: String
  public var returnType: String
  public var parameters: [Parameter]
  /// Declared under `@optional` in a protocol.
  public var isOptional: Bool
  /// The property whose getter or setter this is, if it is one.
  public var propertyName: String?
  /// Its own availability, or its class's, protocol's or category's where it states none.
  public var availability: Availability
  public var swiftNameAttribute: String?
  public var line: Int
  /// `NS_REFINED_FOR_SWIFT`: Swift sees the name with two underscores before it.
  public var isRefinedForSwift: Bool

  public init(
    selector: String, kind: Kind, encoding: String, returnType: String,
    parameters: [Parameter] = [],
    isOptional: Bool = false, propertyName: String? = nil, availability: Availability = .unstated,
    swiftNameAttribute: String? = nil, line: Int = 0, isRefinedForSwift: Bool = false
  ) {
    self.selector = selector
    self.kind = kind
    self.encoding = encoding
    self.returnType = returnType
    self.parameters = parameters
    self.isOptional = isOptional
    self.propertyName = propertyName
    self.availability = availability
    self.swiftNameAttribute = swiftNameAttribute
    self.line = line
    self.isRefinedForSwift = isRefinedForSwift
  }
}

public struct Property: Sendable, Hashable {
  public var name: String
  public var typeName: String
  /// The real accessor names: `isRunning` for `getter=isRunning`.
  public var getter: String
  /// Nil for a read-only property.
  public var setter: String?
  public var isClassProperty: Bool
  public var availability: Availability
  public var line: Int
  public var swiftNameAttribute: String?
  /// `NS_REFINED_FOR_SWIFT`: Swift sees the name with two underscores before it.
  public var isRefinedForSwift: Bool

  public init(
    name: String, typeName: String, getter: String, setter: String? = nil,
    isClassProperty: Bool = false, availability: Availability = .unstated, line: Int = 0,
    swiftNameAttribute: String? = nil, isRefinedForSwift: Bool = false
  ) {
    self.name = name
    self.typeName = typeName
    self.getter = getter
    self.setter = setter
    self.isClassProperty = isClassProperty
    self.availability = availability
    self.line = line
    self.swiftNameAttribute = swiftNameAttribute
    self.isRefinedForSwift = isRefinedForSwift
  }
}

/// What methods and properties are declared in: a class, a protocol, a category or a class extension.
public struct Container: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case `class`(superclass: String?)
    case `protocol`
    /// A category of the class named; a class extension has an empty category name.
    case category(of: String)
  }

  public var kind: Kind
  /// The class's, protocol's or category's own name; empty for a class extension.
  public var name: String
  public var framework: String
  public var location: HeaderLocation
  /// Adopted protocols, in header order.
  public var protocols: [String]
  public var methods: [Method]
  public var properties: [Property]
  public var availability: Availability
  public var swiftNameAttribute: String?

  public init(
    kind: Kind, name: String, framework: String, location: HeaderLocation, protocols: [String] = [],
    methods: [Method] = [], properties: [Property] = [], availability: Availability = .unstated,
    swiftNameAttribute: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.framework = framework
    self.location = location
    self.protocols = protocols
    self.methods = methods
    self.properties = properties
    self.availability = availability
    self.swiftNameAttribute = swiftNameAttribute
  }

  /// The class or protocol that gets the methods: `HKHealthStore` for a category of it.
  public var owner: String {
    if case .category(let owner) = kind { return owner }
    return name
  }
}
