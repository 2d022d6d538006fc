import Audit
import BridgeClaims
import HeaderFacts

/// Measures the audit on some checkout: what it says of the code as it is, and what it sees when a right
/// number is made wrong.
struct Evaluation: Sendable {
  let files: [FileClaims]
  let facts: [FactSet]
  let auditor: Auditor

  /// - Parameter files: What is read of the checkout.
  init(files: [FileClaims], facts: [FactSet]) {
    self.files = files
    self.facts = facts
    auditor = Auditor(facts: facts, options: AuditOptions(explainsBindings: true))
  }

  // MARK: - Silence

  /// Findings for a thousand claims, by how sure they are.
  func silence() -> (text: String, result: AuditResult) {
    let result = auditor.audit(files)
    let claims = result.summary.claims + result.summary.selectors
    let bound = result.enumerations.reduce(0) { $0 + $1.claims }
    var text =
      "\(files.count) files, \(result.summary.claims) values (\(bound) of them about enums that were "
      + "read), \(result.summary.selectors) selectors, \(result.summary.notChecked) not checked\n"
    for confidence in Confidence.allCases.reversed() {
      let count = result.findings.count { $0.confidence == confidence }
      let rate = claims == 0 ? "–" : Self.decimal(count * 1_000, dividedBy: claims)
      text += "  \(confidence.rawValue): \(count) findings, \(rate) for 1,000 claims\n"
    }
    return (text, result)
  }

  private static func decimal(_ number: Int, dividedBy divisor: Int) -> String {
    let hundredths = (number * 100 + divisor / 2) / divisor
    return "\(hundredths / 100)." + String(hundredths % 100 + 100).dropFirst()
  }

  // MARK: - Mutation recall

  /// What the audit says of right files with one number changed, at most `limit` changes a file.
  func trials(in result: AuditResult, limit: Int, seed: UInt64) -> [Trial] {
    let wrong = Set(result.findings.filter { $0.confidence > .possible }.map(\.path))
    let bindings = Dictionary(grouping: result.bindings, by: \.path)
    let right = files.filter { !wrong.contains($0.source.path) }
    return right.flatMap { file -> [Trial] in
      var mutations = Mutations(bindings[file.source.path] ?? [], seed: seed)
      var random = RandomNumbers(seed: seed &+ UInt64(file.source.bytes.count))
      let all = mutations.all()
      let chosen =
        all.count > limit ? all.indices.shuffled(using: &random).prefix(limit).sorted() : nil
      let reported = Set(result.findings.filter { $0.path == file.source.path }.map(Self.key))
      return (chosen?.map { all[$0] } ?? all).concurrentMap { trial($0, file, reported) }
    }
  }

  private struct Key: Hashable {
    var line: Int
    var subject: String
  }

  private static func key(_ finding: Finding) -> Key {
    Key(line: finding.start.line, subject: finding.subject.name)
  }

  /// - Parameter reported: What was reported before the change.
  private func trial(_ mutation: Mutation, _ file: FileClaims, _ reported: Set<Key>) -> Trial {
    let bytes = mutation.applied(to: file.source.bytes)
    let line = file.source.position(at: mutation.claim.literalRange.lowerBound).line
    var best: Recall.Outcome = .missed
    if var changed = BridgeReader.read(
      path: file.source.path, bytes: bytes, language: file.language)
    {
      changed.selectors = []
      for finding in auditor.audit([changed]).findings
      where finding.start.line == line && !reported.contains(Self.key(finding)) {
        best = max(best, Recall.Outcome(finding))
      }
    }
    return Trial(mutation: mutation, language: file.language, line: line, outcome: best)
  }
}
