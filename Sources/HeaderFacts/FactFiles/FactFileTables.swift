/// A type as declarations of methods, properties and constants use it.
struct TypeEntry: Hashable {
  var name: String
  /// Empty for the type of a constant.
  var encoding: String
  var blockSignature: String?
}

/// A type as enums and integer constants use it.
struct IntegerTypeEntry: Hashable {
  var name: String
  /// Empty for a constant's type.
  var canonicalName: String
  var type: IntegerType
}

/// Numbers things from 1 by how often they are used, those used alike often by their description, so that
/// the same facts always get the same numbers and the commonest the shortest.
struct UseTable<Entry: Hashable> {
  private var uses: [Entry: Int] = [:]
  private(set) var ordered: [Entry] = []
  private var numbers: [Entry: Int] = [:]

  mutating func use(_ entry: Entry) { uses[entry, default: 0] += 1 }

  mutating func fix(order key: (Entry) -> String) {
    ordered = uses.map { (entry: $0.key, count: $0.value, key: key($0.key)) }
      .sorted { ($1.count, $0.key) < ($0.count, $1.key) }
      .map(\.entry)
    for (place, entry) in ordered.enumerated() { numbers[entry] = place + 1 }
  }

  /// The entry's number; 0 for one that was never used.
  func number(_ entry: Entry) -> Int { numbers[entry] ?? 0 }
}

/// The tables of one file: what its declarations say over and over.
struct FactFileTables {
  private(set) var availabilities = UseTable<Availability>()
  private(set) var types = UseTable<TypeEntry>()
  private(set) var integerTypes = UseTable<IntegerTypeEntry>()
  /// For each type name and encoding a method returns, the entry that stands for it.
  private var returns: [TypeEntry: TypeEntry] = [:]

  init(_ facts: FactSet) {
    for enumeration in facts.enumerations { add(enumeration) }
    for constant in facts.integerConstants {
      use(constant.availability)
      integerTypes.use(Self.entry(constant))
    }
    for constant in facts.externConstants {
      use(constant.availability)
      types.use(Self.entry(constant))
    }
    for container in facts.containers { add(container) }
    for container in facts.containers { addReturns(of: container) }
    availabilities.fix { String(describing: $0) }
    types.fix { "\($0.name)\t\($0.encoding)\t\($0.blockSignature ?? "-")" }
    integerTypes.fix { "\($0.name)\t\($0.canonicalName)\t\($0.type.bits)\($0.type.isSigned)" }
  }

  private mutating func use(_ availability: Availability) {
    if availability != .unstated { availabilities.use(availability) }
  }

  private mutating func add(_ enumeration: Enumeration) {
    use(enumeration.availability)
    integerTypes.use(Self.entry(enumeration))
    for member in enumeration.members where member.availability != enumeration.availability {
      use(member.availability)
    }
  }

  private mutating func add(_ container: Container) {
    use(container.availability)
    for method in container.methods {
      if method.availability != container.availability { use(method.availability) }
      for parameter in method.parameters {
        let entry = Self.entry(parameter)
        types.use(entry)
        var result = entry
        result.blockSignature = nil
        if returns[result].map({ Self.comesBefore(entry, $0) }) ?? true { returns[result] = entry }
      }
    }
    for property in container.properties where property.availability != container.availability {
      use(property.availability)
    }
  }

  private static func comesBefore(_ a: TypeEntry, _ b: TypeEntry) -> Bool {
    (a.blockSignature ?? "") < (b.blockSignature ?? "")
  }

  private mutating func addReturns(of container: Container) {
    for method in container.methods { types.use(returned(by: method)) }
    for property in container.properties { types.use(entry(of: property, in: container)) }
  }

  /// The entry for what a method returns: one that its parameters use as well if there is one.
  func returned(by method: Method) -> TypeEntry {
    let types = EncodingFrame.types(in: method.encoding, parameterCount: method.parameters.count)
    let entry = TypeEntry(
      name: method.returnType, encoding: types?.first ?? "", blockSignature: nil)
    return returns[entry] ?? entry
  }

  /// The entry for a property's type: that of its getter or its setter.
  func entry(of property: Property, in container: Container) -> TypeEntry {
    let kind: Method.Kind = property.isClassProperty ? .class : .instance
    for method in container.methods
    where method.kind == kind && method.propertyName == property.name {
      if method.selector == property.setter, let parameter = method.parameters.first,
        method.parameters.count == 1, parameter.typeName == property.typeName
      {
        return Self.entry(parameter)
      }
      if method.selector == property.getter, method.returnType == property.typeName,
        property.setter == nil
      {
        return returned(by: method)
      }
    }
    let entry = TypeEntry(name: property.typeName, encoding: "", blockSignature: nil)
    return returns[entry] ?? entry
  }

  static func entry(_ parameter: Parameter) -> TypeEntry {
    TypeEntry(
      name: parameter.typeName, encoding: parameter.encoding,
      blockSignature: parameter.blockSignature)
  }

  static func entry(_ constant: ExternConstant) -> TypeEntry {
    TypeEntry(name: constant.typeName, encoding: "", blockSignature: nil)
  }

  static func entry(_ constant: IntegerConstant) -> IntegerTypeEntry {
    IntegerTypeEntry(name: constant.typeName, canonicalName: "", type: constant.value.type)
  }

  static func entry(_ enumeration: Enumeration) -> IntegerTypeEntry {
    IntegerTypeEntry(
      name: enumeration.typeName, canonicalName: enumeration.canonicalTypeName,
      type: enumeration.type)
  }
}
