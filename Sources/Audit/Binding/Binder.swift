import BridgeClaims
import HeaderFacts

/// Recognizes files that restate header enums under names of their own.
enum Mirror {
  /// Three groups or more are named after enums, and nearly all of their numbers are right: then groups
  /// that are too small to show it by themselves mirror enums too.
  static func isMirror(_ bound: [BoundClaim]) -> Bool {
    let named = bound.filter { $0.binding.way == .namedOwner && $0.claim.value != nil }
    guard Set(named.map(\.group)).count > 2 else { return false }
    return named.count { !$0.isWrong } * 10 >= named.count * 9
  }
}

/// Binds all claims of a file to the declarations that they are about.
struct Binder: Sendable {
  let catalog: Catalog

  /// The claims that are about something that was read, in the order of the file's groups.
  func bind(_ file: FileClaims) -> [BoundClaim] {
    var bound = bind(file, isMirror: false)
    if Mirror.isMirror(bound) { bound = bind(file, isMirror: true) }
    return SettledComments.drop(from: bound, in: file.source)
  }

  private func bind(_ file: FileClaims, isMirror: Bool) -> [BoundClaim] {
    file.groups.enumerated().flatMap { number, group in
      let bound = bind(group, number: number, isMirror: isMirror)
      return OwnMapping.settle(Buckets.drop(from: bound, in: group), in: group)
    }
  }

  private func bind(_ group: ClaimGroup, number: Int, isMirror: Bool) -> [BoundClaim] {
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
      let found = GroupBinder(catalog: catalog, isMirror: isMirror)
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
