import HeaderFacts
import Testing

@Suite struct LookupQueryTests {
  @Test(arguments: [
    (["HKWorkoutActivityTypeRunning"], LookupQuery.name("HKWorkoutActivityTypeRunning")),
    ([".running"], .name(".running")),
    (["T=34"], .claim(name: "T", value: SignedMagnitude(magnitude: 34))),
    (["T = -1"], .claim(name: "T", value: SignedMagnitude(isNegative: true, magnitude: 1))),
    (["34"], .value(SignedMagnitude(magnitude: 34), enumeration: nil)),
    (["T", "0x22"], .value(SignedMagnitude(magnitude: 34), enumeration: "T")),
    (["T 34"], .value(SignedMagnitude(magnitude: 34), enumeration: "T")),
    (["T=37UL"], .claim(name: "T", value: SignedMagnitude(magnitude: 37))),
    (["T=1<<4"], .claim(name: "T", value: SignedMagnitude(magnitude: 16))),
    (["T = 1 << 4"], .claim(name: "T", value: SignedMagnitude(magnitude: 16))),
    (["a:b:"], .selector("a:b:", owner: nil, kind: nil)),
    (["a:b"], .selector("a:b", owner: nil, kind: nil)),
    (["C.a:b:"], .selector("a:b:", owner: "C", kind: nil)),
    (["-[C a:b:]"], .selector("a:b:", owner: "C", kind: .instance)),
    (["+[C a]"], .selector("a", owner: "C", kind: .class)),
    (["[C a]"], .selector("a", owner: "C", kind: nil)),
    (["f(with:)"], .swiftCall("f(with:)")),
  ])
  func `a question is told apart by its spelling`(_ words: [String], query: LookupQuery) throws {
    #expect(try LookupQuery(words: words) == query)
  }

  @Test(arguments: [
    ([], LookupQueryError.noQuestion), ([""], .noQuestion), (["a", "1", "2"], .noQuestion),
    (["a", "b"], .noInteger("b")), (["T=37abc"], .noInteger("37abc")), (["T="], .noInteger("")),
    (["T=18446744073709551653"], .noInteger("18446744073709551653")),
    (["T=1<<64"], .noInteger("1<<64")),
  ])
  func `what is no question is refused`(_ words: [String], error: LookupQueryError) {
    #expect(throws: error) { try LookupQuery(words: words) }
  }

  @Test(arguments: ["", "-", "0x", "1.5", "12x", "18446744073709551616"])
  func `what is no 64-bit integer is none`(_ text: String) {
    #expect(SignedMagnitude(text) == nil)
  }
}
