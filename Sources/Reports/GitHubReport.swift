import Audit

/// Workflow commands, which GitHub shows as annotations beside the lines.
public struct GitHubReport: ReportFormat {
  public let id = "github"
  public let summary = "annotations in a GitHub workflow"

  public init() {}

  public func report(_ result: AuditResult) -> String {
    result.findings.map { Self.command($0) + "\n" }.joined()
  }

  private static func command(_ finding: Finding) -> String {
    let properties = [
      ("file", finding.path), ("line", String(finding.start.line)),
      ("endLine", String(finding.end.line)), ("col", String(finding.start.column)),
      ("endColumn", String(finding.end.column)), ("title", finding.rule),
    ]
    let text = ([finding.message] + finding.explanation).joined(separator: "\n")
    return "::\(level(finding)) "
      + properties.map { "\($0)=\(escaped($1, alsoInProperties: true))" }.joined(separator: ",")
      + "::" + escaped(text, alsoInProperties: false)
  }

  private static func level(_ finding: Finding) -> String {
    guard finding.confidence > .possible else { return "notice" }
    switch finding.severity {
    case .error: return "error"
    case .warning: return "warning"
    case .note: return "notice"
    }
  }

  private static func escaped(_ text: String, alsoInProperties: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where alsoInProperties: escaped += "%3A"
      case "," where alsoInProperties: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
