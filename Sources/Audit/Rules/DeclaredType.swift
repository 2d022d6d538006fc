import BridgeClaims
import HeaderFacts

/// An enum is declared anew with an integer type of another width or signedness.
struct DeclaredType: Rule {
  let documentation = RuleDocumentation(
    id: "declared-type",
    summary: "An enum is declared with an integer type of another width or signedness",
    severity: .warning,
    what: """
      An enum body, or constants with a type, that restate an enum with an integer type narrower or wider \
      than the header's, or signed where that is not. A type that is not known as an integer type is left alone, \
      and so are single constants.
      """,
    why: """
      Passed to a function, a number in a narrower type leaves the rest of the register to chance; read \
      back, one beyond the type's range becomes another member.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityType = enum(u8) {
            cycling = 13,
            hiking = 24,
            running = 37,
            walking = 52,
        };
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityType = enum(c_long) {
            cycling = 13,
            hiking = 24,
            running = 37,
            walking = 52,
        };
        """),
    fix: .none, isOptIn: true)

  func check(_ file: JudgedFile) -> [Draft] {
    Dictionary(grouping: file.bound.filter { !$0.binding.members.isEmpty }, by: \.group)
      .sorted { $0.key < $1.key }
      .compactMap { draft($0.value, in: file.claims.groups[$0.key], file) }
  }

  private func draft(_ claims: [BoundClaim], in group: ClaimGroup, _ file: JudgedFile) -> Draft? {
    guard claims.count > 1, let first = claims.first,
      Set(claims.map(\.binding.family)).count == 1,
      let hint = group.hints.first(where: { $0.kind == .annotatedType }),
      let declared = IntegerTypeNames.type(hint.text)
    else { return nil }
    let enumerations = first.binding.members.map(\.enumeration)
    guard enumerations.allSatisfy({ $0.type != declared }) else { return nil }
    let right = enumerations[0]
    let name = file.enumerationName(of: first.binding)
    return Draft(
      confidence: min(.likely, first.binding.confidence), range: first.claim.labelRange,
      subject: .constant(name), claimed: hint.text, expected: right.typeName,
      message: "\(name) is \(Self.words(right.type)) (\(right.typeName)), not "
        + "\(Self.words(declared)) (\(hint.text))",
      explanation: [
        "\(Wording.place(right.location, first.binding.members[0].origin)) declares it as "
          + "\(right.typeName)."
      ])
  }

  private static func words(_ type: IntegerType) -> String {
    "\(type.isSigned ? "signed" : "unsigned"), \(type.bits) bits"
  }
}

/// Integer types of the languages, whose width is the same on all of Apple's 64-bit machines.
enum IntegerTypeNames {
  private static let widths: [String: Int] = [
    "8": 8, "16": 16, "32": 32, "64": 64, "size": 64, "": 64,
  ]
  private static let fixed: [String: IntegerType] = [
    "c_char": type(8, true), "c_uchar": type(8, false), "c_short": type(16, true),
    "c_ushort": type(16, false), "c_int": type(32, true), "c_uint": type(32, false),
    "c_long": type(64, true), "c_ulong": type(64, false), "c_longlong": type(64, true),
    "c_ulonglong": type(64, false), "int": type(32, true), "unsigned int": type(32, false),
    "unsigned": type(32, false), "long": type(64, true), "unsigned long": type(64, false),
    "NSInteger": type(64, true), "NSUInteger": type(64, false), "CFIndex": type(64, true),
    "Int": type(64, true), "UInt": type(64, false), "ulong": type(64, false),
    "uint": type(32, false), "byte": type(8, false), "nint": type(64, true),
    "nuint": type(64, false),
  ]
  /// Beginnings of names that end in their width: `u8`, `Int64`, `uint32_t`, `size`.
  private static let stems: [(String, isSigned: Bool)] = [
    ("uint", false), ("UInt", false), ("u", false), ("int", true), ("Int", true), ("i", true),
  ]

  private static func type(_ bits: Int, _ isSigned: Bool) -> IntegerType {
    IntegerType(bits: bits, isSigned: isSigned)
  }

  /// The width and signedness of a type's name; nil for other types.
  static func type(_ name: String) -> IntegerType? {
    if let type = fixed[name] { return type }
    let bare = name.hasSuffix("_t") ? String(name.dropLast(2)) : name
    for (stem, isSigned) in stems where bare.hasPrefix(stem) {
      let width = String(bare.dropFirst(stem.count))
      guard !width.isEmpty, let bits = widths[width] else { continue }
      return type(bits, isSigned)
    }
    return nil
  }
}
