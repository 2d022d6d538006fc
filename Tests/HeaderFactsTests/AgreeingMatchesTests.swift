import HeaderFacts
import Testing

@Suite struct AgreeingMatchesTests {
  private func set(_ name: String, value: UInt64, gaps: Set<FactGap> = []) -> FactSet {
    var origin = FactIndexTests.origin(name)
    origin.gaps = gaps
    let encoding = gaps.contains(.encodingOffsets) ? "v@:@" : "v24@0:8@16"
    var container = FactIndexTests.container(.protocol, "P", selectors: ["a:"])
    container.methods[0].encoding = encoding
    return FactSet(
      origin: origin, enumerations: [FactIndexTests.enumeration("E", ["EOne": value])],
      containers: [container])
  }

  private func groups(_ name: String, _ sets: [FactSet]) throws -> [[String]] {
    let query = try LookupQuery(words: [name])
    return AgreeingMatches.groups(of: Lookup(FactIndex(sets)).answer(query).matches)
      .map { $0.origins.map(\.name) }
  }

  @Test func `sets that agree are one match, others stand beside it`() throws {
    let sets = [
      set("a", value: 1), set("b", value: 2), set("c", value: 1, gaps: [.encodingOffsets]),
    ]
    #expect(try groups("EOne", sets) == [["a", "c"], ["b"]])
    #expect(try groups("E", sets) == [["a", "c"], ["b"]])
    #expect(try groups("a:", sets) == [["a", "b", "c"]])
    #expect(try groups("P", sets) == [["a", "b", "c"]])
  }

  @Test func `nothing is said of counting where the order is not known`() {
    let sets = [set("a", value: 1, gaps: [.memberOrder]), set("b", value: 1)]
    let members = FactIndex(sets).members(named: "EOne")
    #expect(members[0].counting == nil)
    #expect(members[1].counting != nil)
  }
}
