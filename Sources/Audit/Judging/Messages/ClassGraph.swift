import HeaderFacts

/// Which classes and protocols inherit from which, in all fact sets together.
struct ClassGraph: Sendable {
  private var superclasses: [String: Set<String>] = [:]
  private var protocols: [String: Set<String>] = [:]
  private var protocolNames: Set<String> = []
  /// Classes of which some set has all methods.
  private var wholeClasses: Set<String> = []
  let index: FactIndex
  /// The methods of the selectors that the project sends, which are asked for again and again.
  private var methods: [String: [MethodMatch]] = [:]

  /// What a class inherits from.
  struct Ancestry: Sendable {
    /// The class, its superclasses, and the protocols that they adopt.
    var names: Set<String> = []
    /// Everything that it inherits from was read, up to the runtime's own root.
    var isWhole = true
    /// It ends in a class that the runtime itself declares.
    var hasRuntimeRoot = false
  }

  /// - Parameter selectors: What will be asked for most.
  init(_ index: FactIndex, selectors: Set<String> = []) {
    self.index = index
    expect(selectors)
    for set in index.sets {
      for container in set.containers {
        protocols[container.owner, default: []].formUnion(container.protocols)
        switch container.kind {
        case .class(let superclass):
          superclasses[container.name, default: []].formUnion(superclass.map { [$0] } ?? [])
          let gaps = set.origin.gaps.union(set.frameworkGaps[container.framework] ?? [])
          if !gaps.contains(.methods), set.frameworks.contains(container.framework) {
            wholeClasses.insert(container.name)
          }
        case .protocol: protocolNames.insert(container.name)
        case .category: break
        }
      }
    }
  }

  /// - Parameter selectors: What will be asked for most.
  mutating func expect(_ selectors: Set<String>) {
    for selector in selectors where methods[selector] == nil && !RuntimeRoot.answers(selector) {
      methods[selector] = index.methods(selector: selector)
    }
  }

  /// Every method of a selector; none of those that the runtime's root gives everything.
  func methods(selector: String) -> [MethodMatch] {
    if RuntimeRoot.answers(selector) { return [] }
    return methods[selector] ?? index.methods(selector: selector)
  }

  /// Whether the headers declare a class of this name.
  func isClass(_ name: String) -> Bool { superclasses[name] != nil }

  func isProtocol(_ name: String) -> Bool { protocolNames.contains(name) }

  func ancestry(of name: String) -> Ancestry {
    var ancestry = Ancestry()
    var waiting = [name]
    while let next = waiting.popLast() {
      guard ancestry.names.insert(next).inserted else { continue }
      if RuntimeRoot.names.contains(next) {
        ancestry.hasRuntimeRoot = true
      } else if let parents = superclasses[next] {
        waiting += parents
        // Without a superclass it is one whose superclass the facts do not tell.
        if !wholeClasses.contains(next) || parents.isEmpty { ancestry.isWhole = false }
      } else if !protocolNames.contains(next) {
        ancestry.isWhole = false
      }
      waiting += protocols[next] ?? []
    }
    return ancestry
  }

  /// A class and all that inherit from it.
  func classes(inheritingFrom root: String) -> Set<String> {
    var subclasses: [String: [String]] = [:]
    for (name, parents) in superclasses {
      for parent in parents { subclasses[parent, default: []].append(name) }
    }
    var found: Set<String> = []
    var waiting = superclasses[root] == nil ? [] : [root]
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += subclasses[next] ?? [] }
    }
    return found
  }

  /// Protocols that a protocol adopts, itself among them.
  func family(ofProtocol name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += protocols[next] ?? []
    }
    return found
  }

  enum Answer: Sendable {
    case yes([MethodMatch])
    /// The other of class and instances has it.
    case otherSide([MethodMatch])
    case no
    /// What was read does not say.
    case unknown
  }

  /// Whether a class object, or an instance of a class, answers to a selector.
  func answer(_ selector: String, of receiver: ResolvedReceiver) -> Answer {
    let ancestry = ancestry(of: receiver.className)
    if RuntimeRoot.answers(selector) { return ancestry.hasRuntimeRoot ? .yes([]) : .unknown }
    let matches = methods(selector: selector)
    let inherited = matches.filter { ancestry.names.contains($0.container.owner) }
    let wanted = inherited.filter { match in
      match.method.kind == (receiver.isClass ? .class : .instance)
        || receiver.isClass && RuntimeRoot.names.contains(match.container.owner)
    }
    if !wanted.isEmpty { return .yes(wanted) }
    guard ancestry.isWhole else { return .unknown }
    if !receiver.isExact, matches.contains(where: { mayAnswer($0, asKindOf: receiver.className) }) {
      return .unknown
    }
    return inherited.isEmpty ? .no : .otherSide(inherited)
  }

  /// Whether an object that is only known to be of a class, or of one that inherits from it, may have a
  /// method after all: a subclass or a protocol declares it.
  private func mayAnswer(_ match: MethodMatch, asKindOf name: String) -> Bool {
    protocolNames.contains(match.container.owner)
      || match.container.owner != name && ancestry(of: match.container.owner).names.contains(name)
  }
}
