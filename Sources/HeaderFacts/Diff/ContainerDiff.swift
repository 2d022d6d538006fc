/// What differs in classes, protocols and their methods.
struct ContainerDiff {
  private let oldPlatform: String
  private let newPlatform: String
  private let knowsSwiftNames: Bool
  private let old: MethodNames
  private let new: MethodNames
  private(set) var changes: [FactChange] = []

  init(from old: FactSet, to new: FactSet) {
    oldPlatform = old.origin.platform
    newPlatform = new.origin.platform
    let (old, new) = (old.comparableMethods(with: new), new.comparableMethods(with: old))
    knowsSwiftNames = ![old, new].contains { $0.origin.gaps.contains(.swiftNames) }
    self.old = MethodNames(old)
    self.new = MethodNames(new)
    compareOwners()
    compareMethods()
  }

  private mutating func compareOwners() {
    for (owner, before) in old.owners {
      guard let after = new.owners[owner] else {
        changes.append(change(.removed, before))
        continue
      }
      if case .class(let was) = before.kind, case .class(let now) = after.kind, was != now {
        var changed = change(.retyped, after)
        (changed.old, changed.new) = (was ?? "", now ?? "")
        changes.append(changed)
      }
      if let became = availabilityChange(before.availability, after.availability) {
        var changed = change(became.kind, after)
        (changed.version, changed.message) = (became.version, became.message)
        changes.append(changed)
      }
      compareProtocols(of: owner, after)
    }
    for (owner, after) in new.owners where old.owners[owner] == nil {
      var added = change(.added, after)
      added.version = after.availability.entry(for: newPlatform)?.introduced
      changes.append(added)
    }
  }

  private mutating func compareProtocols(of owner: OwnerKey, _ container: Container) {
    let (before, after) = (
      Set(old.protocols[owner, default: []]), Set(new.protocols[owner, default: []])
    )
    func conformance(_ kind: FactChange.Kind, _ name: String) -> FactChange {
      FactChange(
        kind: kind, subject: .conformance, framework: container.framework, owner: owner.name,
        name: name, location: container.location)
    }
    changes += before.subtracting(after).map { conformance(.removed, $0) }
    changes += after.subtracting(before).map { conformance(.added, $0) }
  }

  private mutating func compareMethods() {
    for (key, before) in old.methods {
      if let after = new.methods[key] { compare(before, after, of: key.owner) }
    }
    let gone = old.methods.filter { new.methods[$0.key] == nil }.map(\.value)
    let fresh = new.methods.filter { old.methods[$0.key] == nil }.map(\.value)
    let paths = MethodPaths(gone: gone, fresh: fresh, old: old, new: new)
    for method in gone {
      switch paths.path(of: method) {
      case .moved(let target):
        changes.append(
          target.change(.moved, old: method.key.owner.name, new: target.key.owner.name))
      case .renamed(let target):
        changes.append(target.change(.renamed, old: method.key.selector, new: target.key.selector))
      case nil:
        var removed = method.change(.removed, old: method.method.encoding)
        removed.followsOwner =
          old.owners[method.key.owner] != nil && new.owners[method.key.owner] == nil
        changes.append(removed)
      }
    }
    for method in fresh where !paths.isTarget(method) {
      var added = method.change(.added, new: method.method.encoding)
      added.version = method.method.availability.entry(for: newPlatform)?.introduced
      added.followsOwner =
        new.owners[method.key.owner] != nil && old.owners[method.key.owner] == nil
      changes.append(added)
    }
  }

  private mutating func compare(_ before: NamedMethod, _ after: NamedMethod, of owner: OwnerKey) {
    let (was, now) = (before.method.encoding, after.method.encoding)
    if was != now, TypeEncoding.withoutOffsets(was) != TypeEncoding.withoutOffsets(now) {
      changes.append(after.change(.retyped, old: was, new: now))
    }
    if before.method.isOptional != after.method.isOptional {
      let word = { (isOptional: Bool) in isOptional ? "optional" : "required" }
      changes.append(
        after.change(
          .redeclared, old: word(before.method.isOptional), new: word(after.method.isOptional)))
    }
    if knowsSwiftNames, before.method.swiftNameAttribute != after.method.swiftNameAttribute {
      changes.append(
        after.change(
          .swiftRenamed, old: before.method.swiftNameAttribute ?? "",
          new: after.method.swiftNameAttribute ?? ""))
    }
    guard
      let became = availabilityChange(before.method.availability, after.method.availability)
    else { return }
    var changed = after.change(became.kind, new: now)
    (changed.version, changed.message) = (became.version, became.message)
    if let ownerBefore = old.owners[owner], let ownerAfter = new.owners[owner] {
      changed.followsOwner =
        availabilityChange(ownerBefore.availability, ownerAfter.availability) == became
    }
    changes.append(changed)
  }

  private func availabilityChange(
    _ before: Availability, _ after: Availability
  ) -> AvailabilityChange? {
    AvailabilityChange(from: before, on: oldPlatform, to: after, on: newPlatform)
  }

  private func change(_ kind: FactChange.Kind, _ container: Container) -> FactChange {
    FactChange(
      kind: kind, subject: container.kind == .protocol ? .protocol : .class,
      framework: container.framework, name: container.name, location: container.location)
  }
}

extension FactSet {
  /// The set without the containers of frameworks of which one of two sides does not tell the methods.
  fileprivate func comparableMethods(with other: FactSet) -> FactSet {
    var set = self
    set.containers.removeAll {
      lacks(.methods, in: $0.framework) || other.lacks(.methods, in: $0.framework)
    }
    return set
  }
}
