import Audit

/// For people: each finding with its line, a caret under what is wrong, and why.
public struct TextReport: ReportFormat {
  public let id = "text"
  public let summary = "for people to read"
  /// With ANSI colours, for a terminal.
  public var usesColor: Bool

  public init(usesColor: Bool = false) { self.usesColor = usesColor }

  public func report(_ result: AuditResult) -> String {
    let findings = result.findings.map { text(of: $0) + "\n" }.joined()
    return findings + Self.summary(result) + "\n"
  }

  private func text(of finding: Finding) -> String {
    let place = "\(finding.path):\(finding.start.line):\(finding.start.column):"
    let level = "\(finding.severity.rawValue) (\(finding.confidence.rawValue)):"
    let color =
      finding.confidence == .possible || finding.severity == .note
      ? Color.cyan : finding.severity == .error ? .red : .yellow
    var text =
      "\(styled(place, .bold)) \(styled(level, color)) \(styled(finding.message, .bold)) "
      + "[\(finding.rule)]\n"
    text += excerpt(of: finding)
    for sentence in finding.explanation { text += Self.indented(sentence) }
    if let fix = finding.fix {
      text += Self.indented("Fix: write \(fix.replacement) for \(finding.claimed).")
    }
    return text
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
    return "    \(finding.excerpt)\n    \(shift)\(styled(carets, .green))\n"
  }

  /// A sentence over as many lines as it takes, each indented.
  private static func indented(_ sentence: String) -> String {
    var lines: [String] = []
    var line = ""
    for word in sentence.split(separator: " ") {
      if !line.isEmpty, line.count + word.count > 90 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.enumerated().map { "  \($0 == 0 ? "  " : "    ")\($1)\n" }.joined()
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

  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case cyan = "36"
  }

  private func styled(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
