/// How two sets of headers differ, in what code that cannot import them depends on: names and values of
/// members and constants, selectors with their encodings and owners, and what may no longer be used.
public struct FactDiff: Sendable, Hashable {
  public var old: FactOrigin
  public var new: FactOrigin
  /// The frameworks compared, sorted.
  public var frameworks: [String]
  /// By framework, then by owner with the owner's own changes first, then by kind and name.
  public var changes: [FactChange]

  /// Compares two sets, which should be of the same frameworks.
  ///
  /// A framework that only one of them has is one change; nothing of it is listed.
  public init(from old: FactSet, to new: FactSet) {
    self.old = old.origin
    self.new = new.origin
    let shared = Set(old.frameworks).intersection(new.frameworks)
    frameworks = shared.sorted()
    // Loose headers belong to no framework, and are compared whole.
    let isWhole = old.frameworks.isEmpty && new.frameworks.isEmpty
    let (before, after) =
      isWhole ? (old, new) : (old.restricted(to: shared), new.restricted(to: shared))
    var changes = Self.frameworkChanges(from: old, to: new)
    changes += ValueDiff(from: before, to: after).changes
    changes += ContainerDiff(from: before, to: after).changes
    self.changes = Self.ordered(changes)
  }

  /// Nothing that is compared differs.
  public var isEmpty: Bool { changes.isEmpty }

  /// Only the changes of what code uses, by its old or its new name.
  ///
  /// - Parameters:
  ///   - names: C names of members, constants, enums, classes and protocols.
  ///   - selectors: Selectors as they are spelled.
  ///   - old: The older set: that one more class has a selector which some class had already changes nothing
  ///     for code that sends it.
  public func restricted(
    toNames names: Set<String>, selectors: Set<String>, from old: FactSet
  ) -> FactDiff {
    let known = Set(old.containers.flatMap(\.methods).map(\.selector))
    var restricted = self
    restricted.changes = changes.filter { change in
      guard change.subject == .method else {
        return names.contains(change.name)
          || change.subject == .conformance && names.contains(change.owner)
          || change.kind == .renamed && names.contains(change.old ?? "")
      }
      if change.kind == .added, known.contains(change.name) { return false }
      return selectors.contains(change.name)
        || change.kind == .renamed && selectors.contains(change.old ?? "")
    }
    return restricted
  }

  /// Without the changes that a change of the owner, listed as well, implies; but with the members of new
  /// enums, whose values nothing implies.
  public var changesByThemselves: [FactChange] {
    struct Key: Hashable {
      var kind: FactChange.Kind
      var owner: String
    }
    let owners = Set(
      changes.compactMap { change -> Key? in
        switch change.subject {
        case .enumeration, .class, .protocol: Key(kind: change.kind, owner: change.name)
        default: nil
        }
      })
    return changes.filter {
      !$0.followsOwner || $0.subject == .member && $0.kind == .added
        || !owners.contains(Key(kind: $0.kind, owner: $0.owner))
    }
  }

  private static func frameworkChanges(from old: FactSet, to new: FactSet) -> [FactChange] {
    func change(_ kind: FactChange.Kind, _ name: String) -> FactChange {
      FactChange(
        kind: kind, subject: .framework, framework: name, name: name,
        location: HeaderLocation(header: "", line: 0))
    }
    let (before, after) = (Set(old.frameworks), Set(new.frameworks))
    return before.subtracting(after).map { change(.removed, $0) }
      + after.subtracting(before).map { change(.added, $0) }
  }

  private static func ordered(_ changes: [FactChange]) -> [FactChange] {
    let ranks = Dictionary(
      uniqueKeysWithValues: FactChange.Kind.allCases.enumerated().map { ($1, $0) })
    // Values before selectors; what has no owner is its own.
    func key(_ change: FactChange) -> (String, Int, String, Int, Int) {
      let isOwner = change.owner.isEmpty && change.subject != .constant && change.subject != .member
      return (
        change.framework, group(change.subject), isOwner ? change.name : change.owner,
        isOwner ? 0 : 1, ranks[change.kind] ?? 0
      )
    }
    let keyed = changes.map { (key: key($0), change: $0) }
    return keyed.sorted { a, b in
      if a.key != b.key { return a.key < b.key }
      let (first, second) = (a.change.location, b.change.location)
      if first.header != second.header { return first.header < second.header }
      return (first.line, a.change.name, a.change.methodKind?.rawValue ?? "")
        < (second.line, b.change.name, b.change.methodKind?.rawValue ?? "")
    }.map(\.change)
  }

  private static func group(_ subject: FactChange.Subject) -> Int {
    switch subject {
    case .framework: 0
    case .enumeration, .member: 1
    case .constant: 2
    case .class, .protocol, .conformance, .method: 3
    }
  }
}

extension FactSet {
  /// The facts of some of the frameworks.
  public func restricted(to names: Set<String>) -> FactSet {
    FactSet(
      origin: origin, frameworks: frameworks.filter(names.contains),
      enumerations: enumerations.filter { names.contains($0.framework) },
      integerConstants: integerConstants.filter { names.contains($0.framework) },
      externConstants: externConstants.filter { names.contains($0.framework) },
      containers: containers.filter { names.contains($0.framework) },
      frameworkGaps: frameworkGaps.filter { names.contains($0.key) })
  }

  /// Whether the facts of a framework do not tell something.
  func lacks(_ gap: FactGap, in framework: String) -> Bool {
    origin.gaps.contains(gap) || frameworkGaps[framework]?.contains(gap) ?? false
  }
}
