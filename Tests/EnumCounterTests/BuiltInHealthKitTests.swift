import EnumCounter
import Foundation
import HeaderFacts
import TestSupport
import Testing

@Suite struct BuiltInHealthKitTests {
  @Test func `the built-in facts are what a fresh reading of the archive gives`() throws {
    let folder = Fixtures.repository.appending(path: "facts/iPhoneOS26.5")
    let builtIn = try FactFolder(folder).allFacts()
    var read = try HeaderReader(configuration: ReaderConfiguration())
      .readSDK(at: Fixtures.headers.path, frameworks: ["HealthKit"]).withoutMessages()
    read.origin.name = builtIn.origin.name
    #expect(FactCounts(read) == FactCounts(builtIn))
    #expect(read == builtIn, "write facts/ anew; facts/README.md says how")
  }
}
