import GeneratedTables
import TestSupport
import Testing

@Suite struct SelectorTableTests {
  @Test func aSelectorIsFoundByItsSpelling() throws {
    let found = SelectorTable.healthKit["finishRouteWithWorkout:metadata:completion:"]
    #expect(
      found == [
        KnownSelector(
          owner: "HKWorkoutRouteBuilder", kind: .instance,
          selector: "finishRouteWithWorkout:metadata:completion:", encoding: "v40@0:8@16@24@?32")
      ])
    #expect(!SelectorTable.healthKit.contains("save:withCompletion:"))
    #expect(SelectorTable.healthKit["save:withCompletion:"].isEmpty)
  }

  private func types(_ encoding: String) -> String {
    encoding.filter { !$0.isNumber }.replacing("Z", with: "B")
  }

  /// Without offsets, which the fixture does not have for later declarations; these write a BOOL as `Z`.
  @Test func everyMethodOfTheFixtureIsThere() throws {
    let rows = try Fixtures.rows("healthkit-methods.tsv")
    #expect(rows.count > 700)
    let missing = rows.filter { row in
      let owner = row[1].prefix { $0 != "(" }
      let kind: KnownSelector.Kind = row[2] == "class" ? .class : .instance
      return !SelectorTable.healthKit[row[3]].contains {
        $0.owner == owner && $0.kind == kind && types($0.encoding) == types(row[5])
      }
    }
    #expect(missing == [])
    #expect(SelectorTable.healthKit.entries.count == Set(rows.map { $0[1...3] }).count)
  }
}
