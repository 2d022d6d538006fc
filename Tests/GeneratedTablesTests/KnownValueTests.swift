import Foundation
import GeneratedTables
import Testing

@Suite struct KnownValueTests {
  @Test func aValueKnowsItsNames() {
    let running = HKWorkoutActivityType.running
    #expect(running.rawValue == 37)
    #expect(running.cName == "HKWorkoutActivityTypeRunning")
    #expect(running.swiftName == "running")
    #expect("\(running)" == "running")
    #expect(running.isKnown)
    #expect(HKWorkoutActivityType(cName: "HKWorkoutActivityTypeRunning") == running)
    #expect(HKWorkoutActivityType(swiftName: "running") == running)
    #expect(HKWorkoutActivityType(cName: "HKWorkoutActivityTypeRuning") == nil)
    #expect(HKWorkoutActivityType.cTypeName == "HKWorkoutActivityType")
  }

  /// 81 has never been given to an activity: a server must keep it all the same.
  @Test func anUnknownValueIsKept() {
    let unknown = HKWorkoutActivityType(rawValue: 81)
    #expect(unknown.rawValue == 81)
    #expect(!unknown.isKnown)
    #expect(unknown.cName == nil)
    #expect("\(unknown)" == "HKWorkoutActivityType(rawValue: 81)")
    #expect(!HKWorkoutActivityType.allKnown.contains(unknown))
    #expect(HKWorkoutActivityType.allKnown.contains(.other))
  }

  @Test func valuesEncodeAsTheirNumber() throws {
    let workouts: [HKWorkoutActivityType] = [.running, HKWorkoutActivityType(rawValue: 81)]
    let json = try JSONEncoder().encode(workouts)
    #expect(String(decoding: json, as: UTF8.self) == "[37,81]")
    #expect(try JSONDecoder().decode([HKWorkoutActivityType].self, from: json) == workouts)
    #expect(try JSONDecoder().decode([HKQueryOptions].self, from: Data("[3]".utf8))[0].isKnown)
  }

  @Test func valuesGoThroughSets() {
    let seen: Set<HKWorkoutActivityType> = [
      .running, .walking, HKWorkoutActivityType(rawValue: 37),
    ]
    #expect(seen.count == 2)
  }

  @Test func deprecatedMembersAreThere() throws {
    let dance = try #require(HKWorkoutActivityType.dance.member)
    #expect(dance.isDeprecated)
    #expect(dance.rawValue == 14)
    #expect(HKWorkoutActivityType.running.member?.isDeprecated == false)
  }

  @Test func optionsAreCombined() {
    let both: HKQueryOptions = [.strictStartDate, .strictEndDate]
    #expect(both.rawValue == 3)
    #expect(both.contains(.strictEndDate))
    #expect(both.isKnown)
    #expect("\(both)" == "[strictStartDate, strictEndDate]")
    #expect("\(HKQueryOptions.strictEndDate)" == "[strictEndDate]")
    #expect("\(HKQueryOptions([]))" == "[]")
    #expect(HKQueryOptions.none.isEmpty)
    let more = both.union(HKQueryOptions(rawValue: 1 << 40))
    #expect(!more.isKnown)
    #expect(more.unnamedBits == 1 << 40)
    #expect(
      "\(more)" == "[strictStartDate, strictEndDate, HKQueryOptions(rawValue: 1099511627776)]")
  }

  @Test func oneValueMayHaveTwoNames() {
    let recent = HKStatisticsOptions.mostRecent
    #expect(recent == .discreteMostRecent)
    #expect(recent.rawValue == 32)
    #expect(
      recent.members.map(\.cName)
        == ["HKStatisticsOptionMostRecent", "HKStatisticsOptionDiscreteMostRecent"])
    // The one that is not deprecated.
    #expect(recent.cName == "HKStatisticsOptionMostRecent")
    #expect(HKStatisticsOptions.allKnown.count { $0.rawValue == 32 } == 1)
  }

  @Test func errorCodesAreNestedInTheirError() {
    #expect(HKError.Code.errorAuthorizationDenied.rawValue == 4)
    #expect(HKError.Code.swiftTypeName == "HKError.Code")
    #expect(HKError.Code.cTypeName == "HKErrorCode")
  }
}
