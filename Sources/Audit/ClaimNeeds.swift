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
  private var receivers: Set<String> = []

  /// - Parameter bindings: Names of the code's own, and those of the enums that they stand for.
  init(_ files: [FileClaims], bindings: [String: String] = [:]) {
    for name in bindings.values { wantEnumeration(said: name) }
    for file in files {
      for annotation in Annotations.find(in: file.source) { wantEnumeration(said: annotation.name) }
      for group in file.groups { add(group) }
      for claim in file.selectors { add(claim) }
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
    if let receiver = claim.receiverClass { receivers.insert(receiver) }
    filter.want(selector: claim.selector)
    // What looks like a selector may be the name of a class.
    filter.want(name: claim.selector)
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
    try scan.readValues(for: filter, beside: sets)
    var unread = UnreadFacts(enumerations: scan.unreadEnumerations)
    var filter = filter
    if !selectors.isEmpty || !receivers.isEmpty {
      var names = try scan.containerNames()
      for set in sets { names.add(set) }
      for name in names.ancestors(of: receivers) { filter.want(name: name) }
      let unknown = selectors.subtracting(defined).filter { !names.hasSelector($0) }
      if !unknown.isEmpty {
        let search = NameSearch(names.selectors)
        for selector in unknown {
          for near in search.near(selector, limit: 8) { filter.want(selector: near) }
        }
        unread.selectors = search
        unread.otherWords = try words(in: &scan, names: names, beside: sets)
      }
    }
    try scan.readContainers(for: filter)
    return FactIndex(sets + scan.sets, unread: unread)
  }

  private func words(
    in scan: inout LibraryScan, names: ContainerNames, beside sets: [FactSet]
  ) throws(FactFileError) -> NameVocabulary {
    let read = FactIndex(sets).nonselectorSpellings
    return try scan.valueWords().merging(names.words).merging(NameVocabulary(read))
  }
}
