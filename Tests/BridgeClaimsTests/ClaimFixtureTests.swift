import Foundation
import TestSupport
import Testing

@testable import BridgeClaims

/// Every file in `Tests/Fixtures/claims` reads as its golden file beside it, `NAME.claims`, says.
///
/// With `ENUM_COUNTER_REWRITE_GOLDEN` set the golden files are written anew instead; read the difference
/// before you commit it.
@Suite struct ClaimFixtureTests {
  private static let folder = Fixtures.repository.appending(path: "Tests/Fixtures/claims")

  static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasSuffix(".claims") && !$0.hasPrefix(".") }.sorted()
  }()

  @Test(arguments: files) func reads(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let file = try #require(BridgeReader.read(path: name, bytes: bytes))
    let golden = Self.folder.appending(path: name + ".claims")
    let claims = goldenText(file)
    if ProcessInfo.processInfo.environment["ENUM_COUNTER_REWRITE_GOLDEN"] != nil {
      try claims.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(claims == (try String(contentsOf: golden, encoding: .utf8)))
  }

  /// A heading per group, `form [kind owner] [(bits)] [if CONDITION]`, then a line per claim with its place.
  private func goldenText(_ file: FileClaims) -> String {
    var lines = ["language \(file.language)"]
    for group in file.groups {
      var heading = "\n\(group.form)"
      if let owner = group.owner { heading += " \(owner.kind.rawValue) \(owner.name)" }
      if group.isBitIndex { heading += " (bits)" }
      if let condition = group.condition { heading += " if \(condition)" }
      lines.append(heading)
      lines += group.claims.map { "  " + line($0, file.source) }
    }
    if !file.selectors.isEmpty { lines.append("\nselectors") }
    for claim in file.selectors {
      let place = file.source.position(at: claim.range.lowerBound)
      let receiver = claim.receiverClass.map { " to \($0)" } ?? ""
      lines.append("  \(place.line):\(place.column) \(claim.selector)\(receiver)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ claim: ValueClaim, _ source: SourceText) -> String {
    let place = source.position(at: claim.literalRange.lowerBound)
    var line = "\(place.line):\(place.column) \(claim.label) = "
    line += claim.value.map(\.description) ?? "?"
    if claim.isImplicit {
      line += " (implicit)"
    } else if claim.literal != claim.value?.description {
      line += " written \(claim.literal)"
    }
    if claim.isBucket { line += " (bucket)" }
    return line
  }
}
