import HeaderFacts
import Testing

@Suite struct CountingTests {
  private static let type = IntegerType(bits: 64, isSigned: false)
  private static let deprecated = Availability(platforms: [
    PlatformAvailability(platform: "ios", deprecated: Version(14))
  ])
  private static let unavailable = Availability(platforms: [
    PlatformAvailability(platform: "ios", isUnavailable: true)
  ])

  private static func enumeration(
    _ members: [(String, UInt64, Bool, Availability)], availability: Availability = .unstated
  ) -> Enumeration {
    Enumeration(
      name: "T", framework: "F", location: HeaderLocation(header: "T.h", line: 1), kind: .open,
      typeName: "NSUInteger", canonicalTypeName: "unsigned long", type: type,
      availability: availability,
      members: members.map {
        Member(
          name: $0.0, value: IntegerValue(bits: $0.1, type: type), isExplicit: $0.2,
          availability: $0.3)
      })
  }

  @Test func `counting starts at 0 where no value is written`() {
    let enumeration = Self.enumeration([("A", 0, false, .unstated), ("B", 1, false, .unstated)])
    let first = enumeration.counting(ofMemberAt: 0, platform: "ios")
    #expect(first.anchor == nil)
    #expect(first.steps == 0)
    let second = enumeration.counting(ofMemberAt: 1, platform: "ios")
    #expect(second.anchor == nil)
    #expect(second.anchorValue.description == "0")
    #expect(second.steps == 1)
  }

  @Test func `deprecated and unavailable members in between are named, ends are not`() {
    let enumeration = Self.enumeration([
      ("A", 5, true, Self.deprecated), ("B", 6, false, Self.deprecated),
      ("C", 7, false, Self.unavailable), ("D", 8, false, Self.deprecated),
    ])
    let counting = enumeration.counting(ofMemberAt: 3, platform: "ios")
    #expect(counting.anchor == "A")
    #expect(counting.anchorValue.description == "5")
    #expect(counting.steps == 3)
    #expect(counting.deprecatedBetween == ["B"])
    #expect(counting.unavailableBetween == ["C"])
    #expect(enumeration.counting(ofMemberAt: 3, platform: "macos").deprecatedBetween.isEmpty)
  }

  @Test func `the first member is in between where no value is written`() {
    let enumeration = Self.enumeration([
      ("A", 0, false, Self.deprecated), ("B", 1, false, .unstated),
    ])
    #expect(enumeration.counting(ofMemberAt: 1, platform: "ios").deprecatedBetween == ["A"])
  }

  @Test func `a member with a written value has no way behind it`() {
    let enumeration = Self.enumeration([
      ("A", 1, true, Self.deprecated), ("B", 9, true, .unstated),
    ])
    let counting = enumeration.counting(ofMemberAt: 1, platform: "ios")
    #expect(counting.anchor == "B")
    #expect(counting.steps == 0)
    #expect(counting.deprecatedBetween.isEmpty)
  }

  @Test func `an enum that is deprecated as a whole names none of its members`() {
    let enumeration = Self.enumeration(
      [
        ("A", 0, true, Self.deprecated), ("B", 1, false, Self.deprecated),
        ("C", 2, false, Self.deprecated),
      ], availability: Self.deprecated)
    #expect(enumeration.counting(ofMemberAt: 2, platform: "ios").deprecatedBetween.isEmpty)
  }
}
