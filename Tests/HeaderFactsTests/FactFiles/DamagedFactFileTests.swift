@testable import HeaderFacts
import Testing

/// A damaged file is refused with its name, the line and a remedy, and yields nothing.
@Suite struct DamagedFactFileTests {
  private static let origin = FactOrigin(
    name: "S", platform: "ios", version: Version(1), architecture: "arm64", triple: "t")

  private static let int = IntegerType(bits: 32, isSigned: true)

  private static let sound: FactSet = {
    let availability = Availability(
      platforms: [PlatformAvailability(platform: "ios", introduced: Version(8))])
    return FactSet(
      origin: origin, frameworks: ["F"],
      enumerations: [
        Enumeration(
          name: "E", framework: "F", location: HeaderLocation(header: "E.h", line: 3), kind: .open,
          typeName: "NSInteger", canonicalTypeName: "int", type: int, availability: availability,
          members: [Member(name: "EOne", value: IntegerValue(bits: 1, type: int), line: 4)])
      ],
      externConstants: [
        ExternConstant(
          name: "FName", framework: "F", location: HeaderLocation(header: "E.h", line: 9),
          typeName: "NSString *const")
      ],
      containers: [
        Container(
          kind: .protocol, name: "P", framework: "F",
          location: HeaderLocation(header: "E.h", line: 10),
          methods: [
            Method(
              selector: "a:", kind: .instance, encoding: "v20@0:8i16", returnType: "void",
              parameters: [Parameter(typeName: "int", encoding: "i")], line: 11)
          ],
          properties: [Property(name: "b", typeName: "int", getter: "b", line: 12)])
      ])
  }()

  /// The lines of a sound file, without the last.
  private static func lines() throws -> [String] {
    let text = String(
      decoding: try FactFileWriter.bytes(of: sound, framework: "F"), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).map(
      String.init)
  }

  /// A file of these lines with the right checksum.
  private static func sealed(_ lines: [String]) -> [UInt8] {
    let body = Array((lines.joined(separator: "\n") + "\n").utf8)
    let sum = body.withUnsafeBytes(FactFileText.checksum)
    return body + "end\t\(FactFileText.hexadecimal(sum))\n".utf8
  }

  private func refusal(_ bytes: [UInt8]) -> FactFileError? {
    do {
      _ = try FactFileReader.facts(in: bytes, file: "F.facts")
      return nil
    } catch {
      return error
    }
  }

  @Test func `the sound file is sound`() throws {
    #expect(try FactFileReader.facts(in: Self.sealed(Self.lines()), file: "F.facts") == Self.sound)
  }

  /// A line that begins so is replaced; the error names that line, or the one `after` it.
  struct Damage: Sendable, CustomTestStringConvertible {
    var name: String
    var beginning: String
    var replacement: String?
    var after = 0
    var testDescription: String { name }
  }

  static let damages = [
    Damage(name: "no title", beginning: "enum-counter", replacement: "something else"),
    Damage(
      name: "title of an index", beginning: "enum-counter", replacement: "enum-counter index 1"),
    Damage(name: "later version", beginning: "enum-counter", replacement: "enum-counter facts 2"),
    Damage(
      name: "version no number", beginning: "enum-counter", replacement: "enum-counter facts x"),
    Damage(name: "set missing", beginning: "set\t", replacement: nil),
    Damage(name: "SDK version", beginning: "set\t", replacement: "set\tS\tios\tx.y\tarm64\tt"),
    Damage(name: "set with too much", beginning: "set\t", replacement: "set\tS\tios\t1.0\ta\tt\tz"),
    Damage(name: "source missing", beginning: "source", replacement: nil),
    Damage(name: "unknown gap", beginning: "gaps", replacement: "gaps\tbrains"),
    Damage(name: "gap twice", beginning: "gaps", replacement: "gaps\tplaces\tplaces"),
    Damage(name: "framework missing", beginning: "framework", replacement: nil),
    Damage(
      name: "neither whole nor part", beginning: "framework", replacement: "framework\tF\thalf"),
    Damage(name: "counts missing", beginning: "counts", replacement: nil),
    Damage(name: "count missing", beginning: "counts", replacement: "counts\t1\t1\t0\t1\t1\t2"),
    Damage(
      name: "count no number", beginning: "counts", replacement: "counts\t1\t1\t0\tone\t1\t2\t1"),
    Damage(name: "availability mark", beginning: "a\tios", replacement: "ax\tios\t8.0"),
    Damage(name: "availability version", beginning: "a\tios", replacement: "a\tios\t8.0.0.0"),
    Damage(name: "availability parts", beginning: "a\tios", replacement: "a\tios\t1.0,,,u,"),
    Damage(name: "availability word", beginning: "a\tios", replacement: "a\tios\t1.0,,,x"),
    Damage(name: "escape", beginning: "tint", replacement: "tint\\x\ti"),
    Damage(name: "integer width", beginning: "iNSInteger", replacement: "iNSInteger\ts33\tint"),
    Damage(name: "integer sign", beginning: "iNSInteger", replacement: "iNSInteger\t32\tint"),
    Damage(name: "integer type", beginning: "EE", replacement: "E\t3\t2\topen\t1"),
    Damage(name: "kind", beginning: "EE", replacement: "E\t3\t\tajar\t1"),
    Damage(name: "no such availability", beginning: "EE", replacement: "E\t3\t\topen\t2"),
    Damage(name: "negative availability", beginning: "EE", replacement: "E\t3\t\topen\t-2"),
    Damage(name: "line below 0", beginning: "EE", replacement: "E\t-3\t\topen\t1"),
    Damage(name: "line no number", beginning: "EE", replacement: "E\tthree\t\topen\t1"),
    Damage(name: "value", beginning: ".EOne", replacement: ".EOne\t1x"),
    Damage(name: "value too wide", beginning: ".EOne", replacement: ".EOne\t4294967296"),
    Damage(
      name: "value past 64 bits", beginning: ".EOne", replacement: ".EOne\t18446744073709551616"),
    Damage(name: "sign alone", beginning: ".EOne", replacement: ".EOne\t-"),
    Damage(name: "member mark", beginning: ".EOne", replacement: ".EOne\t1\t\t\t\tq"),
    Damage(name: "member with too much", beginning: ".EOne", replacement: ".EOne\t1\t\t\t\tr\tz"),
    Damage(name: "name takes over too much", beginning: ".EOne", replacement: ".99|One\t1"),
    Damage(name: "member outside", beginning: "EE", replacement: nil),
    Damage(name: "type", beginning: "X", replacement: "XFName\t5\t77"),
    Damage(name: "container kind", beginning: "C", replacement: "CP\t\tprotocoll"),
    Damage(name: "method outside", beginning: "C", replacement: nil),
    Damage(name: "types missing", beginning: "-a:", replacement: "-a:"),
    Damage(name: "no such type", beginning: "-a:", replacement: "-a:\t1 99"),
    Damage(name: "type no number", beginning: "-a:", replacement: "-a:\t1 b"),
    Damage(name: "method mark", beginning: "-a:", replacement: "-a:\t1 2\t\t\tz"),
    Damage(name: "property type", beginning: "@b", replacement: "@b\t88"),
    Damage(name: "setter of a read-only one", beginning: "@b", replacement: "@b\t\t\t\tG\t\tsetB:"),
    Damage(name: "unknown line", beginning: "@b", replacement: "zb"),
    Damage(name: "empty line", beginning: "@b", replacement: ""),
    Damage(name: "last line and more", beginning: "hE.h", replacement: "end\t0000000000000000"),
    Damage(name: "nearly the last line", beginning: "hE.h", replacement: "eE.h"),
  ]

  @Test(arguments: damages) func `damage is found on its line`(_ damage: Damage) throws {
    var lines = try Self.lines()
    let place = try #require(lines.firstIndex { $0.hasPrefix(damage.beginning) })
    if let replacement = damage.replacement {
      #expect(lines[place] != replacement)
      lines[place] = replacement
    } else {
      lines.remove(at: place)
    }
    let error = try #require(refusal(Self.sealed(lines)))
    #expect(error.line == place + 1, "\(error)")
    #expect(error.file == "F.facts")
    #expect(!error.remedy.isEmpty)
    #expect(error.description.hasPrefix("F.facts:\(place + 1): error: "))
  }

  @Test func `wrong counts are found in the last line`() throws {
    var lines = try Self.lines()
    for beginning in [".EOne", "@b", "X"] {
      lines.removeAll { $0.hasPrefix(beginning) }
      let error = try #require(refusal(Self.sealed(lines)))
      #expect(error.line == lines.count + 1)
      #expect(error.message.contains("counts"))
    }
  }

  @Test func `a file that breaks off anywhere is refused`() throws {
    let whole = Self.sealed(try Self.lines())
    for count in whole.indices {
      let error = try #require(refusal(Array(whole[..<count])), "\(count) bytes")
      #expect(error.file == "F.facts")
    }
  }

  @Test func `a byte changed anywhere is found`() throws {
    let whole = Self.sealed(try Self.lines())
    for place in whole.indices {
      for change: UInt8 in [1, 32, 128] {
        var bytes = whole
        bytes[place] ^= change
        #expect(refusal(bytes) != nil, "byte \(place)")
      }
    }
  }

  @Test func `what follows the last line is refused`() throws {
    let whole = Self.sealed(try Self.lines())
    #expect(refusal(whole + "h\n".utf8)?.message.contains("after the last") == true)
    #expect(refusal(whole + whole) != nil)
  }

  @Test func `a later version says what to do`() throws {
    var lines = try Self.lines()
    lines[0] = "enum-counter facts 12"
    let error = try #require(refusal(Self.sealed(lines)))
    #expect(error.message.contains("12"))
    #expect(error.remedy.contains("later enum-counter"))
  }

  @Test(arguments: [[], [0], Array("\n".utf8), Array(repeating: 0xFF, count: 100)])
  func `what is no text is refused`(_ bytes: [UInt8]) {
    #expect(refusal(bytes) != nil)
  }
}
