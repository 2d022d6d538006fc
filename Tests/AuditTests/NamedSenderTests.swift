import Audit
import BridgeClaims
import Testing

/// Functions that the configuration says send what they are given.
@Suite struct NamedSenderTests {
  private func findings(_ code: String, as path: String, senders: Set<String>) throws -> [String] {
    let file = try #require(BridgeReader.read(path: path, bytes: Array(code.utf8)))
    let options = AuditOptions(senders: senders)
    return Auditor(facts: [SampleFacts.healthKit, SampleFacts.queryTypes], options: options)
      .audit([file]).findings.map { "\($0.confidence.rawValue) \($0.rule)" }
  }

  @Test(arguments: [
    (
      "a.py", "objective(store, \"save:withCompletion:\", sample, None)\n",
      "likely unknown-selector"
    ),
    (
      "a.zig", "_ = objective(store, \"executeQuery:\", .{}, q, r);\n",
      "likely wrong-argument-count"
    ),
    ("a.ts", "bridge.objective('saveObject:withCompletion:', a)\n", "certain wrong-argument-count"),
    ("a.rs", "objective(id, store, \"executeQuery:\");\n", "certain wrong-argument-count"),
  ])
  func whatTheySendIsJudged(path: String, code: String, finding: String) throws {
    #expect(try findings(code, as: path, senders: []) == [])
    #expect(try findings(code, as: path, senders: ["objective", "other"]) == [finding])
  }

  @Test(arguments: [
    ("a.py", "objective(store, \"saveObject:withCompletion:\", sample, None)\n"),
    ("a.ts", "bridge.objective('executeQuery:', a); objective('title:', 'text')\n"),
    ("a.zig", "objective(store, \"two words\", a);\n"),
  ])
  func whatIsRightIsNot(path: String, code: String) throws {
    #expect(try findings(code, as: path, senders: ["objective"]) == [])
  }
}
