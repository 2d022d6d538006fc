import EnumCounter
import Foundation
import HeaderFacts
import Testing

/// The ways in which SDKs and folders of frameworks are laid out.
struct SDKLayoutTests {
  private static let folder = "System/Library/Frameworks/"

  private func read(
    _ files: [String: String], at path: String, triple: String? = nil
  ) throws -> SDKReading {
    let headers = try TemporaryHeaders(files)
    return try HeaderReader(configuration: .init(triple: triple))
      .readFrameworks(ofSDKAt: headers.path(path))
  }

  @Test(arguments: [
    "iPhoneOS15.0.sdk/System/Library/Frameworks", "iPhoneOS15.0.sdk/System/Library",
  ])
  func partOfAnSDK(_ path: String) throws {
    let read = try read(
      [
        "iPhoneOS15.0.sdk/\(Self.folder)Foo.framework/Headers/Foo.h":
          "#include <base.h>\nenum { foo = base };",
        "iPhoneOS15.0.sdk/usr/include/base.h": "enum { base = 4 };",
      ], at: path)
    #expect(read.facts.memberTexts == ["foo=4*"])
    #expect(read.facts.origin.triple == "arm64-apple-ios15.0")
  }

  @Test func oneFramework() throws {
    let files = [
      "iPhoneOS15.0.sdk/\(Self.folder)Foo.framework/Headers/Foo.h":
        "#import <Bar/Bar.h>\nenum { foo = bar };",
      "iPhoneOS15.0.sdk/\(Self.folder)Bar.framework/Headers/Bar.h": "enum { bar = 3 };",
    ]
    let read = try read(files, at: "iPhoneOS15.0.sdk/\(Self.folder)Foo.framework")
    #expect(read.facts.memberTexts == ["foo=3*"])
    #expect(read.asked == ["Foo"])
  }

  @Test func folderOfFrameworks() throws {
    let read = try read(
      [
        "vendor/Foo.framework/Headers/Foo.h": "#import <Bar/Bar.h>\nenum { foo = bar };",
        "vendor/Bar.framework/Headers/Bar.h": "enum { bar = 3 };",
      ], at: "vendor", triple: "arm64-apple-ios15.0")
    #expect(read.facts.memberTexts == ["bar=3*", "foo=3*"])
  }

  @Test func bareFolderOfItsFrameworks() throws {
    let files = [
      "macos14.2/Frameworks/Foo.framework/Headers/Foo.h": "#include <base.h>\nenum { foo = base };",
      "macos14.2/include/base.h": "enum { base = 4 };",
    ]
    for path in ["macos14.2", "macos14.2/Frameworks"] {
      let read = try read(files, at: path)
      #expect(read.facts.memberTexts == ["foo=4*"])
      #expect(read.facts.origin.triple == "arm64-apple-macos14.2")
    }
  }

  @Test func catalystTakesTheHeadersOfIOSFirst() throws {
    let files = [
      "MacOSX14.2.sdk/\(Self.folder)Foo.framework/Headers/Foo.h": "enum { foo = 1 };",
      "MacOSX14.2.sdk/\(Self.folder)Bar.framework/Headers/Bar.h":
        "#import <Foo/Foo.h>\nenum { bar = foo };",
      "MacOSX14.2.sdk/System/iOSSupport/\(Self.folder)Foo.framework/Headers/Foo.h":
        "enum { foo = 2 };",
    ]
    let mac = try read(files, at: "MacOSX14.2.sdk")
    #expect(mac.facts.memberTexts == ["bar=1*", "foo=1*"])
    let catalyst = try read(files, at: "MacOSX14.2.sdk", triple: "arm64-apple-ios17.2-macabi")
    #expect(catalyst.facts.memberTexts == ["bar=2*", "foo=2*"])
    #expect(catalyst.facts.origin.platform == "maccatalyst")
  }

  @Test func driverKit() throws {
    let root = "DriverKit21.0.sdk/System/DriverKit/"
    let read = try read(
      [
        root + "System/Library/Frameworks/Foo.framework/Headers/Foo.h":
          "#include <base.h>\nenum { foo = base };",
        root + "usr/include/base.h": "enum { base = 4 };",
      ], at: "DriverKit21.0.sdk")
    #expect(read.facts.memberTexts == ["foo=4*"])
    #expect(read.facts.origin.platform == "driverkit")
  }

  @Test func linksIntoACryptexAndVersions() throws {
    let headers = try TemporaryHeaders([
      "iPhoneOS16.4.sdk/System/Cryptexes/OS/\(Self.folder)Web.framework/Headers/Web.h":
        "#import <Kit/Kit.h>\nenum { web = kit };",
      "iPhoneOS16.4.sdk/System/Cryptexes/OS/\(Self.folder)Only.framework/Headers/Only.h":
        "enum { only };\n#define ONLY 5\n",
      "iPhoneOS16.4.sdk/\(Self.folder)Kit.framework/Versions/A/Headers/Kit.h": "enum { kit = 6 };",
    ])
    let folder = headers.path("iPhoneOS16.4.sdk/\(Self.folder)")
    let files = FileManager.default
    for (link, target) in [
      ("Web.framework", "../../Cryptexes/OS/System/Library/Frameworks/Web.framework"),
      ("Kit.framework/Versions/Current", "A"),
      ("Kit.framework/Headers", "Versions/Current/Headers"),
    ] {
      try files.createSymbolicLink(
        atPath: folder + "/" + link, withDestinationPath: target)
    }
    let read = try HeaderReader().readFrameworks(ofSDKAt: headers.path("iPhoneOS16.4.sdk"))
    #expect(read.facts.memberTexts == ["kit=6*", "only=0", "web=6*"])
    #expect(read.facts.integer("ONLY")?.value.description == "5")
    #expect(read.asked == ["Kit", "Only", "Web"])
  }

  @Test(arguments: [
    ("AppleTVOS16.4.sdk", "arm64-apple-tvos16.4"), ("WatchOS9.4.sdk", "arm64-apple-watchos9.4"),
    ("MacOSX13.3.sdk", "arm64-apple-macos13.3"),
    ("iPhoneSimulator16.4.sdk", "arm64-apple-ios16.4-simulator"),
  ])
  func platformOfTheName(_ name: String, _ triple: String) throws {
    let read = try read(
      ["\(name)/\(Self.folder)Foo.framework/Headers/Foo.h": "enum { foo };"], at: name)
    #expect(read.facts.origin.triple == triple)
    #expect(read.facts.memberTexts == ["foo=0"])
  }
}
