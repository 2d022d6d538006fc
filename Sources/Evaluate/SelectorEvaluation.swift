import Audit
import BridgeClaims

/// A mutation of a message and what the audit said of it.
struct SelectorTrial: Sendable {
  static let titles = [
    "what is wrong", "kind of change", "where the selector is", "form", "language",
  ]

  var mutation: SelectorMutation
  var path: String
  var language: String
  var line: Int
  var outcome: Recall.Outcome

  /// Its row in the table of each title.
  var rows: [String] {
    let use =
      switch mutation.claim.use {
      case .sent: mutation.claim.receiverClass == nil ? "sent" : "sent, the class in sight"
      case .defined: "a method's name"
      case .exported: "an attribute"
      }
    return [
      mutation.change.kind, mutation.change.rawValue, use, mutation.claim.form.rawValue, language,
    ]
  }

  /// For people who want to know what was not seen.
  var description: String {
    let receiver = mutation.claim.receiverClass.map { " of \($0)" } ?? ""
    return "\(path):\(line): \(mutation.claim.selector)\(receiver) "
      + "(\(mutation.change.rawValue), \(mutation.claim.form)) → \(mutation.selector)"
  }
}

extension Evaluation {
  /// What the audit says of right files with one selector or one call changed, at most `limit` changes a
  /// file, and how many changes gave another selector that exists.
  func selectorTrials(
    in result: AuditResult, limit: Int, seed: UInt64
  ) -> (trials: [SelectorTrial], stillSelectors: Int) {
    let project = auditor.project(of: files)
    let wrong = Set(result.findings.filter { $0.confidence > .possible }.map(\.path))
    var trials: [SelectorTrial] = []
    var stillSelectors = 0
    for file in project.files
    where !wrong.contains(file.source.path) && !file.selectors.isEmpty {
      var mutations = SelectorMutations(file, of: project, seed: seed)
      var random = RandomNumbers(seed: seed &+ UInt64(file.source.bytes.count))
      let all = mutations.all()
      stillSelectors += mutations.stillSelectors
      let chosen =
        all.count > limit
        ? all.indices.shuffled(using: &random).prefix(limit).sorted() : Array(all.indices)
      let reported = Set(
        auditor.findings(in: withoutValues(file), of: project).map(SelectorKey.init))
      trials += chosen.map { all[$0] }.concurrentMap { trial($0, file, reported, project) }
        .compactMap { $0 }
    }
    return (trials, stillSelectors)
  }

  private func withoutValues(_ file: FileClaims) -> FileClaims {
    var file = file
    file.groups = []
    return file
  }

  /// - Parameter reported: What was reported before the change.
  /// - Returns: Nil where the changed code is not read as what the change was to be.
  private func trial(
    _ mutation: SelectorMutation, _ file: FileClaims, _ reported: Set<SelectorKey>,
    _ project: AuditedProject
  ) -> SelectorTrial? {
    let bytes = mutation.applied(to: file.source.bytes)
    let place = mutation.claim.range.lowerBound
    guard
      let changed = BridgeReader.read(
        path: file.source.path, bytes: bytes, language: file.language)
    else { return nil }
    if mutation.isScattered,
      !changed.selectors.contains(where: {
        $0.range.lowerBound == place && $0.selector == mutation.selector
      })
    {
      return nil
    }
    // Lua may leave out the last underscore: then nothing has changed.
    if mutation.selector != mutation.claim.selector,
      changed.selectors.contains(where: {
        $0.range.lowerBound == place && $0.selector == mutation.claim.selector
      })
    {
      return nil
    }
    let new = auditor.findings(in: withoutValues(changed), of: project)
      .filter { !reported.contains(SelectorKey($0)) }
    return SelectorTrial(
      mutation: mutation, path: file.source.path, language: file.language,
      line: file.source.position(at: place).line,
      outcome: new.map(Recall.Outcome.init).max() ?? .missed)
  }
}

/// What makes a finding the same before and after a change.
private struct SelectorKey: Hashable {
  var line: Int
  var rule: String
  var subject: String
  var message: String

  init(_ finding: Finding) {
    line = finding.start.line
    rule = finding.rule
    subject = finding.subject.name
    message = finding.message
  }
}
