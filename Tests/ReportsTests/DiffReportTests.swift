import Foundation
import HeaderFacts
import Reports
import Testing

@Suite struct DiffReportTests {
  private static let type = IntegerType(bits: 64, isSigned: true)

  private static func set(_ version: Int, _ members: [(String, UInt64)]) -> FactSet {
    let location = HeaderLocation(header: "TK.h", line: 3)
    return FactSet(
      origin: FactOrigin(
        name: "iPhoneOS\(version)", platform: "ios", version: Version(version),
        architecture: "arm64", triple: "arm64-apple-ios\(version).0"),
      frameworks: ["TinyKit"],
      enumerations: [
        Enumeration(
          name: "TKStyle", framework: "TinyKit", location: location, kind: .open,
          typeName: "NSInteger", canonicalTypeName: "long", type: type,
          members: members.map {
            Member(name: $0.0, value: IntegerValue(bits: $0.1, type: type), line: 4)
          })
      ],
      containers: [
        Container(
          kind: .class(superclass: nil), name: "TKStore", framework: "TinyKit", location: location,
          methods: [
            Method(
              selector: "stop", kind: .instance, encoding: version > 15 ? "q16@0:8" : "v16@0:8",
              returnType: "void",
              availability: version > 15
                ? Availability(platforms: [
                  PlatformAvailability(
                    platform: "ios", deprecated: Version(16), message: "Use <halt>")
                ]) : .unstated)
          ])
      ])
  }

  private static let diff = FactDiff(
    from: set(15, [("TKStyleA", 1), ("TKStyleB", 2)]),
    to: set(16, [("TKStyleA", 2), ("TKStyleB", 2), ("TKStyleC", 5)]))

  @Test func `text is by owner, a line a change`() {
    let expected = """
      iPhoneOS15, arm64-apple-ios15.0 → iPhoneOS16, arm64-apple-ios16.0

      TinyKit
        TKStyle
          renumbered   TKStyleA: 1 → 2
          added        TKStyleC = 5
        TKStore
          encoding     -stop: v16@0:8 → q16@0:8
          deprecated   -stop  q16@0:8  (iOS 16.0; “Use <halt>”)

      1 member renumbered, 1 selector with another encoding, 1 selector deprecated, 1 member added.

      """
    #expect(DiffText().report(Self.diff) == expected)
  }

  @Test func `Markdown is by what happened, what breaks code first`() {
    let expected = """
      # iPhoneOS15 to iPhoneOS16

      1 member renumbered, 1 selector with another encoding, 1 selector deprecated, 1 member added.

      ## TinyKit

      ### Renumbered

      - `TKStyleA`: `1`, now `2` (of `TKStyle`)

      ### Another type or encoding

      - `-[TKStore stop]`: `v16@0:8`, now `q16@0:8`

      ### Deprecated

      - `-[TKStore stop]` (iOS 16.0; “Use \\<halt\\>”)

      ### Added

      - `TKStyleC = 5` (of `TKStyle`)

      """
    #expect(DiffMarkdown().report(Self.diff) == expected)
  }

  @Test func `JSON has every change`() throws {
    let text = DiffJSON().report(Self.diff)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? Int == 1)
    let changes = try #require(root["changes"] as? [[String: Any]])
    #expect(
      changes.map { $0["change"] as? String } == ["renumbered", "added", "retyped", "deprecated"])
    #expect(changes[0]["old"] as? String == "1")
    #expect(changes[3]["since"] as? String == "16.0")
    #expect(changes[3]["methodKind"] as? String == "instance")
  }

  @Test func `no difference is said in words`() {
    let same = FactDiff(from: Self.set(15, []), to: Self.set(15, []))
    #expect(DiffText().report(same).hasSuffix("\n\nNothing differs.\n"))
    #expect(DiffMarkdown().report(same).hasSuffix("\n\nNothing differs.\n"))
  }
}
