import Audit
import BridgeClaims
import Foundation
import TestSupport
import Testing

/// For each language a bridge that is deliberately wrong, with the findings that it must give and no
/// others, and its corrected twin, which must give none.
///
/// With `ENUM_COUNTER_REWRITE_GOLDEN` set the lists of findings are written anew instead; read the
/// difference before you commit it.
@Suite struct SelectorFixtureTests {
  private static let folder = Fixtures.repository.appending(path: "Tests/Fixtures/selectors")
  private static let auditor = Auditor(facts: [SampleFacts.healthKit, SampleFacts.queryTypes])

  static let languages: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasPrefix("right.") }.map { String($0.dropFirst(6)) }.sorted()
  }()

  private func audit(_ name: String) throws -> AuditResult {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let file = try #require(BridgeReader.read(path: name, bytes: bytes))
    return Self.auditor.audit([file])
  }

  @Test(arguments: languages) func wrongOnesGiveWhatIsListed(_ language: String) throws {
    let found = try audit("wrong.\(language)").findings.map { finding in
      "\(finding.start.line) \(finding.confidence.rawValue) \(finding.rule): \(finding.message)\n"
    }.joined()
    let golden = Self.folder.appending(path: "wrong.\(language).findings")
    if ProcessInfo.processInfo.environment["ENUM_COUNTER_REWRITE_GOLDEN"] != nil {
      try found.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(found == (try String(contentsOf: golden, encoding: .utf8)))
    #expect(!found.isEmpty)
  }

  @Test(arguments: languages) func rightOnesGiveNone(_ language: String) throws {
    let result = try audit("right.\(language)")
    #expect(result.findings.map(\.message) == [])
    #expect(result.summary.selectors > 0)
  }
}
