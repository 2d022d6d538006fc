/// Several folders of facts that are judged together.
///
/// Facts read from headers come before those that were imported without the order of members, so that
/// wherever both state the same the ones that can be explained are shown; then newer ones before older.
public struct FactLibrary: Sendable {
  public let folders: [FactFolder]

  public init(_ folders: [FactFolder]) {
    self.folders = folders.sorted { Self.comesBefore($0.origin, $1.origin) }
  }

  static func comesBefore(_ a: FactOrigin, _ b: FactOrigin) -> Bool {
    if a.knowsMemberOrder != b.knowsMemberOrder { return a.knowsMemberOrder }
    if a.version != b.version { return (b.version ?? Version(0)) < (a.version ?? Version(0)) }
    return a.name < b.name
  }

  /// The names of all frameworks of all folders, sorted.
  public var frameworks: [String] { Set(folders.flatMap(\.frameworks)).sorted() }

  /// Everything, or everything of some frameworks; folders that have none of them are left out.
  public func sets(of frameworks: Set<String>? = nil) throws(FactFileError) -> [FactSet] {
    var sets: [FactSet] = []
    for folder in folders {
      let wanted = folder.frameworks.filter { frameworks?.contains($0) ?? true }
      if !wanted.isEmpty { sets.append(try folder.facts(of: wanted)) }
    }
    return sets
  }

  /// The frameworks that may declare one of the names, in whichever folder.
  public func frameworks(declaring names: some Collection<String>) -> Set<String> {
    folders.reduce(into: []) { $0.formUnion($1.index.frameworks(declaring: names)) }
  }

  /// What has one of the names, from the frameworks of each folder that may declare it: enums with all their
  /// members, constants, classes and methods. Where nothing has, all values of these frameworks: a Swift name
  /// may be meant.
  ///
  /// - Parameter selectors: Methods to read as well where these frameworks have them.
  public func sets(
    declaring names: some Collection<String>, selectors: [String] = [],
    of frameworks: Set<String>? = nil
  ) throws(FactFileError) -> [FactSet] {
    var filter = FactFilter()
    for selector in selectors { filter.want(selector: selector) }
    for name in names {
      filter.want(name: name)
      filter.want(selector: name)
    }
    var scan = try LibraryScan(self, of: frameworks, declaring: names)
    try scan.readValues(for: filter, beside: [])
    var sets = scan.sets
    // In C a name is either a value's or a class's.
    if names.allSatisfy({ name in sets.contains { $0.hasValue(named: name) } }) { return sets }
    try scan.readContainers(for: filter, wholes: true)
    sets = scan.sets
    if sets.contains(where: { !$0.isEmpty }) { return sets }
    try scan.readValues()
    return scan.sets
  }
}
