import BridgeClaims
import HeaderFacts

/// Holds claims against facts.
public struct Auditor: Sendable {
  private let catalog: Catalog
  private let options: AuditOptions

  /// - Parameter facts: All sets that may apply; a claim is right where one of them agrees.
  public init(facts: [FactSet], options: AuditOptions = AuditOptions()) {
    catalog = Catalog(FactIndex(facts))
    self.options = options
  }

  /// The findings about `files`, which belong to one project: what one of them defines, none of them
  /// lacks. The order of `files` makes no difference.
  public func audit(_ files: [FileClaims]) -> AuditResult {
    let files = Senders.promoting(files)
    let project = ProjectNames(files, index: catalog.index)
    var summary = AuditSummary(files: files.count)
    var findings: [Finding] = []
    for file in files {
      let judged = JudgedFile(file, catalog: catalog, project: project)
      findings += FindingAssembly(file: judged, options: options).findings()
      summary.claims += file.groups.reduce(0) { $0 + $1.claims.count }
      summary.selectors += file.selectors.count
      summary.notChecked += NotChecked.count(in: judged)
    }
    findings.sort(by: Self.comesBefore)
    summary.findings = findings.count
    return AuditResult(findings: findings, summary: summary)
  }

  private static func comesBefore(_ a: Finding, _ b: Finding) -> Bool {
    (a.path, a.start.line, a.start.column, a.rule, a.fingerprint)
      < (b.path, b.start.line, b.start.column, b.rule, b.fingerprint)
  }
}
