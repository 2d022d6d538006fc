import EnumCounter
import Foundation
import HeaderFacts
import TestSupport
import Testing

/// What reading the archive yields, against facts from elsewhere.
struct ArchiveTests {
  static let healthKit = Result {
    try HeaderReader().readSDK(at: Fixtures.headers.path, frameworks: ["HealthKit"])
  }

  @Test func origin() throws {
    let facts = try Self.healthKit.get()
    #expect(facts.origin.name == "headers")
    #expect(facts.origin.platform == "ios")
    #expect(facts.origin.architecture == "arm64")
    #expect(facts.origin.version != nil)
    #expect(facts.frameworks == ["HealthKit"])
    #expect(facts.enumerations.allSatisfy { $0.framework == "HealthKit" })
  }

  @Test func everyMember() throws {
    let read = try Self.healthKit.get().enumerations.flatMap { enumeration in
      enumeration.members.map { member in
        [
          enumeration.name, member.name, member.value.description, member.isExplicit ? "1" : "0",
          member.availability.isDeprecated(on: "ios") ? "1" : "0",
        ]
      }
    }
    let expected = try Fixtures.rows("healthkit-members.tsv").map { Array($0.prefix(5)) }
    #expect(expected.count == 458)
    #expect(Set(read) == Set(expected))
    #expect(read.count == expected.count)
  }

  @Test func everyMethod() throws {
    let expected = try Fixtures.rows("healthkit-methods.tsv")
    let read = try Self.healthKit.get().containers.flatMap { container in
      container.methods.map { (Self.key(container, $0), $0) }
    }
    let byKey = Dictionary(read, uniquingKeysWith: { first, _ in first })
    #expect(byKey.count == expected.count)
    for row in expected {
      let method = byKey[Array(row.prefix(4))]
      // Where there are no offsets the source writes BOOL as Z, whatever it is on the machine.
      let expected = row[5].contains("@0:") ? row[5] : row[5].replacing("Z", with: "B")
      let encoding = method.map {
        row[5].contains("@0:") ? $0.encoding : Self.stripped($0.encoding)
      }
      #expect(encoding == expected, "\(row)")
      #expect(method?.isOptional == (row[4] == "1"), "\(row)")
    }
  }

  @Test func everyConstant() throws {
    let read = try Self.healthKit.get().externConstants.map { [$0.name, $0.typeName] }
    let integers = try Self.healthKit.get().integerConstants.map(\.name)
    // A macro there is one that is no integer.
    for row in try Fixtures.rows("healthkit-constants.tsv") where row[1] != "macro" {
      #expect(read.contains(Array(row.prefix(2))) || integers.contains(row[0]), "\(row)")
    }
  }

  @Test func valuesInOtherMetadata() throws {
    let facts = try Self.healthKit.get()
    var values: [String: IntegerValue] = [:]
    for member in facts.enumerations.flatMap(\.members) { values[member.name] = member.value }
    for constant in facts.integerConstants { values[constant.name] = constant.value }
    var compared = 0
    for row in try Fixtures.rows("pyobjc-healthkit-constants.tsv") {
      guard let value = values[row[0]] else { continue }
      compared += 1
      let number = try #require(Int64(row[1]), "\(row)")
      #expect(value.isDenoted(isNegative: number < 0, magnitude: number.magnitude), "\(row)")
    }
    #expect(compared > 400)
  }

  @Test func oneHeaderAlone() throws {
    let path = "System/Library/Frameworks/HealthKit.framework/Headers/HKWorkout.h"
    let facts = try HeaderReader().readHeaders([Fixtures.headers.appending(path: path).path])
    let whole = try Self.healthKit.get().enumerations.filter { $0.location.header == "HKWorkout.h" }
    #expect(!whole.isEmpty)
    #expect(facts.enumerations == whole)
    #expect(facts.origin.platform == "ios")
  }

  private static func key(_ container: Container, _ method: Method) -> [String] {
    let (kind, owner) =
      switch container.kind {
      case .class: ("interface", container.name)
      case .protocol: ("protocol", container.name)
      case .category(let owner): ("category", "\(owner)(\(container.name))")
      }
    return [kind, owner, method.kind.rawValue, method.selector]
  }

  /// An encoding without its offsets.
  private static func stripped(_ encoding: String) -> String {
    var depth = 0
    return String(
      encoding.filter { character in
        if "{([".contains(character) { depth += 1 }
        if "})]".contains(character) { depth -= 1 }
        return depth > 0 || !character.isNumber
      })
  }
}
