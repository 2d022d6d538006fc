import HeaderFacts
import TestSupport
import Testing

@Suite struct SwiftNamesTests {
  /// `enumeration("Style", .open, "StyleOne, StyleTwo!")`: a `!` marks a deprecated member,
  /// `Name=swift` a member with a custom Swift name.
  private func enumeration(
    _ name: String, _ kind: EnumerationKind = .open, _ members: String
  ) -> Enumeration {
    let type = IntegerType(bits: 64, isSigned: true)
    return Enumeration(
      name: name, framework: "Made", location: HeaderLocation(header: "Made.h", line: 1),
      kind: kind,
      typeName: "NSInteger", canonicalTypeName: "long", type: type,
      members: members.split(separator: ", ").enumerated().map { index, text in
        let parts = text.split(separator: "=")
        return Member(
          name: parts[0].filter { $0 != "!" },
          value: IntegerValue(bits: UInt64(index), type: type),
          availability: Availability(isAlwaysDeprecated: parts[0].hasSuffix("!")),
          swiftNameAttribute: parts.count > 1 ? String(parts[1]) : nil)
      })
  }

  private var tricky: [Enumeration] {
    [
      enumeration("QAPlain", .open, "QAPlainOne, QAPlainTwo"),
      enumeration("QBOne", .open, "QBOneAlone"),
      enumeration("QCQueryOptions", .options, "QCQueryOptionStrictStart, QCQueryOptionStrictEnd"),
      enumeration("QDCategories", .options, "QDCategoryLeft, QDCategoryRight"),
      enumeration("QEProperties", .options, "QEPropertySupportsAir, QEPropertySupportsHome"),
      enumeration("QFClasses", .options, "QFClassUpper, QFClassLower"),
      enumeration("QGRegisterFlags", .options, "kQGFlagQuick, kQGFlagSlow"),
      enumeration("QHSpace", .open, "kQHSpaceGray, kQHSpaceColor"),
      enumeration("QIDigits", .open, "QIDigits2D, QIDigits3D"),
      enumeration(
        "QJAcronym", .open, "QJAcronymHUDWindow, QJAcronymURLs, QJAcronymXML, QJAcronymR8Unorm"),
      enumeration("QKUnder", .open, "QKUnder_One, QKUnder_TwoThree"),
      enumeration("QLSet", .open, "QLSet_Bar_c, QLSet_Foo_v1, QLSet_baz"),
      enumeration("QMOutlier", .open, "QMOutlierOne, QMOutlierTwo, QMStranger!, QMOutlierOld!"),
      enumeration("QNStranger", .open, "QNStrangerOne, QNOdd"),
      enumeration("QPGone", .open, "QPGoneOne!, QPGoneTwo!"),
      enumeration("QQCustom", .open, "QQCustomOne=first, QROther=Elsewhere, QQCustomLast"),
      enumeration(
        "QSWords", .open, "QSWordsDefault, QSWordsSelf, QSWordsType, QSWordsInit, QSWordsFor"),
      enumeration("QTUTFEncoding", .open, "QTUTF8Encoding, QTUTF16Encoding"),
      enumeration("QUErrorCode", .errorCode(domain: "ErrorDomain"), "QUErrorLost, QUErrorFound"),
      enumeration("QVErrorCode", .errorCode(domain: "ErrorDomain"), "QVNoError, QVErrorFound"),
      enumeration("QWClosed", .closed, "QWClosedUp, QWClosedDown"),
      enumeration("QXBaseType", .open, "QXBase, QXBaseUpper"),
      enumeration("QYKind", .open, "QYKindUUIDs2Foo, QYKindABC2Def, QYKindABC2D, QYKindiOS"),
    ]
  }

  @Test(.enabled(if: ImporterOracle() != nil, ImporterOracle.absence))
  func namesAreThoseTheCompilerImports() throws {
    let oracle = try #require(ImporterOracle())
    let imported = try oracle.memberNames(of: tricky, platform: "ios")
    for enumeration in tricky {
      for (member, name) in zip(enumeration.members, enumeration.swiftMemberNames(platform: "ios"))
      {
        // The compiler cannot import a member of which nothing is left; it keeps its C name here.
        #expect(name == imported[member.name] ?? member.name, "\(member.name)")
      }
    }
    #expect(imported.count == tricky.map(\.members.count).reduce(0, +) - 1)
  }

  @Test(.enabled(if: ImporterOracle() != nil, ImporterOracle.absence))
  func namesOfHealthKitAreThoseTheCompilerImports() throws {
    let enumerations = try healthKit()
    let oracle = try #require(ImporterOracle())
    let imported = try oracle.memberNames(of: enumerations, platform: "ios")
    var compared = 0
    for enumeration in enumerations {
      for (member, name) in zip(enumeration.members, enumeration.swiftMemberNames(platform: "ios"))
      {
        #expect(name == imported[member.name], "\(member.name)")
        compared += 1
      }
    }
    #expect(compared > 450)
  }

  /// All enums of the fixture, as open enums: the rule is the same for all kinds that Swift sees as types.
  private func healthKit() throws -> [Enumeration] {
    let type = IntegerType(bits: 64, isSigned: true)
    let rows = Dictionary(grouping: try Fixtures.rows("healthkit-members.tsv")) { $0[0] }
    return rows.sorted { $0.key < $1.key }.map { name, rows in
      Enumeration(
        name: name, framework: "HealthKit", location: HeaderLocation(header: "", line: 0),
        kind: .open, typeName: "NSInteger", canonicalTypeName: "long", type: type,
        members: rows.map { row in
          Member(
            name: row[1], value: IntegerValue(bits: 0, type: type),
            availability: Availability(isAlwaysDeprecated: row[4] == "1"))
        })
    }
  }

  @Test func someNamesInFull() {
    func names(_ enumeration: Enumeration) -> [String] {
      enumeration.swiftMemberNames(platform: "ios")
    }
    #expect(
      names(enumeration("ABStyles", .options, "ABStyleHUDWindow, ABStyle2D, ABStyleNone"))
        == ["styleHUDWindow", "style2D", "styleNone"])
    #expect(
      names(enumeration("Level", .plain, "LevelLow, LevelHigh")) == ["LevelLow", "LevelHigh"])
    #expect(names(enumeration("", .open, "LevelLow, LevelHigh")) == ["LevelLow", "LevelHigh"])
    #expect(names(enumeration("Level", .open, "")) == [])
  }

  @Test func inheritedDeprecationSinglesNobodyOut() {
    var all = enumeration("Level", .open, "LevelLow!, LevelHigh, OtherLevel!")
    #expect(all.swiftMemberNames(platform: "ios") == ["low", "high", "OtherLevel"])
    all.availability = Availability(isAlwaysDeprecated: true)
    #expect(all.swiftMemberNames(platform: "ios") == ["LevelLow", "LevelHigh", "OtherLevel"])
  }

  @Test func deprecationIsThatOfThePlatform() {
    var level = enumeration("Level", .open, "LevelLow, LevelHigh, Odd")
    level.members[2].availability = Availability(platforms: [
      PlatformAvailability(platform: "ios", deprecated: Version(10))
    ])
    #expect(level.swiftMemberNames(platform: "ios") == ["low", "high", "Odd"])
    #expect(level.swiftMemberNames(platform: "macos") == ["LevelLow", "LevelHigh", "Odd"])
  }

  @Test func typeNames() {
    let domain = EnumerationKind.errorCode(domain: "QErrorDomain")
    #expect(enumeration("QErrorCode", domain, "QErrorLost").swiftTypeName == "QError.Code")
    #expect(enumeration("QError", domain, "QErrorLost").swiftTypeName == "QError.Code")
    #expect(enumeration("QStyle", .open, "QStyleOne").swiftTypeName == "QStyle")
    var renamed = enumeration("QStyle", .open, "QStyleOne, QStyleTwo")
    renamed.swiftNameAttribute = "Q.Style"
    #expect(renamed.swiftQualifiedMemberName(at: 1, platform: "ios") == "Q.Style.two")
    #expect(
      enumeration("Level", .plain, "LevelLow").swiftQualifiedMemberName(at: 0, platform: "ios")
        == "LevelLow")
  }

  @Test func reservedWordsAreQuotedInSourceOnly() {
    let words = enumeration("QS", .open, "QSDefault, QSOther").swiftMemberNames(platform: "ios")
    #expect(words == ["default", "other"])
    #expect(words.map(SwiftKeywords.escaped) == ["`default`", "other"])
  }
}
