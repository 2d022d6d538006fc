import HeaderFacts

/// A name that begins as the members of one enum do, and is none of them.
struct UnknownMember: Sendable {
  let family: EnumerationFamily
  /// What the names begin with.
  let prefix: String
  /// Members that the name resembles, the nearest first.
  let near: [String]
  /// The name is a member's but for a letter or two, and no second one's.
  let isSlip: Bool
  /// All its words are a member's.
  let isShortened: Bool

  /// Words that make another thing's name of an enum's: its keys, texts, types and helpers.
  private static let helpers: Set<String> = [
    "all", "array", "attribute", "block", "changed", "class", "code", "context", "count",
    "delegate", "dict", "dictionary", "domain", "enum", "enums", "error", "function",
    "handler", "identifier", "info", "int", "json", "key", "keys", "kind", "kinds", "label",
    "labels", "list", "map", "mapping", "mask", "max", "min", "name", "names", "notification",
    "option", "options", "prefix", "ptr", "raw", "ref", "string", "strings", "suffix",
    "table", "title", "type", "types", "value", "values",
  ]

  /// Words that functions' names have.
  private static let verbs: Set<String> = [
    "add", "copy", "create", "from", "get", "is", "make", "register", "remove", "release", "set",
    "to",
  ]

  /// Whether a name is a function's, unless the constants have that word too.
  static func isFunction(_ words: [String], besides endings: [String]) -> Bool {
    let verbs = verbs.intersection(words)
    return !verbs.isEmpty
      && !endings.contains { !verbs.isDisjoint(with: NameWords.split($0)) }
  }

  /// Nil for a name that no enum's members begin with, that a member begins with, or that seems to be of
  /// another thing.
  init?(_ name: String, catalog: Catalog) {
    guard let match = catalog.family(withPrefixOf: name) else { return nil }
    let family = catalog.families[match.family]
    let prefix = String(name.prefix(match.prefix))
    let rest = String(name.dropFirst(match.prefix))
    let endings = Self.endings(of: family, prefix: prefix)
    guard endings.count > 2, NameWords.split(prefix).count > 2, rest.utf8.count > 2,
      !endings.contains(where: { $0.hasPrefix(rest) })
    else { return nil }
    let words = NameWords.split(rest)
    guard !Self.isFunction(words, besides: endings) else { return nil }
    let slips = Self.slips(rest, among: endings)
    let holding = endings.filter { Set(words).isSubset(of: NameWords.split($0)) }
    var resembling = slips
    if slips.isEmpty { resembling = NameSearch(endings).near(rest, limit: 3, threshold: 0.65) }
    if resembling.isEmpty, holding.count < 4 { resembling = holding }
    let isOther =
      words.first.map(Self.helpers.contains) ?? true
      || words.last.map(Self.helpers.contains) ?? true
    guard !isOther || !slips.isEmpty else { return nil }
    self.family = family
    self.prefix = prefix
    near = resembling.prefix(3).map { prefix + $0 }
    isSlip = slips.count == 1
    isShortened = !Set(resembling).isDisjoint(with: holding)
  }

  /// The endings that differ from one in the fewest letters, two at most. Two letters make another word of a
  /// short one: `text` of `tint`.
  static func slips(_ ending: String, among endings: [String]) -> [String] {
    guard ending.utf8.count > 4 else { return [] }
    for limit in 1...2 {
      let found = endings.filter {
        $0 != ending && EditDistance.between($0, ending, limit: limit) != nil
          && (limit == 1 || !isOtherWord($0, ending))
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func isOtherWord(_ ending: String, _ other: String) -> Bool {
    guard let words = SelectorPair(ending, other).words else { return false }
    return min(words.claimed.utf8.count, words.declared.utf8.count) < 6
  }

  /// What the members have behind their common beginning, each once, in the order of the headers.
  private static func endings(of family: EnumerationFamily, prefix: String) -> [String] {
    var seen: Set<String> = []
    return family.variants.flatMap(\.enumeration.members).map(\.name)
      .filter { $0.hasPrefix(prefix) && seen.insert($0).inserted }
      .map { String($0.dropFirst(prefix.count)) }
  }
}
