import BridgeClaims
import HeaderFacts

/// A value of an option set has bits that the set does not have.
struct OptionBits: Rule {
  let documentation = RuleDocumentation(
    id: "option-bits",
    summary: "A value declared as an option set has bits that are none of its options",
    severity: .warning,
    what: """
      A number declared with the type of an option set whose bits are not all options of that set. \
      All bits set is taken for "everything" and left alone.
      """,
    why: """
      Bits without a meaning are ignored today and may mean something tomorrow; mostly they show that \
      a number was mistyped or meant for another set.
      """,
    triggering: RuleExample(
      fileName: "query.zig",
      code: """
        const wanted: HKStatisticsOptions = 0x8001;
        """),
    nonTriggering: RuleExample(
      fileName: "query.zig",
      code: """
        const wanted: HKStatisticsOptions = 0x11;
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    let bound = Set(file.bound.map { [$0.group, $0.place] })
    return file.claims.groups.enumerated().flatMap { number, group -> [Draft] in
      let families = Self.optionSets(of: group, catalog: file.catalog)
      guard !families.isEmpty else { return [] }
      return group.claims.enumerated().compactMap { place, claim in
        bound.contains([number, place]) ? nil : draft(claim, families: families)
      }
    }
  }

  /// Option sets that the declaration's type names.
  private static func optionSets(of group: ClaimGroup, catalog: Catalog) -> [EnumerationFamily] {
    group.hints.filter { $0.kind == .annotatedType }
      .flatMap { catalog.families(foldedName: FoldedName.fold($0.text)) }
      .map { catalog.families[$0] }
      .filter { $0.variants.allSatisfy(\.enumeration.isOptions) }
  }

  private func draft(_ claim: ValueClaim, families: [EnumerationFamily]) -> Draft? {
    let variants = families.flatMap(\.variants)
    guard let value = claim.value, !claim.isImplicit, let variant = variants.first,
      variants.allSatisfy({ !Self.isCombination(value, of: $0.enumeration) })
    else { return nil }
    let first = variant.enumeration
    let known = first.members.reduce(0) { $0 | $1.value.bits }
    let extra = Self.bits(value, first) & ~known
    let text = "0x" + String(extra, radix: 16)
    // One bit above all others under a name of its own is what a newer release adds.
    let mayBeNewer =
      extra == Self.bits(value, first) && extra.nonzeroBitCount == 1 && extra > known
    return Draft(
      confidence: mayBeNewer ? .possible : .likely, range: claim.literalRange,
      subject: .constant(first.name),
      claimed: claim.literal, expected: nil,
      message: "\(Wording.claimed(claim)) has bits that \(first.name) does not have: \(text)",
      explanation: [
        "\(Wording.place(first.location, variant.origin)) gives \(first.name) the bits "
          + "0x\(String(known, radix: 16))."
      ])
  }

  private static func bits(_ value: ClaimedInteger, _ enumeration: Enumeration) -> UInt64 {
    IntegerValue(
      isNegative: value.isNegative, magnitude: value.magnitude, type: enumeration.type
    ).bits
  }

  private static func isCombination(_ value: ClaimedInteger, of enumeration: Enumeration) -> Bool {
    let bits = bits(value, enumeration)
    let known = enumeration.members.reduce(0) { $0 | $1.value.bits }
    return bits & ~known == 0 || bits == enumeration.type.mask || bits == enumeration.type.mask >> 1
  }
}
