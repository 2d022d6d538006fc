import Foundation
import HeaderFacts
import TestSupport
import Testing

@testable import TableWriter

@Suite struct SwiftTablesTests {
  /// The golden files are what the writer gives for `TinyFacts`; their suffix keeps them out of the build.
  /// After a wanted change: set `UPDATE_GOLDEN=1`, run the tests, and read the difference.
  @Test func tablesAreTheGoldenOnes() throws {
    let folder = Fixtures.repository.appending(path: "Tests/Fixtures/tables")
    let files = SwiftTables().files(for: TinyFacts.facts, selection: .everything)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      for file in files {
        try Data(file.text.utf8).write(to: folder.appending(path: file.name + ".txt"))
      }
    }
    let golden = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(golden) == Set(files.map { $0.name + ".txt" }))
    for file in files {
      let expected = try String(
        contentsOf: folder.appending(path: file.name + ".txt"), encoding: .utf8)
      #expect(file.text == expected, "\(file.name)")
    }
  }

  @Test func sameFactsGiveSameBytes() {
    var shuffled = TinyFacts.facts
    shuffled.enumerations.reverse()
    let once = SwiftTables().files(for: TinyFacts.facts, selection: .everything)
    let again = SwiftTables().files(for: shuffled, selection: .everything)
    #expect(once == again)
  }

  @Test func aSelectionHoldsWhatWasAskedFor() throws {
    let selection = TableSelection(enumerations: ["TKError.Code", "TKStyle"])
    let files = SwiftTables().files(for: TinyFacts.facts, selection: selection)
    #expect(files.map(\.name) == ["TKErrorCode.swift", "TKStyle.swift"])
    let whole = SwiftTables().files(for: TinyFacts.facts, selection: .everything)
    #expect(files.allSatisfy { whole.contains($0) })
  }

  @Test func theCommandAtTheTopNamesTheHeadersAndAnImport() throws {
    let selection = TableSelection(
      factOptions: "--sdk DIR --framework TinyKit", isElsewhere: true)
    let files = SwiftTables().files(for: TinyFacts.facts, selection: selection)
    let command =
      "scripts/enum-counter generate --language swift --sdk DIR --framework TinyKit --output DIR"
    #expect(files.allSatisfy { $0.text.contains(command) })
    #expect(files.allSatisfy { $0.text.contains("\nimport GeneratedTables\n") })
    let here = SwiftTables().files(for: TinyFacts.facts, selection: .everything)
    #expect(!here.contains { $0.text.contains("import") })
  }

  @Test func frameworksNotReadWholeAreLeftOut() {
    var facts = TinyFacts.facts
    facts.frameworks = ["Other"]
    #expect(SwiftTables().files(for: facts, selection: .everything).isEmpty)
  }

  @Test func looseHeadersAreTakenTogether() {
    var facts = TinyFacts.facts
    facts.frameworks = []
    for index in facts.enumerations.indices { facts.enumerations[index].framework = "" }
    let names = SwiftTables().files(for: facts, selection: .everything).map(\.name)
    #expect(names.contains("LooseHeadersTypes.swift"))
    #expect(names.contains("TKStyle.swift"))
  }

  @Test func namesThatWouldClashAreKeptApart() {
    let type = IntegerType(bits: 64, isSigned: true)
    let clash = TinyFacts.enumeration(
      "TKWord", .open, type,
      ["TKWordMembers", "TKWordSelf", "TKWordFor", "TKWordOne", "TKWord_one"].enumerated().map {
        TinyFacts.member($1, UInt64($0), type)
      })
    let text = SwiftEnumerationWriter(enumeration: clash, platform: "ios").text(declaring: [])
    let declared = text.split(separator: "\n").filter { $0.contains("static var") }
      .compactMap { $0.split(separator: " ").dropFirst(3).first.map(String.init) }
    #expect(declared == ["members_:", "self_:", "`for`:", "one:", "_one:"])
  }

  @Test func nestedTypesMayHaveAnyName() {
    var discount = TinyFacts.style
    discount.swiftNameAttribute = "TKStore.Offer.Type"
    let writer = SwiftEnumerationWriter(enumeration: discount, platform: "ios")
    #expect(writer.namespaces == ["TKStore", "TKStore.Offer"])
    let text = writer.text(declaring: writer.namespaces)
    #expect(text.contains("public enum TKStore {}\n"))
    #expect(text.contains("extension TKStore {\n  /// Holds"))
    #expect(text.contains("extension TKStore.Offer {\n"))
    #expect(text.contains("public struct Type_: KnownValue {"))
    #expect(text.contains("swiftTypeName = \"TKStore.Offer.Type\""))
  }
}
