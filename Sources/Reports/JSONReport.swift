import Audit

/// For programs: one object, `version` first. What is in it stays; more may be added.
public struct JSONReport: ReportFormat {
  public let id = "json"
  public let summary = "one JSON object, stable and versioned"

  public init() {}

  public func report(_ result: AuditResult) -> String {
    let value = JSONValue.object([
      ("version", .integer(1)),
      ("findings", .array(result.findings.map(Self.finding))),
      ("summary", Self.summary(result.summary)),
      ("enums", .array(result.enumerations.map(Self.use))),
    ])
    return value.text() + "\n"
  }

  private static func finding(_ finding: Finding) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("confidence", .string(finding.confidence.rawValue)),
      ("path", .string(finding.path)),
      ("line", .integer(finding.start.line)),
      ("column", .integer(finding.start.column)),
      ("endLine", .integer(finding.end.line)),
      ("endColumn", .integer(finding.end.column)),
    ]
    switch finding.subject {
    case .constant(let name): members.append(("constant", .string(name)))
    case .selector(let name): members.append(("selector", .string(name)))
    }
    members += [
      ("claimed", .string(finding.claimed)),
      ("expected", finding.expected.map(JSONValue.string) ?? .null),
      ("message", .string(finding.message)),
      ("explanation", .array(finding.explanation.map(JSONValue.string))),
      ("fingerprint", .string(finding.fingerprint)),
    ]
    return .object(members)
  }

  private static func use(_ use: EnumerationUse) -> JSONValue {
    .object([
      ("enum", .string(use.enumeration)),
      ("claims", .integer(use.claims)),
      ("right", .integer(use.right)),
      (
        "files",
        .array(
          use.files.map {
            .object([
              ("path", .string($0.path)), ("line", .integer($0.line)),
              ("claims", .integer($0.claims)),
            ])
          })
      ),
    ])
  }

  private static func summary(_ summary: AuditSummary) -> JSONValue {
    .object([
      ("files", .integer(summary.files)),
      ("claims", .integer(summary.claims)),
      ("selectors", .integer(summary.selectors)),
      ("findings", .integer(summary.findings)),
      ("notChecked", .integer(summary.notChecked)),
    ])
  }
}
