import Audit
import HeaderFacts

/// Where something is declared.
enum Declared {
  /// A header of no framework stands for itself: `objc/NSObject.h:34`.
  static func text(_ framework: String, _ place: String) -> String {
    framework.isEmpty ? place : "\(framework), \(place)"
  }
}

/// The lines that a look-up shows of a member.
enum MemberDetails {
  static func rows(_ match: MemberMatch) -> [(String, String)] {
    let enumeration = match.enumeration
    let swiftName = enumeration.swiftQualifiedMemberName(
      at: match.index, platform: match.origin.platform)
    let place = HeaderLocation(header: enumeration.location.header, line: match.member.line)
    var rows = [("declared", Declared.text(enumeration.framework, place.text))]
    rows.append(("enum", EnumerationDetails.title(enumeration)))
    rows.append(("Swift", swiftName))
    let counted = CountingText.text(match).map { Paragraph.lines($0, width: 84) } ?? []
    if !counted.isEmpty { rows.append(("counted", counted.joined(separator: "\n"))) }
    let same = enumeration.members.filter {
      $0.value == match.member.value && $0.name != match.member.name
    }
    if !same.isEmpty { rows.append(("same value", same.map(\.name).joined(separator: ", "))) }
    rows += AvailabilityText.rows(match.member.availability)
    return rows
  }
}

/// The lines that a look-up shows of an enum.
enum EnumerationDetails {
  static func title(_ enumeration: Enumeration) -> String {
    let name = enumeration.name.isEmpty ? "(anonymous)" : enumeration.name
    return "\(name) : \(enumeration.typeName)"
  }

  static func rows(_ match: FactMatch<Enumeration>) -> [(String, String)] {
    let enumeration = match.fact
    let platform = match.origin.platform
    let names = enumeration.swiftMemberNames(platform: platform)
    let width = enumeration.members.map(\.value.description.count).max() ?? 0
    let nameWidth = min(enumeration.members.map(\.name.count).max() ?? 0, 60)
    let members = zip(enumeration.members, names).map { member, swiftName in
      let value = member.value.description
      let before = String(repeating: " ", count: width - value.count)
      let after = String(repeating: " ", count: max(nameWidth - member.name.count, 0))
      let note = member.availability.isDeprecated(on: platform) ? " (deprecated)" : ""
      let swift = enumeration.hasSwiftType ? "  .\(swiftName)" : ""
      return "\(before)\(value)  \(member.name)\(after)\(swift)\(note)"
    }
    var rows = [("declared", Declared.text(enumeration.framework, enumeration.location.text))]
    rows.append(("kind", kind(enumeration.kind)))
    rows.append(("Swift", enumeration.swiftTypeName))
    rows.append(("members", members.joined(separator: "\n")))
    rows += AvailabilityText.rows(enumeration.availability)
    return rows
  }

  /// Members that only sets other than the one shown have.
  static func further(_ group: AgreeingMatches) -> [(String, String)] {
    guard case .enumeration(let shown) = group.first else { return [] }
    var known = Set(shown.fact.members.map(\.name))
    var lines: [String] = []
    for case .enumeration(let match) in group.matches.dropFirst() {
      for member in match.fact.members where known.insert(member.name).inserted {
        lines.append("\(member.value)  \(member.name), \(match.origin.name)")
      }
    }
    return lines.isEmpty ? [] : [("elsewhere", lines.joined(separator: "\n"))]
  }

  private static func kind(_ kind: EnumerationKind) -> String {
    switch kind {
    case .open: "open: later SDKs may add members"
    case .closed: "closed: no member will be added"
    case .options: "options: members are bits to be combined"
    case .errorCode(let domain): "codes of the error domain \(domain)"
    case .plain: "plain C"
    }
  }
}

/// The lines that a look-up shows of a constant outside any enum.
enum ConstantDetails {
  static func rows(_ match: FactMatch<IntegerConstant>) -> [(String, String)] {
    let constant = match.fact
    let kind = constant.kind == .macro ? "macro" : "constant"
    var rows = [("declared", Declared.text(constant.framework, constant.location.text))]
    rows.append(("kind", "\(kind) of type \(constant.typeName)"))
    rows += AvailabilityText.rows(constant.availability)
    return rows
  }

  static func rows(_ match: FactMatch<ExternConstant>) -> [(String, String)] {
    let constant = match.fact
    var rows = [("declared", Declared.text(constant.framework, constant.location.text))]
    rows.append(("type", constant.typeName))
    if let swiftName = constant.swiftName { rows.append(("Swift", swiftName)) }
    rows.append(("value", "not in the header: it is in the framework's binary"))
    rows += AvailabilityText.rows(constant.availability)
    return rows
  }
}

/// The lines that a look-up shows of a method.
enum MethodDetails {
  static func rows(_ match: MethodMatch) -> [(String, String)] {
    let method = match.method
    let header = HeaderLocation(header: match.container.location.header, line: method.line)
    var rows = [("declared", Declared.text(match.container.framework, header.text))]
    if let property = method.propertyName { rows.append(("property", property)) }
    if case .protocol = match.container.kind {
      rows.append(("protocol", method.isOptional ? "optional" : "required"))
    }
    rows.append(("encoding", method.encoding))
    let width = method.parameters.map(\.encoding.count).max() ?? 0
    let parameters = method.parameters.map { parameter in
      let gap = String(repeating: " ", count: width - parameter.encoding.count + 2)
      let block = parameter.blockSignature.map { "  (block \($0))" } ?? ""
      return parameter.encoding + gap + parameter.typeName + block
    }
    if !parameters.isEmpty { rows.append(("parameters", parameters.joined(separator: "\n"))) }
    rows.append(("returns", method.returnType))
    rows += AvailabilityText.rows(method.availability)
    return rows
  }
}

/// The lines that a look-up shows of a class, a protocol or a category.
enum ContainerDetails {
  static func headline(_ container: Container) -> String {
    switch container.kind {
    case .class(let superclass):
      "class \(container.name)" + (superclass.map { " : \($0)" } ?? "")
    case .protocol: "protocol \(container.name)"
    case .category(let owner):
      container.name.isEmpty
        ? "class extension of \(owner)" : "category \(container.name) of \(owner)"
    }
  }

  static func rows(_ match: FactMatch<Container>) -> [(String, String)] {
    let container = match.fact
    let methods = container.methods.map { "\($0.kind.sign) \($0.selector)  \($0.encoding)" }
    var rows = [("declared", Declared.text(container.framework, container.location.text))]
    if !container.protocols.isEmpty {
      rows.append(("adopts", container.protocols.joined(separator: ", ")))
    }
    if !methods.isEmpty { rows.append(("methods", methods.joined(separator: "\n"))) }
    rows += AvailabilityText.rows(container.availability)
    return rows
  }
}
