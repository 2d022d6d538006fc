import EnumCounter
import Foundation
import HeaderFacts
import Testing

/// An SDK whose frameworks each have one header, of the framework's name.
private func reading(
  _ headers: [String: String], frameworks: [String] = [], more files: [String: String] = [:],
  configuration: ReaderConfiguration = .init()
) throws -> SDKReading {
  let sdk = try TemporaryHeaders()
  for (name, text) in headers {
    try sdk.write(
      "iPhoneOS15.0.sdk/System/Library/Frameworks/\(name).framework/Headers/\(name).h",
      Data(text.utf8))
  }
  for (name, text) in files { try sdk.write("iPhoneOS15.0.sdk/\(name)", Data(text.utf8)) }
  return try HeaderReader(configuration: configuration)
    .readFrameworks(ofSDKAt: sdk.path("iPhoneOS15.0.sdk"), frameworks: frameworks)
}

struct SDKReadingTests {
  @Test func whatFailsIsLeftOutWithWhatDependsOnIt() throws {
    let read = try reading([
      "Bad": "enum { bad b };", "Good": "enum { good };",
      "Near": "#import <Bad/Bad.h>\nenum { near };", "Far": "#import <Near/Near.h>\nenum { far };",
      "Other": "#import <Good/Good.h>\nenum { other };",
    ])
    #expect(read.facts.memberTexts == ["good=0", "other=0"])
    #expect(read.facts.frameworks == ["Good", "Other"])
    #expect(read.leftOut.map(\.framework) == ["Bad", "Far", "Near"])
    for entry in read.leftOut {
      #expect(entry.error.file.hasSuffix("Bad.framework/Headers/Bad.h"))
      #expect(entry.error.line == 1)
      #expect(!entry.error.remedy.isEmpty)
    }
    #expect(read.failure == nil)
  }

  /// Each fault would, in one translation unit, hide or spoil what comes after it.
  @Test(arguments: [
    "#include <Nowhere/Nowhere.h>\nenum { bad };", "#error not for this platform", "enum { bad = 1",
    "@interface Bad", "#if 1\nenum { bad };", "enum E : Unknown { bad };",
    "enum { bad NOT_DEFINED(ios(8.0)), after };",
  ])
  func oneFault(_ text: String) throws {
    let read = try reading(["Bad": text, "After": "enum { after1 = 7 };", "A": "enum { a };"])
    #expect(read.facts.memberTexts == ["a=0", "after1=7*"])
    #expect(read.leftOut.map(\.framework) == ["Bad"])
    #expect(read.leftOut.first?.error.file.hasSuffix("/Bad.h") == true)
  }

  @Test func errorThatAnotherFrameworkCausesIsNoReasonToLeaveOut() throws {
    let read = try reading([
      "A": "#define plain @\nenum { a };", "B": "typedef int plain;\nenum { b };",
      "C": "#import <B/B.h>\nenum { c };",
    ])
    #expect(read.leftOut == [])
    #expect(read.facts.memberTexts == ["a=0", "b=0", "c=0"])
  }

  @Test func headerOutsideOfFrameworksThatAllInclude() throws {
    let read = try reading(
      [
        "A": "#include <base.h>\nenum { a };", "B": "#import <A/A.h>\nenum { b };",
        "C": "#include <base.h>\nenum { c };",
      ], more: ["usr/include/base.h": "#include <missing.h>\n"])
    #expect(read.facts.memberTexts.isEmpty)
    #expect(read.leftOut.map(\.framework) == ["A", "B", "C"])
    #expect(read.failure?.file.hasSuffix("usr/include/base.h") == true)
    #expect(read.failure?.message.contains("missing.h") == true)
  }

  @Test func frameworkWithoutAnUmbrellaFailsAsAWhole() throws {
    let folder = "System/Library/Frameworks/Loose.framework/Headers/"
    let read = try reading(
      ["Good": "enum { good };"],
      more: [folder + "A.h": "enum { a };", folder + "B.h": "enum { b c };"])
    #expect(read.facts.memberTexts == ["good=0"])
    #expect(read.leftOut.map(\.framework) == ["Loose"])
    #expect(read.leftOut.first?.error.file.hasSuffix("/B.h") == true)
  }

  @Test func frameworkThatDeclaresNothing() throws {
    let read = try reading(["Good": "enum { good };", "Silent": "#define NOTHING\n"])
    #expect(read.silent == ["Silent"])
    #expect(read.facts.frameworks == ["Good"])
    let alone = try reading(["Silent": ""])
    #expect(alone.failure?.message.contains("declare nothing") == true)
  }

  @Test func onlyWhatIsAskedForIsRead() throws {
    let headers = ["Good": "enum { good };", "Bad": "enum { b c };", "Other": "enum { other };"]
    let some = try reading(headers, frameworks: ["Good", "Bad"])
    #expect(some.facts.memberTexts == ["good=0"])
    #expect(some.asked == ["Bad", "Good"])
    let one = try reading(headers, frameworks: ["Bad"])
    #expect(one.failure?.line == 1)
    #expect(throws: HeaderReadError.self) { try reading(headers, frameworks: ["Nowhere"]) }
  }

  @Test func frameworksInsideOfOthersByName() throws {
    let inner = "System/Library/Frameworks/Outer.framework/Frameworks/Inner.framework/Headers/"
    let read = try reading(
      ["Outer": "#import <Inner/Inner.h>\nenum { outer };", "Bad": "enum { b c };"],
      frameworks: ["Inner", "Outer", "Bad"], more: [inner + "Inner.h": "enum { inner };"])
    #expect(read.facts.memberTexts == ["inner=0", "outer=0"])
    #expect(read.facts.frameworks == ["Inner", "Outer"])
  }

  @Test func targetThatIsUnknownIsNoFrameworksFault() throws {
    let error = #expect(throws: HeaderReadError.self) {
      try reading(
        ["Good": "enum { good };"], configuration: .init(triple: "nonsense-apple-ios15.0"))
    }
    #expect(error?.file == "")
    #expect(error?.remedy.isEmpty == false)
  }

  @Test func summaryNamesAllAndExplainsEachErrorOnce() throws {
    let read = try reading([
      "Bad": "enum { b c };", "Near": "#import <Bad/Bad.h>\n", "Good": "enum { good };",
      "Silent": "",
    ])
    let lines = read.summary.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "iPhoneOS15.0 (arm64-apple-ios15.0): 1 of 4 frameworks read; left out: Bad, Near;"
        + " no declarations of their own for iOS: Silent")
    #expect(lines.count { $0.contains("error:") } == 1)
    #expect(lines.dropFirst().first == "Bad, Near: left out for this")
    let clean = try reading(["Good": "enum { good };"])
    #expect(clean.summary == "iPhoneOS15.0 (arm64-apple-ios15.0): 1 of 1 framework read")
  }

  @Test func progressGoesUpToAll() throws {
    let sdk = try TemporaryHeaders([
      "iPhoneOS15.0.sdk/System/Library/Frameworks/A.framework/Headers/A.h": "enum { a };",
      "iPhoneOS15.0.sdk/System/Library/Frameworks/B.framework/Headers/B.h": "enum { b c };",
    ])
    var told: [Int] = []
    _ = try HeaderReader().readFrameworks(ofSDKAt: sdk.path("iPhoneOS15.0.sdk")) { done, all in
      #expect(all == 2)
      told.append(done)
    }
    #expect(told.first == 0)
    #expect(told.last == 2)
    #expect(told == told.sorted())
  }
}

struct ArchitectureTests {
  private let header = """
    #if defined(__x86_64__)
    enum { center = 2 };
    #elif defined(__LP64__)
    enum { center = 1 };
    #else
    enum { center = 3 };
    #endif
    """

  private func center(_ configuration: ReaderConfiguration) throws -> FactSet {
    try reading(["Text": header], configuration: configuration).facts
  }

  @Test(arguments: [("arm64", "1"), ("arm64e", "1"), ("x86_64", "2")])
  func valueOfAnArchitecture(_ architecture: String, _ value: String) throws {
    let facts = try center(.init(architecture: architecture))
    #expect(facts.memberTexts == ["center=\(value)*"])
    #expect(facts.origin.architecture == architecture)
    #expect(facts.origin.triple == "\(architecture)-apple-ios15.0")
  }

  @Test func architectureOf32Bits() throws {
    let facts = try center(.init(version: Version(9), architecture: "armv7"))
    #expect(facts.memberTexts == ["center=3*"])
  }

  @Test func architectureGoesBeforeTheTargets() throws {
    let facts = try center(.init(triple: "arm64-apple-macos14.2", architecture: "x86_64"))
    #expect(facts.memberTexts == ["center=2*"])
    #expect(facts.origin.triple == "x86_64-apple-macos14.2")
  }

  @Test func versionThatHeadersGoBy() throws {
    let facts = try reading(
      ["New": "enum { version = __ENVIRONMENT_OS_VERSION_MIN_REQUIRED__ };"]
    ).facts
    #expect(facts.memberTexts == ["version=150000*"])
    let macOS = try reading(
      ["New": "enum { version = __ENVIRONMENT_OS_VERSION_MIN_REQUIRED__ };"],
      configuration: .init(triple: "arm64-apple-macos14.2")
    ).facts
    #expect(macOS.memberTexts == ["version=140200*"])
  }
}
