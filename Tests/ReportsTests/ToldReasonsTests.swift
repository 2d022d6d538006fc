import Audit
import Reports
import Testing

@Suite struct ToldReasonsTests {
  private static let long = "The numbers are 4 too high, all of them, and so it goes on to the end."

  private func text(_ findings: [(path: String, line: Int, reasons: [String])]) -> String {
    let findings = findings.map { item in
      var finding = SampleResult.value
      finding.path = item.path
      finding.start.line = item.line
      finding.end.line = item.line
      finding.explanation = item.reasons
      return finding
    }
    return TextReport().report(AuditResult(findings: findings, summary: AuditSummary()))
  }

  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: "\n").count { $0.contains(part) }
  }

  @Test func aReasonIsToldOnceForAFile() {
    let told = text((1...3).map { ("a.zig", $0, ["It is \($0).", Self.long]) })
    #expect(count("too high", in: told) == 1)
    #expect(count("As above.", in: told) == 2)
    #expect(count("It is 3.", in: told) == 1)
  }

  @Test func afterAnotherOneItsLineIsNamed() {
    let told = text([
      ("a.zig", 4, [Self.long]), ("a.zig", 5, ["Short."]), ("a.zig", 6, [Self.long]),
      ("b.zig", 1, [Self.long]),
    ])
    #expect(count("too high", in: told) == 2)
    #expect(count("As for line 4.", in: told) == 1)
  }

  @Test func shortOnesAreToldAgain() {
    #expect(count("Short.", in: text([("a", 1, ["Short."]), ("a", 2, ["Short."])])) == 2)
  }
}
