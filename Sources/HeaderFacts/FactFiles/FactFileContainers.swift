/// Classes, protocols and categories of a fact file.
extension FactFileReader {
  mutating func readContainer() throws(FactFileError) {
    let name = try lines.name(after: &lastName)
    let location = try readLocation()
    let word = try lines.text()
    let kind: Container.Kind
    switch word {
    case "":
      lastSuperclass = try lines.text(orAsBefore: lastSuperclass)
      kind = .class(superclass: lastSuperclass)
    case "protocol":
      kind = .protocol
      _ = try lines.text()
    case "category": kind = .category(of: try lines.text())
    default: throw lines.error("'\(word)' is neither a protocol nor a category")
    }
    var read = Container(
      kind: kind, name: name, framework: framework, location: location,
      availability: try readAvailability(usual: .unstated),
      swiftNameAttribute: try lines.optionalText())
    while !lines.isAtEndOfLine { read.protocols.append(try lines.text()) }
    container = read
  }

  mutating func readMethod(_ kind: Method.Kind) throws(FactFileError) {
    guard let usual = container?.availability else {
      throw lines.error("a method stands outside of a class, protocol or category")
    }
    let selector = try lines.name(after: &lastName)
    let numbers = try readTypes()
    let line = try readPlace()
    let availability = try readAvailability(usual: usual)
    let flags = try flags("or")
    let result = try type(numbers[0])
    var parameters: [ReadType] = []
    parameters.reserveCapacity(numbers.count - 1)
    for number in numbers.dropFirst() { parameters.append(try type(number)) }
    let written = try lines.optionalText()
    let encoding =
      written
      ?? EncodingFrame.encoding(
        returning: result.argument.encoding, parameters.lazy.map(\.argument),
        hasOffsets: facts.origin.hasEncodingOffsets)
    guard let encoding else { throw lines.error("the encoding cannot be told from the types") }
    container?.methods.append(
      Method(
        selector: selector, kind: kind, encoding: encoding, returnType: result.name,
        parameters: parameters.map(\.parameter),
        isOptional: flags.contains(UInt8(ascii: "o")), propertyName: try lines.optionalText(),
        availability: availability, swiftNameAttribute: try lines.optionalText(), line: line,
        isRefinedForSwift: flags.contains(UInt8(ascii: "r"))))
  }

  /// The numbers of the types in a field, divided by blanks: at least one.
  private mutating func readTypes() throws(FactFileError) -> [Int] {
    var numbers: [Int] = []
    for part in lines.bytesOfField().split(separator: UInt8(ascii: " ")) {
      let number = try lines.magnitude(of: UnsafeRawBufferPointer(rebasing: part)).magnitude
      guard number < 1 << 32 else { throw lines.error("there is no type \(number) in the table") }
      numbers.append(Int(number))
    }
    guard !numbers.isEmpty else { throw lines.error("the types of a method are missing") }
    return numbers
  }

  mutating func readProperty(isWritable: Bool) throws(FactFileError) {
    guard let usual = container?.availability else {
      throw lines.error("a property stands outside of a class, protocol or category")
    }
    let name = try lines.name(after: &lastName)
    let type = try type(lines.number(omitted: 1))
    let line = try readPlace()
    let availability = try readAvailability(usual: usual)
    let flags = try flags("croGS")
    let getter = try lines.optionalText() ?? name
    let setter = try lines.optionalText()
    guard isWritable || setter == nil else {
      throw lines.error("a read-only property has a setter")
    }
    let property = Property(
      name: name, typeName: type.name, getter: getter,
      setter: isWritable ? setter ?? Property.usualSetter(of: name) : nil,
      isClassProperty: flags.contains(UInt8(ascii: "c")), availability: availability, line: line,
      swiftNameAttribute: try lines.optionalText(),
      isRefinedForSwift: flags.contains(UInt8(ascii: "r")))
    container?.properties.append(property)
    let accessors = property.accessors(
      type: type.entry, areOptional: flags.contains(UInt8(ascii: "o")),
      hasOffsets: facts.origin.hasEncodingOffsets)
    let wanted = [
      !flags.contains(UInt8(ascii: "G")), isWritable && !flags.contains(UInt8(ascii: "S")),
    ]
    for (accessor, isWanted) in zip(accessors, wanted) where isWanted {
      guard let accessor else { throw lines.error("the encoding cannot be told from the type") }
      container?.methods.append(accessor)
    }
  }
}

extension FactFileReader.ReadType {
  var parameter: Parameter {
    Parameter(
      typeName: name, encoding: argument.encoding, blockSignature: blockSignature)
  }
}
