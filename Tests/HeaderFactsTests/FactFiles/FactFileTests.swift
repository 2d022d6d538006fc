import Foundation
import HeaderFacts
import Testing

@Suite struct FactFileTests {
  private static let file = "Odd Kit.facts"

  private func bytes(_ set: FactSet, _ framework: String = "Odd Kit") throws -> [UInt8] {
    try FactFileWriter.bytes(of: set, framework: framework)
  }

  @Test func `what was written is read back as it was`() throws {
    let set = SyntheticFacts.set()
    let read = try FactFileReader.facts(in: try bytes(set), file: Self.file)
    for (a, b) in zip(set.enumerations, read.enumerations) { #expect(a == b) }
    for (a, b) in zip(set.integerConstants, read.integerConstants) { #expect(a == b) }
    for (a, b) in zip(set.externConstants, read.externConstants) { #expect(a == b) }
    for (a, b) in zip(set.containers, read.containers) {
      for (first, second) in zip(a.methods, b.methods) { #expect(first == second) }
      for (first, second) in zip(a.properties, b.properties) { #expect(first == second) }
      #expect(a == b)
    }
    #expect(read == set)
  }

  @Test(arguments: FactGap.allCases) func `gaps are kept, and do no harm`(_ gap: FactGap) throws {
    var origin = SyntheticFacts.origin
    origin.gaps = [gap]
    origin.version = nil
    let set = SyntheticFacts.set(origin: origin)
    #expect(try FactFileReader.facts(in: try bytes(set), file: Self.file) == set)
  }

  @Test func `an empty framework can be written`() throws {
    let set = FactSet(origin: SyntheticFacts.origin, frameworks: [""])
    #expect(try FactFileReader.facts(in: try bytes(set, ""), file: "_.facts") == set)
  }

  @Test func `the same facts give the same bytes`() throws {
    let set = SyntheticFacts.set()
    let first = try bytes(set)
    let again = try bytes(try FactFileReader.facts(in: first, file: Self.file))
    #expect(first == again)
  }

  @Test func `accessors cost nothing beside their property`() throws {
    let text = String(decoding: try bytes(SyntheticFacts.set()), as: UTF8.self)
    // Only the first container's are available as their property is.
    #expect(text.components(separatedBy: "\n=size").count == 10)
    #expect(text.components(separatedBy: "\n-setSize:").count == 9)
  }

  @Test func `a value that is not of its enum's type is refused`() {
    let wide = IntegerType(bits: 64, isSigned: true)
    let narrow = IntegerType(bits: 8, isSigned: true)
    let set = FactSet(
      origin: SyntheticFacts.origin,
      enumerations: [
        Enumeration(
          name: "E", framework: "F", location: HeaderLocation(header: "", line: 0), kind: .plain,
          typeName: "int", canonicalTypeName: "int", type: narrow,
          members: [Member(name: "M", value: IntegerValue(bits: 0, type: wide))])
      ])
    #expect(throws: FactFileError.self) { try bytes(set, "F") }
  }
}
