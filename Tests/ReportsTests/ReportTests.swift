import Audit
import Foundation
import Reports
import Testing

@Suite struct ReportTests {
  @Test func textShowsPlaceCaretReasonAndFix() {
    let text = TextReport().report(SampleResult.result)
    #expect(
      text == """
        src/bridge.zig:1:10: error (certain): it is 37 [wrong-value]
            \tlet é = 34L;
            \t        ^~~
            The header says "37".
            100% sure, or so: why.
            Fix: write 37L for 34L.

        src/bridge.zig:2:7: error (possible): nobody declares save: [unknown-selector]
            send("save:");
                  ^~~~~

        2 findings (1 certain, 1 possible) in 1 file: 3 values and 1 selector read, 4 not checked.

        """)
  }

  @Test func aCleanResultIsOneLine() {
    let result = AuditResult(findings: [], summary: AuditSummary(files: 2, claims: 1))
    #expect(
      TextReport().report(result)
        == "No findings in 2 files: 1 value and 0 selectors read, 0 not checked.\n")
  }

  @Test func colorIsOnlyThereWhenAskedFor() {
    #expect(!TextReport().report(SampleResult.result).contains("\u{1B}"))
    #expect(TextReport(style: .colored).report(SampleResult.result).contains("\u{1B}[1;31m"))
  }

  @Test func longSentencesAreWrapped() {
    var finding = SampleResult.value
    finding.explanation = [String(repeating: "word ", count: 60)]
    let lines = TextReport().report(AuditResult(findings: [finding], summary: AuditSummary()))
      .split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count { $0.contains("word") } == 4)
  }

  @Test func jsonHasTheDocumentedKeysInOrder() throws {
    let text = JSONReport().report(SampleResult.result)
    let keys = text.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "\"")
      return parts.count > 1 && parts[1] != "" && line.contains("\": ") ? String(parts[1]) : nil
    }
    let finding = [
      "rule", "severity", "confidence", "path", "line", "column", "endLine", "endColumn",
    ]
    let rest = ["claimed", "expected", "message", "explanation", "fingerprint"]
    #expect(
      keys == ["version", "findings"] + finding + ["constant"] + rest + finding + ["selector"]
        + rest + ["summary", "files", "claims", "selectors", "findings", "notChecked", "enums"])
  }

  @Test func jsonIsReadBackAsItWasWritten() throws {
    var finding = SampleResult.value
    finding.message = "quote \" backslash \\ tab \t line \n nul \u{0} \u{2028} é 😀"
    let text = JSONReport().report(AuditResult(findings: [finding], summary: AuditSummary()))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(object["version"] as? Int == 1)
    #expect(findings[0]["message"] as? String == finding.message)
    #expect(findings[0]["column"] as? Int == 10)
    #expect(findings[0]["expected"] as? String == "37")
  }

  @Test func gitHubCommandsEscapeTheirProperties() {
    var finding = SampleResult.value
    finding.path = "a,b:c.zig"
    let text = GitHubReport().report(AuditResult(findings: [finding], summary: AuditSummary()))
    #expect(
      text == "::error file=a%2Cb%3Ac.zig,line=1,endLine=1,col=10,endColumn=13,title=wrong-value::"
        + "it is 37%0AThe header says \"37\".%0A100%25 sure, or so: why.\n")
  }

  @Test func formatsAreFoundByName() {
    #expect(ReportFormats.format("json")?.id == "json")
    #expect(ReportFormats.format("xml") == nil)
    #expect(Set(ReportFormats.all.map(\.id)).count == ReportFormats.all.count)
  }
}
