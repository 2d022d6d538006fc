import HeaderFacts

/// A framework with one of each: what the golden files in `Tests/Fixtures/tables` show.
enum TinyFacts {
  private static let unsigned = IntegerType(bits: 64, isSigned: false)
  private static let signed = IntegerType(bits: 64, isSigned: true)

  static let gone = Availability(platforms: [
    PlatformAvailability(platform: "ios", introduced: Version(8), deprecated: Version(10))
  ])

  static func member(
    _ name: String, _ value: UInt64, _ type: IntegerType, isNegative: Bool = false,
    availability: Availability = .unstated
  ) -> Member {
    Member(
      name: name, value: IntegerValue(isNegative: isNegative, magnitude: value, type: type),
      availability: availability)
  }

  static func enumeration(
    _ name: String, _ kind: EnumerationKind, _ type: IntegerType, _ members: [Member]
  ) -> Enumeration {
    Enumeration(
      name: name, framework: "TinyKit", location: HeaderLocation(header: "TKTiny.h", line: 1),
      kind: kind, typeName: "", canonicalTypeName: "", type: type, members: members)
  }

  static let style = enumeration(
    "TKStyle", .open, signed,
    [
      member("TKStyleDefault", 0, signed), member("TKStyleHUDWindow", 1, signed),
      member("TKStyleOld", 2, signed, availability: gone),
      member("TKStyleSelf", 3, signed), member("TKStyleUnknown", 1, signed, isNegative: true),
    ])

  static let options = enumeration(
    "TKQueryOptions", .options, unsigned,
    [
      member("TKQueryOptionNone", 0, unsigned), member("TKQueryOptionStrict", 1, unsigned),
      member("TKQueryOptionRecent", 32, unsigned),
      member("TKQueryOptionMostRecent", 32, unsigned, availability: gone),
      member("TKQueryOptionAll", .max, unsigned),
    ])

  static let error = enumeration(
    "TKErrorCode", .errorCode(domain: "TKErrorDomain"), signed,
    [member("TKErrorLost", 1, signed), member("TKErrorFound", 2, signed)])

  static let closed = enumeration(
    "TKSide", .closed, IntegerType(bits: 8, isSigned: false),
    [
      member("TKSideLeft", 0, IntegerType(bits: 8, isSigned: false)),
      member("TKSideRight", 1, IntegerType(bits: 8, isSigned: false)),
      member("TKSideStarboard", 1, IntegerType(bits: 8, isSigned: false)),
    ])

  static let anonymous = enumeration(
    "", .plain, IntegerType(bits: 32, isSigned: false),
    [member("TKNoLimit", 0, IntegerType(bits: 32, isSigned: false))])

  private static func container(_ name: String, _ methods: [Method]) -> Container {
    Container(
      kind: .class(superclass: "NSObject"), name: name, framework: "TinyKit",
      location: HeaderLocation(header: "TKTiny.h", line: 9), methods: methods)
  }

  static let facts = FactSet(
    origin: FactOrigin(
      name: "TinySDK", platform: "ios", version: Version(16, 5), architecture: "arm64",
      triple: "arm64-apple-ios16.5"),
    frameworks: ["TinyKit"], enumerations: [style, options, error, closed, anonymous],
    containers: [
      container(
        "TKStore",
        [
          Method(
            selector: "save:to:", kind: .instance, encoding: "v32@0:8@16@24", returnType: "void"),
          Method(selector: "shared", kind: .class, encoding: "@16@0:8", returnType: "id"),
        ]),
      container(
        "TKValue",
        [
          Method(
            selector: "named:", kind: .instance, encoding: "{T=\"x\"i}24@0:8@16", returnType: "T")
        ]),
    ])
}
