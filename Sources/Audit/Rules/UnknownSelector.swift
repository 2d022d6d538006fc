import BridgeClaims
import HeaderFacts

/// A selector is sent that no header read declares.
struct UnknownSelector: Rule {
  let documentation = RuleDocumentation(
    id: "unknown-selector",
    summary: "A selector is spelt as no header declares it",
    severity: .error,
    what: """
      A selector in a send or a look-up that neither a header nor the scanned code declares, while the \
      headers have one that it was probably meant to be, or declare the class that it is sent to. \
      Where nothing says so, the selector counts as not checked.
      """,
    why: """
      Nothing answers to it: the program stops with an unrecognized selector, or, where it asks first, \
      silently does nothing. Swift's spelling of a method is the usual source; the runtime wants \
      Objective-C's.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        msgSend2(store, "save:withCompletion:", workout, block);
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        msgSend2(store, "saveObject:withCompletion:", workout, block);
        """),
    fix: .mechanical)

  func check(_ file: JudgedFile) -> [Draft] {
    zip(file.claims.selectors, file.verdicts).compactMap { claim, verdict in
      guard case .unknown(let verdict) = verdict else { return nil }
      if let naming = claim.naming { return draft(claim, naming, verdict, file) }
      let index = file.catalog.index
      var message = "no header declares \(claim.selector)"
      var explanation: [String] = []
      if let near = verdict.near.first, RuntimeRoot.answers(near) {
        message += "; every object has \(near)"
      } else if let near = verdict.near.first, let match = index.methods(selector: near).first {
        message += "; the header spells it \(near), of \(match.container.owner)"
        explanation.append(
          "\(Wording.place(match.container.location, line: 0, match.origin)) declares \(match.method.kind.sign)"
            + "[\(match.container.owner) \(near)].")
        if let text = verdict.likeness?.text(claimed: claim.selector) { explanation.append(text) }
        if verdict.near.count > 1 {
          explanation.append("Others like it: \(Wording.list(Array(verdict.near.dropFirst()))).")
        }
      }
      if let owner = verdict.checkedClass {
        explanation.append("\(owner) and all that it inherits from were read.")
      }
      return Draft(
        confidence: verdict.confidence, range: claim.range, subject: .selector(claim.selector),
        claimed: claim.selector, expected: verdict.near.first, message: message,
        explanation: explanation,
        fix: verdict.likeness?.isMechanical ?? false && verdict.near.count == 1
          ? Fix(range: claim.range, replacement: verdict.near[0]) : nil)
    }
  }

  /// The same for a name that stands for a selector: the right one's name is expected.
  private func draft(
    _ claim: SelectorClaim, _ naming: CallNaming, _ verdict: SelectorJudge.Unknown,
    _ file: JudgedFile
  ) -> Draft? {
    guard let near = verdict.near.first, let owner = verdict.checkedClass else { return nil }
    let graph = file.project.graph
    let family = graph.ancestry(of: owner).names
    let match = graph.methods(selector: near).first { family.contains($0.container.owner) }
    let right = naming.name(of: near)
    let isOne = verdict.near.count == 1 && naming == .joined
    return Draft(
      confidence: verdict.confidence, range: claim.range, subject: .selector(claim.selector),
      claimed: claim.selector, expected: right,
      message: "no method of \(owner) is called \(claim.selector)"
        + (right == near ? "; the header spells it \(near)" : "; \(near) is called \(right)"),
      explanation: [
        match.map(Wording.declaration),
        verdict.near.count > 1
          ? "Others like it: \(Wording.list(Array(verdict.near.dropFirst())))." : nil,
        "\(owner) and all that it inherits from were read.",
      ].compactMap { $0 },
      fix: verdict.likeness == .slip && isOne
        ? Fix(range: claim.range, replacement: right) : nil)
  }
}
