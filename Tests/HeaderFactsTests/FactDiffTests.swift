import HeaderFacts
import Testing

/// Small sets to compare.
private enum Side {
  static let type = IntegerType(bits: 64, isSigned: true)

  static func ios(deprecated: Int? = nil, unavailable: Bool = false) -> Availability {
    Availability(platforms: [
      PlatformAvailability(
        platform: "ios", introduced: Version(8), deprecated: deprecated.map { Version($0) },
        isUnavailable: unavailable)
    ])
  }

  static func member(
    _ name: String, _ value: UInt64, _ availability: Availability = .unstated
  ) -> Member {
    Member(name: name, value: IntegerValue(bits: value, type: type), availability: availability)
  }

  static func enumeration(
    _ name: String, _ members: [Member], type: IntegerType = type,
    availability: Availability = .unstated
  ) -> Enumeration {
    Enumeration(
      name: name, framework: "Kit", location: HeaderLocation(header: "K.h", line: 1), kind: .open,
      typeName: type.isSigned ? "NSInteger" : "NSUInteger", canonicalTypeName: "", type: type,
      availability: availability, members: members)
  }

  static func method(
    _ selector: String, _ encoding: String = "v16@0:8", _ availability: Availability = .unstated
  ) -> Method {
    Method(
      selector: selector, kind: .instance, encoding: encoding, returnType: "void",
      availability: availability)
  }

  static func container(
    _ name: String, _ methods: [Method], superclass: String? = nil, protocols: [String] = [],
    kind: Container.Kind? = nil, availability: Availability = .unstated
  ) -> Container {
    Container(
      kind: kind ?? .class(superclass: superclass), name: name, framework: "Kit",
      location: HeaderLocation(header: "K.h", line: 5), protocols: protocols, methods: methods,
      availability: availability)
  }

  static func set(
    _ enumerations: [Enumeration] = [], _ containers: [Container] = [],
    integers: [IntegerConstant] = [], frameworks: [String] = ["Kit"], platform: String = "ios"
  ) -> FactSet {
    FactSet(
      origin: FactOrigin(
        name: "SDK", platform: platform, version: nil, architecture: "arm64", triple: ""),
      frameworks: frameworks, enumerations: enumerations, integerConstants: integers,
      containers: containers)
  }

  /// A line a change: `kind subject owner.name old→new`.
  static func lines(_ old: FactSet, _ new: FactSet) -> [String] {
    FactDiff(from: old, to: new).changes.map { change in
      let owner = change.owner.isEmpty ? "" : change.owner + "."
      let sides = [change.old, change.new].map { $0 ?? "" }.joined(separator: "→")
      return "\(change.kind) \(change.subject) \(owner)\(change.name) \(sides)"
    }
  }
}

@Suite struct FactDiffTests {
  @Test func `equal sets differ in nothing`() {
    let set = Side.set(
      [Side.enumeration("E", [Side.member("EOne", 1)])],
      [Side.container("C", [Side.method("run")])])
    #expect(FactDiff(from: set, to: set).isEmpty)
  }

  @Test func `members are added, removed and renumbered`() {
    let lines = Side.lines(
      Side.set([
        Side.enumeration(
          "E", [Side.member("EOne", 1), Side.member("ETwo", 2), Side.member("EOld", 7)])
      ]),
      Side.set([
        Side.enumeration(
          "E", [Side.member("EOne", 1), Side.member("ETwo", 3), Side.member("ENew", 9)])
      ]))
    #expect(
      lines == [
        "removed member E.EOld 7→", "renumbered member E.ETwo 2→3", "added member E.ENew →9",
      ])
  }

  @Test(
    arguments: [
      // The same value in the same enum, and nothing else that it could be.
      ("EOld", 7, "EYoung", 7, ["renamed member E.EYoung EOld→EYoung"]),
      // The same words, and another value as well.
      (
        "EOldHUD", 7, "EHudOld", 8,
        ["renumbered member E.EHudOld 7→8", "renamed member E.EHudOld EOldHUD→EHudOld"]
      ),
      ("EOld", 7, "EYoung", 8, ["removed member E.EOld 7→", "added member E.EYoung →8"]),
    ] as [(String, UInt64, String, UInt64, [String])])
  func `a renamed member is one change`(
    _ old: String, _ was: UInt64, _ new: String, _ now: UInt64, expected: [String]
  ) {
    let lines = Side.lines(
      Side.set([Side.enumeration("E", [Side.member(old, was)])]),
      Side.set([Side.enumeration("E", [Side.member(new, now)])]))
    #expect(lines == expected)
  }

  @Test func `of several with one value none is taken for the renamed one`() {
    let lines = Side.lines(
      Side.set([Side.enumeration("E", [Side.member("EOld", 7)])]),
      Side.set([Side.enumeration("E", [Side.member("EYoung", 7), Side.member("EFresh", 7)])]))
    #expect(
      lines == ["removed member E.EOld 7→", "added member E.EFresh →7", "added member E.EYoung →7"])
  }

  @Test func `a deprecated member has its successor named`() throws {
    let diff = FactDiff(
      from: Side.set([Side.enumeration("E", [Side.member("EAsleep", 1)])]),
      to: Side.set([
        Side.enumeration(
          "E",
          [Side.member("EUnspecified", 1), Side.member("EAsleep", 1, Side.ios(deprecated: 16))])
      ]))
    let deprecated = try #require(diff.changes.first { $0.kind == .deprecated })
    #expect(deprecated.name == "EAsleep")
    #expect(deprecated.version == Version(16))
    #expect(deprecated.replacement == "EUnspecified")
    #expect(diff.changes.map(\.name) == ["EAsleep", "EUnspecified"])
  }

  @Test func `what its enum implies is listed and can be left out`() {
    let gone = Side.ios(deprecated: 16)
    let diff = FactDiff(
      from: Side.set([Side.enumeration("E", [Side.member("EOne", 1)])]),
      to: Side.set([Side.enumeration("E", [Side.member("EOne", 1, gone)], availability: gone)]))
    #expect(diff.changes.map(\.name) == ["E", "EOne"])
    #expect(diff.changesByThemselves.map(\.name) == ["E"])
    let used = diff.restricted(toNames: ["EOne"], selectors: [], from: Side.set())
    #expect(used.changesByThemselves.map(\.name) == ["EOne"])
  }

  @Test func `availability is that of the platform of each side`() {
    func side(_ availability: Availability, _ platform: String) -> FactSet {
      Side.set(
        [Side.enumeration("E", [Side.member("EOne", 1, availability)])], platform: platform)
    }
    let unavailable = Side.ios(unavailable: true)
    #expect(
      Side.lines(side(.unstated, "ios"), side(unavailable, "ios"))
        == ["unavailable member E.EOne →1"])
    #expect(
      Side.lines(side(unavailable, "ios"), side(.unstated, "ios")) == ["restored member E.EOne →1"])
    #expect(Side.lines(side(unavailable, "macos"), side(unavailable, "macos")).isEmpty)
  }

  @Test func `a name that a macro becomes a member by, or an enum gets, is no change of it`() {
    let macro = IntegerConstant(
      name: "EOne", framework: "Kit", location: HeaderLocation(header: "K.h", line: 2),
      kind: .macro,
      value: IntegerValue(bits: 1, type: IntegerType(bits: 32, isSigned: true)), typeName: "int")
    let named = Side.set([Side.enumeration("E", [Side.member("EOne", 1)])])
    #expect(Side.lines(Side.set(integers: [macro]), named) == ["added enumeration E →"])
    let anonymous = Side.set([Side.enumeration("", [Side.member("EOne", 1)])])
    #expect(Side.lines(anonymous, named) == ["added enumeration E →"])
    let other = Side.set([Side.enumeration("F", [Side.member("EOne", 1)])])
    #expect(
      Side.lines(named, other) == [
        "removed enumeration E →", "added enumeration F →", "moved member F.EOne E→F",
      ])
  }

  @Test func `another width is another type, and the same bits the same number`() {
    let wide = IntegerType(bits: 64, isSigned: false)
    let minusOne = Member(name: "EAll", value: IntegerValue(bits: .max, type: Side.type))
    let all = Member(name: "EAll", value: IntegerValue(bits: .max, type: wide))
    #expect(
      Side.lines(
        Side.set([Side.enumeration("E", [minusOne])]),
        Side.set([Side.enumeration("E", [all], type: wide)]))
        == ["retyped enumeration E NSInteger→NSUInteger"])
  }

  @Test func `a framework that one side lacks is one change`() {
    let old = Side.set([Side.enumeration("E", [Side.member("EOne", 1)])])
    let new = Side.set(frameworks: ["Other"])
    #expect(
      Side.lines(old, new) == ["removed framework Kit →", "added framework Other →"])
  }
}

@Suite struct SelectorDiffTests {
  private func lines(_ old: [Container], _ new: [Container]) -> [String] {
    Side.lines(Side.set([], old), Side.set([], new))
  }

  @Test func `selectors are added and removed, wherever in the class they stand`() {
    let category = Side.container("Extra", [Side.method("run")], kind: .category(of: "C"))
    #expect(
      lines(
        [Side.container("C", [Side.method("run"), Side.method("stopNow:", "v24@0:8@16")])],
        [Side.container("C", [Side.method("walk", "q16@0:8")]), category])
        == ["removed method C.stopNow: v24@0:8@16→", "added method C.walk →q16@0:8"])
  }

  @Test(arguments: [
    ("v24@0:8@16", "v24@0:8q16", true), ("v24@0:8@16", "v@:@", false),
    ("{P=\"x\"i2}16@0:8", "{P=\"x\"i3}16@0:8", true),
  ])
  func `another encoding is a change, other offsets are not`(
    _ old: String, _ new: String, isChange: Bool
  ) {
    let found = lines(
      [Side.container("C", [Side.method("a:", old)])],
      [Side.container("C", [Side.method("a:", new)])])
    #expect(found == (isChange ? ["retyped method C.a: \(old)→\(new)"] : []))
  }

  @Test func `a method that goes up to the superclass or to a protocol has moved`() {
    let run = Side.method("run")
    let old = [Side.container("A", [run]), Side.container("B", [run], superclass: "Base")]
    let new = [
      Side.container("A", [], protocols: ["Runner"]), Side.container("B", [], superclass: "Base"),
      Side.container("Base", [run]), Side.container("Runner", [run], kind: .protocol),
    ]
    #expect(
      lines(old, new) == [
        "added conformance A.Runner →", "added class Base →", "moved method Base.run B→Base",
        "added protocol Runner →", "moved method Runner.run A→Runner",
      ])
  }

  @Test func `a long selector that is in another class has moved, a short one has not`() {
    let old = [Side.container("A", [Side.method("finishWithResult"), Side.method("stop")])]
    let new = [
      Side.container("A", []),
      Side.container("B", [Side.method("finishWithResult"), Side.method("stop")]),
    ]
    #expect(
      lines(old, new) == [
        "removed method A.stop v16@0:8→", "added class B →",
        "moved method B.finishWithResult A→B", "added method B.stop →v16@0:8",
      ])
  }

  @Test func `a selector with the same words is renamed`() {
    #expect(
      lines(
        [Side.container("C", [Side.method("running", "B16@0:8")])],
        [Side.container("C", [Side.method("isRunning", "B16@0:8")])])
        == ["renamed method C.isRunning running→isRunning"])
  }

  @Test func `the methods of a deprecated class follow it`() {
    let gone = Side.ios(deprecated: 16)
    let diff = FactDiff(
      from: Side.set([], [Side.container("C", [Side.method("run")])]),
      to: Side.set(
        [], [Side.container("C", [Side.method("run", "v16@0:8", gone)], availability: gone)]))
    #expect(diff.changes.map(\.kind) == [.deprecated, .deprecated])
    #expect(diff.changesByThemselves.map(\.subject) == [.class])
  }

  @Test func `one more class with a selector is no change for code that sends it`() {
    let old = Side.set([], [Side.container("A", [Side.method("name")])])
    let new = Side.set(
      [],
      [
        Side.container("A", [Side.method("name")]),
        Side.container("B", [Side.method("name"), Side.method("title")]),
      ])
    let used = FactDiff(from: old, to: new)
      .restricted(toNames: [], selectors: ["name", "title"], from: old)
    #expect(used.changes.map(\.name) == ["title"])
  }
}

@Suite struct DeclarationDiffTests {
  private static func kit(_ enumeration: Enumeration) -> FactSet { Side.set([enumeration]) }

  @Test(arguments: [
    (EnumerationKind.plain, EnumerationKind.options, "plain→options"),
    (.open, .closed, "open→closed"), (.open, .errorCode(domain: "D"), "open→codes of D"),
  ])
  func `another kind of enum is a change`(
    _ before: EnumerationKind, _ after: EnumerationKind, _ sides: String
  ) {
    var old = Side.enumeration("KKind", [Side.member("KKindOne", 1), Side.member("KKindTwo", 2)])
    var new = old
    (old.kind, new.kind) = (before, after)
    let lines = Side.lines(Self.kit(old), Self.kit(new))
    #expect(lines.first == "redeclared enumeration KKind \(sides)")
  }

  @Test func `what one side does not know is no change`() {
    var old = Side.enumeration("KKind", [Side.member("KKindOne", 1), Side.member("KKindTwo", 2)])
    let new = old
    old.kind = .plain
    var facts = Self.kit(old)
    #expect(Side.lines(facts, Self.kit(new)).contains { $0.hasPrefix("redeclared") })
    facts.origin.gaps = [.enumKinds, .swiftNames, .methods]
    #expect(Side.lines(facts, Self.kit(new)).isEmpty)
    let more = Side.set([new], [Side.container("KClass", [Side.method("go")])])
    #expect(Side.lines(facts, more).isEmpty)
    facts.enumerations = []
    #expect(
      Side.lines(facts, more) == [
        "added enumeration KKind →", "added member KKind.KKindOne →1",
        "added member KKind.KKindTwo →2",
      ])
    facts.origin.gaps = [.values, .methods]
    #expect(Side.lines(facts, more).isEmpty)
  }

  @Test func `another Swift name is a change, of an enum, a member and a method`() {
    var old = Side.enumeration("KKind", [Side.member("KKindOne", 1), Side.member("KKindTwo", 2)])
    var new = old
    old.swiftNameAttribute = "Kind"
    new.members[1].swiftNameAttribute = "second"
    #expect(
      Side.lines(Self.kit(old), Self.kit(new)) == [
        "swiftRenamed enumeration KKind Kind→KKind",
        "swiftRenamed member KKind.KKindTwo two→second",
      ])
    var method = Side.method("go")
    let before = Side.set([], [Side.container("KClass", [method])])
    method.swiftNameAttribute = "start()"
    let after = Side.set([], [Side.container("KClass", [method])])
    #expect(Side.lines(before, after) == ["swiftRenamed method KClass.go →start()"])
  }

  @Test func `protocols are adopted and given up, and methods get optional`() {
    var method = Side.method("go")
    let old = Side.set(
      [],
      [
        Side.container("KClass", [], protocols: ["A", "B"]),
        Side.container("KDelegate", [method], kind: .protocol),
      ])
    method.isOptional = true
    let new = Side.set(
      [],
      [
        Side.container("KClass", [], protocols: ["B"]),
        Side.container("Extra", [], protocols: ["C"], kind: .category(of: "KClass")),
        Side.container("KDelegate", [method], kind: .protocol),
      ])
    #expect(
      Side.lines(old, new) == [
        "removed conformance KClass.A →", "added conformance KClass.C →",
        "redeclared method KDelegate.go required→optional",
      ])
    let diff = FactDiff(from: old, to: new)
    let used = diff.restricted(toNames: ["KClass"], selectors: [], from: old)
    #expect(used.changes.map(\.name) == ["A", "C"])
  }
}
