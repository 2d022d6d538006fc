/// A declaration of a type, which the facts themselves leave out: what method signatures and constants need
/// in order to be compiled again.
public struct TypeDeclaration: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// `typedef type name;`, and for a string enum how Swift wraps it, `enum` or `struct`.
    case alias(type: String, wrapper: String?)
    /// A structure or union. Fields are whole declarations with neutral names; nil where the headers never
    /// define it. Without a tag it is known by the name that a typedef gives it.
    case record(keyword: String, hasTag: Bool, fields: [String]?)
    /// An enum, with its underlying type; `isFixed` is false where the header leaves that to the compiler.
    case enumeration(
      kind: EnumerationKind, typeName: String, isFixed: Bool, hasAlias: Bool)
    case `class`(superclass: String?, typeParameters: Int, availability: Availability)
    case `protocol`
  }

  public var name: String
  public var kind: Kind
  /// Its place among all of them: each comes after what it needs.
  public var order: Int
  /// The framework whose header has it; empty outside of frameworks.
  public var framework: String

  public init(name: String, kind: Kind, order: Int, framework: String) {
    self.name = name
    self.kind = kind
    self.order = order
    self.framework = framework
  }
}

/// What the headers of some frameworks declare, complete enough to be written again.
public struct SDKDeclarations: Sendable, Hashable {
  public var facts: FactSet
  /// The types that the facts name, and the types that these name, sorted by `order`.
  public var types: [TypeDeclaration]
  /// The names of type parameters of generic classes, and of categories of these, in order.
  public var typeParameters: [HeaderLocation: [String]]
  /// For each framework, the folder of its headers below the SDK's own:
  /// `System/Library/Frameworks/X.framework/Headers`.
  public var folders: [String: String]

  public init(
    facts: FactSet, types: [TypeDeclaration], typeParameters: [HeaderLocation: [String]],
    folders: [String: String]
  ) {
    self.facts = facts
    self.types = types
    self.typeParameters = typeParameters
    self.folders = folders
  }
}
