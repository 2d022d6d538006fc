/// What differs in enums and constants.
struct ValueDiff {
  private let oldPlatform: String
  private let newPlatform: String
  private let oldFacts: FactSet
  private let newFacts: FactSet
  private let old: ValueNames
  private let new: ValueNames
  private(set) var changes: [FactChange] = []

  init(from old: FactSet, to new: FactSet) {
    oldPlatform = old.origin.platform
    newPlatform = new.origin.platform
    oldFacts = old
    newFacts = new
    self.old = ValueNames(old)
    self.new = ValueNames(new)
    compareEnumerations()
    compareValues()
  }

  private mutating func compareEnumerations() {
    for (name, before) in old.enumerations {
      guard let after = new.enumerations[name] else {
        if !newFacts.lacks(.values, in: before.framework) {
          changes.append(change(.removed, before))
        }
        continue
      }
      compareDeclarations(before, after)
      if both(know: .memberAvailability, of: after.framework),
        let became = availabilityChange(before.availability, after.availability)
      {
        var changed = change(became.kind, after)
        (changed.version, changed.message) = (became.version, became.message)
        changes.append(changed)
      }
    }
    for (name, after) in new.enumerations
    where old.enumerations[name] == nil && !oldFacts.lacks(.values, in: after.framework) {
      var added = change(.added, after)
      added.version = after.availability.entry(for: newPlatform)?.introduced
      changes.append(added)
    }
  }

  private mutating func compareDeclarations(_ before: Enumeration, _ after: Enumeration) {
    if before.type != after.type {
      append(.retyped, after, before.typeName, after.typeName)
    }
    if both(know: .enumKinds, of: after.framework), before.kind != after.kind {
      append(.redeclared, after, before.kind.words, after.kind.words)
    }
    if both(know: .swiftNames, of: after.framework), before.swiftTypeName != after.swiftTypeName {
      append(.swiftRenamed, after, before.swiftTypeName, after.swiftTypeName)
    }
  }

  private mutating func append(
    _ kind: FactChange.Kind, _ enumeration: Enumeration, _ old: String, _ new: String
  ) {
    var changed = change(kind, enumeration)
    (changed.old, changed.new) = (old, new)
    changes.append(changed)
  }

  /// Whether neither side lacks something; of what only one side knows nothing is said.
  private func both(know gap: FactGap, of framework: String) -> Bool {
    !oldFacts.lacks(gap, in: framework) && !newFacts.lacks(gap, in: framework)
  }

  private mutating func compareValues() {
    for (name, before) in old.values {
      if let after = new.values[name] { compare(before, after) }
    }
    let gone = old.values.filter { new.values[$0.key] == nil }.map(\.value)
    let fresh = new.values.filter { old.values[$0.key] == nil }.map(\.value)
    let renamings = Renamings(gone: gone, fresh: fresh)
    let replacements = Replacements(fresh)
    for value in gone {
      guard let successor = renamings.successors[value.name] else {
        guard !newFacts.mayMiss(value) else { continue }
        var removed = value.change(.removed, old: value.value?.description)
        removed.replacement = replacements.replacement(for: value)
        removed.followsOwner = !value.owner.isEmpty && new.enumerations[value.owner] == nil
        changes.append(removed)
        continue
      }
      changes.append(successor.change(.renamed, old: value.name, new: successor.name))
      compareNumbers(value, successor)
    }
    let renamed = Set(renamings.successors.values.map(\.name))
    for value in fresh where !renamed.contains(value.name) && !oldFacts.mayMiss(value) {
      var added = value.change(.added, new: value.value?.description)
      added.version = value.availability.entry(for: newPlatform)?.introduced
      added.followsOwner = !value.owner.isEmpty && old.enumerations[value.owner] == nil
      changes.append(added)
    }
    addReplacements(replacements)
  }

  private mutating func compare(_ before: NamedValue, _ after: NamedValue) {
    compareNumbers(before, after)
    // A member that gets an enum, or an enum that gets a name, is the same to whoever restates it.
    if !before.owner.isEmpty, !after.owner.isEmpty, before.owner != after.owner {
      changes.append(after.change(.moved, old: before.owner, new: after.owner))
    }
    if let was = before.swiftName, let now = after.swiftName, was != now,
      before.owner == after.owner
    {
      changes.append(after.change(.swiftRenamed, old: was, new: now))
    }
    guard after.subject != .member || both(know: .memberAvailability, of: after.framework),
      let became = availabilityChange(before.availability, after.availability)
    else { return }
    var changed = after.change(became.kind, new: after.value?.description)
    (changed.version, changed.message) = (became.version, became.message)
    if let owner = new.enumerations[after.owner], let was = old.enumerations[after.owner] {
      changed.followsOwner = availabilityChange(was.availability, owner.availability) == became
    }
    changes.append(changed)
  }

  private mutating func compareNumbers(_ before: NamedValue, _ after: NamedValue) {
    guard let was = before.value, let now = after.value, !was.isSameNumber(as: now) else { return }
    changes.append(after.change(.renumbered, old: was.description, new: now.description))
  }

  /// Says of deprecated members which new one has their value.
  private mutating func addReplacements(_ replacements: Replacements) {
    for index in changes.indices where changes[index].kind == .deprecated {
      guard changes[index].subject == .member, let value = new.values[changes[index].name] else {
        continue
      }
      changes[index].replacement = replacements.replacement(for: value)
    }
  }

  private func availabilityChange(
    _ before: Availability, _ after: Availability
  ) -> AvailabilityChange? {
    AvailabilityChange(from: before, on: oldPlatform, to: after, on: newPlatform)
  }

  private func change(_ kind: FactChange.Kind, _ enumeration: Enumeration) -> FactChange {
    FactChange(
      kind: kind, subject: .enumeration, framework: enumeration.framework, name: enumeration.name,
      location: enumeration.location)
  }
}

extension IntegerValue {
  /// The same number, or the same bits in types of one width.
  fileprivate func isSameNumber(as other: IntegerValue) -> Bool {
    description == other.description || type.bits == other.type.bits && bits == other.bits
  }
}

extension EnumerationKind {
  /// For people, a word or two.
  fileprivate var words: String {
    switch self {
    case .plain: "plain"
    case .open: "open"
    case .closed: "closed"
    case .options: "options"
    case .errorCode(let domain): "codes of \(domain)"
    }
  }
}

extension FactSet {
  /// Whether it says nothing that the set does not have the value.
  fileprivate func mayMiss(_ value: NamedValue) -> Bool {
    if lacks(.values, in: value.framework) { return true }
    guard value.subject == .constant, value.value != nil else { return false }
    return lacks(.macros, in: value.framework) || lacks(.integerConstants, in: value.framework)
  }
}
