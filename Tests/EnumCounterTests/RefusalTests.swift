import EnumCounter
import Foundation
import HeaderFacts
import TestSupport
import Testing

/// Whatever is wrong with a header: an error, with a place and a remedy, and never a number.
struct RefusalTests {
  /// Reads `text` and gives the error, which is expected.
  private func refusal(
    _ text: String, configuration: ReaderConfiguration = archive, others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> HeaderReadError {
    let headers = try TemporaryHeaders(others.merging(["Test.h": text]) { $1 })
    let reader = HeaderReader(configuration: configuration)
    let error = #expect(throws: HeaderReadError.self, sourceLocation: sourceLocation) {
      try reader.readHeaders([headers.path("Test.h")])
    }
    let refused = try #require(error, sourceLocation: sourceLocation)
    #expect(!refused.message.isEmpty && !refused.remedy.isEmpty, sourceLocation: sourceLocation)
    return refused
  }

  @Test func missingInclude() throws {
    let error = try refusal("#import <Nowhere/Nowhere.h>\nenum { a };\n")
    #expect(error.line == 1)
    #expect(error.file.hasSuffix("/Test.h"))
    #expect(error.message == "'Nowhere/Nowhere.h' file not found")
    #expect(error.remedy.contains("--sdk"))
    #expect(
      error.description.contains(
        "Test.h:1:9: error: 'Nowhere/Nowhere.h' file not found\n"
          + "    #import <Nowhere/Nowhere.h>\n            ^\n  remedy: "))
  }

  /// Left alone, libclang skips what it does not understand and counts on: a would come to 0 and b to 1.
  @Test func undefinedAvailabilityMacro() throws {
    let text = """
      #import <Foundation/NSObjCRuntime.h>
      typedef NS_ENUM(NSInteger, CREnum) {
        CREnumA CR_AVAILABLE(ios(8.0)) = 4,
        CREnumB,
      };
      """
    let error = try refusal(text)
    #expect(error.line == 3)
    #expect(error.excerpt == "  CREnumA CR_AVAILABLE(ios(8.0)) = 4,")
    #expect(error.remedy.contains("CR_AVAILABLE is not defined"))
    let bare = try refusal("enum { a SOON(8_0), b, c = 3, };\n", configuration: .init())
    #expect(bare.line == 1)
  }

  @Test func undefinedEnumMacro() throws {
    let error = try refusal(
      "typedef long NSInteger;\ntypedef NS_ENUM(NSInteger, CREnum) { CREnumA };\n",
      configuration: .init())
    #expect(error.line == 2)
    #expect(error.file.hasSuffix("/Test.h"))
  }

  @Test(arguments: [
    "enum { a, b, c",
    "typedef enum { a = 1, b = ",
    "#ifndef TEST\n#define TEST\nenum { a };\n",
    "@interface CRThing\n- (void)go;\n", "static inline int f(void) {\n  return 1;\n",
    "struct S { int a;", "enum { a }", "enum E : int { a = (1", "extern int f(int a,",
    "#define ONE 1\nenum { a, b, c", "#define ONE 1\n@interface CRThing\n",
    "#define ONE 1\nstatic inline int f(void) {\n", "#define ONE 1\nstruct S { int a;",
    "enum { a };\n/* and then",
    "_Pragma(\"clang assume_nonnull begin\")\nenum { a };\n",
  ])
  func truncatedFile(_ text: String) throws {
    #expect(try refusal(text).line > 0)
  }

  @Test(arguments: ["enum { a b, c };", "enum { a = 1 b };", "enum { a; b };"])
  func missingComma(_ text: String) throws {
    #expect(try refusal(text).line == 1)
  }

  @Test(arguments: [
    "enum E { a };\nenum E { b };",
    "enum { a };\nenum { a = 2 };",
    "typedef int T;\ntypedef long T;\nenum { a };",
    "#define VALUE 1\n#define VALUE 2",
    "extern int x;\nextern long x;\nenum { a };",
  ])
  func conflictingRedefinition(_ text: String) throws {
    #expect(try refusal(text).line >= 2)
  }

  @Test func wrongTarget() throws {
    let text = """
      #include <TargetConditionals.h>
      #if TARGET_OS_IPHONE
      #error "this header is for macOS"
      #endif
      enum { a };
      """
    let error = try refusal(text)
    #expect(error.line == 3)
    var configuration = archive
    configuration.triple = "arm64-apple-macos14.0"
    #expect(try read(text, configuration: configuration).memberTexts == ["a=0"])
  }

  @Test func unknownTarget() throws {
    let error = try refusal("enum { a };", configuration: .init(triple: "arm64-apple-nothing1.0"))
    #expect(error.remedy.contains("--target"))
    #expect(
      try refusal("enum { a };", configuration: .init(triple: "arm64")).message.contains("arm64"))
  }

  @Test func missingResourceDirectory() throws {
    let error = try refusal(
      "#include <stdarg.h>\nenum { a };", configuration: .init(resourceDirectory: "/nonexistent"))
    #expect(error.message == "'stdarg.h' file not found")
    #expect(error.remedy.contains("--resource-dir"))
  }

  @Test func resourceDirectoryIsFound() throws {
    #expect(try read("#include <stdarg.h>\nenum { a };").memberTexts == ["a=0"])
  }

  @Test(arguments: [
    "", " \n\t\n", "/* nothing */\n", "#pragma once\n", "#if 0\nenum { a };\n#endif\n",
  ])
  func headerWithoutADeclaration(_ text: String) throws {
    #expect(try refusal(text).file.hasSuffix("/Test.h"))
  }

  @Test func folderWhereAFileWasExpected() throws {
    let headers = try TemporaryHeaders(["Test.h/inner.txt": "enum { a };"])
    for path in ["Test.h", ""] {
      let error = #expect(throws: HeaderReadError.self) {
        try HeaderReader().readHeaders([headers.path(path)])
      }
      #expect(error?.message.contains("folder") == true)
    }
    let error = try refusal("#include \"sub.h\"\nenum { a };", others: ["sub.h/x.txt": ""])
    #expect(error.line == 1)
  }

  @Test func folderWithoutHeaders() throws {
    let headers = try TemporaryHeaders(["readme.txt": "enum { a };"])
    let error = #expect(throws: HeaderReadError.self) {
      try HeaderReader().readHeaders([headers.folder.path])
    }
    #expect(error?.message.contains("no header") == true)
  }

  @Test func fileThatIsNotThere() throws {
    let error = #expect(throws: HeaderReadError.self) {
      try HeaderReader().readHeaders(["/nonexistent/Test.h"])
    }
    #expect(error?.file == "/nonexistent/Test.h")
  }

  @Test func binaryFile() throws {
    let headers = try TemporaryHeaders()
    try headers.write("Test.h", Data([0xCF, 0xFA, 0xED, 0xFE, 0, 0, 1, 0]))
    try headers.write("Wide.h", Data("enum { a };".utf8.flatMap { [$0, 0] }))
    try headers.write("Includes.h", Data("#include \"Test.h\"\nenum { a };".utf8))
    for name in ["Test.h", "Wide.h", "Includes.h"] {
      #expect(throws: HeaderReadError.self) {
        try HeaderReader().readHeaders([headers.path(name)])
      }
    }
  }

  @Test(arguments: ["#include", "#import", "  #  include"])
  func headerIncludingItself(_ directive: String) throws {
    let error = try refusal("enum { a };\n\(directive) \"Test.h\"\n")
    #expect(error.message == "the header includes itself")
    #expect(error.line == 2)
  }

  @Test func headersIncludingEachOtherForever() throws {
    let error = try refusal(
      "#include \"A.h\"\nenum { a };\n",
      others: ["A.h": "#include \"B.h\"\n", "B.h": "#include \"A.h\"\n"])
    #expect(error.message.contains("nested too deeply"))
  }

  @Test(arguments: [
    "enum { a = 2147483647 + 1 };", "enum { a = 1 / 0 };",
    "enum { a = 0xFFFFFFFFFFFFFFFF, b };", "enum E : unsigned char { a = 255, b };",
    "enum { a = unknown };", "enum { a = sizeof(struct nothing) };", "enum { a = 08 };",
    "MACRO;\nenum { a };", "static const x = 3;",
  ])
  func valuesThatAreNone(_ text: String) throws {
    #expect(try refusal(text).line == 1)
  }

  @Test func anErrorInWhatIsIncludedIsOneToo() throws {
    let error = try refusal(
      "#import \"Other.h\"\nenum { a };", others: ["Other.h": "\n\nenum { b c };\n"])
    #expect(error.file.hasSuffix("/Other.h"))
    #expect(error.line == 3)
  }

  @Test func oneBadHeaderOfAFolderRefusesAll() throws {
    let headers = try TemporaryHeaders(["A.h": "enum { a };", "B.h": "enum { b c };"])
    let error = #expect(throws: HeaderReadError.self) {
      try HeaderReader().readHeaders([headers.folder.path])
    }
    #expect(error?.file.hasSuffix("/B.h") == true)
  }

  /// Each header is parsed alone, or one would lean on what another includes.
  @Test func headerThatLeansOnAnother() throws {
    let headers = try TemporaryHeaders(["A.h": "typedef int T;", "B.h": "enum E : T { b };"])
    #expect(throws: HeaderReadError.self) {
      try HeaderReader().readHeaders([headers.path("A.h"), headers.path("B.h")])
    }
  }

  @Test func libclangThatIsNotThere() throws {
    let error = try refusal("enum { a };", configuration: .init(libclangPrefix: "/nonexistent"))
    #expect(error.message == "libclang was not found")
    #expect(error.remedy.contains("ENUM_COUNTER_LIBCLANG"))
    #if os(Linux)
      #expect(error.remedy.contains("libclang-dev"))
    #endif
  }

  @Test func argumentsThatClangDoesNotKnow() throws {
    #expect(throws: HeaderReadError.self) {
      try read("enum { a };", configuration: .init(arguments: ["-fno-such-thing"]))
    }
  }
}
