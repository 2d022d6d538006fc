import EnumCounter
import HeaderFacts
import Testing

struct EnumerationReadingTests {
  @Test func kindsOfObjectiveCEnums() throws {
    let facts = try readObjectiveC(
      """
      extern NSString *const CRDomain;
      typedef NS_ENUM(NSInteger, CROpen) { CROpenA };
      typedef NS_CLOSED_ENUM(NSUInteger, CRClosed) { CRClosedA };
      typedef NS_OPTIONS(NSUInteger, CRFlags) { CRFlagsA = 1 << 4 };
      typedef NS_ERROR_ENUM(CRDomain, CRCode) { CRCodeA = -7 };
      enum CRPlain { CRPlainA };
      """)
    #expect(facts.enumeration("CROpen")?.kind == .open)
    #expect(facts.enumeration("CRClosed")?.kind == .closed)
    #expect(facts.enumeration("CRFlags")?.kind == .options)
    #expect(facts.enumeration("CRCode")?.kind == .errorCode(domain: "CRDomain"))
    #expect(facts.enumeration("CRPlain")?.kind == .plain)
    #expect(
      facts.memberTexts == [
        "CROpenA=0", "CRClosedA=0", "CRFlagsA=16*", "CRCodeA=-7*", "CRPlainA=0",
      ])
  }

  @Test func enumsOfCoreFoundation() throws {
    let facts = try read(
      """
      typedef signed long CFIndex;
      #define CF_ENUM(...) __CF_ENUM(__VA_ARGS__)
      #define __CF_ENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
      #define CF_OPTIONS(_type, _name) enum __attribute__((flag_enum,enum_extensibility(open))) _name : _type _name; enum _name : _type
      #define CF_ANONYMOUS(_type) enum __attribute__((enum_extensibility(open))) : _type
      typedef CF_ENUM(CFIndex, CRResult) { kCRLess = -1L, kCREqual, kCRGreater };
      typedef CF_OPTIONS(unsigned int, CRMask) { kCRMaskAll = 0xFFFFFFFFu };
      CF_ANONYMOUS(unsigned char) { kCRByte = 255 };
      """)
    #expect(facts.enumeration("CRResult")?.kind == .open)
    #expect(facts.enumeration("CRMask")?.isOptions == true)
    #expect(
      facts.memberTexts == [
        "kCRLess=-1*", "kCREqual=0", "kCRGreater=1", "kCRMaskAll=4294967295*", "kCRByte=255*",
      ])
  }

  /// The macros of SDKs from before the attributes: only their names tell what is declared.
  @Test func enumsOfMacrosWithoutAttributes() throws {
    let facts = try read(
      """
      #define CF_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
      #define CF_OPTIONS(_type, _name) enum _name : _type _name; enum _name : _type
      #define NS_ENUM(_type, _name) CF_ENUM(_type, _name)
      #define NS_OPTIONS(_type, _name) CF_OPTIONS(_type, _name)
      #define NS_ERROR_ENUM(_domain, _name) enum _name : long _name; enum _name : long
      #define OTHER_ENUM(_type, _name) enum _name : _type _name; enum _name : _type
      typedef NS_ENUM(long, CROpen) { CROpenA } __attribute__((deprecated));
      typedef CF_ENUM(long, CRCore) { CRCoreA };
      typedef NS_OPTIONS(unsigned long, CRFlags) { CRFlagsA = 1 };
      typedef NS_ERROR_ENUM(CRDomain, CRCode) { CRCodeA = 1 };
      typedef OTHER_ENUM(long, CROther) { CROtherA };
      """)
    #expect(facts.enumeration("CROpen")?.kind == .open)
    #expect(facts.enumeration("CRCore")?.kind == .open)
    #expect(facts.enumeration("CRFlags")?.kind == .options)
    #expect(facts.enumeration("CRCode")?.kind == .errorCode(domain: "CRDomain"))
    #expect(facts.enumeration("CROther")?.kind == .plain)
  }

  @Test func enumsOfC() throws {
    let facts = try read(
      """
      enum Tagged { tagA, tagB = 5, tagC };
      typedef enum { defA } Defined;
      typedef enum Tag { bothA } Both;
      enum { anonymousA = 'abcd' };
      struct Holder { enum Inner { innerA = 3 } kind; enum { innerB } other; };
      enum Big { bigA = 0x1FFFFFFFFLL };
      enum Negative { negativeA = -1, negativeB };
      """)
    #expect(
      facts.enumerations.map(\.name) == [
        "Tagged", "Defined", "Tag", "", "", "Inner", "Big", "Negative",
      ])
    #expect(
      facts.memberTexts == [
        "tagA=0", "tagB=5*", "tagC=6", "defA=0", "bothA=0", "anonymousA=1633837924*", "innerB=0",
        "innerA=3*", "bigA=8589934591*", "negativeA=-1*", "negativeB=0",
      ])
    #expect(facts.enumeration("Tagged")?.type == IntegerType(bits: 32, isSigned: false))
    #expect(facts.enumeration("Negative")?.type == IntegerType(bits: 32, isSigned: true))
    #expect(facts.enumeration("Big")?.type.bits == 64)
  }

  @Test func valuesAreCanonicalInTheirType() throws {
    let facts = try readObjectiveC(
      """
      #include <stdint.h>
      typedef NS_OPTIONS(NSUInteger, CRWide) {
        CRWideNone = 0, CRWideTop = 1UL << 63, CRWideAll = NSUIntegerMax, CRWideMinus = -1,
      };
      typedef NS_ENUM(NSInteger, CRSigned) { CRSignedMin = NSIntegerMin, CRSignedNext };
      typedef NS_ENUM(uint8_t, CRSmall) { CRSmallA = 254, CRSmallB };
      typedef NS_ENUM(int8_t, CRTiny) { CRTinyA = -128 };
      """)
    #expect(
      facts.memberTexts == [
        "CRWideNone=0*", "CRWideTop=9223372036854775808*", "CRWideAll=18446744073709551615*",
        "CRWideMinus=18446744073709551615*", "CRSignedMin=-9223372036854775808*",
        "CRSignedNext=-9223372036854775807", "CRSmallA=254*", "CRSmallB=255", "CRTinyA=-128*",
      ])
    let wide = try #require(facts.enumeration("CRWide"))
    #expect(wide.typeName == "NSUInteger")
    #expect(wide.canonicalTypeName == "unsigned long")
    #expect(wide.members[2].value == wide.members[3].value)
  }

  @Test func membersByOtherMembersAndDuplicates() throws {
    let facts = try read(
      """
      #define BASE (1 << 3)
      enum { first = BASE, second, alias = second, sum = first | second, after, again = first };
      """)
    #expect(
      facts.memberTexts == [
        "first=8*", "second=9", "alias=9*", "sum=9*", "after=10", "again=8*",
      ])
  }

  @Test func attributesAreNoValues() throws {
    let facts = try readObjectiveC(
      """
      typedef NS_ENUM(NSInteger, CREnum) {
        CREnumA API_AVAILABLE(ios(8.0), macos(13.0)),
        CREnumB API_DEPRECATED("use 5", ios(8.0, 9.0)) = 5,
        CREnumC __attribute__((availability(ios, introduced=10.0))),
        CREnumD NS_SWIFT_NAME(dee),
      } API_AVAILABLE(ios(7.0));
      """)
    #expect(facts.memberTexts == ["CREnumA=0", "CREnumB=5*", "CREnumC=6", "CREnumD=7"])
  }

  @Test func enumsInsideOfAnInterface() throws {
    let facts = try readObjectiveC(
      """
      @interface CRHost : NSObject
      - (void)before;
      enum { insideA = 2, insideB };
      - (void)after;
      @end
      """)
    #expect(facts.memberTexts == ["insideA=2*", "insideB=3"])
    #expect(facts.container("CRHost")?.methods.map(\.selector) == ["before", "after"])
  }

  @Test func placesAreThoseOfTheHeader() throws {
    let facts = try read("enum Place {\n  placeA,\n\n  placeB\n};\n")
    let read = try #require(facts.enumeration("Place"))
    #expect(read.location == HeaderLocation(header: "Test.h", line: 1))
    #expect(read.members.map(\.line) == [2, 4])
  }

  @Test func onlyTheHeaderItselfIsRead() throws {
    let headers = try TemporaryHeaders([
      "Other.h": "enum { other };", "Test.h": "#import \"Other.h\"\nenum { mine = other + 1 };",
    ])
    let facts = try HeaderReader().readHeaders([headers.path("Test.h")])
    #expect(facts.memberTexts == ["mine=1*"])
  }
}
