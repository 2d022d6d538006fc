import BridgeClaims
import HeaderFacts

/// What of the headers some bridge code uses.
public struct UsedNames: Sendable, Hashable {
  /// The C names of members and constants whose values it restates, and of the classes it names.
  public var names: Set<String> = []
  /// The selectors it spells out.
  public var selectors: Set<String> = []

  /// - Parameter facts: The sets that claims are bound in; short names are taken for the members that the
  ///   audit takes them for.
  public init(_ files: [FileClaims], facts: [FactSet]) {
    let catalog = Catalog(FactIndex(facts))
    for file in files {
      names.formUnion(Binder(catalog: catalog).bind(file).bound.map(\.binding.name))
      for claim in file.selectors {
        selectors.insert(claim.selector)
        if let receiver = claim.receiverClass { names.insert(receiver) }
      }
      let labels = file.groups.flatMap(\.claims).map(\.label)
      names.formUnion(labels.filter(catalog.index.declares))
    }
  }
}
