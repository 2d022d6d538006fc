import BridgeClaims
import HeaderFacts

/// Binds all claims of a file to the declarations that they are about.
struct Binder: Sendable {
  let catalog: Catalog

  /// The claims that are about something that was read, in the order of the file's groups.
  func bind(_ file: FileClaims) -> [BoundClaim] {
    let bound = file.groups.indices.flatMap { number in
      Buckets.drop(from: bind(file.groups[number], number: number), in: file.groups[number])
    }
    return SettledComments.drop(from: bound, in: file.source)
  }

  private func bind(_ group: ClaimGroup, number: Int) -> [BoundClaim] {
    let fullNames = FullNameBinder(catalog: catalog)
    let owner = OwnerNames(group)
    var bindings: [Binding?] = group.claims.map { claim in
      fullNames.bind(claim.label) ?? fullNames.bindUnprefixed(claim.label, owner: owner)
    }
    let company = Set(bindings.compactMap { $0?.family })
    for kinds in [[ValueClaim.LabelKind.identifier, .string], [.comment]] {
      let rest = group.claims.indices.filter {
        bindings[$0] == nil && kinds.contains(group.claims[$0].labelKind)
      }
      guard !rest.isEmpty else { continue }
      let found = GroupBinder(catalog: catalog)
        .bind(rest.map { group.claims[$0] }, in: group, company: company)
      for (place, binding) in zip(rest, found) { bindings[place] = binding }
    }
    for place in bindings.indices where bindings[place] == nil {
      bindings[place] = fullNames.bindLoneUnprefixed(
        group.claims[place].label, confidence: .possible)
    }
    return bindings.enumerated().compactMap { place, binding in
      binding.map {
        BoundClaim(group: number, place: place, claim: group.claims[place], binding: $0)
      }
    }
  }
}
