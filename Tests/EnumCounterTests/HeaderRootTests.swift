import EnumCounter
import Foundation
import HeaderFacts
import Testing

struct HeaderRootTests {
  private static let header = "System/Library/Frameworks/Foo.framework/Headers/Foo.h"
  private static let more = "System/Library/Frameworks/Foo.framework/Headers/More.h"

  private func origin(_ files: [String: String], in folder: String = "") throws -> FactOrigin {
    let named = files.map { ("\(folder)/\($0.key)", $0.value) }
    let sdk = try TemporaryHeaders(Dictionary(uniqueKeysWithValues: named))
    let path = folder.isEmpty ? sdk.folder.path : sdk.path(folder)
    return try HeaderReader().readSDK(at: path, frameworks: ["Foo"]).origin
  }

  @Test func settingsInJSON() throws {
    let settings = """
      {"CanonicalName": "watchos9.1", "Version": "9.1",
       "SupportedTargets": {"watchos": {"Archs": ["armv7k", "arm64"]}}}
      """
    let origin = try origin([Self.header: "enum { a };", "SDKSettings.json": settings])
    #expect(origin.triple == "arm64-apple-watchos9.1")
    #expect(origin.platform == "watchos")
    #expect(origin.version == Version(9, 1))
  }

  @Test func settingsOfASimulator() throws {
    let settings = """
      {"CanonicalName": "iphonesimulator12.0", "Version": "12.0",
       "SupportedTargets": {"iphonesimulator": {"Archs": ["x86_64"]}}}
      """
    let origin = try origin([Self.header: "enum { a };", "SDKSettings.json": settings])
    #expect(origin.triple == "x86_64-apple-ios12.0-simulator")
    #expect(origin.platform == "ios")
  }

  @Test func settingsInAPropertyList() throws {
    let settings = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CanonicalName</key><string>iphoneos9.3</string>
      <key>Version</key><string>9.3</string></dict></plist>
      """
    let origin = try origin([Self.header: "enum { a };", "SDKSettings.plist": settings])
    #expect(origin.triple == "arm64-apple-ios9.3")
  }

  @Test func nameOfTheFolder() throws {
    let origin = try origin([Self.header: "enum { a };"], in: "MacOSX13.1.sdk")
    #expect(origin.triple == "arm64-apple-macos13.1")
    #expect(origin.name == "MacOSX13.1")
  }

  @Test func bareFolderWithAppKitIsOfMacOS() throws {
    let origin = try origin([
      "Frameworks/Foo.framework/Headers/Foo.h": "#include <sub/types.h>\nenum { a };",
      "Frameworks/AppKit.framework/Headers/AppKit.h": "enum { b };",
      "include/sub/types.h": "typedef int T;",
      "include/AvailabilityVersions.h": "#define __MAC_10_0 1000\n#define __MAC_14_2 140200\n",
    ])
    #expect(origin.triple == "arm64-apple-macos14.2")
  }

  @Test func nothingTellsThePlatform() throws {
    let error = #expect(throws: HeaderReadError.self) {
      try origin(["Frameworks/Foo.framework/Headers/Foo.h": "enum { a };"])
    }
    #expect(error?.remedy.contains("--target") == true)
  }

  @Test func configurationOverrides() throws {
    let sdk = try TemporaryHeaders([Self.header: "enum { a };"])
    func triple(_ configuration: ReaderConfiguration) throws -> String {
      try HeaderReader(configuration: configuration)
        .readSDK(at: sdk.folder.path, frameworks: ["Foo"]).origin.triple
    }
    #expect(try triple(.init(triple: "x86_64-apple-macos12.0")) == "x86_64-apple-macos12.0")
    let parts = ReaderConfiguration(
      platform: "tvos", version: Version(16), architecture: "x86_64")
    #expect(try triple(parts) == "x86_64-apple-tvos16.0")
  }

  @Test func factsAreOfTheFrameworksAskedFor() throws {
    let sdk = try TemporaryHeaders([
      "iPhoneOS15.0.sdk/" + Self.header: "#import <Foo/More.h>\n#import <Bar/Bar.h>\nenum { a };",
      "iPhoneOS15.0.sdk/" + Self.more: "enum { more = 2 };\n#define FOO_MORE 7\n",
      "iPhoneOS15.0.sdk/System/Library/Frameworks/Foo.framework/Headers/Unreached.h":
        "enum { unreached };\n#define FOO_UNREACHED 1\n",
      "iPhoneOS15.0.sdk/System/Library/Frameworks/Bar.framework/Headers/Bar.h":
        "enum { bar };\n#define BAR 1\n",
    ])
    let reader = HeaderReader()
    let path = sdk.path("iPhoneOS15.0.sdk")
    #expect(try reader.frameworks(ofSDKAt: path) == ["Bar", "Foo"])
    let foo = try reader.readSDK(at: path, frameworks: ["Foo"])
    #expect(foo.memberTexts == ["a=0", "more=2*"])
    #expect(foo.enumerations.map(\.location.header) == ["Foo.h", "More.h"])
    #expect(foo.integerConstants.map(\.name) == ["FOO_MORE"])
    #expect(try reader.readSDK(at: path).memberTexts == ["bar=0", "a=0", "more=2*"])
  }

  @Test func frameworkWithoutAnUmbrellaIsReadHeaderByHeader() throws {
    let folder = "iPhoneOS15.0.sdk/System/Library/Frameworks/Foo.framework/Headers/"
    let sdk = try TemporaryHeaders([folder + "A.h": "enum { a };", folder + "B.h": "enum { b };"])
    let facts = try HeaderReader()
      .readSDK(at: sdk.path("iPhoneOS15.0.sdk"), frameworks: ["Foo"])
    #expect(facts.memberTexts == ["a=0", "b=0"])
  }

  @Test func frameworksInsideOfOthers() throws {
    let outer = "iPhoneOS15.0.sdk/System/Library/Frameworks/Outer.framework"
    let sdk = try TemporaryHeaders([
      outer + "/Headers/Outer.h": "#import <Inner/Inner.h>\nenum { outer };",
      outer + "/Frameworks/Inner.framework/Headers/Inner.h": "enum { inner };\n#define INNER 3\n",
    ])
    let path = sdk.path("iPhoneOS15.0.sdk")
    let inner = try HeaderReader().readSDK(at: path, frameworks: ["Inner"])
    #expect(inner.memberTexts == ["inner=0"])
    #expect(inner.integerConstants.map(\.name) == ["INNER"])
    let both = try HeaderReader().readSDK(at: path, frameworks: ["Outer"])
    #expect(both.enumerations.map(\.framework) == ["Inner", "Outer"])
  }

  @Test func frameworkThatIsNotThere() throws {
    let sdk = try TemporaryHeaders(["iPhoneOS15.0.sdk/" + Self.header: "enum { a };"])
    let error = #expect(throws: HeaderReadError.self) {
      try HeaderReader().readSDK(at: sdk.path("iPhoneOS15.0.sdk"), frameworks: ["Fo"])
    }
    #expect(error?.remedy == "did you mean Foo?")
    #expect(throws: HeaderReadError.self) {
      try HeaderReader().readSDK(at: "/nonexistent", frameworks: ["Foo"])
    }
  }

  @Test func looseHeadersOfAFolder() throws {
    let headers = try TemporaryHeaders([
      "All.h": "#import \"A.h\"\n#import \"deep/B.h\"\n", "A.h": "enum { a };",
      "deep/B.h": "#import <A.h>\nenum { b = a + 1 };",
    ])
    let facts = try HeaderReader().readHeaders([headers.folder.path])
    #expect(facts.memberTexts == ["a=0", "b=1*"])
    #expect(facts.enumerations.map(\.location.header) == ["A.h", "deep/B.h"])
  }

  @Test func frameworksOfAFolderAreReadWhole() throws {
    let folder = "Things/Foo.framework/Headers/"
    let headers = try TemporaryHeaders([
      folder + "A.h": "#import <Foo/deep/B.h>\nenum { a = b };", folder + "deep/B.h": "enum { b };",
    ])
    let facts = try HeaderReader().readHeaders([headers.folder.path])
    #expect(facts.frameworks == ["Foo"])
    #expect(facts.enumerations.map(\.location.header) == ["A.h", "deep/B.h"])
    #expect(try HeaderReader().readHeaders([headers.path(folder)]).frameworks == ["Foo"])
    #expect(try HeaderReader().readHeaders([headers.path(folder + "deep")]).frameworks == [])
    #expect(try HeaderReader().readHeaders([headers.path(folder + "A.h")]).frameworks == [])
  }
}
