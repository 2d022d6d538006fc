import BridgeClaims
import HeaderFacts

/// Holds claims against facts.
public struct Auditor: Sendable {
  private let catalog: Catalog
  private let options: AuditOptions

  /// - Parameters:
  ///   - facts: All sets that may apply; a claim is right where one of them agrees.
  ///   - other: Sets that do not apply and only help to explain: what is right in one of them was perhaps
  ///     taken from there.
  public init(
    facts: [FactSet], other: [FactSet] = [], options: AuditOptions = AuditOptions()
  ) {
    catalog = Catalog(FactIndex(facts), other: FactIndex(other))
    self.options = options
  }

  /// The findings about `files`, which belong to one project: what one of them defines, none of them
  /// lacks. The order of `files` makes no difference, nor does the number of cores.
  public func audit(_ files: [FileClaims]) -> AuditResult {
    let project = ProjectNames(files, index: catalog.index)
    let judged = files.concurrentMap { file in
      let judged = JudgedFile(file, catalog: catalog, project: project, options: options)
      return Judged(
        file: judged, findings: FindingAssembly(file: judged, options: options).findings(),
        notChecked: NotChecked.count(in: judged))
    }
    .sorted { Self.comesBefore($0.file, $1.file) }
    var result = AuditResult(findings: [], summary: AuditSummary(files: files.count))
    var uses = UseCounts()
    for one in judged {
      result.findings += one.findings
      result.summary.claims += one.file.claims.groups.reduce(0) { $0 + $1.claims.count }
      result.summary.selectors += one.file.claims.selectors.count
      result.summary.notChecked += one.notChecked
      uses.add(one.file)
      if options.explainsBindings { result.bindings += one.file.groupBindings }
    }
    result.findings.sort(by: Self.comesBefore)
    result.summary.findings = result.findings.count
    result.enumerations = uses.sorted
    return result
  }

  private struct Judged: Sendable {
    var file: JudgedFile
    var findings: [Finding]
    var notChecked: Int
  }

  private static func comesBefore(_ a: JudgedFile, _ b: JudgedFile) -> Bool {
    a.claims.source.path < b.claims.source.path
  }

  private static func comesBefore(_ a: Finding, _ b: Finding) -> Bool {
    (a.path, a.start.line, a.start.column, a.rule, a.fingerprint)
      < (b.path, b.start.line, b.start.column, b.rule, b.fingerprint)
  }
}
