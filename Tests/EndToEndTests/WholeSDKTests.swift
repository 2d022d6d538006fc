import Foundation
import TestSupport
import Testing

/// Commands over whole SDKs, some of whose frameworks do not parse, and over several architectures.
@Suite struct WholeSDKTests {
  private static let text = """
    #if defined(__x86_64__)
    enum TextAlignment { TextAlignmentLeft = 0, TextAlignmentCenter = 2, TextAlignmentRight = 1 };
    #else
    enum TextAlignment { TextAlignmentLeft = 0, TextAlignmentCenter = 1, TextAlignmentRight = 2 };
    #endif
    """

  private static let frameworks = [
    "Text": text, "Bad": "enum Bad { BadOne = 1 BadTwo };",
    "Near": "#import <Bad/Bad.h>\nenum Near { NearOne = 1 };", "Silent": "#define NOTHING\n",
  ]

  private func withSDK(_ body: (String, URL) throws -> Void) throws {
    try Temporary.folder { folder in
      let sdk = folder.appending(path: "MacOSX14.2.sdk")
      for (name, text) in Self.frameworks {
        let headers = sdk.appending(path: "System/Library/Frameworks/\(name).framework/Headers")
        try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
        try text.write(
          to: headers.appending(path: "\(name).h"), atomically: true, encoding: .utf8)
      }
      try body(sdk.path, folder)
    }
  }

  @Test func `a framework that fails is named and the others are read`() throws {
    try withSDK { sdk, _ in
      let tool = try Tool.run(["lookup", "--sdk", sdk, "TextAlignmentRight"])
      #expect(tool.status == 0)
      #expect(tool.output.contains("TextAlignmentRight = 2"))
      #expect(tool.errors.contains("1 of 4 frameworks read; left out: Bad, Near"))
      #expect(tool.errors.contains("Bad.h:1:"))
      #expect(tool.errors.contains("remedy:"))
      #expect(!tool.errors.contains("\r"), "progress is for terminals")
      let bad = try Tool.run(["lookup", "--sdk", sdk, "NearOne"])
      #expect(bad.status == 1, "no number of what depends on a header with an error in it")
    }
  }

  @Test func `status 2 when nothing asked for can be read`() throws {
    try withSDK { sdk, _ in
      let some = try Tool.run(["lookup", "--sdk", sdk, "-F", "Bad", "-F", "Text", "TextAlignment"])
      #expect(some.status == 0)
      #expect(some.errors.contains("left out: Bad"))
      for names in [["Bad"], ["Bad", "Near"], ["Silent"]] {
        let options = names.flatMap { ["-F", $0] }
        let tool = try Tool.run(["lookup", "--sdk", sdk] + options + ["BadOne"])
        #expect(tool.status == 2)
        #expect(tool.output.isEmpty)
        #expect(tool.errors.contains(names[0]))
      }
    }
  }

  @Test func `tables and fact files are not written of less than was named`() throws {
    try withSDK { sdk, folder in
      let out = folder.appending(path: "out").path
      for words in [
        ["generate", "-l", "swift", "-o", out], ["archive", "-o", out],
        ["facts", "export", "-o", out],
      ] {
        let tool = try Tool.run(words + ["--sdk", sdk, "-F", "Text", "-F", "Bad"])
        #expect(tool.status == 2, "\(words)")
        #expect(tool.errors.contains("Bad.h"), "\(words)")
        #expect(!FileManager.default.fileExists(atPath: out), "\(words)")
      }
    }
  }

  @Test func `several architectures stand side by side`() throws {
    try withSDK { sdk, _ in
      for options in [["--arch", "arm64,x86_64"], ["--arch", "arm64", "--arch", "x86_64"]] {
        let tool = try Tool.run(["lookup", "--sdk", sdk] + options + ["TextAlignmentCenter"])
        #expect(tool.status == 0)
        #expect(tool.output.contains("TextAlignmentCenter = 1"))
        #expect(tool.output.contains("TextAlignmentCenter = 2"))
        #expect(tool.output.contains("arm64-apple-macos14.2"))
        #expect(tool.output.contains("x86_64-apple-macos14.2"))
        let left = try Tool.run(["lookup", "--sdk", sdk] + options + ["TextAlignmentLeft"])
        #expect(left.output.components(separatedBy: "TextAlignmentLeft = 0").count == 2)
      }
    }
  }

  @Test func `a claim is right when it is on some architecture that was read`() throws {
    try withSDK { sdk, folder in
      let bridge = folder.appending(path: "bridge.zig")
      try "pub const TextAlignmentCenter: u64 = 2;\n"
        .write(to: bridge, atomically: true, encoding: .utf8)
      func status(_ architectures: String) throws -> Int32 {
        try Tool.run(["audit", "--sdk", sdk, "--arch", architectures, bridge.path]).status
      }
      #expect(try status("arm64,x86_64") == 0)
      #expect(try status("x86_64") == 0)
      #expect(try status("arm64") == 1)
    }
  }

  @Test func `an architecture that clang does not know is refused`() throws {
    try withSDK { sdk, _ in
      let tool = try Tool.run(["lookup", "--sdk", sdk, "--arch", "arm63", "TextAlignmentCenter"])
      #expect(tool.status == 2)
      #expect(tool.output.isEmpty)
    }
  }
}
