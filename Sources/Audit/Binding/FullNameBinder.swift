import BridgeClaims
import HeaderFacts

/// Binds claims whose label is itself the name of a member or constant.
struct FullNameBinder: Sendable {
  let catalog: Catalog

  /// The binding of a label that is a C name, whatever its casing and separators; nil for all others.
  func bind(_ label: String) -> Binding? {
    if let exact = binding(named: label, evidence: "the label is the C name") { return exact }
    if let bare = Self.withoutK(label),
      let bound = binding(named: bare, evidence: "the label is the C name with a k before it")
    {
      return bound
    }
    let folded = FoldedName.fold(label)
    let words = NameWords.split(label)
    guard words.count > 2 else { return nil }
    let names = catalog.names(folded: folded)
    guard names.count == 1 else { return nil }
    return binding(named: names[0], evidence: "the label is the C name in another casing")
  }

  /// `HKErrorCode` of `kHKErrorCode`; nil for labels that do not begin with such a `k`.
  private static func withoutK(_ label: String) -> String? {
    guard label.hasPrefix("k"), !label.contains("_") else { return nil }
    let rest = label.dropFirst()
    return rest.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }.count > 1
      ? String(rest) : nil
  }

  /// The binding of a label such as `WindowStyleMaskTitled`, the name with the framework's prefix cut
  /// off, where the declaration's type or owner says that this enum is meant.
  func bindUnprefixed(_ label: String, owner: OwnerNames) -> Binding? {
    guard let match = unprefixedFamily(label) else { return nil }
    let evidence = owner.evidence(for: catalog.families[match.family], catalog: catalog)
    guard evidence.strength >= .bridgeName, let text = evidence.text else { return nil }
    return binding(match, confidence: .certain, evidence: text)
  }

  /// The same without anything around that names the enum: for labels long enough to mean one thing.
  func bindLoneUnprefixed(_ label: String, confidence: Confidence) -> Binding? {
    guard NameWords.split(label).count > 3, let match = unprefixedFamily(label) else { return nil }
    return binding(match, confidence: confidence, evidence: "no other enum has such a member")
  }

  private struct Unprefixed {
    var name: String
    var family: Int
  }

  private func unprefixedFamily(_ label: String) -> Unprefixed? {
    let words = NameWords.split(label)
    guard words.count > 1 else { return nil }
    let names = catalog.names(unprefixed: FoldedName.fold(label))
    guard names.count == 1 else { return nil }
    let families = catalog.families(ofMember: names[0])
    guard families.count == 1 else { return nil }
    return Unprefixed(name: names[0], family: families[0])
  }

  private func binding(
    _ match: Unprefixed, confidence: Confidence, evidence: String
  ) -> Binding {
    Binding(
      way: .unprefixedName, confidence: confidence,
      evidence: ["the label is \(match.name) without its prefix", evidence],
      members: catalog.index.members(named: match.name), family: match.family)
  }

  private func binding(named name: String, evidence: String) -> Binding? {
    let members = catalog.index.members(named: name).filter {
      !$0.enumeration.name.isEmpty || JudgedConstants.isTelling(name)
    }
    let constants = catalog.index.integerConstants(named: name)
      .filter { JudgedConstants.areJudged($0.fact) }
    guard !members.isEmpty || !constants.isEmpty else { return nil }
    return Binding(
      way: .fullName, confidence: .certain, evidence: [evidence], members: members,
      constants: constants, family: catalog.families(ofMember: name).first)
  }
}
