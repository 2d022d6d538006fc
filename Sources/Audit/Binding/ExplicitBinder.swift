import BridgeClaims
import HeaderFacts

/// Binds the claims of a group of which somebody said what it is about.
struct ExplicitBinder: Sendable {
  let catalog: Catalog

  enum Result: Sendable {
    /// A binding for each claim; nil for labels that are no member's.
    case bound([Binding?])
    /// The numbers are the code's own.
    case noEnumeration
    /// No enum of the name was read.
    case unknown
  }

  func bind(_ group: ClaimGroup, _ statement: ExplicitBindings.Statement) -> Result {
    guard let name = statement.enumeration else { return .noEnumeration }
    let families = families(named: name)
    guard let family = families.first else { return .unknown }
    let labels = GroupLabels(group.claims)
    let fullNames = FullNameBinder(catalog: catalog)
    return .bound(
      group.claims.enumerated().map { place, claim in
        if let whole = fullNames.bind(claim.label) { return whole }
        let members =
          families.lazy.flatMap { family in
            labels.keys[place].lazy.map { catalog.families[family].members(shortKey: $0) }
          }
          .first { !$0.isEmpty }
        guard let members else { return nil }
        return Binding(
          way: .explicit, confidence: .certain, evidence: [statement.evidence], members: members,
          family: family)
      })
  }

  /// The enums of this C name, or of this name once the framework's prefix is cut off.
  private func families(named name: String) -> [Int] {
    let exact = catalog.families(foldedName: FoldedName.fold(name))
    guard exact.isEmpty else { return exact }
    return catalog.families(unprefixedName: FoldedName.fold(name))
  }
}
