import Foundation
import TestSupport
import Testing

@Suite struct ArchiveCommandTests {
  private static let headers = "System/Library/Frameworks/HealthKit.framework/Headers"

  private func archive(from sdk: URL, to folder: URL, framework: String = "HealthKit") throws
    -> Tool
  {
    try Tool.run(["archive", "--sdk", sdk.path, "-F", framework, "-o", folder.path])
  }

  @Test func `an archive is read in the place of its SDK`() throws {
    try Temporary.folder { folder in
      let output = folder.appending(path: "archive")
      let tool = try archive(from: Fixtures.headers, to: output)
      #expect(tool.status == 0, "\(tool.errors)")
      let words = ["lookup", "--sdk", output.path, "-F", "HealthKit"]
      let value = try Tool.run(words + ["HKWorkoutActivityTypeRunning"])
      #expect(value.output.contains("HKWorkoutActivityTypeRunning = 37"))
      #expect(value.output.contains("36 members after HKWorkoutActivityTypeAmericanFootball = 1"))
      let same = try Tool.run(
        ["diff", "-F", "HealthKit", Fixtures.headers.path, output.path])
      #expect(same.status == 0, "\(same.output)")
    }
  }

  @Test func `the manifest has the digest of each header that was read`() throws {
    try Temporary.folder { folder in
      let output = folder.appending(path: "archive")
      #expect(try archive(from: Fixtures.headers, to: output).status == 0)
      let text = try String(
        contentsOf: output.appending(path: "manifest.json"), encoding: .utf8)
      let entries = try #require(try JSONDocument(text)["headers"] as? [[String: Any]])
      let path = "\(Self.headers)/HKWorkout.h"
      let entry = try #require(entries.first { $0["path"] as? String == path })
      let digest = try #require(entry["sourceSHA256"] as? String)
      #expect(digest.count == 64)
      #expect(entries.contains { $0["path"] as? String == "usr/include/Availability.h" })
      let written = try String(contentsOf: output.appending(path: path), encoding: .utf8)
      #expect(written.hasPrefix("// HKWorkout.h – Written from facts by enum-counter archive."))
    }
  }

  @Test func `wording of the original headers is not in an archive`() throws {
    try Temporary.folder { folder in
      let sdk = folder.appending(path: "macos14.0")
      // No sysroot, but an archive of it is one.
      let headers = sdk.appending(path: "Frameworks/Tiny.framework/Headers")
      try FileManager.default.createDirectory(at: headers, withIntermediateDirectories: true)
      try """
      /// A remark.
      enum TKStyle { TKStyleA = 1 << 3, TKStyleB };
      __attribute__((objc_root_class))
      @interface TKStore
      - (void)save:(int)chosenName __attribute__((availability(macos,
          introduced=10.0, deprecated=11.0, message="a message")));
      @end
      """.write(to: headers.appending(path: "Tiny.h"), atomically: true, encoding: .utf8)
      let output = folder.appending(path: "archive")
      #expect(try archive(from: sdk, to: output, framework: "Tiny").status == 0)
      let written = try String(
        contentsOf: output.appending(
          path: "System/Library/Frameworks/Tiny.framework/Headers/Tiny.h"), encoding: .utf8)
      #expect(written.contains("TKStyleA = 8,\n    TKStyleB,"))
      #expect(written.contains("- (void)save:(int)number API_DEPRECATED(\"\", macos(10.0, 11.0));"))
      for word in ["remark", "chosenName", "a message"] { #expect(!written.contains(word)) }
    }
  }

  @Test func `an archive replaces one written before, and nothing else`() throws {
    try Temporary.folder { folder in
      let output = folder.appending(path: "archive")
      #expect(try archive(from: Fixtures.headers, to: output).status == 0)
      #expect(try archive(from: Fixtures.headers, to: output).status == 0)
      let own = output.appending(path: "\(Self.headers)/Mine.h")
      try "Mine.\n".write(to: own, atomically: true, encoding: .utf8)
      let refused = try archive(from: Fixtures.headers, to: output)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("Mine.h"))
      #expect(try String(contentsOf: own, encoding: .utf8) == "Mine.\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["archive"])
    }
  }

  @Test func `a folder that is no archive is left alone`() throws {
    try Temporary.folder { folder in
      let file = folder.appending(path: "manifest.json")
      try "{}\n".write(to: file, atomically: true, encoding: .utf8)
      let tool = try archive(from: Fixtures.headers, to: folder)
      #expect(tool.status == 2)
      #expect(tool.errors.contains("manifest.json"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["manifest.json"])
    }
  }

  @Test func `nothing is written of headers that are refused`() throws {
    try Temporary.folder { folder in
      let output = folder.appending(path: "archive")
      let tool = try archive(from: Fixtures.headers, to: output, framework: "HealthKid")
      #expect(tool.status == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}
