import BridgeClaims
import HeaderFacts

/// A name begins like the members of an enum that was read, and is none of them.
struct UnknownConstant: Rule {
  let documentation = RuleDocumentation(
    id: "unknown-constant",
    summary: "A name looks like a member of an enum that has no such member",
    severity: .warning,
    what: """
      A name with a number that begins as the members of one enum do, while no header read declares \
      it. Names that resemble it are listed.
      """,
    why: """
      The name was misremembered, or Swift's short name was given the prefix back; its number then \
      rests on no header at all.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeStrengthTraining: c_ulong = 50;
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeTraditionalStrengthTraining: c_ulong = 50;
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    let bound = Set(file.bound.map { [$0.group, $0.place] })
    return file.claims.groups.enumerated().flatMap { number, group in
      group.claims.enumerated().compactMap { place, claim in
        bound.contains([number, place]) ? nil : draft(claim, catalog: file.catalog)
      }
    }
  }

  private func draft(_ claim: ValueClaim, catalog: Catalog) -> Draft? {
    guard let value = claim.value, let match = catalog.family(withPrefixOf: claim.label) else {
      return nil
    }
    let family = catalog.families[match.family]
    let enumeration = family.variants[0].enumeration
    let near = NameSearch(enumeration.members.map { String($0.name.dropFirst(match.prefix)) })
      .near(String(claim.label.dropFirst(match.prefix)), limit: 3, threshold: 0.65)
      .map { String(claim.label.prefix(match.prefix)) + $0 }
    let meaning = Wording.names(of: value, in: enumeration)
    // What resembles nothing and means nothing is more likely the bridge's own.
    guard !near.isEmpty || !meaning.isEmpty else { return nil }
    var message = "no header declares \(claim.label)"
    if !near.isEmpty { message += "; \(family.displayName) has \(Wording.list(near))" }
    var explanation = [
      "\(Wording.place(enumeration.location, family.variants[0].origin)) declares "
        + "\(family.displayName) with \(Wording.count(enumeration.members.count, "member"))."
    ]
    explanation.append(Wording.meaning(of: value, in: enumeration))
    let sure = !near.isEmpty && !meaning.isEmpty
    if !sure, enumeration.members.allSatisfy({ $0.value.magnitude < value.magnitude }) {
      explanation.append("It may be newer than the headers that were read.")
    }
    return Draft(
      confidence: sure ? .likely : .possible, range: claim.labelRange,
      subject: .constant(claim.label), claimed: claim.label, expected: near.first,
      message: message, explanation: explanation)
  }
}
