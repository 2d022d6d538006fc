import Foundation
import TestSupport
import Testing

@testable import BridgeClaims

/// Messages that are cut off, lack a bracket, or never end, in every language that has a form for them.
@Suite struct BrokenMessageTests {
  private static let folder = Fixtures.repository.appending(path: "Tests/Fixtures/selectors")

  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasPrefix("right.") }.sorted()
  }()

  private func expectRanges(_ bytes: [UInt8], _ name: String) throws {
    let file = try #require(BridgeReader.read(path: name, bytes: bytes))
    for claim in file.selectors {
      #expect(claim.range.upperBound <= bytes.count)
      for message in claim.messages {
        #expect(message.range.upperBound <= bytes.count)
        #expect(message.arguments?.allSatisfy { $0.range.upperBound <= bytes.count } ?? true)
      }
    }
  }

  @Test(arguments: files) func truncated(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    for cut in stride(from: 0, through: bytes.count, by: 211) {
      try expectRanges(Array(bytes[..<cut]), name)
      try expectRanges(Array(bytes[cut...]), name)
    }
  }

  /// Without one of its brackets, and cut off right behind that.
  @Test(arguments: files) func unbalanced(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    for bracket in "()[]{}\"".utf8 {
      let places = bytes.indices.filter { bytes[$0] == bracket }
      for place in places.enumerated().filter({ $0.offset % 40 == 7 }).map(\.element) {
        try expectRanges(Array(bytes[..<place] + bytes[(place + 1)...]), name)
        try expectRanges(Array(bytes[...place]), name)
      }
    }
  }

  /// The file's own words and signs in any order.
  @Test(arguments: files) func shuffled(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let pieces = text.matches(of: /[A-Za-z_0-9]+|"[^"\n]*"|\n|[^\sA-Za-z_0-9]/).map {
      String($0.output)
    }
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = ProcessInfo.processInfo.environment["ENUM_COUNTER_SHUFFLES"].flatMap(Int.init) ?? 6
    for _ in 0..<count {
      var code = ""
      while code.utf8.count < 800 {
        let start = random(pieces.count)
        // Runs of some length keep what the readers look for.
        for piece in pieces[start...].prefix(1 + random(6)) {
          code += random(5) == 0 || piece == "\n" ? piece + " " : piece
        }
      }
      try expectRanges(Array(code.utf8), name)
    }
  }

  static let openings = [
    ("racket", "(tell (tell NSFoo alloc) initWithA: "),
    ("clojure", "(objc [[NSFoo :alloc] :initA "),
    ("common-lisp", "(#/initWithA: ns:ns-foo "),
    ("haskell", "sendMsg o (mkSelector \"a:\") retVoid ["),
    ("ocaml", "msg_send ~self:o ~cmd:(selector \"a:\") ~typ:(id @-> "),
    ("julia", "@objc [NSFoo a: "),
    ("ruby", "x.fooBar(a, b: "), ("python", "NSFoo.fooBar_(x."),
    ("smalltalk", "NSFoo new doA: (b "),
    ("lua", "o:setA_b_("), ("purebasic", "CocoaMessage(0, o, \"setA:\", "),
    ("factor", "NSFoo -> alloc METHOD: void a: id x "),
    ("pascal", "procedure f(a: T; message 'a:'; "),
    ("nim", "proc f(self: NSFoo, a: (int) {.objc: \"a:\" "), ("d", "void f(int a) @selector( "),
    ("zig", "o.msgSend(void, \"a:\", .{Block{ .invoke = &run, "),
    ("objective-c", "[o run:^(id x) { "), ("typescript", "o.runWithA_((a, b) => "),
  ]

  @Test(arguments: openings) func neverClosed(_ language: String, _ piece: String) throws {
    for count in [1, 2, 60] {
      let bytes = Array(String(repeating: piece, count: count).utf8)
      let file = try #require(BridgeReader.read(path: "x", bytes: bytes, language: language))
      #expect(file.selectors.allSatisfy { $0.range.upperBound <= bytes.count })
    }
  }

  /// All of a file may stand on one line.
  @Test(arguments: [
    ("ruby", "a = NSFoo.alloc.init; a.fooBar(a, b: 2); "),
    ("python", "a = NSFoo.alloc(); a.fooBar_(2); "),
    ("racket", "(define a (tell NSFoo alloc)) (tell a fooBar: 2) "),
    ("clojure", "(let [a (objc [NSFoo :alloc])] (objc [a :fooBar 2])) "),
    ("smalltalk", "a := NSFoo alloc init. a fooBar: 2. "),
    ("lua", "local a = NSFoo:alloc(); a:fooBar_(2) "),
  ])
  func oneLongLine(_ language: String, _ piece: String) throws {
    let bytes = Array(String(repeating: piece, count: 200).utf8)
    let file = try #require(BridgeReader.read(path: "x", bytes: bytes, language: language))
    #expect(
      file.selectors.count { $0.selector == "fooBar:" || $0.selector.hasPrefix("fooBar:") } >= 200)
  }
}
