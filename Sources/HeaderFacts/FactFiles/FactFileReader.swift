/// Reads fact files; `docs/fact-files.md` describes the format.
public struct FactFileReader {
  var lines: FactLines
  var facts: FactSet
  var framework = ""
  private var counts = FactCounts()
  var availabilities: [Availability] = [.unstated]
  var types: [ReadType] = [ReadType(TypeEntry(name: "", encoding: "", blockSignature: nil))]
  private var integerTypes: [IntegerTypeEntry] = []
  private var header = ""
  private var line = 0
  /// The declaration that the lines to come are inside of.
  private var enumeration: Enumeration?
  private var prefix: [UInt8] = []
  private var nextValue: UInt64 = 0
  var container: Container?
  private var lastAvailability = Availability.unstated
  private var lastExternAvailability = Availability.unstated
  private var lastType = 1
  private var lastIntegerType = 1
  /// The name read last, which the next one may take its beginning from.
  var lastName: [UInt8] = []
  /// The same for members, without what all of an enum's have in common.
  private var lastMember: [UInt8] = []
  var lastSuperclass: String?

  /// A type of the table, with what it takes to build an encoding.
  struct ReadType {
    var name: String
    var argument: EncodingFrame.Argument
    var blockSignature: String?

    init(_ entry: TypeEntry) {
      name = entry.name
      argument = EncodingFrame.Argument(entry.encoding)
      blockSignature = entry.blockSignature
    }

    var entry: TypeEntry {
      TypeEntry(name: name, encoding: argument.encoding, blockSignature: blockSignature)
    }
  }

  /// The facts that a file holds: those of one framework.
  ///
  /// - Parameter file: What to call the file in errors.
  /// - Throws: `FactFileError` with the line for a file that is damaged, incomplete, or of another version.
  public static func facts(
    in bytes: UnsafeRawBufferPointer, file: String
  ) throws(FactFileError) -> FactSet {
    var reader = FactFileReader(bytes, file: file)
    try reader.readHead()
    try reader.readBody()
    return reader.facts
  }

  /// The same for bytes in an array.
  public static func facts(in bytes: [UInt8], file: String) throws(FactFileError) -> FactSet {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(FactFileError) in try facts(in: bytes, file: file) }
    }
    return try result.get()
  }

  private init(_ bytes: UnsafeRawBufferPointer, file: String) {
    lines = FactLines(bytes, file: file)
    facts = FactSet(
      origin: FactOrigin(name: "", platform: "", version: nil, architecture: "", triple: ""))
  }

  private mutating func readHead() throws(FactFileError) {
    try lines.readTitle("enum-counter facts")
    facts.origin = try lines.readOrigin()
    try lines.expect("framework\t")
    framework = try lines.text()
    switch try lines.text() {
    case "whole": facts.frameworks = [framework]
    case "part": break
    default: throw lines.error("a framework is either whole or part")
    }
    let gaps = try lines.readGaps()
    if !gaps.isEmpty { facts.frameworkGaps = [framework: gaps] }
    try lines.expect("counts")
    counts = try lines.readCounts()
    facts.enumerations.reserveCapacity(min(counts.enumerations, 1 << 14))
    facts.externConstants.reserveCapacity(min(counts.externConstants, 1 << 14))
    facts.containers.reserveCapacity(min(counts.containers, 1 << 14))
  }

  private mutating func readBody() throws(FactFileError) {
    while try lines.advance() {
      guard let tag = lines.tag() else { throw lines.error("the line is empty") }
      if tag == UInt8(ascii: "e") {
        guard lines.skips("nd\t") else { throw lines.error("the line is of no kind that is known") }
        return try finish()
      }
      try readLine(tag)
      try lines.endLine()
    }
    throw lines.error("the file breaks off: the last line, with the checksum, is missing")
  }

  private mutating func readLine(_ tag: UInt8) throws(FactFileError) {
    switch tag {
    case UInt8(ascii: "."): try readMember()
    case UInt8(ascii: "-"): try readMethod(.instance)
    case UInt8(ascii: "+"): try readMethod(.class)
    case UInt8(ascii: "@"): try readProperty(isWritable: false)
    case UInt8(ascii: "="): try readProperty(isWritable: true)
    case UInt8(ascii: "a"): availabilities.append(try lines.readAvailability())
    case UInt8(ascii: "t"):
      let entry = TypeEntry(
        name: try lines.text(), encoding: try lines.text(),
        blockSignature: try lines.optionalText())
      types.append(ReadType(entry))
    case UInt8(ascii: "i"): try readIntegerType()
    case UInt8(ascii: "h"):
      close()
      header = try lines.text()
      lastName = Array(header.utf8)
      line = 0
    case UInt8(ascii: "E"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "C"):
      close()
      try readDeclaration(tag)
    default: throw lines.error("the line is of no kind that is known")
    }
  }

  private mutating func readDeclaration(_ tag: UInt8) throws(FactFileError) {
    switch tag {
    case UInt8(ascii: "E"): try readEnumeration()
    case UInt8(ascii: "K"): try readIntegerConstant()
    case UInt8(ascii: "X"): try readExternConstant()
    default: try readContainer()
    }
  }

  // MARK: - Enums and constants

  private mutating func readIntegerType() throws(FactFileError) {
    let name = try lines.text()
    let type = lines.bytesOfField()
    let isSigned = type.first == UInt8(ascii: "s")
    let bits = try lines.magnitude(of: UnsafeRawBufferPointer(rebasing: type.dropFirst())).magnitude
    guard isSigned || type.first == UInt8(ascii: "u"), [8, 16, 32, 64].contains(bits) else {
      throw lines.error("an integer type is s or u and its width of 8, 16, 32 or 64 bits")
    }
    integerTypes.append(
      IntegerTypeEntry(
        name: name, canonicalName: try lines.text(),
        type: IntegerType(bits: Int(bits), isSigned: isSigned)))
  }

  private mutating func integerType(usual: Int) throws(FactFileError) -> IntegerTypeEntry {
    let number = try lines.number(omitted: usual)
    lastIntegerType = number
    guard integerTypes.indices.contains(number - 1) else {
      throw lines.error("there is no integer type \(number) in the table")
    }
    return integerTypes[number - 1]
  }

  private mutating func readEnumeration() throws(FactFileError) {
    let name = try lines.name(after: &lastName)
    let location = try readLocation()
    let last = lastIntegerType
    let type = try integerType(usual: 1)
    lastIntegerType = last
    let kind = try kind(named: lines.text())
    let availability = try readAvailability(usual: .unstated)
    let beginning = try lines.text()
    prefix = Array((beginning.hasPrefix("=") ? name + beginning.dropFirst() : beginning).utf8)
    lastMember = []
    enumeration = Enumeration(
      name: name, framework: framework, location: location, kind: kind, typeName: type.name,
      canonicalTypeName: type.canonicalName, type: type.type, availability: availability,
      swiftNameAttribute: try lines.optionalText(), members: [])
    nextValue = 0
  }

  private func kind(named word: String) throws(FactFileError) -> EnumerationKind {
    switch word {
    case "": return .plain
    case "open": return .open
    case "closed": return .closed
    case "options": return .options
    default:
      guard word.hasPrefix("error:") else { throw lines.error("'\(word)' is no kind of enum") }
      return .errorCode(domain: String(word.dropFirst("error:".count)))
    }
  }

  private mutating func readMember() throws(FactFileError) {
    guard let type = enumeration?.type, let usual = enumeration?.availability else {
      throw lines.error("a member stands outside of an enum")
    }
    let rest = try lines.name(after: &lastMember)
    let name = prefix.isEmpty ? rest : try lines.string(prefix + lastMember)
    var field = lines.bytesOfField()
    let isExplicit = field.first == UInt8(ascii: "=")
    if isExplicit { field = UnsafeRawBufferPointer(rebasing: field.dropFirst()) }
    var value = IntegerValue(bits: nextValue, type: type)
    if !field.isEmpty { value = try self.value(field, type: type) }
    nextValue = value.bits &+ 1
    let line = try readPlace()
    let availability = try readAvailability(usual: usual)
    let member = Member(
      name: name, value: value, isExplicit: isExplicit, availability: availability, line: line,
      swiftNameAttribute: try lines.optionalText(),
      isRefinedForSwift: try flags("r").contains(UInt8(ascii: "r")))
    enumeration?.members.append(member)
  }

  private func value(
    _ field: UnsafeRawBufferPointer, type: IntegerType
  ) throws(FactFileError) -> IntegerValue {
    let (isNegative, magnitude) = try lines.magnitude(of: field)
    let value = IntegerValue(isNegative: isNegative, magnitude: magnitude, type: type)
    guard value.magnitude == magnitude, value.isNegative == (isNegative && magnitude != 0) else {
      throw lines.error("the value does not fit into the \(type.bits) bits of its type")
    }
    return value
  }

  private mutating func readIntegerConstant() throws(FactFileError) {
    let name = try lines.name(after: &lastName)
    let field = lines.bytesOfField()
    let location = try readLocation()
    let type = try integerType(usual: lastIntegerType)
    let isConstant = try flags("c").contains(UInt8(ascii: "c"))
    lastAvailability = try readAvailability(usual: lastAvailability)
    facts.integerConstants.append(
      IntegerConstant(
        name: name, framework: framework, location: location, kind: isConstant ? .constant : .macro,
        value: try value(field, type: type.type), typeName: type.name,
        availability: lastAvailability))
  }

  private mutating func readExternConstant() throws(FactFileError) {
    let name = try lines.name(after: &lastName)
    let location = try readLocation()
    lastType = try lines.number(omitted: lastType)
    guard types.indices.contains(lastType) else {
      throw lines.error("there is no type \(lastType) in the table")
    }
    let type = types[lastType].name
    lastExternAvailability = try readAvailability(usual: lastExternAvailability)
    let typedEnum = try lines.optionalText()
    facts.externConstants.append(
      ExternConstant(
        name: name, framework: framework, location: location, typeName: type,
        typedEnum: typedEnum == "=" ? ExternConstant.bareType(type) : typedEnum,
        availability: lastExternAvailability, swiftNameAttribute: try lines.optionalText()))
  }

  // MARK: - What all declarations have

  mutating func readPlace() throws(FactFileError) -> Int {
    let step = try lines.number(omitted: facts.origin.usualLineStep)
    let (sum, overflows) = line.addingReportingOverflow(step)
    guard !overflows, sum >= 0 else { throw lines.error("a declaration stands on a line below 0") }
    line = sum
    return line
  }

  mutating func readLocation() throws(FactFileError) -> HeaderLocation {
    HeaderLocation(header: header, line: try readPlace())
  }

  mutating func readAvailability(usual: Availability) throws(FactFileError) -> Availability {
    let number = try lines.number(omitted: -1)
    guard number != -1 else { return usual }
    guard availabilities.indices.contains(number) else {
      throw lines.error("there is no availability \(number) in the table")
    }
    return availabilities[number]
  }

  /// A field of letters, all of them among `known`.
  mutating func flags(_ known: StaticString) throws(FactFileError) -> UnsafeRawBufferPointer {
    let field = lines.bytesOfField()
    for byte in field {
      let isKnown = UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount)
        .contains(byte)
      guard isKnown else { throw lines.error("a mark is none that is known") }
    }
    return field
  }

  private mutating func close() {
    if let enumeration { facts.enumerations.append(enumeration) }
    if let container { facts.containers.append(container) }
    enumeration = nil
    container = nil
  }

  private mutating func finish() throws(FactFileError) {
    close()
    try lines.readEnd()
    let found = FactCounts(facts)
    guard found == counts else {
      throw lines.error("the file has \(found); its line of counts says \(counts)")
    }
  }
}
