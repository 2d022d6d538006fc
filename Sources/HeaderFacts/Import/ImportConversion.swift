/// One imported framework as facts.
struct ImportConversion {
  let imported: ImportedFramework

  init(_ imported: ImportedFramework) { self.imported = imported }

  private func location(_ header: String?) -> HeaderLocation {
    HeaderLocation(header: header ?? "", line: 0)
  }

  /// Enums of a known type. Members without a type are no enum's: they come as constants.
  func enumerations() throws(FactFileError) -> [Enumeration] {
    var enumerations: [Enumeration] = []
    for (number, enumeration) in imported.enumerations.enumerated() {
      guard !Self.isLoose(enumeration) else { continue }
      enumerations.append(try convert(enumeration, path: "enums[\(number)]"))
    }
    return enumerations
  }

  private static func isLoose(_ enumeration: ImportedEnumeration) -> Bool {
    enumeration.name.isEmpty && enumeration.type == nil && enumeration.typeEncoding == nil
  }

  private func convert(
    _ imported: ImportedEnumeration, path: String
  ) throws(FactFileError) -> Enumeration {
    let (name, canonical, type) = try integerType(of: imported, path: path)
    let own = imported.availability?.availability ?? .unstated
    var members: [Member] = []
    for (number, member) in imported.members.enumerated() {
      let value = IntegerValue(
        isNegative: member.value.isNegative, magnitude: member.value.magnitude, type: type)
      guard value.isDenoted(isNegative: member.value.isNegative, magnitude: member.value.magnitude)
      else {
        throw refusal(
          "\(path).members[\(number)].value: does not fit into the \(type.bits) bits of \(name)")
      }
      members.append(
        Member(
          name: member.name, value: value, isExplicit: member.isExplicit ?? false,
          availability: member.availability?.availability ?? own))
    }
    return Enumeration(
      name: imported.name, framework: self.imported.framework, location: location(imported.header),
      kind: imported.isOptions ? .options : .plain, typeName: name, canonicalTypeName: canonical,
      type: type, availability: own, members: members)
  }

  private func integerType(
    of enumeration: ImportedEnumeration, path: String
  ) throws(FactFileError) -> (name: String, canonical: String, type: IntegerType) {
    if let canonical = enumeration.canonicalType ?? enumeration.type {
      guard let type = ImportedEncoding.integerType(named: canonical) else {
        throw refusal("\(path).canonicalType: '\(canonical)' is no integer type of C")
      }
      return (enumeration.type ?? canonical, canonical, type)
    }
    let encoding = enumeration.typeEncoding ?? "i"
    guard let found = ImportedEncoding.integerType(encoding) else {
      throw refusal("\(path).typeEncoding: '\(encoding)' is no integer")
    }
    return (found.name, found.name, found.type)
  }

  /// Constants with an integer value, members that belong to no enum, and other names of either.
  func integerConstants() -> [IntegerConstant] {
    var constants: [IntegerConstant] = []
    for constant in imported.constants {
      guard case .integer(let value) = constant.value else { continue }
      constants.append(
        integerConstant(
          constant.name, value, isMacro: constant.isMacro, header: constant.header,
          availability: constant.availability))
    }
    for enumeration in imported.enumerations where Self.isLoose(enumeration) {
      constants += enumeration.members.sorted { $0.name < $1.name }.map {
        integerConstant(
          $0.name, $0.value, isMacro: false, header: nil, availability: $0.availability)
      }
    }
    return constants + aliases(beside: constants)
  }

  private func aliases(beside constants: [IntegerConstant]) -> [IntegerConstant] {
    var values: [String: ImportedInteger] = [:]
    for member in imported.enumerations.flatMap(\.members) { values[member.name] = member.value }
    let known = Set(values.keys).union(constants.map(\.name))
    return imported.aliases.sorted { $0.key < $1.key }.compactMap { name, target in
      guard !known.contains(name), let value = values[target] else { return nil }
      return integerConstant(name, value, isMacro: true, header: nil, availability: nil)
    }
  }

  private func integerConstant(
    _ name: String, _ value: ImportedInteger, isMacro: Bool, header: String?,
    availability: ImportedAvailability?
  ) -> IntegerConstant {
    let (typeName, type) = value.smallestType
    return IntegerConstant(
      name: name, framework: imported.framework, location: location(header),
      kind: isMacro ? .macro : .constant,
      value: IntegerValue(isNegative: value.isNegative, magnitude: value.magnitude, type: type),
      typeName: typeName, availability: availability?.availability ?? .unstated)
  }

  func externConstants() -> [ExternConstant] {
    imported.constants.compactMap { constant in
      guard case .none = constant.value else { return nil }
      return ExternConstant(
        name: constant.name, framework: imported.framework, location: location(constant.header),
        typeName: constant.type ?? "",
        availability: constant.availability?.availability ?? .unstated)
    }
  }

  // MARK: - Containers

  func containers() throws(FactFileError) -> [Container] {
    var containers: [Container] = []
    for (number, one) in imported.interfaces.enumerated() {
      containers.append(
        try container(one, .class(superclass: one.superclass), path: "interfaces[\(number)]"))
    }
    for (number, one) in imported.protocols.enumerated() {
      containers.append(try container(one, .protocol, path: "protocols[\(number)]"))
    }
    for (number, one) in imported.categories.enumerated() {
      guard let owner = one.owner else {
        throw refusal("categories[\(number)].class: this is missing")
      }
      containers.append(
        try container(one, .category(of: owner), path: "categories[\(number)]"))
    }
    return containers
  }

  private func container(
    _ imported: ImportedContainer, _ kind: Container.Kind, path: String
  ) throws(FactFileError) -> Container {
    var container = Container(
      kind: kind, name: imported.name, framework: self.imported.framework,
      location: location(imported.header), protocols: imported.protocols,
      availability: imported.availability?.availability ?? .unstated)
    let accessors = AccessorNames(imported.properties)
    for (number, one) in (imported.methods ?? []).enumerated() {
      container.methods.append(
        try method(
          one, availability: container.availability, accessors: accessors,
          path: "\(path).methods[\(number)]"))
    }
    container.properties = imported.properties.map { property($0, in: container) }
    return container
  }

  /// The property, available as its getter is where it does not say itself.
  private func property(_ imported: ImportedProperty, in container: Container) -> Property {
    let kind: Method.Kind = imported.isClass ? .class : .instance
    let getter = container.methods.first { $0.kind == kind && $0.selector == imported.getter }
    return Property(
      name: imported.name, typeName: imported.type, getter: imported.getter,
      setter: imported.setter, isClassProperty: imported.isClass,
      availability: imported.availability?.availability ?? getter?.availability
        ?? container.availability)
  }

  private func method(
    _ imported: ImportedMethod, availability: Availability, accessors: AccessorNames, path: String
  ) throws(FactFileError) -> Method {
    let encoding = ImportedEncoding.normalized(imported.encoding)
    guard EncodingFrame.isMethod(encoding) else {
      throw refusal("\(path).encoding: '\(imported.encoding)' is not that of a method")
    }
    // Where the encoding has other parameters than the list of types, neither tells the other's.
    let types =
      EncodingFrame.types(in: encoding, parameterCount: imported.parameters.count)?.dropFirst()
      ?? Array(repeating: "", count: imported.parameters.count)[...]
    return Method(
      selector: imported.selector, kind: imported.kind, encoding: encoding,
      returnType: imported.returns,
      parameters: zip(imported.parameters, types).map {
        Parameter(typeName: $0, encoding: $1)
      },
      isOptional: imported.isOptional,
      propertyName: accessors.property(imported.selector, imported.kind),
      availability: imported.availability?.availability ?? availability)
  }

  private func refusal(_ message: String) -> FactFileError {
    FactFileError(
      file: imported.framework, message: message,
      remedy: "docs/fact-files.md has the shape that is imported")
  }
}

/// Which selectors are accessors, and of which property.
private struct AccessorNames {
  private var names: [String: String] = [:]

  init(_ properties: [ImportedProperty]) {
    for property in properties {
      let sign = (property.isClass ? Method.Kind.class : .instance).sign
      names[sign + property.getter] = property.name
      if let setter = property.setter { names[sign + setter] = property.name }
    }
  }

  func property(_ selector: String, _ kind: Method.Kind) -> String? { names[kind.sign + selector] }
}
