import HeaderFacts

/// One enum as a Swift type.
struct SwiftEnumerationWriter {
  let enumeration: Enumeration
  let platform: String

  /// A member, its name as the type declares it, and whether an earlier member has its value.
  private struct Row {
    var member: Member
    var swiftName: String
    var declaredName: String
    var isAlias: Bool
  }

  /// What stands around the type, outermost first: `["HKError"]` for `HKError.Code`.
  var namespaces: [String] {
    let parts = enumeration.swiftTypeName.split(separator: ".")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
  }

  private var typeName: String {
    let path = SwiftType.path(enumeration.swiftTypeName)
    return String(path.split(separator: ".").last ?? path[...])
  }

  private var rawType: String { SwiftType.integer(enumeration.type) }

  /// `HealthKit (HKWorkout.h)`, or the header alone outside of frameworks.
  private var place: String {
    let header = enumeration.location.header
    return enumeration.framework.isEmpty ? header : "\(enumeration.framework) (\(header))"
  }

  func text(declaring namespaces: [String]) -> String {
    var lines: [String] = []
    for name in namespaces {
      let parts = SwiftType.path(name).split(separator: ".")
      let declaration = "public enum \(parts.last ?? "") {}"
      let around = parts.dropLast().joined(separator: ".")
      let comment = "/// Holds `\(enumeration.swiftTypeName)`."
      lines +=
        around.isEmpty
        ? [comment, declaration]
        : ["extension \(around) {", "  \(comment)", "  \(declaration)", "}"]
      lines.append("")
    }
    let type = typeLines
    if let around = self.namespaces.last {
      lines.append("extension \(SwiftType.path(around)) {")
      lines += type.map { $0.isEmpty ? "" : "  " + $0 }
      lines.append("}")
    } else {
      lines += type
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: The type

  private var typeLines: [String] {
    let rows = self.rows
    let name = typeName
    let declaration =
      switch enumeration.kind {
      case .closed: "public enum \(name): \(rawType), KnownValue {"
      case .options: "public struct \(name): OptionSet, KnownValue {"
      default: "public struct \(name): KnownValue {"
      }
    return documentation + [declaration] + storage + rows.flatMap(declaration(of:))
      + names(rows) + ["}"]
  }

  private var documentation: [String] {
    let kind =
      switch enumeration.kind {
      case .open: "an enum that later SDKs may add to"
      case .closed: "an enum that is complete"
      case .options: "an option set"
      case .errorCode(let domain): domain.isEmpty ? "error codes" : "the error codes of `\(domain)`"
      case .plain: "a C enum"
      }
    return [
      "/// `\(enumeration.name)`, \(kind), of \(place)."
        + note(enumeration.availability, before: " Its use is ", after: ".")
    ]
  }

  private var storage: [String] {
    guard enumeration.kind != .closed else { return [] }
    return [
      "  public let rawValue: \(rawType)", "",
      "  public init(rawValue: \(rawType)) { self.rawValue = rawValue }", "",
    ]
  }

  private func declaration(of row: Row) -> [String] {
    let value = row.member.value
    let comment =
      "  /// `\(row.member.name)`" + note(row.member.availability, before: ", ", after: "")
    guard enumeration.kind == .closed else {
      return [
        comment,
        "  public static var \(row.declaredName): Self { Self(rawValue: \(literal(value))) }",
      ]
    }
    guard row.isAlias else { return [comment, "  case \(row.declaredName) = \(value)"] }
    let first = rows.first { $0.member.value == value }!
    return [comment, "  public static var \(row.declaredName): Self { .\(first.declaredName) }"]
  }

  /// The members as text that is read on first use: a literal of so many structures takes the compiler
  /// many times as long.
  private func names(_ rows: [Row]) -> [String] {
    let head = [
      "", "  public static let cTypeName = \"\(enumeration.name)\"",
      "  public static let swiftTypeName = \"\(enumeration.swiftTypeName)\"",
      "  public static let members = KnownMember<\(rawType)>.list(", "    \"\"\"",
    ]
    let entries = rows.map { row in
      let availability = row.member.availability
      let isOut =
        availability.isDeprecated(on: platform) || availability.isUnavailable(on: platform)
      return "    \(row.member.name) \(row.swiftName) \(row.member.value)"
        + (isOut ? " deprecated" : "")
    }
    return head + entries + ["    \"\"\")"]
  }

  /// Single bits of an option set are easier to read as such.
  private func literal(_ value: IntegerValue) -> String {
    let isBit = value.bits != 0 && value.bits & (value.bits - 1) == 0
    guard enumeration.isOptions, isBit, !value.isNegative else { return value.description }
    return "1 << \(value.bits.trailingZeroBitCount)"
  }

  /// What the platform has against the declaration, empty when nothing.
  private func note(_ availability: Availability, before: String, after: String) -> String {
    let on = PlatformNames.display(platform)
    if availability.isUnavailable(on: platform) { return "\(before)unavailable on \(on)\(after)" }
    guard availability.isDeprecated(on: platform) else { return "" }
    let since = availability.entry(for: platform)?.deprecated.map { " since \($0)" } ?? ""
    return "\(before)deprecated on \(on)\(since)\(after)"
  }

  // MARK: Names

  /// Static members that the types have anyway, and words that mean something else after a dot.
  private static let taken = SwiftType.afterDot.union([
    "allKnown", "members", "cTypeName", "swiftTypeName",
  ])

  private var rows: [Row] {
    var used = Self.taken
    var values: Set<IntegerValue> = []
    let names = enumeration.swiftMemberNames(platform: platform)
    return zip(enumeration.members, names).map { member, swiftName in
      var name = swiftName
      if used.contains(name) { name = Self.taken.contains(name) ? name + "_" : member.name }
      used.insert(name)
      return Row(
        member: member, swiftName: swiftName, declaredName: SwiftKeywords.escaped(name),
        isAlias: !values.insert(member.value).inserted)
    }
  }
}
