import BridgeClaims
import HeaderFacts

/// The labels of a group, each with the folded short names that it may stand for.
struct GroupLabels: Sendable {
  /// For each claim its spellings to look for, the most literal first.
  let keys: [[String]]
  /// The words that all labels begin with: `workout` of `WORKOUT_RUNNING`, `WORKOUT_WALKING`.
  let prefix: [String]

  init(_ claims: [ValueClaim]) {
    let words = claims.map { NameWords.split(Self.lastComponent($0.label)) }
    let prefix = Self.common(words)
    let suffix = Self.common(words.map { $0.dropFirst(prefix.count).reversed() })
    self.prefix = prefix
    keys = words.map { words in
      var keys = [words.joined()]
      let inner = words.dropFirst(prefix.count)
      if !prefix.isEmpty { keys.append(inner.joined()) }
      if !suffix.isEmpty { keys.append(inner.dropLast(suffix.count).joined()) }
      return keys
    }
  }

  /// All that may be among `keys` for some of the claims, whichever these are.
  ///
  /// What is common to some labels is common to two of them, and of all other labels the neighbours in
  /// alphabetic order have most in common with a label.
  static func possibleKeys(_ claims: [ValueClaim]) -> Set<String> {
    let names = Set(claims.map { NameWords.split(Self.lastComponent($0.label)) })
    let fronts = commonLengths(Array(names))
    let backs = commonLengths(names.map { $0.reversed() })
    var keys: Set<String> = []
    for words in names {
      for front in 0...(fronts[words] ?? 0) {
        for back in 0...(backs[words.reversed()] ?? 0) {
          keys.insert(words.dropFirst(front).dropLast(back).joined())
        }
      }
    }
    return keys
  }

  /// For each name how many words it begins with that another begins with as well.
  private static func commonLengths(_ names: [[String]]) -> [[String]: Int] {
    let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
    var lengths: [[String]: Int] = [:]
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      let length = zip(a, b).prefix { $0 == $1 }.count
      lengths[a] = max(lengths[a] ?? 0, length)
      lengths[b] = max(lengths[b] ?? 0, length)
    }
    return lengths
  }

  /// How many different labels there are.
  var distinctCount: Int { Set(keys.map { $0[0] }).count }

  /// What all labels begin with, in their own casing and up to a word's end: `UITouchPhase`; nil where
  /// that is nothing.
  static func apiPrefix(_ claims: [ValueClaim]) -> String? {
    let words = claims.map { NameWords.split($0.label) }
    let length = common(words).reduce(0) { $0 + $1.utf8.count }
    guard length > 0, let label = claims.first?.label, !label.contains("_") else { return nil }
    return String(decoding: label.utf8.prefix(length), as: UTF8.self)
  }

  /// `running` of `ActivityType.running` and `ActivityType::running`, and `type` of Rust's `r#type`.
  private static func lastComponent(_ label: String) -> Substring {
    let last = label.split(whereSeparator: { $0 == "." || $0 == ":" }).last ?? label[...]
    return last.hasPrefix("r#") ? last.dropFirst(2) : last
  }

  /// The words with which all names of a group begin, at least one of each name's being left.
  private static func common(_ names: [[String]]) -> [String] {
    guard Set(names).count > 1, var common = names.first?.dropLast() else { return [] }
    for name in names.dropFirst() {
      let length = zip(common, name.dropLast()).prefix { $0 == $1 }.count
      common = common.prefix(length)
      if common.isEmpty { break }
    }
    return Array(common)
  }
}
