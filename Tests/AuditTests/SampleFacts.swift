import Audit
import BridgeClaims
import HeaderFacts
import TestSupport

/// Facts to judge by: HealthKit's from the fixtures, and a few invented enums.
enum SampleFacts {
  static let unsigned = IntegerType(bits: 64, isSigned: false)
  static let signed = IntegerType(bits: 64, isSigned: true)

  static func origin(
    _ name: String = "sample", platform: String = "ios", architecture: String = "arm64"
  ) -> FactOrigin {
    FactOrigin(
      name: name, platform: platform, version: Version(16, 5), architecture: architecture,
      triple: "\(architecture)-apple-\(platform)16.5")
  }

  static let healthKit: FactSet = {
    do { return try readHealthKit() } catch { fatalError("the fixtures cannot be read: \(error)") }
  }()

  private static func readHealthKit() throws -> FactSet {
    var enumerations: [Enumeration] = []
    for row in try Fixtures.rows("healthkit-members.tsv") {
      if enumerations.last?.name != row[0] {
        enumerations.append(
          enumeration(row[0], kind: row[0].hasSuffix("Options") ? .options : .open, members: []))
      }
      let isNegative = row[2].hasPrefix("-")
      let magnitude = UInt64(row[2].drop { $0 == "-" }) ?? 0
      enumerations[enumerations.count - 1].members.append(
        Member(
          name: row[1],
          value: IntegerValue(isNegative: isNegative, magnitude: magnitude, type: signed),
          isExplicit: row[3] == "1",
          availability: Availability(isAlwaysDeprecated: row[4] == "1"),
          line: enumerations[enumerations.count - 1].members.count + 10))
    }
    var containers: [Container] = []
    for row in try Fixtures.rows("healthkit-methods.tsv") {
      let names = row[1].split(separator: "(").map { String($0.prefix { $0 != ")" }) }
      if containers.last.map({ "\($0.owner)\($0.name)" }) != "\(names[0])\(names.last!)" {
        containers.append(container(names[0], isProtocol: row[0] == "protocol"))
        if row[0] == "category" {
          containers[containers.count - 1].kind = .category(of: names[0])
          containers[containers.count - 1].name = names.last!
        }
      }
      containers[containers.count - 1].methods.append(
        Method(
          selector: row[3], kind: row[2] == "class" ? .class : .instance, encoding: row[5],
          returnType: "", isOptional: row[4] == "1"))
    }
    let constants = try Fixtures.rows("healthkit-constants.tsv").map { row in
      ExternConstant(
        name: row[0], framework: "HealthKit",
        location: HeaderLocation(header: "HealthKit.h", line: 1), typeName: row[1])
    }
    return FactSet(
      origin: origin(), frameworks: ["HealthKit"], enumerations: enumerations,
      externConstants: constants, containers: containers)
  }

  /// The methods of which the examples need more than the fixtures tell.
  static let queryTypes: FactSet = {
    let selector = "predicateForSamplesWithStartDate:endDate:options:"
    var query = container("HKQuery")
    query.methods = [
      Method(
        selector: selector, kind: .class, encoding: "@40@0:8@16@24Q32",
        returnType: "NSPredicate *",
        parameters: [
          Parameter(typeName: "NSDate *", encoding: "@"),
          Parameter(typeName: "NSDate *", encoding: "@"),
          Parameter(typeName: "HKQueryOptions", encoding: "Q"),
        ])
    ]
    var store = container(
      "HKHealthStore",
      selectors: ["requestPerObjectReadAuthorizationForType:predicate:completion:"])
    store.methods[0].encoding = "v40@0:8@16@24@?32"
    store.methods[0].availability = Availability(platforms: [
      PlatformAvailability(platform: "ios", introduced: Version(16))
    ])
    let save = Method(
      selector: "saveObject:withCompletion:", kind: .instance, encoding: "v32@0:8@16@?24",
      returnType: "void",
      parameters: [
        Parameter(typeName: "HKObject *", encoding: "@"),
        Parameter(
          typeName: "void (^)(BOOL, NSError *)", encoding: "@?", blockSignature: "v@?B@"),
      ])
    store.methods.append(save)
    var keys = container("NSObject", selectors: ["setValue:forKey:"])
    keys.kind = .category(of: "NSObject")
    keys.name = "NSKeyValueCoding"
    return FactSet(
      origin: origin("types"), frameworks: ["HealthKit"], containers: [query, store, keys])
  }()

  static func container(_ name: String, isProtocol: Bool = false, selectors: [String] = [])
    -> Container
  {
    Container(
      kind: isProtocol ? .protocol : .class(superclass: name == "NSObject" ? nil : "NSObject"),
      name: name, framework: "HealthKit", location: HeaderLocation(header: "\(name).h", line: 5),
      methods: selectors.map {
        Method(selector: $0, kind: .instance, encoding: "v16@0:8", returnType: "void")
      })
  }

  static func enumeration(
    _ name: String, kind: EnumerationKind = .open, type: IntegerType = signed, members: [Member]
  ) -> Enumeration {
    Enumeration(
      name: name, framework: "Sample", location: HeaderLocation(header: "\(name).h", line: 9),
      kind: kind, typeName: "NSInteger", canonicalTypeName: "long", type: type, members: members)
  }

  /// An enum whose members are the name with each suffix, with the values given.
  static func enumeration(
    _ name: String, kind: EnumerationKind = .open, type: IntegerType = signed,
    _ values: KeyValuePairs<String, Int>
  ) -> Enumeration {
    var previous: Int?
    var members: [Member] = []
    for (suffix, value) in values {
      members.append(
        Member(
          name: name + suffix,
          value: IntegerValue(
            isNegative: value < 0, magnitude: UInt64(value.magnitude), type: type),
          isExplicit: previous.map { value != $0 + 1 } ?? true, line: members.count + 10))
      previous = value
    }
    return enumeration(name, kind: kind, type: type, members: members)
  }

  static func set(
    _ enumerations: [Enumeration], containers: [Container] = [],
    constants: [IntegerConstant] = [], origin: FactOrigin = origin()
  ) -> FactSet {
    FactSet(
      origin: origin, frameworks: ["HealthKit", "Sample"], enumerations: enumerations,
      integerConstants: constants, containers: containers)
  }

  /// The alignment of text on both kinds of Macs: what is the middle on one is the right on the other.
  static func alignments(arm: KeyValuePairs<String, Int>) -> [FactSet] {
    [
      set(
        [enumeration("NSTextAlignment", arm)],
        origin: origin("mac-arm64", platform: "macos", architecture: "arm64")),
      set(
        [enumeration("NSTextAlignment", ["Left": 0, "Center": 2, "Right": 1])],
        origin: origin("mac-x86_64", platform: "macos", architecture: "x86_64")),
    ]
  }

  /// The audit of a piece of code.
  static func audit(
    _ code: String, as path: String, _ facts: [FactSet], options: AuditOptions = AuditOptions()
  ) -> AuditResult {
    let file = BridgeReader.read(path: path, bytes: Array(code.utf8))
    return Auditor(facts: facts, options: options).audit(file.map { [$0] } ?? [])
  }
}
