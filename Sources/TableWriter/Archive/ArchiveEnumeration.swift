import HeaderFacts

/// An enum as headers write it.
struct ArchiveEnumeration {
  let enumeration: Enumeration
  /// What is known of it as a type, if anything names it.
  let type: TypeDeclaration?

  var text: String {
    let members = enumeration.members.map { "    \(member($0)),\n" }.joined()
    let attributes = ArchiveAttributes.text(
      enumeration.availability, swiftName: enumeration.swiftNameAttribute)
    let end = attributes.isEmpty ? "}" : "} " + attributes
    return "\(opening) {\n\(members)\(end);\n\(alias)"
  }

  /// `NS_ENUM(NSInteger, HKBloodType)`, which both declares and begins to define.
  static func macro(_ kind: EnumerationKind, typeName: String, name: String) -> String {
    switch kind {
    case .open: "NS_ENUM(\(typeName), \(name))"
    case .closed: "NS_CLOSED_ENUM(\(typeName), \(name))"
    case .options: "NS_OPTIONS(\(typeName), \(name))"
    case .errorCode(let domain): "NS_ERROR_ENUM(\(domain), \(typeName), \(name))"
    case .plain: "enum \(name) : \(typeName)"
    }
  }

  private var opening: String {
    let name = enumeration.name
    if name.isEmpty { return "enum\(Self.attributes(enumeration.kind)) : \(enumeration.typeName)" }
    guard enumeration.kind == .plain else {
      return "typedef "
        + Self.macro(enumeration.kind, typeName: enumeration.typeName, name: name)
    }
    if case .enumeration(_, _, false, _)? = type?.kind { return "enum \(name)" }
    return "enum \(name) : \(enumeration.typeName)"
  }

  private var alias: String {
    guard enumeration.kind == .plain, case .enumeration(_, _, _, true)? = type?.kind else {
      return ""
    }
    return "typedef enum \(enumeration.name) \(enumeration.name);\n"
  }

  private static func attributes(_ kind: EnumerationKind) -> String {
    switch kind {
    case .open: " _ARCHIVE_OPEN"
    case .closed: " __attribute__((enum_extensibility(closed)))"
    case .options: " __attribute__((flag_enum)) _ARCHIVE_OPEN"
    case .errorCode(let domain): " __attribute__((ns_error_domain(\(domain)))) _ARCHIVE_OPEN"
    case .plain: ""
    }
  }

  private func member(_ member: Member) -> String {
    let own = member.availability == enumeration.availability ? .unstated : member.availability
    let attributes = ArchiveAttributes.text(
      own, swiftName: member.swiftNameAttribute, isRefined: member.isRefinedForSwift)
    let value = member.isExplicit ? " = \(ArchiveInteger.literal(member.value))" : ""
    return member.name + (attributes.isEmpty ? "" : " " + attributes) + value
  }
}

/// What a declaration says beside its type.
enum ArchiveAttributes {
  static func text(
    _ availability: Availability, swiftName: String? = nil, isRefined: Bool = false
  ) -> String {
    var words = [ArchiveAvailability.text(availability)]
    if let swiftName { words.append("NS_SWIFT_NAME(\(swiftName))") }
    if isRefined { words.append("NS_REFINED_FOR_SWIFT") }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Integers as C writes them.
enum ArchiveInteger {
  /// A constant expression with the value, of some type that holds it.
  static func literal(_ value: IntegerValue) -> String {
    if value.isNegative {
      // C has no negative literals, and the magnitude of the least integer is too large for one.
      return value.magnitude == 1 << 63
        ? "(-9223372036854775807LL - 1)" : "-\(value.magnitude)"
    }
    return value.magnitude > UInt64(Int64.max) ? "\(value.magnitude)ULL" : "\(value.magnitude)"
  }

  private static let suffixes = [
    "int": "", "unsigned int": "U", "long": "L", "unsigned long": "UL", "long long": "LL",
    "unsigned long long": "ULL",
  ]

  /// An expression with the value and exactly the type.
  static func expression(_ value: IntegerValue, typeName: String) -> String {
    guard let suffix = suffixes[typeName] else { return "((\(typeName))\(literal(value)))" }
    guard value.isNegative else { return "\(value.magnitude)\(suffix)" }
    let mask = value.type.mask >> 1
    return value.magnitude > mask
      ? "(-\(mask)\(suffix) - 1)" : "(-\(value.magnitude)\(suffix))"
  }
}
