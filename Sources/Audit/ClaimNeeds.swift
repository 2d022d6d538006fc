import BridgeClaims
import HeaderFacts

/// Which facts can have to do with some claims, by the names in them.
///
/// More may be named than is needed, never less: for whatever the binder or a rule looks up, it takes a name
/// that stands in the claims.
struct ClaimNeeds {
  private var filter = FactFilter()
  /// Every selector that is claimed, and those of them that the files define.
  private var selectors: Set<String> = []
  private var defined: Set<String> = []
  private var accessors: Set<String> = []
  /// Protocols that classes of the files' own adopt.
  private var adopted: Set<String> = []
  /// Objects with the paths of keys that are used on them.
  private var keyPaths: [(receiver: Receiver, path: String)] = []
  /// Whether paths of layers are claimed, which any class of them may have.
  private var needsLayers = false
  private var hasKeys = false

  /// - Parameter bindings: Names of the code's own, and those of the enums that they stand for.
  init(_ files: [FileClaims], bindings: [String: String] = [:]) {
    for name in bindings.values { wantEnumeration(said: name) }
    for file in files {
      for annotation in Annotations.find(in: file.source) { wantEnumeration(said: annotation.name) }
      for group in file.groups { add(group) }
      for claim in file.selectors + file.candidates.map(\.claim) { add(claim) }
      accessors.formUnion(file.accessors)
      adopted.formUnion(file.definedClasses.flatMap(\.protocols))
      for claim in file.identifiers { add(claim) }
      for claim in file.keyPaths { add(claim) }
    }
  }

  /// Whether a Swift call is among the selectors: any method may be meant by one.
  var needsAllMethods: Bool { selectors.contains { $0.contains("(") } }

  /// Wants the enum that an annotation or the configuration names, with its prefix or without.
  private mutating func wantEnumeration(said name: String) {
    filter.want(enumerationLike: name)
    filter.want(enumerationEnding: name)
  }

  private mutating func add(_ claim: SelectorClaim) {
    selectors.insert(claim.selector)
    if claim.use == .defined { defined.insert(claim.selector) }
    filter.want(selector: claim.selector)
    for message in claim.messages {
      addResults(message.receiver)
      if let receiver = message.receiver, let path = KeyMessages.path(claim.selector, message) {
        addKeys(of: path.text, receiver)
      } else if let path = KeyMessages.layerPath(claim.selector, message) {
        needsLayers = true
        wantAccessors(of: path.text)
      }
    }
  }

  private mutating func add(_ claim: KeyPathClaim) {
    switch claim.object {
    case .layer:
      needsLayers = true
      wantAccessors(of: claim.path.text)
    case .receiver(let receiver):
      addResults(receiver)
      addKeys(of: claim.path.text, receiver)
    case .own: wantAccessors(of: claim.path.text)
    }
  }

  private mutating func wantAccessors(of path: String) {
    hasKeys = true
    for key in path.split(separator: ".") {
      for selector in KeyMessages.accessors(of: String(key)) { filter.want(selector: selector) }
    }
  }

  private mutating func addKeys(of path: String, _ receiver: Receiver) {
    if keyPaths.isEmpty {
      for selector in KeyMessages.openSelectors { filter.want(selector: selector) }
    }
    keyPaths.append((receiver, path))
    wantAccessors(of: path)
  }

  /// What a receiver is may depend on what the messages to another give back.
  private mutating func addResults(_ receiver: Receiver?) {
    guard case .result(let selector, let from) = receiver else { return }
    filter.want(selector: selector)
    addResults(from)
  }

  private mutating func add(_ claim: IdentifierClaim) {
    filter.wantsAllExternConstants = true
    filter.want(name: claim.name)
    for end in MemberPrefix.wordEnds(of: claim.name).dropLast() {
      filter.want(beginning: String(claim.name.prefix(end)))
    }
  }

  private mutating func add(_ group: ClaimGroup) {
    for hint in group.hints { filter.want(enumerationLike: hint.text) }
    if let owner = group.owner { filter.want(enumerationLike: owner.name) }
    for claim in group.claims {
      let label = claim.label
      filter.want(name: label)
      filter.want(memberEnding: label)
      if label.hasPrefix("k") {
        filter.want(name: String(label.dropFirst()))
        filter.want(memberEnding: String(label.dropFirst()))
      }
      for end in MemberPrefix.wordEnds(of: label).dropLast() {
        filter.want(beginning: String(label.prefix(end)))
      }
    }
    for ending in GroupLabels.possibleKeys(group.claims) { filter.want(memberEnding: ending) }
  }

  // MARK: - Reading

  /// The index of what is needed.
  func index(
    of library: FactLibrary, frameworks: Set<String>?, beside sets: [FactSet]
  ) throws(FactFileError) -> FactIndex {
    var scan = try LibraryScan(library, of: frameworks)
    var filter = filter
    var unread = UnreadFacts(enumerations: [])
    var names: ContainerNames?
    if !selectors.isEmpty || hasKeys {
      var known = try scan.containerNames()
      for set in sets { known.add(set) }
      let foreign = selectors.filter { !known.hasSelector($0) }
      let unknown = foreign.subtracting(defined).subtracting(accessors)
      if !foreign.isEmpty, !ProjectNames.knowsMore(unknown: unknown.count, of: selectors.count) {
        let search = NameSearch(known.selectors)
        for selector in foreign where !selector.hasPrefix("_") {
          for slip in search.slips(of: selector) { filter.want(selector: slip) }
        }
        for selector in unknown {
          for near in search.near(selector, limit: 8) { filter.want(selector: near) }
        }
        unread.selectors = search
        names = known
      }
      try readContainers(&scan, &filter, beside: sets)
    }
    try scan.readValues(for: filter, beside: sets)
    unread.enumerations = scan.unreadEnumerations
    if let names { unread.otherWords = try words(in: &scan, names: names, beside: sets) }
    return FactIndex(sets + scan.sets, unread: unread)
  }

  /// Reads which class inherits from which, of their methods those that are claimed, and all of the protocols
  /// that a class of the code's own may adopt; then wants the enums that the methods take.
  private func readContainers(
    _ scan: inout LibraryScan, _ filter: inout FactFilter, beside sets: [FactSet]
  ) throws(FactFileError) {
    filter.wantsAllContainers = true
    try scan.readContainers(for: filter)
    if !defined.isEmpty || !adopted.isEmpty {
      let protocols = adoptedProtocols(FactIndex(sets + scan.sets))
      for name in protocols { filter.want(wholeContainer: name) }
      try scan.readContainers(for: filter)
      // Whether an inherited method is there already is asked of every method of theirs.
      for container in scan.sets.flatMap(\.containers) where protocols.contains(container.name) {
        for method in container.methods { filter.want(selector: method.selector) }
      }
      try scan.readContainers(for: filter)
    }
    if needsLayers {
      let layers = LayerKeyPaths.classes(ClassGraph(FactIndex(sets + scan.sets)))
      for name in layers { filter.want(wholeContainer: name) }
      try scan.readContainers(for: filter)
    }
    if !keyPaths.isEmpty {
      for name in classesOfKeys(FactIndex(sets + scan.sets)) { filter.want(wholeContainer: name) }
      try scan.readContainers(for: filter)
    }
    for container in (sets + scan.sets).flatMap(\.containers) {
      for method in container.methods where selectors.contains(method.selector) {
        for parameter in method.parameters {
          filter.want(name: parameter.typeName.withoutEnumKeyword)
        }
      }
    }
  }

  /// The protocols that the code's classes say they adopt and those that have one of their methods, with all
  /// that these adopt in turn.
  private func adoptedProtocols(_ index: FactIndex) -> Set<String> {
    let graph = ClassGraph(index)
    let owners = defined.flatMap { index.methods(selector: $0).map(\.container.owner) }
    return adopted.union(owners).filter(graph.isProtocol)
      .reduce(into: []) { $0.formUnion(graph.family(ofProtocol: $1)) }
  }

  /// The classes whose properties are named by keys, with all that they inherit from.
  private func classesOfKeys(_ index: FactIndex) -> Set<String> {
    let graph = ClassGraph(index)
    let judge = KeyPathJudge(graph: graph)
    let classes = keyPaths.flatMap { keyPath in
      graph.resolve(keyPath.receiver).map { judge.follow(keyPath.path, from: $0).classes } ?? []
    }
    var names: Set<String> = []
    for name in Set(classes) { names.formUnion(graph.ancestry(of: name).names) }
    return names.subtracting(RuntimeRoot.names)
  }

  private func words(
    in scan: inout LibraryScan, names: ContainerNames, beside sets: [FactSet]
  ) throws(FactFileError) -> NameVocabulary {
    let read = FactIndex(sets).nonselectorSpellings
    return try scan.valueWords().merging(names.words).merging(NameVocabulary(read))
  }
}
