import EnumCounter
import HeaderFacts
import Testing

struct AvailabilityReadingTests {
  @Test func ofMembersOwnAndInherited() throws {
    let facts = try readObjectiveC(
      """
      typedef NS_ENUM(NSInteger, CRType) {
        CRTypeA,
        CRTypeB API_AVAILABLE(ios(9.0)),
        CRTypeC API_DEPRECATED("gone", ios(8.0, 10.0)),
        CRTypeD API_UNAVAILABLE(ios),
        CRTypeE __attribute__((deprecated)),
        CRTypeF NS_UNAVAILABLE,
        CRTypeG NS_SWIFT_NAME(gee),
      } API_AVAILABLE(ios(8.0), macos(13.0));
      """)
    let members = try #require(facts.enumeration("CRType")).members
    #expect(members[0].availability.platforms.map(\.platform) == ["ios", "macos"])
    #expect(members[1].availability.platforms.map(\.introduced) == [Version(9)])
    #expect(members[2].availability.entry(for: "ios")?.deprecated == Version(10))
    #expect(members[2].availability.entry(for: "ios")?.message == "gone")
    #expect(members[3].availability.isUnavailable(on: "ios"))
    #expect(members[4].availability.isAlwaysDeprecated)
    #expect(members[5].availability.isAlwaysUnavailable)
    #expect(members[6].availability == members[0].availability)
  }

  @Test func ofMethodsAndProperties() throws {
    let facts = try readObjectiveC(
      """
      API_AVAILABLE(ios(8.0)) @interface CRThing : NSObject
      - (void)plain;
      - (void)named NS_SWIFT_NAME(other());
      - (void)later API_AVAILABLE(ios(12.0));
      - (void)never NS_UNAVAILABLE;
      @property BOOL flag API_AVAILABLE(ios(11.0));
      @end
      """)
    let thing = try #require(facts.container("CRThing"))
    func introduced(_ availability: Availability?) -> Version? {
      availability?.entry(for: "ios")?.introduced
    }
    #expect(introduced(thing.availability) == Version(8))
    #expect(introduced(thing.method("plain")?.availability) == Version(8))
    #expect(introduced(thing.method("named")?.availability) == Version(8))
    #expect(introduced(thing.method("later")?.availability) == Version(12))
    #expect(introduced(thing.property("flag")?.availability) == Version(11))
    #expect(introduced(thing.method("setFlag:")?.availability) == Version(11))
    #expect(thing.method("never")?.availability == Availability(isAlwaysUnavailable: true))
  }

  @Test func ofCategoriesBeforeThatOfTheirClass() throws {
    let facts = try readObjectiveC(
      """
      API_AVAILABLE(ios(8.0)) @interface CRThing : NSObject
      @end
      API_AVAILABLE(ios(13.0)) @interface CRThing (New)
      - (void)plain;
      - (void)named NS_SWIFT_NAME(other());
      - (void)later API_AVAILABLE(ios(14.0));
      @end
      @interface CRThing (Old)
      - (void)old;
      @end
      """)
    func introduced(_ selector: String) -> Version? {
      let method = facts.containers.flatMap(\.methods).first { $0.selector == selector }
      return method?.availability.entry(for: "ios")?.introduced
    }
    #expect(introduced("plain") == Version(13))
    #expect(introduced("named") == Version(13))
    #expect(introduced("later") == Version(14))
    #expect(introduced("old") == Version(8))
  }
}
