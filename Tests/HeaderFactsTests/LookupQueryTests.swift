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
    (["a:b:"], .selector("a:b:", owner: nil)),
    (["C.a:b:"], .selector("a:b:", owner: "C")),
    (["-[C a:b:]"], .selector("a:b:", owner: "C")),
    (["+[C a]"], .selector("a", owner: "C")),
    (["f(with:)"], .swiftCall("f(with:)")),
  ])
  func `a question is told apart by its spelling`(_ words: [String], query: LookupQuery) {
    #expect(LookupQuery(words: words) == query)
  }

  @Test(arguments: [[], [""], ["a", "b"], ["a", "1", "2"]])
  func `what is no question is none`(_ words: [String]) {
    #expect(LookupQuery(words: words) == nil)
  }

  @Test(arguments: ["", "-", "0x", "1.5", "12x", "18446744073709551616"])
  func `what is no 64-bit integer is none`(_ text: String) {
    #expect(SignedMagnitude(text) == nil)
  }
}
