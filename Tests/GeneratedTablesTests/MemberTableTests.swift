import GeneratedTables
import TestSupport
import Testing

@Suite struct MemberTableTests {
  private func members<Value: KnownValue>(of type: Value.Type) -> [String] {
    type.members.map { "\(type.cTypeName) \($0.cName) \($0.rawValue)" }
  }

  /// Whether each member leads to its value and back, under all its names.
  private func namesAreConsistent<Value: KnownValue>(_ type: Value.Type) -> Bool {
    type.members.allSatisfy { member in
      let value = Value(rawValue: member.rawValue)
      return value != nil && value == Value(cName: member.cName)
        && value == Value(swiftName: member.swiftName)
        && value!.members.contains(member) && value!.isKnown
    } && type.allKnown.allSatisfy { $0.cName != nil && $0.swiftName != nil }
  }

  @Test func everyMemberOfTheFixtureHasItsValue() throws {
    let expected = try Fixtures.rows("healthkit-members.tsv").map { "\($0[0]) \($0[1]) \($0[2])" }
    let generated = HealthKitTypes.all.flatMap { members(of: $0) }
    #expect(expected.count > 450)
    #expect(Set(generated) == Set(expected))
    #expect(generated.count == expected.count)
  }

  @Test func everyNameLeadsToItsValue() {
    for type in HealthKitTypes.all {
      let isConsistent = namesAreConsistent(type)
      #expect(isConsistent, "\(type)")
    }
  }

  @Test func deprecationIsThatOfTheFixture() throws {
    let expected = try Fixtures.rows("healthkit-members.tsv").filter { $0[4] == "1" }.map { $0[1] }
    func deprecated<Value: KnownValue>(_ type: Value.Type) -> [String] {
      type.members.filter(\.isDeprecated).map(\.cName)
    }
    let generated = Set(HealthKitTypes.all.flatMap { deprecated($0) })
    #expect(generated.isSuperset(of: expected))
    #expect(!expected.isEmpty)
  }
}
