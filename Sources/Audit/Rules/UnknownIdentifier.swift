import BridgeClaims
import HeaderFacts

/// A string is nearly the name of one of a framework's identifiers.
struct UnknownIdentifier: Rule {
  let documentation = RuleDocumentation(
    id: "unknown-identifier",
    summary: "A string begins as a framework's identifiers do and is none of them",
    severity: .error,
    what: """
      A string with the beginning that a family of a framework's string constants has in common, \
      `HKQuantityTypeIdentifier` for instance, when no header declares a constant of that name.
      """,
    why: """
      Identifiers are handed over as strings, and the framework gives nothing back for one that it does \
      not know, or stops the program.
      """,
    triggering: RuleExample(
      fileName: "types.ts",
      code: """
        const steps = 'HKQuantityTypeIdentifierStepCuont';
        """),
    nonTriggering: RuleExample(
      fileName: "types.ts",
      code: """
        const steps = 'HKQuantityTypeIdentifierStepCount';
        """),
    fix: .mechanical)

  func check(_ file: JudgedFile) -> [Draft] {
    file.claims.identifiers.compactMap { draft($0, file) }
  }

  private func draft(_ claim: IdentifierClaim, _ file: JudgedFile) -> Draft? {
    let index = file.catalog.index
    let families = file.project.identifiers
    guard !index.declares(claim.name), let family = families.family(of: claim.name) else {
      return nil
    }
    let rest = String(claim.name.dropFirst(family.prefix.count))
    // The family's own name, or a piece that code puts together.
    guard rest.utf8.count > 2 else { return nil }
    let endings = family.names.map { String($0.dropFirst(family.prefix.count)) }
    let slips = endings.filter { $0 != rest && EditDistance.between($0, rest, limit: 2) != nil }
    let near = slips.isEmpty ? NameSearch(endings).near(rest, limit: 3, threshold: 0.65) : slips
    let names = near.prefix(3).map { family.prefix + $0 }
    let isSlip = slips.count == 1 && rest.utf8.count > 4
    return Draft(
      confidence: isSlip ? .likely : .possible, range: claim.range, subject: .constant(claim.name),
      claimed: claim.name, expected: names.first,
      message: "no header declares \(claim.name)"
        + (names.isEmpty ? "" : "; \(family.framework) has \(Wording.list(names))"),
      explanation: [
        "\(family.framework) has \(Wording.count(family.names.count, "constant")) whose names begin with "
          + "\(family.prefix)."
      ],
      fix: isSlip ? Fix(range: claim.range, replacement: names[0]) : nil)
  }
}
