import BridgeClaims
import HeaderFacts

/// Holds claims against facts.
public struct Auditor: Sendable {
  private(set) var catalog: Catalog
  let options: AuditOptions

  /// - Parameter facts: All sets that may apply; a claim is right where one of them agrees.
  public init(facts: [FactSet], options: AuditOptions = AuditOptions()) {
    self.init(FactIndex(facts), options: options)
  }

  private init(_ index: FactIndex, options: AuditOptions) {
    catalog = Catalog(index)
    self.options = options
  }

  /// An auditor of just these files, for which only those facts are read that they can have to do with; it
  /// finds what one with all facts would find.
  ///
  /// - Parameters:
  ///   - library: Facts that are read as far as needed, from `frameworks` only if any are named.
  ///   - sets: Further facts, which come first.
  /// - Throws: `FactFileError` for a file that is damaged.
  public init(
    of files: [FileClaims], facts sets: [FactSet], library: FactLibrary,
    frameworks: Set<String>? = nil, options: AuditOptions = AuditOptions()
  ) throws(FactFileError) {
    let needs = ClaimNeeds(files, bindings: options.bindings)
    let index =
      needs.needsAllMethods
      ? FactIndex(sets + (try library.sets(of: frameworks)))
      : try needs.index(of: library, frameworks: frameworks, beside: sets)
    self.init(index, options: options)
  }

  /// The same auditor, with facts at hand that do not apply and only help to explain: what is right in one
  /// of them was perhaps taken from there.
  public func explaining(with other: [FactSet]) -> Auditor {
    var auditor = self
    auditor.catalog.other = FactIndex(other)
    return auditor
  }

  /// The findings about `files`, which belong to one project: what one of them defines, none of them
  /// lacks. The order of `files` makes no difference, nor does the number of cores.
  public func audit(_ files: [FileClaims]) -> AuditResult {
    let senders = Senders(files, named: options.senders)
    let files = prepared(files, senders)
    let project = ProjectNames(files, index: catalog.index, senders: senders)
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

  /// The files as the rules see them: with the calls of the project's own functions taken for what they are,
  /// with selectors in place of a bridge's names for them, and without what turns out to be no message.
  func prepared(_ files: [FileClaims], _ senders: Senders) -> [FileClaims] {
    files.map(senders.promoting).resolvingNames(catalog.index)
      .map { OwnReceivers.leavingOut($0, index: catalog.index).withMasks }
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
