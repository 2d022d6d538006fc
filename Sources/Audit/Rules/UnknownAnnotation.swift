import BridgeClaims
import HeaderFacts

/// An annotation comment names an enum that no header read declares.
struct UnknownAnnotation: Rule {
  let documentation = RuleDocumentation(
    id: "unknown-annotation",
    summary: "An `enum-counter:` comment names an enum that was not read",
    severity: .warning,
    what: """
      A comment `enum-counter: NAME` above or beside a group of numbers whose NAME is no enum of the headers \
      that were read. `enum-counter: none` says that no enum is meant.
      """,
    why: """
      The numbers are then judged by their names alone, which is what the comment was to prevent.
      """,
    triggering: RuleExample(
      fileName: "workout.ts",
      code: """
        // enum-counter: HKWorkoutActivityTipe
        const names = { 37: 'running', 52: 'walking' };
        """),
    nonTriggering: RuleExample(
      fileName: "workout.ts",
      code: """
        // enum-counter: HKWorkoutActivityType
        const names = { 37: 'running', 52: 'walking' };
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    var drafts: [Draft] = []
    for statement in file.outcome.unknownEnumerations {
      guard let name = statement.enumeration, let range = statement.range,
        !drafts.contains(where: { $0.range == range })
      else { continue }
      let near = NameSearch(file.catalog.enumerationNames).near(name, limit: 3)
      drafts.append(
        Draft(
          confidence: .likely, range: range, subject: .constant(name), claimed: name,
          expected: near.first,
          message: "no header read declares an enum \(name)"
            + (near.isEmpty ? "" : "; there is \(Wording.list(near))"), explanation: []))
    }
    return drafts
  }
}
