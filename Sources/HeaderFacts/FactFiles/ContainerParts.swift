/// A container's properties and methods as a fact file lists them: a property stands for its accessors
/// wherever they are what it makes one expect.
enum ContainerParts {
  enum Part {
    case property(Property, Accessors)
    case method(Method)
  }

  /// Which accessors stand right behind each other in the container's methods, to be told from the
  /// property alone.
  struct Accessors: Hashable {
    var getter = false
    var setter = false
    var areOptional = false
  }

  /// The parts in an order from which both lists can be had back.
  static func parts(
    of container: Container, tables: FactFileTables, hasOffsets: Bool
  ) -> [Part] {
    var parts: [Part] = []
    var next = 0
    var methods = container.methods[...]
    let places = Dictionary(
      container.properties.enumerated().map { (Key($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    while let method = methods.first {
      guard let name = method.propertyName, let place = places[Key(name, method.kind)],
        place >= next
      else {
        parts.append(.method(methods.removeFirst()))
        continue
      }
      for property in container.properties[next..<place] {
        parts.append(.property(property, Accessors()))
      }
      let property = container.properties[place]
      let expected = property.accessors(
        type: tables.entry(of: property, in: container), areOptional: method.isOptional,
        hasOffsets: hasOffsets)
      let found = expected.map { accessor -> Bool in
        guard let accessor, methods.first == accessor else { return false }
        methods = methods.dropFirst()
        return true
      }
      let areOptional = found.contains(true) && method.isOptional
      parts.append(
        .property(
          property, Accessors(getter: found[0], setter: found[1], areOptional: areOptional)))
      next = place + 1
    }
    for property in container.properties[next...] { parts.append(.property(property, Accessors())) }
    return parts
  }

  private struct Key: Hashable {
    var name: String
    var kind: Method.Kind

    init(_ name: String, _ kind: Method.Kind) {
      self.name = name
      self.kind = kind
    }

    init(_ property: Property) {
      self.init(property.name, property.isClassProperty ? .class : .instance)
    }
  }
}

extension Property {
  /// The name that a setter has unless another is written: `setName:`.
  static func usualSetter(of name: String) -> String {
    String(decoding: usualSetter(of: Array(name.utf8)), as: UTF8.self)
  }

  /// The same in bytes.
  static func usualSetter(of name: [UInt8]) -> [UInt8] {
    var setter = Array("set".utf8)
    setter += name
    setter.append(UInt8(ascii: ":"))
    let first = setter[3]
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { setter[3] = first - 32 }
    return setter
  }

  /// The getter and the setter that the property makes one expect; nil where it has none, or where the
  /// encoding cannot be told.
  func accessors(type: TypeEntry, areOptional: Bool, hasOffsets: Bool) -> [Method?] {
    let none: [EncodingFrame.Argument] = []
    let read = EncodingFrame.encoding(returning: type.encoding, none, hasOffsets: hasOffsets).map {
      accessor(getter, encoding: $0, returning: typeName, areOptional: areOptional)
    }
    let argument = EncodingFrame.Argument(type.encoding)
    guard let setter,
      let encoding = EncodingFrame.encoding(returning: "v", [argument], hasOffsets: hasOffsets)
    else { return [read, nil] }
    var method = accessor(setter, encoding: encoding, returning: "void", areOptional: areOptional)
    method.parameters = [
      Parameter(typeName: typeName, encoding: type.encoding, blockSignature: type.blockSignature)
    ]
    return [read, method]
  }

  private func accessor(
    _ selector: String, encoding: String, returning type: String, areOptional: Bool
  ) -> Method {
    Method(
      selector: selector, kind: isClassProperty ? .class : .instance, encoding: encoding,
      returnType: type, isOptional: areOptional, propertyName: name, availability: availability,
      line: line, isRefinedForSwift: isRefinedForSwift)
  }
}
