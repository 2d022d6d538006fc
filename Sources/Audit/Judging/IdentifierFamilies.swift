import HeaderFacts

/// String constants of frameworks that are known by the same beginning: the name of their type.
struct IdentifierFamilies: Sendable {
  struct Family: Sendable {
    /// `HKQuantityTypeIdentifier`
    var prefix: String
    var framework: String
    var names: [String]
    /// For each platform, the newest release whose headers were read for them.
    var releases: [String: Version] = [:]

    fileprivate mutating func add(_ origin: FactOrigin) {
      guard let version = origin.version, version > releases[origin.platform] ?? Version(0) else {
        return
      }
      releases[origin.platform] = version
    }
  }

  private var families: [String: Family] = [:]
  private var lengths: [Int] = []
  /// For names that no header declares, the string constants that they are slips of.
  private var slips: [String: [ExternConstant]] = [:]

  /// - Parameter names: Those that are asked about.
  init(_ index: FactIndex, names: Set<String>) {
    var seen: Set<String> = []
    for set in index.sets {
      for constant in set.externConstants {
        guard let prefix = Self.prefix(of: constant) else { continue }
        let none = Family(prefix: prefix, framework: constant.framework, names: [])
        families[prefix, default: none].add(set.origin)
        if seen.insert(constant.name).inserted { families[prefix]?.names.append(constant.name) }
      }
    }
    families = families.filter { $0.value.names.count > 2 }
    lengths = Set(families.keys.map(\.utf8.count)).sorted(by: >)
    findSlips(of: names.filter { !index.declares($0) && family(of: $0) == nil }, index)
  }

  /// Shorter names are like each other by chance.
  private static let shortest = 14

  private mutating func findSlips(of names: Set<String>, _ index: FactIndex) {
    let names = names.filter { $0.utf8.count >= Self.shortest }
    guard !names.isEmpty else { return }
    var constants: [String: ExternConstant] = [:]
    for constant in index.sets.lazy.flatMap(\.externConstants)
    where constants[constant.name] == nil && constant.name.utf8.count >= Self.shortest {
      constants[constant.name] = constant
    }
    let search = NameSearch(constants.keys.sorted())
    for name in names {
      let found = search.slips(of: name).filter { declared in
        let pair = SelectorPair(name, declared)
        return !pair.isNumbered && !pair.differsInLetterName && !differsAtStart(name, declared)
      }
      if !found.isEmpty { slips[name] = found.compactMap { constants[$0] } }
    }
  }

  /// Whether what differs belongs to the framework's letters: the values of constants have others, or no `k`,
  /// and Ruby writes a capital one.
  private func differsAtStart(_ name: String, _ other: String) -> Bool {
    let same = zip(name.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    return max(name.utf8.count, other.utf8.count) - same <= 2
  }

  /// The string constants that differ from an undeclared name by one letter that is missing, added,
  /// replaced or exchanged with the next.
  func slips(of name: String) -> [ExternConstant] { slips[name] ?? [] }

  /// The type that a constant's name begins with: `HKQuantityTypeIdentifier` is written as one too.
  private static func prefix(of constant: ExternConstant) -> String? {
    let type =
      constant.typedEnum
      ?? constant.typeName.split(separator: " ").last { $0 != "const" }.map(String.init)
    guard let type, type.utf8.count >= 12, constant.name.hasPrefix(type),
      constant.name.utf8.count > type.utf8.count
    else { return nil }
    return type
  }

  /// The family with the longest beginning that a name has.
  func family(of name: String) -> Family? {
    for length in lengths where length < name.utf8.count {
      if let family = families[String(decoding: name.utf8.prefix(length), as: UTF8.self)] {
        return family
      }
    }
    return nil
  }
}
