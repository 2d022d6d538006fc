import EnumCounter
import Foundation
import HeaderFacts
import TestSupport
import Testing

private let realSDK = ProcessInfo.processInfo.environment["ENUM_COUNTER_SDK"]

/// Holds a real SDK against the archive, where `ENUM_COUNTER_SDK` names one:
/// `ENUM_COUNTER_SDK=/path/to/iPhoneOS16.5.sdk scripts/test --filter RealSDKTests`.
@Suite(.enabled(if: realSDK != nil, "ENUM_COUNTER_SDK names no SDK"))
struct RealSDKTests {
  private static let real = Result {
    try HeaderReader().readSDK(at: realSDK ?? "", frameworks: ["HealthKit"])
  }

  /// A later SDK than the archive may have more; what both have must be equal.
  @Test func everyMemberOfTheSDKIsTheArchives() throws {
    let expected = try Fixtures.rows("healthkit-members.tsv")
    let values = Dictionary(uniqueKeysWithValues: expected.map { ($0[1], ($0[0], $0[2])) })
    var compared = 0
    for enumeration in try Self.real.get().enumerations {
      for member in enumeration.members {
        guard let (name, value) = values[member.name] else { continue }
        compared += 1
        #expect(name == enumeration.name)
        #expect(member.value.description == value, "\(member.name)")
      }
    }
    print("members compared: \(compared)")
    #expect(compared > 300)
  }

  @Test func everyEncodingOfTheSDKIsTheArchives() throws {
    let expected = try Fixtures.rows("healthkit-methods.tsv").filter { $0[5].contains("@0:") }
    let encodings = Dictionary(
      expected.map { ("\($0[1]) \($0[2]) \($0[3])", $0[5]) },
      uniquingKeysWith: { first, _ in first })
    var compared = 0
    for container in try Self.real.get().containers {
      for method in container.methods {
        let owner =
          if case .category(let owner) = container.kind { "\(owner)(\(container.name))" } else {
            container.name
          }
        guard let encoding = encodings["\(owner) \(method.kind.rawValue) \(method.selector)"] else {
          continue
        }
        compared += 1
        #expect(method.encoding == encoding, "\(owner) \(method.selector)")
      }
    }
    print("encodings compared: \(compared)")
    #expect(compared > 500)
  }
}
