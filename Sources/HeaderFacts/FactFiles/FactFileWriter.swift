/// Writes the facts of one framework as a fact file; `docs/fact-files.md` describes the format.
public struct FactFileWriter {
  private let facts: FactSet
  private let framework: String
  private let tables: FactFileTables
  var out = FactFileBuilder()
  /// The header that the declarations written last stand in.
  private var header = ""
  private var line = 0
  /// The name written last, which the next one may take its beginning from.
  private var name = ""
  private var superclass: String?

  /// The bytes of the file of `framework`: those of the set's facts that are declared in it.
  ///
  /// - Throws: `FactFileError` for facts that cannot be written: a member whose value is of another type
  ///   than its enum.
  public static func bytes(
    of facts: FactSet, framework: String
  ) throws(FactFileError) -> [UInt8] {
    var writer = FactFileWriter(facts, framework: framework)
    writer.writeHead()
    writer.writeTables()
    for enumeration in writer.facts.enumerations { try writer.write(enumeration) }
    writer.writeIntegerConstants()
    writer.writeExternConstants()
    for container in writer.facts.containers { writer.write(container) }
    return writer.out.sealed()
  }

  private init(_ all: FactSet, framework: String) {
    facts = all.declared(in: framework)
    self.framework = framework
    tables = FactFileTables(facts)
  }

  private mutating func writeHead() {
    out.begin("\(FactFileText.factsTitle) \(FactFileText.version)")
    out.end()
    out.write(facts.origin)
    out.begin("framework\t", framework)
    out.field(facts.frameworks.contains(framework) ? "whole" : "part")
    for gap in (facts.frameworkGaps[framework] ?? []).map(\.rawValue).sorted() { out.field(gap) }
    out.end()
    out.begin("counts")
    for count in FactCounts(facts).all { out.number(count) }
    out.end()
  }

  private mutating func writeTables() {
    for entry in tables.availabilities.ordered { out.write(entry) }
    for entry in tables.types.ordered {
      out.begin("t", entry.name)
      out.field(entry.encoding)
      out.optional(entry.blockSignature)
      out.end()
    }
    for entry in tables.integerTypes.ordered {
      out.begin("i", entry.name)
      out.field("\(entry.type.isSigned ? "s" : "u")\(entry.type.bits)")
      out.field(entry.canonicalName)
      out.end()
    }
  }

  // MARK: - Places

  /// Says which header is meant from here on, where it is another than before.
  private mutating func enter(_ location: HeaderLocation) {
    guard location.header != header else { return }
    out.begin("h", location.header)
    out.end()
    header = location.header
    name = header
    line = 0
  }

  private mutating func begin(_ tag: String, _ newName: String) {
    out.begin(tag, name: newName, after: name)
    name = newName
  }

  /// A line as the distance from the line before it.
  private mutating func place(_ newLine: Int) {
    out.number(newLine - line, omitting: facts.origin.usualLineStep)
    line = newLine
  }

  /// A reference to the table; nothing where the availability is `usual`.
  private mutating func write(_ availability: Availability, usual: Availability) {
    out.field(
      availability == usual ? "" : String(tables.availabilities.number(availability)))
  }

  // MARK: - Enums and constants

  private mutating func write(_ enumeration: Enumeration) throws(FactFileError) {
    enter(enumeration.location)
    let prefix = Self.commonPrefix(enumeration.members.map(\.name))
    begin("E", enumeration.name)
    place(enumeration.location.line)
    out.number(tables.integerTypes.number(FactFileTables.entry(enumeration)), omitting: 1)
    out.field(Self.word(enumeration.kind))
    write(enumeration.availability, usual: .unstated)
    out.field(
      prefix.hasPrefix(enumeration.name) && !prefix.isEmpty
        ? "=" + prefix.dropFirst(enumeration.name.count) : prefix)
    out.optional(enumeration.swiftNameAttribute)
    out.end()
    var next: UInt64 = 0
    var before = ""
    for member in enumeration.members {
      guard member.value.type == enumeration.type else {
        throw FactFileError(
          file: framework,
          message: "\(member.name) is of another integer type than its enum \(enumeration.name)",
          remedy: "give both the same type")
      }
      let rest = String(
        decoding: member.name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      out.begin(".", name: rest, after: before)
      before = rest
      write(member, expected: IntegerValue(bits: next, type: enumeration.type), enumeration)
      next = member.value.bits &+ 1
    }
  }

  private mutating func write(
    _ member: Member, expected: IntegerValue, _ enumeration: Enumeration
  ) {
    let value = member.value == expected ? "" : member.value.description
    out.field((member.isExplicit ? "=" : "") + value)
    place(member.line)
    write(member.availability, usual: enumeration.availability)
    out.optional(member.swiftNameAttribute)
    out.field(member.isRefinedForSwift ? "r" : "")
    out.end()
  }

  private static func word(_ kind: EnumerationKind) -> String {
    switch kind {
    case .plain: ""
    case .open: "open"
    case .closed: "closed"
    case .options: "options"
    case .errorCode(let domain): "error:\(domain)"
    }
  }

  /// The longest beginning that all names share, cut off before a character is cut in two.
  static func commonPrefix(_ names: [String]) -> String {
    guard names.count > 1, var prefix = names.first.map({ Array($0.utf8) }) else { return "" }
    for name in names.dropFirst() {
      let shared = zip(prefix, name.utf8).prefix { $0 == $1 }.count
      prefix.removeSubrange(shared...)
    }
    while String(validating: prefix, as: UTF8.self) == nil { prefix.removeLast() }
    // This is how a beginning that is the enum's name is written.
    guard prefix.first != UInt8(ascii: "=") else { return "" }
    return String(decoding: prefix, as: UTF8.self)
  }

  private mutating func writeIntegerConstants() {
    var before: IntegerConstant?
    for constant in facts.integerConstants {
      enter(constant.location)
      begin("K", constant.name)
      out.field(constant.value.description)
      place(constant.location.line)
      let number = tables.integerTypes.number(FactFileTables.entry(constant))
      out.number(
        number,
        omitting: before.map { tables.integerTypes.number(FactFileTables.entry($0)) } ?? 1)
      out.field(constant.kind == .macro ? "" : "c")
      write(constant.availability, usual: before?.availability ?? .unstated)
      out.end()
      before = constant
    }
  }

  private mutating func writeExternConstants() {
    var before: ExternConstant?
    for constant in facts.externConstants {
      enter(constant.location)
      begin("X", constant.name)
      place(constant.location.line)
      out.number(
        tables.types.number(FactFileTables.entry(constant)),
        omitting: before.map { tables.types.number(FactFileTables.entry($0)) } ?? 1)
      write(constant.availability, usual: before?.availability ?? .unstated)
      out.optional(
        constant.typedEnum.map { $0 == ExternConstant.bareType(constant.typeName) ? "=" : $0 })
      out.optional(constant.swiftNameAttribute)
      out.end()
      before = constant
    }
  }

  // MARK: - Containers

  private mutating func write(_ container: Container) {
    enter(container.location)
    let (word, other): (String, String?) =
      switch container.kind {
      case .class(let superclass): ("", superclass)
      case .protocol: ("protocol", nil)
      case .category(let owner): ("category", owner)
      }
    begin("C", container.name)
    place(container.location.line)
    out.field(word)
    if case .class = container.kind {
      if other == superclass {
        out.field("")
      } else if other == nil {
        out.nothing()
      } else {
        out.optional(other)
      }
      superclass = other
    } else {
      out.optional(other)
    }
    write(container.availability, usual: .unstated)
    out.optional(container.swiftNameAttribute)
    for adopted in container.protocols { out.optional(adopted) }
    out.end()
    for part in ContainerParts.parts(
      of: container, tables: tables, hasOffsets: facts.origin.hasEncodingOffsets)
    {
      switch part {
      case .property(let property, let accessors):
        write(property, accessors: accessors, in: container)
      case .method(let method): write(method, in: container)
      }
    }
  }

  private mutating func write(_ method: Method, in container: Container) {
    begin(method.kind.sign, method.selector)
    let result = tables.returned(by: method)
    let parameters = method.parameters.map(FactFileTables.entry)
    out.field(
      ([result] + parameters).map { String(tables.types.number($0)) }.joined(separator: " "))
    place(method.line)
    write(method.availability, usual: container.availability)
    out.field((method.isOptional ? "o" : "") + (method.isRefinedForSwift ? "r" : ""))
    let derived = EncodingFrame.encoding(
      returning: result.encoding, parameters.map { EncodingFrame.Argument($0.encoding) },
      hasOffsets: facts.origin.hasEncodingOffsets)
    out.optional(method.encoding == derived ? nil : method.encoding)
    out.optional(method.propertyName)
    out.optional(method.swiftNameAttribute)
    out.end()
  }

  private mutating func write(
    _ property: Property, accessors: ContainerParts.Accessors, in container: Container
  ) {
    begin(property.setter == nil ? "@" : "=", property.name)
    out.number(tables.types.number(tables.entry(of: property, in: container)), omitting: 1)
    place(property.line)
    write(property.availability, usual: container.availability)
    out.field(
      (property.isClassProperty ? "c" : "") + (property.isRefinedForSwift ? "r" : "")
        + (accessors.areOptional ? "o" : "") + (accessors.getter ? "" : "G")
        + (accessors.setter || property.setter == nil ? "" : "S"))
    out.optional(property.getter == property.name ? nil : property.getter)
    out.optional(
      property.setter == Property.usualSetter(of: property.name) ? nil : property.setter)
    out.optional(property.swiftNameAttribute)
    out.end()
  }
}

extension FactFileBuilder {
  /// What a set says of itself; the same in its files and in its index.
  mutating func write(_ origin: FactOrigin) {
    begin("set\t", origin.name)
    field(origin.platform)
    field(origin.version?.description ?? "")
    field(origin.architecture)
    field(origin.triple)
    end()
    begin("source\t", origin.source)
    end()
    begin("gaps")
    for gap in origin.gaps.map(\.rawValue).sorted() { field(gap) }
    end()
  }

  mutating func write(_ availability: Availability) {
    begin(
      "a",
      (availability.isAlwaysDeprecated ? "d" : "") + (availability.isAlwaysUnavailable ? "u" : ""))
    for entry in availability.platforms {
      optional(entry.platform)
      field(Self.versions(entry))
      field(entry.message)
    }
    end()
  }

  /// `8.0,13.0,,u`: introduced, deprecated, obsoleted, unavailable.
  private static func versions(_ entry: PlatformAvailability) -> String {
    let versions = [entry.introduced, entry.deprecated, entry.obsoleted].map {
      $0.map(\.description) ?? ""
    }
    let all = versions + [entry.isUnavailable ? "u" : ""]
    let last = all.lastIndex { !$0.isEmpty } ?? -1
    return all[...last].joined(separator: ",")
  }
}
