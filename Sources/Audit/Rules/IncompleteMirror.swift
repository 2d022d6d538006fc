import BridgeClaims
import HeaderFacts

/// A list that restates an enum lacks some of its members.
struct IncompleteMirror: Rule {
  let documentation = RuleDocumentation(
    id: "incomplete-mirror",
    summary: "A list that restates an enum lacks some of its members",
    severity: .warning,
    what: """
      An enum, a table or a switch that has three members or more of an enum, at least half of them all, \
      and not the rest. The newest of the missing members are listed first. Members that are deprecated or \
      unavailable, and second names of a number that is there, are not asked for.
      """,
    why: """
      A value that a newer system hands out is unknown to the program: it is shown as "other", or taken for \
      the default.
      """,
    triggering: RuleExample(
      fileName: "sex.ts",
      code: """
        enum HKBiologicalSex { notSet = 0, female = 1, male = 2 }
        """),
    nonTriggering: RuleExample(
      fileName: "sex.ts",
      code: """
        enum HKBiologicalSex { notSet = 0, female = 1, male = 2, other = 3 }
        """),
    fix: .none, isOptIn: true)

  func check(_ file: JudgedFile) -> [Draft] {
    Dictionary(grouping: file.bound.filter { $0.binding.family != nil }) {
      [$0.group, $0.binding.family ?? -1]
    }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    .compactMap { draft($0.value, file) }
  }

  private func draft(_ claims: [BoundClaim], _ file: JudgedFile) -> Draft? {
    guard let first = claims.first, let family = first.binding.family else { return nil }
    let variants = file.catalog.families[family].variants
    // The newest facts have the most members.
    guard let variant = variants.max(by: { Self.size($0) < Self.size($1) }) else { return nil }
    let members = variant.enumeration.members
    let names = Set(claims.map(\.binding.name))
    let values = Set(members.filter { names.contains($0.name) }.map(\.value.bits))
    let wanted = members.filter { Self.isWanted($0, on: variant.origin.platform) }
    let missing = wanted.filter { !names.contains($0.name) && !values.contains($0.value.bits) }
    guard names.count > 2, !missing.isEmpty, missing.count <= names.count else { return nil }
    let listed = Self.newestFirst(missing, on: variant.origin.platform)
    let name = file.catalog.families[family].displayName
    return Draft(
      confidence: min(.likely, first.binding.confidence), range: first.claim.labelRange,
      subject: .constant(name), claimed: first.claim.label, expected: nil,
      message: "\(name) has \(Wording.count(missing.count, "member")) that this list lacks: "
        + Wording.list(listed, limit: 8),
      explanation: [
        "\(Wording.place(variant.enumeration.location, variant.origin)) has "
          + "\(Wording.count(members.count, "member")); the list has \(names.count)."
      ])
  }

  private static func size(_ variant: EnumerationFamily.Variant) -> Int {
    variant.enumeration.members.count
  }

  private static func isWanted(_ member: Member, on platform: String) -> Bool {
    !member.availability.isDeprecated(on: platform)
      && !member.availability.isUnavailable(on: platform)
  }

  /// Names with the release that introduced them, the latest in front.
  private static func newestFirst(_ members: [Member], on platform: String) -> [String] {
    let dated = members.enumerated().map { place, member in
      (member.name, member.availability.entry(for: platform)?.introduced, place)
    }
    return dated.sorted { a, b in
      a.1 == b.1 ? a.2 < b.2 : (b.1 ?? Version(0)) < (a.1 ?? Version(0))
    }
    .map { name, since, _ in since.map { "\(name) (\(platform) \($0))" } ?? name }
  }
}
