import HeaderFacts

/// The names by which code in other languages calls an enum's members.
enum ShortNames {
  /// For each folded short name the members that it may mean, in header order.
  ///
  /// Both ways of shortening count: what Swift's importer makes of a name, and what is left after the
  /// enum's name, its beginning, or the words that all members start with.
  static func keys(of enumeration: Enumeration, platform: String) -> [String: [Int]] {
    let words = enumeration.members.map { NameWords.split($0.name) }
    var prefixes = enumNamePrefixes(enumeration.name)
    if let common = commonPrefix(words) { prefixes.append(common) }
    var keys: [String: [Int]] = [:]
    func add(_ key: String, _ index: Int) {
      guard !key.isEmpty, keys[key]?.last != index else { return }
      keys[key, default: []].append(index)
    }
    let swiftNames = enumeration.swiftMemberNames(platform: platform)
    for (index, memberWords) in words.enumerated() {
      if swiftNames.indices.contains(index) { add(FoldedName.fold(swiftNames[index]), index) }
      for prefix in prefixes {
        if let rest = remainder(of: memberWords, after: prefix) { add(rest.joined(), index) }
      }
    }
    return keys
  }

  /// The enum's name by words, and the same without its last word: members of `HKErrorCode` begin
  /// with `HKError`.
  private static func enumNamePrefixes(_ name: String) -> [[String]] {
    let words = NameWords.split(name)
    guard words.count > 1 else { return words.isEmpty ? [] : [words] }
    return words.count > 2 ? [words, Array(words.dropLast())] : [words]
  }

  /// The words that all members begin with; nil with fewer than two members.
  private static func commonPrefix(_ names: [[String]]) -> [String]? {
    guard names.count > 1, var common = names.first?[...] else { return nil }
    for name in names.dropFirst() {
      let length = zip(common, name).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return common.isEmpty ? nil : Array(common)
  }

  /// What is left of `words` after `prefix`, singular and plural being the same; nil if it begins
  /// otherwise or nothing is left.
  private static func remainder(of words: [String], after prefix: [String]) -> ArraySlice<String>? {
    guard words.count > prefix.count else { return nil }
    let begins = zip(words, prefix).allSatisfy {
      $0 == $1 || FoldedName.singular($0) == FoldedName.singular($1)
    }
    return begins ? words.dropFirst(prefix.count) : nil
  }
}
