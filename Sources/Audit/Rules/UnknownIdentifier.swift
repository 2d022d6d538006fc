import BridgeClaims
import HeaderFacts

/// A string or a name begins as a framework's constants do, and is none of them.
struct UnknownIdentifier: Rule {
  let documentation = RuleDocumentation(
    id: "unknown-identifier",
    summary: "A name begins as a framework's constants do and is none of them",
    severity: .error,
    what: """
      A string with the beginning that a family of a framework's string constants has in common, \
      `HKQuantityTypeIdentifier` for instance, or that the members of an enum have, such as \
      `HKWorkoutActivityType`, when no header declares a constant of that name; and such a name that code uses \
      where no compiler looks it up. So is any other name that is a string constant's but for one letter, a \
      notification's for instance. What the scanned code declares itself is left alone.
      """,
    why: """
      Identifiers are handed over as strings, and the framework gives nothing back for one that it does \
      not know, or stops the program. A name that is looked up at run time is not found.
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
    let labels = Set(file.claims.groups.flatMap(\.claims).map(\.labelRange))
    return file.claims.identifiers.compactMap { claim in
      guard !file.catalog.index.declares(claim.name), !file.project.declares(claim.name) else {
        return nil
      }
      if let family = file.project.identifiers.family(of: claim.name) {
        return draft(claim, family, file.claims.source)
      }
      // With a number beside it, it is the rule for these that speaks.
      guard !labels.contains(claim.range) else { return nil }
      return UnknownMember(claim.name, catalog: file.catalog).flatMap { draft(claim, $0, file) }
        ?? draft(claim, slips: file.project.identifiers.slips(of: claim.name))
    }
  }

  // MARK: - Members

  private func draft(_ claim: IdentifierClaim, _ member: UnknownMember, _ file: JudgedFile)
    -> Draft?
  {
    let family = member.family
    let variant = family.variants[0]
    let elsewhere = file.catalog.other.members(named: claim.name).first
    var explanation = [
      "\(Wording.place(variant.enumeration.location, variant.origin)) declares "
        + "\(family.displayName) with \(Wording.count(variant.enumeration.members.count, "member"))."
    ]
    if let other = elsewhere {
      explanation.append("\(other.origin.name) has it.")
    } else if member.near.isEmpty {
      explanation.append("It may be newer than the headers that were read.")
    }
    let isSure = elsewhere == nil && (member.isSlip || member.isShortened)
    return Draft(
      confidence: isSure ? .likely : .possible, range: claim.range, subject: .constant(claim.name),
      claimed: claim.name, expected: member.near.first,
      message: "no header declares \(claim.name)"
        + (member.near.isEmpty
          ? ", which begins as the members of \(family.displayName) do"
          : "; \(family.displayName) has \(Wording.list(member.near))"),
      explanation: explanation,
      fix: member.isSlip ? Fix(range: claim.range, replacement: member.near[0]) : nil)
  }

  // MARK: - String constants

  /// Whether a string stands beside the name of a constant as what that is: its value may be called otherwise,
  /// as that of `NSAppearanceNameAccessibilityHighContrastAqua` is.
  private func isValue(
    _ claim: IdentifierClaim, of family: IdentifierFamilies.Family, in line: String
  ) -> Bool {
    guard claim.isString else { return false }
    return line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { word in
      word != claim.name
        && family.names.contains { name in
          // A binding may leave the framework's letters out.
          let left = name.utf8.count - word.utf8.count
          return (0...3).contains(left) && name.hasSuffix(word)
            && name.prefix(left).allSatisfy { $0.isUppercase || $0 == "k" }
        }
    }
  }

  private func draft(_ claim: IdentifierClaim, slips: [ExternConstant]) -> Draft? {
    guard let first = slips.first else { return nil }
    let isPlural = slips.contains { SelectorPair(claim.name, $0.name).isPlural }
    return Draft(
      confidence: isPlural ? .possible : .likely, range: claim.range,
      subject: .constant(claim.name),
      claimed: claim.name, expected: first.name,
      message: "no header declares \(claim.name); \(first.framework) has "
        + Wording.list(slips.map(\.name)), explanation: [],
      fix: slips.count == 1
        ? Fix(range: claim.range, replacement: first.name) : nil)
  }

  private func draft(
    _ claim: IdentifierClaim, _ family: IdentifierFamilies.Family, _ source: SourceText
  ) -> Draft? {
    let rest = String(claim.name.dropFirst(family.prefix.count))
    // The family's own name, or a piece that code puts together.
    guard rest.utf8.count > 2 else { return nil }
    let endings = family.names.map { String($0.dropFirst(family.prefix.count)) }
    guard !UnknownMember.isFunction(NameWords.split(rest), besides: endings) else { return nil }
    let slips = endings.filter { $0 != rest && EditDistance.between($0, rest, limit: 2) != nil }
    let near = slips.isEmpty ? NameSearch(endings).near(rest, limit: 3, threshold: 0.65) : slips
    let names = near.prefix(3).map { family.prefix + $0 }
    let isSlip = slips.count == 1 && rest.utf8.count > 4
    let line = source.position(at: claim.range.lowerBound).line
    guard
      isSlip
        || !isValue(claim, of: family, in: source.line(line))
          && !StatedRelease(above: line, in: source).isNewer(than: family.releases)
    else { return nil }
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
