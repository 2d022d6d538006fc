/// A class with all its categories, or a protocol; one name may be both.
struct OwnerKey: Hashable {
  var name: String
  var isProtocol: Bool
}

struct MethodKey: Hashable {
  var owner: OwnerKey
  var kind: Method.Kind
  var selector: String
}

/// A method with where it stands.
struct NamedMethod {
  var key: MethodKey
  var framework: String
  var header: String
  var method: Method

  func change(_ kind: FactChange.Kind, old: String? = nil, new: String? = nil) -> FactChange {
    FactChange(
      kind: kind, subject: .method, framework: framework, owner: key.owner.name,
      name: key.selector, methodKind: key.kind, old: old, new: new,
      location: HeaderLocation(header: header, line: method.line))
  }
}

/// The classes, protocols and methods of a set.
struct MethodNames {
  /// The classes and protocols themselves, without those of which only categories are declared.
  private(set) var owners: [OwnerKey: Container] = [:]
  private(set) var methods: [MethodKey: NamedMethod] = [:]
  /// The protocols that a class or protocol adopts, those of its categories included.
  private(set) var protocols: [OwnerKey: [String]] = [:]

  init(_ set: FactSet) {
    for container in set.containers {
      let owner = OwnerKey(name: container.owner, isProtocol: container.kind == .protocol)
      protocols[owner, default: []] += container.protocols
      if case .category = container.kind {
      } else if owners[owner] == nil {
        owners[owner] = container
      }
      for method in container.methods {
        let key = MethodKey(owner: owner, kind: method.kind, selector: method.selector)
        // Declared again, in a category or when a property is made writable, it is the same method.
        guard methods[key] == nil else { continue }
        methods[key] = NamedMethod(
          key: key, framework: container.framework, header: container.location.header,
          method: method)
      }
    }
  }

  /// The method of this name that `owner` gets from a superclass or a protocol, the nearest first.
  func inherited(_ key: MethodKey) -> NamedMethod? {
    var queue = parents(of: key.owner)[...]
    var seen: Set<OwnerKey> = [key.owner]
    while let owner = queue.popFirst() {
      guard seen.insert(owner).inserted else { continue }
      var candidate = key
      candidate.owner = owner
      if let found = methods[candidate] { return found }
      queue += parents(of: owner)
    }
    return nil
  }

  private func parents(of owner: OwnerKey) -> [OwnerKey] {
    var parents = protocols[owner, default: []].map { OwnerKey(name: $0, isProtocol: true) }
    if case .class(let superclass?)? = owners[owner]?.kind {
      parents.append(OwnerKey(name: superclass, isProtocol: false))
    }
    return parents
  }
}

/// Where methods went that are no longer where they were.
struct MethodPaths {
  enum Path {
    case moved(NamedMethod)
    case renamed(NamedMethod)
  }

  private var paths: [MethodKey: Path] = [:]
  private var targets: Set<MethodKey> = []

  init(gone: [NamedMethod], fresh: [NamedMethod], old: MethodNames, new: MethodNames) {
    for method in gone {
      if let target = new.inherited(method.key) { add(.moved(target), target, for: method) }
    }
    pair(gone, fresh, renamed: true) { method in
      let words = Self.words(method.key.selector)
      return [method.key.owner.name, method.encoding, words]
    }
    // Short selectors, `init` or `name`, are declared everywhere, and not because one moved.
    pair(gone, fresh, renamed: false) { method in
      let isLong = NameWords.split(method.key.selector).count > 2
      return isLong ? [method.key.selector, method.encoding] : nil
    }
  }

  func path(of method: NamedMethod) -> Path? { paths[method.key] }
  func isTarget(_ method: NamedMethod) -> Bool { targets.contains(method.key) }

  private mutating func add(_ path: Path, _ target: NamedMethod, for method: NamedMethod) {
    paths[method.key] = path
    targets.insert(target.key)
  }

  /// Pairs what is the only one of its key on both sides.
  private mutating func pair(
    _ gone: [NamedMethod], _ fresh: [NamedMethod], renamed: Bool,
    by key: (NamedMethod) -> [String]?
  ) {
    func grouped(_ methods: [NamedMethod]) -> [[String]: [NamedMethod]] {
      var groups: [[String]: [NamedMethod]] = [:]
      for method in methods {
        guard let key = key(method) else { continue }
        groups[[method.key.kind.rawValue] + key, default: []].append(method)
      }
      return groups
    }
    let before = grouped(gone.filter { paths[$0.key] == nil })
    let after = grouped(fresh.filter { !targets.contains($0.key) })
    for (key, methods) in before where methods.count == 1 {
      guard let found = after[key], found.count == 1 else { continue }
      add(renamed ? .renamed(found[0]) : .moved(found[0]), found[0], for: methods[0])
    }
  }

  /// The words of a selector whatever their order and casing; `is` before a getter makes no difference.
  private static func words(_ selector: String) -> String {
    NameWords.split(selector).filter { $0 != "is" }.sorted().joined(separator: " ")
  }
}

extension NamedMethod {
  fileprivate var encoding: String { TypeEncoding.withoutOffsets(method.encoding) }
}
