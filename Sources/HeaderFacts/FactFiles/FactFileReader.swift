/// Reads fact files; `docs/fact-files.md` describes the format.
public struct FactFileReader {
  var lines: FactLines
  var facts: FactSet
  var framework = ""
  private var counts = FactCounts()
  private var availabilities = LineTable<Availability>(zeroth: .unstated)
  private var types = LineTable<ReadType>(
    zeroth: ReadType(TypeEntry(name: "", encoding: "", blockSignature: nil)))
  /// Whether entries of tables are read only once a declaration refers to them.
  var readsTablesLazily = false
  private var integerTypes: [IntegerTypeEntry] = []
  var header = ""
  var line = 0
  /// The declaration that the lines to come are inside of.
  var enumeration: Enumeration?
  var prefix: [UInt8] = []
  private var nextValue: UInt64 = 0
  var container: Container?
  private var lastAvailability = Availability.unstated
  private var lastExternAvailability = Availability.unstated
  private var lastType = 1
  private var lastIntegerType = 1
  /// The name read last, which the next one may take its beginning from.
  var lastName: [UInt8] = []
  /// The same for members, without what all of an enum's have in common.
  var lastMember: [UInt8] = []
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

  init(_ bytes: UnsafeRawBufferPointer, file: String) {
    lines = FactLines(bytes, file: file)
    facts = FactSet(
      origin: FactOrigin(name: "", platform: "", version: nil, architecture: "", triple: ""))
  }

  mutating func readHead() throws(FactFileError) {
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
  }

  private mutating func readBody() throws(FactFileError) {
    facts.enumerations.reserveCapacity(min(counts.enumerations, 1 << 14))
    facts.externConstants.reserveCapacity(min(counts.externConstants, 1 << 14))
    facts.containers.reserveCapacity(min(counts.containers, 1 << 14))
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
    case UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "i"): try readTableLine(tag)
    case UInt8(ascii: "h"):
      close()
      try readHeader()
    case UInt8(ascii: "E"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "C"):
      close()
      try readDeclaration(tag)
    default: throw lines.error("the line is of no kind that is known")
    }
  }

  /// Reads an entry of a table, or notes where it is.
  mutating func readTableLine(_ tag: UInt8) throws(FactFileError) {
    if tag == UInt8(ascii: "i") { return try readIntegerType() }
    if tag == UInt8(ascii: "a") {
      let position = lines.position
      availabilities.append(position, readsTablesLazily ? nil : try lines.readAvailability())
    } else {
      let position = lines.position
      types.append(position, readsTablesLazily ? nil : try Self.readType(&lines))
    }
    if readsTablesLazily { lines.passRestOfLine() }
  }

  private static func readType(_ lines: inout FactLines) throws(FactFileError) -> ReadType {
    ReadType(
      TypeEntry(
        name: try lines.text(), encoding: try lines.text(),
        blockSignature: try lines.optionalText()))
  }

  /// The type of this number.
  mutating func type(_ number: Int) throws(FactFileError) -> ReadType {
    guard types.has(number) else { throw lines.error("there is no type \(number) in the table") }
    if let read = types.entry(number) { return read }
    var other = lines
    if let position = types.position(number) { other.position = position }
    let read = try Self.readType(&other)
    types.set(number, read)
    return read
  }

  private mutating func availability(_ number: Int) throws(FactFileError) -> Availability {
    guard availabilities.has(number) else {
      throw lines.error("there is no availability \(number) in the table")
    }
    if let read = availabilities.entry(number) { return read }
    var other = lines
    if let position = availabilities.position(number) { other.position = position }
    let read = try other.readAvailability()
    availabilities.set(number, read)
    return read
  }

  mutating func readHeader() throws(FactFileError) {
    header = try lines.text()
    lastName = Array(header.utf8)
    line = 0
  }

  private mutating func readDeclaration(_ tag: UInt8) throws(FactFileError) {
    guard tag == UInt8(ascii: "C") || facts.containers.isEmpty else {
      throw lines.error("classes, protocols and categories stand behind all else")
    }
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

  mutating func readEnumeration() throws(FactFileError) {
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

  mutating func readMember() throws(FactFileError) {
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

  /// Reads an integer constant; it is left out where `filter` wants neither it nor, of a constant beside an
  /// enum, that enum.
  mutating func readIntegerConstant(_ filter: FactFilter? = nil) throws(FactFileError) {
    try lines.passName(after: &lastName)
    let field = lines.bytesOfField()
    let line = try readPlace()
    let type = try integerType(usual: lastIntegerType)
    let isConstant = try flags("c").contains(UInt8(ascii: "c"))
    lastAvailability = try readAvailability(usual: lastAvailability)
    guard
      filter.map({ filter in
        filter.names.contains(NameHash(lastName))
          || isConstant && filter.names.contains(NameHash(ExternConstant.bareType(type.name)))
      }) ?? true
    else { return }
    facts.integerConstants.append(
      IntegerConstant(
        name: try lines.string(lastName), framework: framework,
        location: HeaderLocation(header: header, line: line),
        kind: isConstant ? .constant : .macro,
        value: try value(field, type: type.type), typeName: type.name,
        availability: lastAvailability))
  }

  /// Reads an extern constant; it is left out where `filter` does not want it.
  mutating func readExternConstant(_ filter: FactFilter? = nil) throws(FactFileError) {
    try lines.passName(after: &lastName)
    let line = try readPlace()
    lastType = try lines.number(omitted: lastType)
    lastExternAvailability = try readAvailability(usual: lastExternAvailability)
    if let filter, !filter.wantsAllExternConstants, !filter.names.contains(NameHash(lastName)) {
      return lines.passRestOfLine()
    }
    let type = try type(lastType).name
    let typedEnum = try lines.optionalText()
    facts.externConstants.append(
      ExternConstant(
        name: try lines.string(lastName), framework: framework,
        location: HeaderLocation(header: header, line: line), typeName: type,
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
    return try availability(number)
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

  /// Goes back to what holds before the first declaration.
  mutating func forgetDeclarations() {
    lastAvailability = .unstated
    lastExternAvailability = .unstated
    lastType = 1
    lastIntegerType = 1
    lastSuperclass = nil
  }

  mutating func close() {
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

/// The entries of a table, of which some may not have been read yet.
private struct LineTable<Entry> {
  private var entries: [Entry?]
  private var positions: [FactLines.Position?] = [nil]

  init(zeroth entry: Entry) { entries = [entry] }

  mutating func append(_ position: FactLines.Position, _ entry: Entry?) {
    positions.append(position)
    entries.append(entry)
  }

  func has(_ number: Int) -> Bool { entries.indices.contains(number) }
  func entry(_ number: Int) -> Entry? { entries[number] }
  func position(_ number: Int) -> FactLines.Position? { positions[number] }
  mutating func set(_ number: Int, _ entry: Entry) { entries[number] = entry }
}
