import Foundation
import HeaderFacts
import Testing

@testable import EnumCounter

struct APINotesTests {
  private static let text = """
    ---
    Name: CRKit
    Classes:
    - Name: CRThing
      SwiftName: Thing
    Tags:
    #
    # A comment.
    - Name: CRStyle
      # Another.
      SwiftName: CRThing.Style
    - Name:            CRCode
      NSErrorDomain:   CRDomain
    Enumerators:
    - Name: CRStyleOld
      SwiftName: 'ancient'
    - Name: CRStyleGone
      SwiftPrivate: true
    Globals:
    - Name: CRNameFirst
      SwiftName: CRName.first
    SwiftVersions:
    - Version: 3
      Tags:
      - Name: CRStyle
        SwiftName: CRStyle3
    """

  @Test func notesAreReadBySection() {
    let notes = APINotes(text: Self.text)
    #expect(notes.enumerations["CRStyle"]?.swiftName == "CRThing.Style")
    #expect(notes.enumerations["CRCode"]?.errorDomain == "CRDomain")
    #expect(notes.enumerations["CRThing"] == nil)
    #expect(notes.members["CRStyleOld"]?.swiftName == "ancient")
    #expect(notes.members["CRStyleGone"] == nil)
    #expect(notes.constants["CRNameFirst"]?.swiftName == "CRName.first")
  }

  @Test func notesBesideTheHeadersNameEnumsAndMembers() throws {
    let header = """
      #import <Foundation/Foundation.h>
      typedef NS_ENUM(NSInteger, CRStyle) { CRStyleOld, CRStyleNew };
      typedef NS_ENUM(NSInteger, CRCode) { CRCodeBad = 1 };
      extern NSString *const CRNameFirst;
      """
    let headers = try TemporaryHeaders([
      "CRKit.framework/Headers/CRKit.h": header,
      "CRKit.framework/Headers/CRKit.apinotes": Self.text,
    ])
    let facts = try HeaderReader(configuration: archive)
      .readHeaders([headers.path("CRKit.framework/Headers/CRKit.h")])
    let style = try #require(facts.enumeration("CRStyle"))
    #expect(style.swiftTypeName == "CRThing.Style")
    #expect(style.swiftMemberNames(platform: "ios") == ["ancient", "new"])
    #expect(facts.enumeration("CRCode")?.kind == .errorCode(domain: "CRDomain"))
    #expect(facts.constant("CRNameFirst")?.swiftNameAttribute == "CRName.first")
  }
}
