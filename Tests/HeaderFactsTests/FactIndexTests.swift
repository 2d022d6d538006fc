import HeaderFacts
import Testing

@Suite struct FactIndexTests {
  static let word = IntegerType(bits: 64, isSigned: false)

  static func origin(_ name: String, architecture: String = "arm64") -> FactOrigin {
    FactOrigin(
      name: name, platform: "ios", version: Version(16, 5), architecture: architecture,
      triple: "\(architecture)-apple-ios16.5")
  }

  static func enumeration(_ name: String, _ values: KeyValuePairs<String, UInt64>) -> Enumeration {
    Enumeration(
      name: name, framework: "Kit", location: HeaderLocation(header: "Kit.h", line: 1), kind: .open,
      typeName: "NSUInteger", canonicalTypeName: "unsigned long", type: word,
      members: values.map { Member(name: $0.key, value: IntegerValue(bits: $0.value, type: word)) })
  }

  static func container(
    _ kind: Container.Kind, _ name: String, selectors: [String]
  ) -> Container {
    Container(
      kind: kind, name: name, framework: "Kit", location: HeaderLocation(header: "Kit.h", line: 9),
      methods: selectors.map {
        Method(selector: $0, kind: .instance, encoding: "v16@0:8", returnType: "void")
      })
  }

  static let index = FactIndex([
    FactSet(
      origin: origin("first"), frameworks: ["Kit"],
      enumerations: [
        enumeration("KTSport", ["KTSportRunning": 1, "KTSportTraditionalStrengthTraining": 2]),
        enumeration("", ["KTLoose": 4]),
      ],
      containers: [
        container(
          .class(superclass: "NSObject"), "KTStore",
          selectors: ["saveObject:withCompletion:", "saveObjects:withCompletion:", "isRunning"]),
        container(.category(of: "KTStore"), "KTExtras", selectors: ["deleteObject:"]),
        container(
          .protocol, "KTWatcher", selectors: ["stop:withCompletion:", "start:withCompletion:"]),
      ]),
    FactSet(
      origin: origin("second", architecture: "x86_64"), frameworks: ["Other"],
      enumerations: [enumeration("KTSport", ["KTSportRunning": 7])]),
  ])

  @Test func findsAMemberInEverySet() {
    let matches = Self.index.members(named: "KTSportRunning")
    #expect(matches.map(\.member.value.bits) == [1, 7])
    #expect(matches.map(\.origin.architecture) == ["arm64", "x86_64"])
    #expect(matches.map(\.enumeration.name) == ["KTSport", "KTSport"])
    #expect(Self.index.members(named: "KTLoose").map(\.enumeration.name) == [""])
    #expect(Self.index.members(named: "KTSportrunning").isEmpty)
  }

  @Test func anonymousEnumsHaveNoName() {
    #expect(Self.index.enumerations(named: "KTSport").count == 2)
    #expect(Self.index.enumerations(named: "").isEmpty)
  }

  @Test func aClassComesWithItsCategories() {
    let found = Self.index.containers(named: "KTStore").map(\.fact.name)
    #expect(found == ["KTStore", "KTExtras"])
    #expect(Self.index.methods(selector: "deleteObject:").map(\.container.owner) == ["KTStore"])
  }

  @Test func knowsWhichFrameworksWereRead() {
    #expect(Self.index.wasRead(framework: "Other"))
    #expect(!Self.index.wasRead(framework: "UIKit"))
    #expect(Self.index.frameworkNames == ["Kit", "Other"])
  }

  @Test func nearSelectorsGoByWordsFarFromTheLetters() {
    let near = Self.index.nearSelectors(to: "save:withCompletion:", limit: 2)
    #expect(near.first == "saveObject:withCompletion:")
    #expect(!near.contains("stop:withCompletion:"))
  }

  @Test func nearSelectorsGoByLettersWhereAWordIsMisspelt() {
    let near = Self.index.nearSelectors(to: "saveObjcet:withCompletion:", limit: 1)
    #expect(near == ["saveObject:withCompletion:"])
  }

  @Test func nearNamesFindTheLongerName() {
    let near = Self.index.nearNames(to: "KTSportStrengthTraining", limit: 1)
    #expect(near == ["KTSportTraditionalStrengthTraining"])
  }

  @Test func nothingIsNearAStrangeName() {
    #expect(Self.index.nearNames(to: "GLViewport", limit: 3).isEmpty)
    #expect(Self.index.nearSelectors(to: "frobnicate:", limit: 3).isEmpty)
    #expect(NameSearch([]).near("any", limit: 3).isEmpty)
  }
}

@Suite struct NameSearchTests {
  private let search = NameSearch([
    "saveObject:withCompletion:", "saveObjects:withCompletion:", "deleteObjects:withCompletion:",
    "addObjects:", "executeQuery:", "sharedApplication",
  ])

  @Test func capitalsDoNotMatter() {
    #expect(search.near("executequery:", limit: 3).first == "executeQuery:")
    #expect(
      search.near("saveobject:withCompletion:", limit: 3).first == "saveObject:withCompletion:")
    #expect(search.near("sharedapplication:", limit: 3) == ["sharedApplication"])
  }

  @Test func aPluralIsNoNearerForBeingCommon() {
    #expect(search.near("save:withCompletion:", limit: 3).first == "saveObject:withCompletion:")
  }

  @Test func aSlipInOneWordIsFound() {
    #expect(search.near("sharedApplicaton", limit: 3) == ["sharedApplication"])
  }

  @Test(arguments: [
    ("saveObjcet:withCompletion:", ["saveObject:withCompletion:"]),
    ("saveObjects:withCompletion:", ["saveObject:withCompletion:"]),
    ("aveObject:withCompletion:", ["saveObject:withCompletion:"]),
    ("savaObject:withCompletion:", ["saveObject:withCompletion:"]),
    ("withCompletion:saveObject:", ["saveObject:withCompletion:"]),
    ("saveObject:withCompletion:", []), ("saveObject:", []), ("", []),
  ]) func slipsAreOneLetterAwayOrInAnotherOrder(name: String, found: [String]) {
    let search = NameSearch(["init", "saveObject:withCompletion:", "deleteObject:withCompletion:"])
    #expect(search.slips(of: name) == found)
  }

  @Test func wordsAreCounted() {
    let search = NameSearch(["saveObject:", "deleteObject:object:", "init"])
    #expect(search.count(ofWord: "object") == 2)
    #expect(search.count(ofWord: "objcet") == 0)
  }
}
