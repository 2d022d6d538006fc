import Foundation
import TestSupport
import Testing

/// What the tool does with a header that does not parse cleanly: exit status 2, a message that names the
/// place and the remedy, and not one number.
@Suite struct RefusedHeaderTests {
  /// A fault, the header that has it, and a word of the message.
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var header: String
    var message: String
    var arguments: [String] = []
    var testDescription: String { name }
  }

  private static let prelude = "#import <Foundation/Foundation.h>\n"

  static let faults = [
    Fault(
      name: "missing include", header: "#import <Nowhere/Nowhere.h>\nenum { A = 1, B };",
      message: "Nowhere/Nowhere.h"),
    Fault(
      name: "undefined availability macro",
      header: prelude + "typedef NS_ENUM(NSInteger, T) { A = 1, C NOT_DEFINED(ios(8.0)), B };",
      message: "NOT_DEFINED"),
    Fault(
      name: "undefined NS_ENUM", header: "typedef NS_ENUM(long, T) { A = 1, B };",
      message: "error:"),
    Fault(
      name: "truncated file", header: prelude + "typedef NS_ENUM(NSInteger, T) { A = 1, B",
      message: "error:"),
    Fault(name: "missing comma", header: "enum T { A = 1 C, B };", message: "error:"),
    Fault(
      name: "conflicting redefinition", header: "enum T { A = 1, B };\nenum T { A = 2, B };",
      message: "redefinition"),
    Fault(
      name: "wrong target",
      header: "#include <TargetConditionals.h>\n#if !TARGET_OS_OSX\n#error for macOS only\n#endif\n"
        + "enum T { A = 1, B };",
      message: "for macOS only", arguments: ["--target", "arm64-apple-ios16.5"]),
    Fault(name: "empty file", header: "", message: "empty"),
    Fault(name: "binary", header: "\u{0}\u{1}\u{2}ELF\u{0}", message: "binary"),
    Fault(
      name: "includes itself", header: "#include \"Header.h\"\nenum T { A = 1, B };",
      message: "error:"),
  ]

  @Test(arguments: faults) func `a fault yields no number`(_ fault: Fault) throws {
    try Temporary.folder { folder in
      let file = folder.appending(path: "Header.h")
      try fault.header.write(to: file, atomically: true, encoding: .utf8)
      for name in ["A", "B"] {
        let tool = try Tool.run(
          ["lookup", "--sdk", Fixtures.headers.path, "--headers", file.path] + fault.arguments
            + [name])
        #expect(tool.status == 2)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains("Header.h"))
        #expect(tool.errors.contains(fault.message))
        #expect(tool.errors.contains("remedy:"))
      }
    }
  }

  @Test func `a directory with no header in it is refused`() throws {
    try Temporary.folder { folder in
      let tool = try Tool.run(["lookup", "--headers", folder.path, "A"])
      #expect(tool.status == 2)
      #expect(tool.output.isEmpty)
      #expect(tool.errors.contains(folder.path))
    }
  }

  @Test func `a framework that the SDK does not have is refused`() throws {
    let tool = try Tool.run(["lookup", "--sdk", Fixtures.headers.path, "-F", "HelthKit", "A"])
    #expect(tool.status == 2)
    #expect(tool.errors.contains("HelthKit"))
    #expect(tool.errors.contains("HealthKit"))
  }
}
