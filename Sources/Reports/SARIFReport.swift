import Audit

/// For code scanning services and editors: SARIF 2.1.0, with the rules' documentation and the fixes.
public struct SARIFReport: ReportFormat {
  public let id = "sarif"
  public let summary = "SARIF 2.1.0, for code scanning"

  public init() {}

  public func report(_ result: AuditResult) -> String {
    let rules = Rules.documentation
    var numbers: [String: Int] = [:]
    for (number, rule) in rules.enumerated() { numbers[rule.id] = number }
    let driver = JSONValue.object([
      ("name", .string("enum-counter")),
      ("rules", .array(rules.map(Self.rule))),
    ])
    let run = JSONValue.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(result.findings.map { Self.result($0, ruleNumber: numbers[$0.rule]) })),
    ])
    let log = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    return log.text() + "\n"
  }

  // MARK: - Rules

  private static func rule(_ rule: RuleDocumentation) -> JSONValue {
    .object([
      ("id", .string(rule.id)),
      ("shortDescription", text(rule.summary)),
      ("fullDescription", text(rule.what)),
      (
        "help",
        .object([
          ("text", .string("\(rule.what)\n\n\(rule.why)")),
          ("markdown", .string(RulePages.markdown(for: rule))),
        ])
      ),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .bool(!rule.isOptIn)), ("level", .string(rule.severity.rawValue)),
        ])
      ),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  // MARK: - Results

  private static func result(_ finding: Finding, ruleNumber: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [("ruleId", .string(finding.rule))]
    if let ruleNumber { members.append(("ruleIndex", .integer(ruleNumber))) }
    let message = ([finding.message] + finding.explanation).joined(separator: "\n")
    members += [
      ("level", .string(finding.severity.rawValue)),
      ("message", text(message)),
      (
        "locations",
        .array([
          .object([
            (
              "physicalLocation",
              .object([
                ("artifactLocation", location(finding.path)), ("region", region(of: finding)),
              ])
            )
          ])
        ])
      ),
      ("partialFingerprints", .object([("enumCounter/v1", .string(finding.fingerprint))])),
    ]
    if let fix = finding.fix { members.append(("fixes", .array([self.fix(fix, finding)]))) }
    members.append(("properties", properties(of: finding)))
    return .object(members)
  }

  private static func properties(of finding: Finding) -> JSONValue {
    .object([
      ("confidence", .string(finding.confidence.rawValue)),
      ("subject", .string(finding.subject.name)),
      ("claimed", .string(finding.claimed)),
      ("expected", finding.expected.map(JSONValue.string) ?? .null),
    ])
  }

  private static func region(of finding: Finding) -> JSONValue {
    .object([
      ("startLine", .integer(finding.start.line)), ("startColumn", .integer(finding.start.column)),
      ("endLine", .integer(finding.end.line)), ("endColumn", .integer(finding.end.column)),
      ("snippet", text(finding.excerpt)),
    ])
  }

  private static func fix(_ fix: Fix, _ finding: Finding) -> JSONValue {
    let replacement = JSONValue.object([
      (
        "deletedRegion",
        .object([
          ("byteOffset", .integer(fix.range.lowerBound)), ("byteLength", .integer(fix.range.count)),
        ])
      ),
      ("insertedContent", text(fix.replacement)),
    ])
    let change = JSONValue.object([
      ("artifactLocation", location(finding.path)), ("replacements", .array([replacement])),
    ])
    return .object([
      ("description", text("Write \(fix.replacement) for \(finding.claimed).")),
      ("artifactChanges", .array([change])),
    ])
  }

  /// A path as a URI reference: absolute ones with their scheme, others relative.
  private static func location(_ path: String) -> JSONValue {
    let uri = (path.hasPrefix("/") ? "file://" : "") + encoded(path)
    return .object([("uri", .string(uri))])
  }

  private static func encoded(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/-._~".unicodeScalars.contains(scalar)
      if isPlain, scalar.isASCII {
        uri.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
