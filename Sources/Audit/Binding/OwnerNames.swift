import BridgeClaims
import HeaderFacts

/// How much the names around a group say about one enum.
struct NameEvidence: Sendable {
  enum Strength: Int, Sendable, Comparable {
    case none, related, bridgeName, exactName
    static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  }
  var strength: Strength
  /// From 0 to 1: the share of the enum's name found in the names around, rare words counting more.
  var overlap: Double
  /// What was found, for people.
  var text: String?
}

/// Reads the names that stand around a group: its owner and its hints.
struct OwnerNames: Sendable {
  private struct Spelling: Sendable {
    var text: String
    var words: [String]
    /// The owner of members or the type of a declaration, which may name the enum outright.
    var mayName: Bool
  }

  private let spellings: [Spelling]
  private let words: Set<String>
  /// What comments above the group call by a C name.
  private let mentions: Set<String>
  /// For each name of an API's own type that the group has the words without its prefix.
  private let typeNames: [[String]]

  /// Words that a bridge adds to an enum's name: `WorkoutActivityTypeNames`, `TWorkoutActivity`.
  private static let trimmings: Set<String> = [
    "t", "e", "k", "map", "name", "names", "value", "values", "table", "enum", "raw", "id", "ids",
    "code", "codes", "by", "to", "from", "lookup", "dict", "label", "labels", "string", "strings",
    "constants", "const",
  ]

  /// Last words of enum names that a bridge leaves out: `WorkoutActivity` for `HKWorkoutActivityType`.
  static let genericWords: Set<String> = [
    "type", "style", "mode", "kind", "option", "options", "mask", "code", "state", "status", "flag",
    "flags", "value", "policy",
  ]

  init(_ group: ClaimGroup, labelPrefix: [String] = []) {
    var spellings: [Spelling] = []
    func add(_ text: String, mayName: Bool) {
      spellings.append(Spelling(text: text, words: NameWords.split(text), mayName: mayName))
    }
    if let owner = group.owner {
      add(owner.name, mayName: [.enumeration, .type, .map].contains(owner.kind))
    }
    for hint in group.hints { add(hint.text, mayName: hint.kind == .annotatedType) }
    if !labelPrefix.isEmpty {
      spellings.append(
        Spelling(text: labelPrefix.joined(separator: "_"), words: labelPrefix, mayName: true))
    }
    self.spellings = spellings
    mentions = Self.mentions(in: group.hints)
    let owned = group.owner.map { [.enumeration, .type].contains($0.kind) ? [$0.name] : [] } ?? []
    typeNames =
      (owned + [GroupLabels.apiPrefix(group.claims)].compactMap { $0 }
      + Self.typesInComments(group.hints))
      .filter(Self.isTypeName).map { FoldedName.wordsWithoutPrefix($0) }
    words = Set(spellings.flatMap(\.words).map(FoldedName.singular))
  }

  /// The words of comments that begin with a framework's capitals and have more words than one.
  private static func mentions(in hints: [ClaimHint]) -> Set<String> {
    let comments = hints.filter { $0.kind == .comment }.map(\.text)
    let tokens = comments.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return Set(tokens.map(String.init).filter { isTypeName($0) && NameWords.split($0).count > 2 })
  }

  /// `qos_class_t`: what the comments above call by the name of a C type.
  private static func typesInComments(_ hints: [ClaimHint]) -> [String] {
    let comments = hints.filter { $0.kind == .comment }.map(\.text)
    return comments.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      .filter { $0.hasSuffix("_t") && $0.count { $0 == "_" } > 1 }.map(String.init)
  }

  /// The families that the names may mean outright, by their folded spelling.
  var foldedNames: [String] { spellings.filter(\.mayName).map { FoldedName.fold($0.text) } }

  /// What the names say about `family`.
  func evidence(for family: EnumerationFamily, catalog: Catalog) -> NameEvidence {
    guard !family.name.isEmpty else { return NameEvidence(strength: .none, overlap: 0) }
    let overlap = overlap(with: family, catalog: catalog)
    let folded = FoldedName.fold(family.name)
    for spelling in spellings where spelling.mayName {
      if FoldedName.fold(spelling.text) == folded {
        return NameEvidence(
          strength: .exactName, overlap: 1, text: "`\(spelling.text)` is the enum's name")
      }
    }
    for spelling in spellings where spelling.mayName {
      if isBridgeName(spelling.words, of: family.nameWords) {
        return NameEvidence(
          strength: .bridgeName, overlap: 1, text: "`\(spelling.text)` is named after it")
      }
    }
    if mentions.contains(family.name) {
      return NameEvidence(
        strength: .bridgeName, overlap: 1, text: "the comment above names \(family.name)")
    }
    guard overlap.share > 0.5 else { return NameEvidence(strength: .none, overlap: overlap.share) }
    return NameEvidence(
      strength: .related, overlap: overlap.share,
      text: "the code around speaks of \(overlap.found.joined(separator: ", "))")
  }

  /// Whether the group has the name of some interface's own type.
  var isInterface: Bool { !typeNames.isEmpty }

  /// Whether the group is an enum of some interface's own, named otherwise than `family`.
  ///
  /// `UIPencilInteractionPhase` is not `UITouchPhase`, whatever members the two have in common.
  func isForeign(to family: EnumerationFamily, catalog: Catalog) -> Bool {
    typeNames.contains { name in
      let mine = Set(name.map(FoldedName.singular))
      let theirs = Set(family.nameWords.map(FoldedName.singular))
      let weight = { (words: Set<String>) in
        words.reduce(0) { $0 + (Self.genericWords.contains($1) ? 0.25 : 1) }
      }
      let shared = weight(mine.intersection(theirs))
      return shared * 2 < max(weight(mine), weight(theirs)) || shared < 1
    }
  }

  /// `MTRDoorLockDayOfWeek`, `qos_class_t`: some capitals and then a word, or a C type.
  private static func isTypeName(_ name: String) -> Bool {
    if name.hasSuffix("_t") { return name == name.lowercased() }
    let capitals = name.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }.count
    return (3...6).contains(capitals) && !name.contains("_")
      && name.utf8.dropFirst(capitals).first.map {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
        ?? false
  }

  /// Whether `spelling` is the enum's name with a bridge's trimmings, its generic last word perhaps
  /// left out.
  private func isBridgeName(_ spelling: [String], of name: [String]) -> Bool {
    var words = spelling.map(FoldedName.singular)[...]
    let full = name.map(FoldedName.singular)
    var wanted = [full]
    if full.count > 2, Self.genericWords.contains(full[full.count - 1]) {
      wanted.append(full.dropLast())
    }
    while let last = words.last {
      if wanted.contains(where: { $0.elementsEqual(words) }) { return full.count > 1 }
      if let first = words.first, words.count > 1, first.utf8.count <= 3, first != full.first {
        // `hk_workout_activity_type`, `TWorkoutActivity`: a prefix of a few letters.
        if wanted.contains(where: { $0.elementsEqual(words.dropFirst()) }) {
          return full.count > 1
        }
      }
      guard Self.trimmings.contains(last) || Self.trimmings.contains(last + "s") else {
        return false
      }
      words = words.dropLast()
    }
    return false
  }

  private func overlap(
    with family: EnumerationFamily, catalog: Catalog
  ) -> (share: Double, found: [String]) {
    var total = 0.0
    var shared = 0.0
    var found: [String] = []
    for word in family.nameWords {
      let generic = Self.genericWords.contains(word)
      let weight = catalog.rarity(nameWord: word) * (generic ? 0.25 : 1)
      total += weight
      if words.contains(FoldedName.singular(word)) {
        shared += weight
        if !generic { found.append(word) }
      }
    }
    guard total > 0, !found.isEmpty else { return (0, []) }
    return (shared / total, found)
  }
}
