import Audit

/// For people: each finding with its line, a caret under what is wrong, and why.
public struct TextReport: ReportFormat {
  public let id = "text"
  public let summary = "for people to read"
  private let style: TextStyle

  public init(style: TextStyle = .plain) { self.style = style }

  public func report(_ result: AuditResult) -> String {
    var findings = ""
    var told = ToldReasons()
    for finding in result.findings {
      findings += text(of: finding, reasons: told.next(finding)) + "\n"
    }
    return findings + Self.summary(result) + "\n"
  }

  private func text(of finding: Finding, reasons: [String]) -> String {
    let place = "\(finding.path):\(finding.start.line):\(finding.start.column):"
    let level = "\(finding.severity.rawValue) (\(finding.confidence.rawValue)):"
    var text =
      "\(style.bold(place)) \(emphasized(level, finding)) \(style.bold(finding.message)) "
      + "[\(finding.rule)]\n"
    text += excerpt(of: finding)
    for sentence in reasons { text += Self.indented(sentence) }
    if let fix = finding.fix {
      text += Self.indented("Fix: write \(fix.replacement) for \(finding.claimed).")
    }
    return text
  }

  private func emphasized(_ level: String, _ finding: Finding) -> String {
    guard finding.confidence > .possible, finding.severity != .note else {
      return style.notice(level)
    }
    return finding.severity == .error ? style.bad(level) : style.warning(level)
  }

  /// The source line, and a caret line under it that keeps the line's tabs.
  private func excerpt(of finding: Finding) -> String {
    let scalars = Array(finding.excerpt.unicodeScalars)
    guard !scalars.isEmpty else { return "" }
    let start = min(finding.start.column - 1, scalars.count)
    let end = finding.end.line == finding.start.line ? finding.end.column - 1 : scalars.count
    let width = max(1, min(end, scalars.count) - start)
    let shift = scalars.prefix(start).map { $0 == "\t" ? "\t" : " " }.joined()
    let carets = "^" + String(repeating: "~", count: width - 1)
    return "    \(finding.excerpt)\n    \(shift)\(style.good(carets))\n"
  }

  /// A sentence over as many lines as it takes, the first less indented than the others.
  private static func indented(_ sentence: String) -> String {
    Paragraph.lines(sentence, width: 91).enumerated()
      .map { "\($0 == 0 ? "    " : "      ")\($1)\n" }.joined()
  }

  private static func summary(_ result: AuditResult) -> String {
    let summary = result.summary
    let counts = [Confidence.certain, .likely, .possible].compactMap { confidence -> String? in
      let count = result.findings.count { $0.confidence == confidence }
      return count == 0 ? nil : "\(count) \(confidence.rawValue)"
    }
    let findings =
      counts.isEmpty
      ? "No findings" : "\(count(summary.findings, "finding")) (\(counts.joined(separator: ", ")))"
    return "\(findings) in \(count(summary.files, "file")): \(count(summary.claims, "value")) and "
      + "\(count(summary.selectors, "selector")) read, \(summary.notChecked) not checked."
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
