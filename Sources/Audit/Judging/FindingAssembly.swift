import BridgeClaims

/// Turns what the rules report about a file into findings: one for each literal, with its place.
struct FindingAssembly: Sendable {
  let file: JudgedFile
  let options: AuditOptions

  private struct Ranked {
    var draft: Draft
    var rule: any Rule
    /// The rule's place in the registry.
    var rank: Int
  }

  func findings() -> [Finding] {
    var fingerprints = Fingerprints()
    return strongest(of: drafts())
      .sorted { ($0.draft.range.lowerBound, $0.rank) < ($1.draft.range.lowerBound, $1.rank) }
      .map { finding($0, fingerprints: &fingerprints) }
  }

  private func drafts() -> [Ranked] {
    Rules.all.enumerated()
      .filter { isRun($0.element.documentation) }
      .flatMap { rank, rule in
        rule.check(file).map { Ranked(draft: $0, rule: rule, rank: rank) }
      }
      .filter { $0.draft.confidence >= options.minimumConfidence }
  }

  private func isRun(_ rule: RuleDocumentation) -> Bool {
    !options.disabledRules.contains(rule.id)
      && (!rule.isOptIn || options.enabledRules.contains(rule.id))
  }

  /// The best-evidenced draft for each literal, and for each line and subject: a comment that repeats
  /// the number beside it is no second fault.
  private func strongest(of drafts: [Ranked]) -> [Ranked] {
    struct Statement: Hashable {
      var line: Int
      var subject: Finding.Subject
    }
    var takenRanges: Set<ByteRange> = []
    var takenStatements: Set<Statement> = []
    let ordered = drafts.sorted { a, b in
      if a.draft.confidence != b.draft.confidence { return a.draft.confidence > b.draft.confidence }
      return (a.rank, a.draft.range.lowerBound) < (b.rank, b.draft.range.lowerBound)
    }
    return ordered.filter { ranked in
      let line = file.claims.source.position(at: ranked.draft.range.lowerBound).line
      let statement = Statement(line: line, subject: ranked.draft.subject)
      guard !takenRanges.contains(ranked.draft.range), !takenStatements.contains(statement) else {
        return false
      }
      takenRanges.insert(ranked.draft.range)
      takenStatements.insert(statement)
      return true
    }
  }

  private func finding(_ ranked: Ranked, fingerprints: inout Fingerprints) -> Finding {
    let draft = ranked.draft
    let source = file.claims.source
    let start = source.position(at: draft.range.lowerBound)
    let excerpt = source.line(start.line)
    let rule = ranked.rule.documentation
    return Finding(
      rule: rule.id, severity: severity(of: draft, rule: rule), confidence: draft.confidence,
      path: source.path, range: draft.range, start: start,
      end: source.position(at: draft.range.upperBound), subject: draft.subject,
      claimed: draft.claimed, expected: draft.expected, message: draft.message,
      explanation: draft.explanation, fix: draft.fix, excerpt: excerpt,
      fingerprint: fingerprints.next(
        rule: rule.id, path: source.path, subject: draft.subject.name, claimed: draft.claimed,
        line: excerpt))
  }

  /// What is only possible is a note, whatever it would be if it were so.
  private func severity(of draft: Draft, rule: RuleDocumentation) -> Severity {
    draft.confidence == .possible ? .note : draft.severity ?? rule.severity
  }
}
