import BridgeClaims
import HeaderFacts

/// What a file's claims are about.
struct BindingOutcome: Sendable {
  /// The claims that are about something that was read, in the order of the file's groups.
  var bound: [BoundClaim] = []
  /// For groups of which something is not bound, why; only where explanations are asked for.
  var remarks: [Int: [String]] = [:]
  /// Annotation comments that name no enum that was read.
  var unknownEnumerations: [ExplicitBindings.Statement] = []

  mutating func remark(_ text: @autoclosure () -> String, onGroup number: Int, if wanted: Bool) {
    if wanted { remarks[number, default: []].append(text()) }
  }
}

/// Binds all claims of a file to the declarations that they are about.
struct Binder: Sendable {
  let catalog: Catalog
  /// Own names and the enums that they stand for, from the configuration.
  var ownNames: [String: String] = [:]
  /// Whether to say why claims are not bound.
  var explains = false

  func bind(_ file: FileClaims) -> BindingOutcome {
    let explicit = ExplicitBindings(file, own: ownNames)
    var outcome = bind(file, explicit, FileContext())
    let context = FileContext(outcome.bound)
    if context.mayChange(outcome.bound, in: file) { outcome = bind(file, explicit, context) }
    let settled = SettledComments.drop(from: outcome.bound, in: file.source)
    note(outcome.bound, settled, "the comment names other numbers too", &outcome)
    outcome.bound = settled
    return outcome
  }

  private func bind(
    _ file: FileClaims, _ explicit: ExplicitBindings, _ context: FileContext
  ) -> BindingOutcome {
    var outcome = BindingOutcome()
    for (number, group) in file.groups.enumerated() {
      let statement = explicit.statement(onGroup: number)
      var bound = bind(group, number: number, statement, context, &outcome)
      if let condition = CompiledFor(condition: group.condition, path: file.source.path) {
        // No header at hand is about such a machine.
        guard condition.mayBeApple else { continue }
        for place in bound.indices {
          bound[place].binding = bound[place].binding.restricted(to: condition)
        }
      }
      let members = Buckets.drop(from: bound, in: group)
      note(bound, members, "the label is a category, not a member", &outcome)
      let settled = OwnMapping.settle(members, in: group)
      note(members, settled, "the code maps the names to numbers of its own", &outcome)
      outcome.bound += settled
    }
    return outcome
  }

  /// Says of claims that were bound before and are no longer what became of them.
  private func note(
    _ before: [BoundClaim], _ after: [BoundClaim], _ reason: String,
    _ outcome: inout BindingOutcome
  ) {
    guard explains, before.count > after.count else { return }
    let kept = Set(after.map { [$0.group, $0.place] })
    let dropped = before.filter { !kept.contains([$0.group, $0.place]) }
    for (number, claims) in Dictionary(grouping: dropped, by: \.group) {
      let names = Wording.list(claims.map(\.claim.label))
      outcome.remark("left out: \(names) (\(reason))", onGroup: number, if: true)
    }
  }

  private func bind(
    _ group: ClaimGroup, number: Int, _ statement: ExplicitBindings.Statement?,
    _ context: FileContext,
    _ outcome: inout BindingOutcome
  ) -> [BoundClaim] {
    let bindings: [Binding?]
    switch statement.map({ ExplicitBinder(catalog: catalog).bind(group, $0) }) {
    case .noEnumeration?:
      outcome.remark(statement?.evidence ?? "", onGroup: number, if: explains)
      return []
    case .bound(let found)?: bindings = found
    case .unknown?:
      if let statement { outcome.unknownEnumerations.append(statement) }
      bindings = inferred(group, number: number, context, &outcome)
    case nil: bindings = inferred(group, number: number, context, &outcome)
    }
    return bindings.enumerated().compactMap { place, binding in
      binding.map {
        BoundClaim(
          group: number, place: place, claim: group.claims[place], binding: $0, form: group.form)
      }
    }
  }

  private func inferred(
    _ group: ClaimGroup, number: Int, _ context: FileContext, _ outcome: inout BindingOutcome
  ) -> [Binding?] {
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
      let found = GroupBinder(catalog: catalog, context: context)
        .bind(rest.map { group.claims[$0] }, in: group, company: company)
      for (place, binding) in zip(rest, found.bindings) { bindings[place] = binding }
      if let refusal = found.refusal {
        outcome.remark(refusal.text(catalog), onGroup: number, if: explains)
      }
    }
    for place in bindings.indices where bindings[place] == nil {
      bindings[place] = fullNames.bindLoneUnprefixed(
        group.claims[place].label, confidence: .possible)
    }
    return bindings
  }
}
