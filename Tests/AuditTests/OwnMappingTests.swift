import Audit
import BridgeClaims
import HeaderFacts
import Testing

/// Groups that give names of an interface numbers of their own.
@Suite struct OwnMappingTests {
  static let colors = SampleFacts.set([
    SampleFacts.enumeration("XYInkColor", ["Red": 10, "Green": 11, "Blue": 12, "Black": 13]),
    SampleFacts.enumeration(
      "XYInkOptions", kind: .options, type: SampleFacts.unsigned,
      ["Wet": 1, "Thick": 2, "Shiny": 4, "Dark": 8]),
  ])

  private func findings(
    _ owner: ClaimOwner?, _ values: KeyValuePairs<String, Int>,
    change: (inout ValueClaim) -> Void = { _ in }
  ) -> [Finding] {
    var sketch = Sketch()
    sketch.group(owner: owner, values)
    var file = sketch.file
    for place in file.groups[0].claims.indices { change(&file.groups[0].claims[place]) }
    return Auditor(facts: [Self.colors]).audit([file]).findings
  }

  @Test func aTableInWhichNothingAgreesMapsElsewhere() {
    #expect(
      findings(
        .named("costs", .map), ["XYInkColorRed": 700, "XYInkColorGreen": 80, "XYInkColorBlue": 9]
      ).isEmpty)
  }

  @Test func aTableThatIsMiscountedDoesNot() {
    let shifted = findings(
      .named("colors", .map), ["XYInkColorRed": 11, "XYInkColorGreen": 12, "XYInkColorBlue": 13])
    #expect(shifted.map(\.confidence) == [.certain, .certain, .certain])
    let half = findings(
      .named("colors", .map), ["XYInkColorRed": 10, "XYInkColorGreen": 11, "XYInkColorBlue": 90])
    #expect(half.map(\.confidence) == [.certain])
  }

  @Test func anEnumThatDeclaresTheNamesAgainDoesNot() {
    let found = findings(
      .named("Ink"), ["XYInkColorRed": 700, "XYInkColorGreen": 80, "XYInkColorBlue": 9])
    #expect(found.count == 3)
  }

  @Test func whatMayMapElsewhereNeedsNumbersThatAgree() {
    let mapping = { (claim: inout ValueClaim) in claim.mayMapElsewhere = true }
    #expect(findings(nil, ["XYInkColorRed": 3], change: mapping).isEmpty)
    #expect(
      findings(nil, ["XYInkColorRed": 10, "XYInkColorBlue": 90], change: mapping).count == 1)
    // Two numbers in a row are anybody's; three of them in the header's order are a miscount.
    #expect(findings(nil, ["XYInkColorRed": 1, "XYInkColorGreen": 2], change: mapping).isEmpty)
    #expect(
      findings(
        nil, ["XYInkColorRed": 1, "XYInkColorGreen": 2, "XYInkColorBlue": 3], change: mapping
      ).count == 3)
  }

  @Test func whatIsHedgedIsOnlyPossible() {
    let found = findings(nil, ["XYInkColorRed": 3]) { $0.isHedged = true }
    #expect(found.map(\.confidence) == [.possible])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func positionsOfBitsAreIndices() {
    let indices: KeyValuePairs = ["wet": 0, "thick": 1, "shiny": 2, "dark": 3]
    #expect(findings(.named("XYInkOptions"), indices).isEmpty)
    let wrong: KeyValuePairs = ["wet": 1, "thick": 2, "shiny": 2, "dark": 8]
    #expect(findings(.named("XYInkOptions"), wrong).map(\.expected) == ["4"])
  }

  @Test func anotherInterfacesEnumIsNotTheOneThatWasRead() {
    let values: KeyValuePairs = ["red": 10, "green": 11, "blue": 12, "black": 1]
    #expect(!findings(.named("InkColor"), values).isEmpty)
    #expect(!findings(.named("ZZInkColor"), values).isEmpty)
    #expect(findings(.named("ZZPencilLampShade"), values).isEmpty)
    #expect(findings(.named("lamp_shade_t"), values).isEmpty)
    #expect(
      findings(
        nil, ["ZZLampRed": 10, "ZZLampGreen": 11, "ZZLampBlue": 12, "ZZLampBlack": 1]
      ).isEmpty)
  }

  @Test func aKBeforeTheNameIsNoOtherName() {
    let found = findings(nil, ["kXYInkColorRed": 3])
    #expect(found.map(\.confidence) == [.certain])
    #expect(found.map(\.expected) == ["10"])
    #expect(findings(nil, ["kXYInkColorRed": 10]).isEmpty)
  }
}

@Suite struct JudgedConstantTests {
  private func findings(_ name: String, is value: UInt64, claimed: Int) -> Int {
    let constant = IntegerConstant(
      name: name, framework: "Sample", location: HeaderLocation(header: "S.h", line: 1),
      kind: .macro,
      value: IntegerValue(isNegative: false, magnitude: value, type: SampleFacts.signed),
      typeName: "int")
    var sketch = Sketch()
    sketch.statements([name: claimed])
    return sketch.audit(SampleFacts.set([], constants: [constant])).findings.count
  }

  @Test(arguments: [
    "YES", "NO", "EOF", "MAX", "TRUE", "limit", "__XY_GUARD__", "XYWINDOW_H", "XY_WINDOW_H_",
    "XY_BLOCKS_AVAILABLE", "XY_HAS_THREADS", "TARGET_OS_XY",
  ])
  func namesOfAnybodysAreNotJudged(name: String) {
    #expect(findings(name, is: 1, claimed: 7) == 0)
  }

  @Test(arguments: ["XYLimit", "kXYLimit", "XY_LIMIT", "XYVersion10_4"])
  func namesOfAFrameworkAre(name: String) {
    #expect(findings(name, is: 1, claimed: 7) == 1)
    #expect(findings(name, is: 1, claimed: 1) == 0)
  }
}
