import HeaderFacts

/// One letter that is missing, added, replaced or exchanged with the next one in a whole selector, or its
/// keywords in another order.
///
/// Frameworks have many selectors that differ by a letter and mean two things: `addObject:` and
/// `addObjects:`, `point1` and `point2`, `zPosition` and `xPosition`. What tells a slip from these is that
/// its word is none, or a rare one where the other is common, and that much else is the same.
struct Slip: Sendable {
  enum Kind: Sendable { case letter, order }

  var kind: Kind
  /// So much else is the same that the claim means nothing else.
  var isSure: Bool

  /// Nil where the claim is not like the declared selector, or where both may well be meant.
  ///
  /// - Parameter isTelling: What the claim is sent to has the declared selector and not the claimed one.
  init?(_ claimed: String, for declared: String, isTelling: Bool, project: ProjectNames) {
    let pair = SelectorPair(claimed, declared)
    guard pair.colons.claimed == pair.colons.declared else { return nil }
    if pair.hasOtherOrder {
      (kind, isSure) = (.order, true)
      return
    }
    kind = .letter
    guard !pair.onlyNew.isEmpty, !pair.isNumbered, !pair.differsInLetterName else { return nil }
    if isTelling {
      isSure = !pair.isPlural
      return
    }
    guard pair.letters > 3, !pair.isPlural, !pair.isOtherWord, !project.isOwn(pair) else {
      return nil
    }
    let isLong = pair.letters >= 10
    let rarity = pair.onlyNew.map(project.useCount).min() ?? 0
    let usual = pair.onlyOld.map(project.useCount).min() ?? 0
    if pair.isExchange || rarity == 0 || usual >= 30 * rarity && !pair.isInflected {
      isSure = isLong
    } else if pair.isLongSelector || usual >= 10 * rarity && !pair.isInflected {
      isSure = false
    } else {
      return nil
    }
  }
}

/// Two selectors side by side.
struct SelectorPair: Sendable {
  let claimed: String
  let declared: String
  /// The words that only one of them has.
  let onlyNew: [String]
  let onlyOld: [String]
  let wordCount: Int
  let colons: (claimed: Int, declared: Int)

  init(_ claimed: String, _ declared: String) {
    self.claimed = claimed
    self.declared = declared
    let words = (NameWords.split(claimed), NameWords.split(declared))
    wordCount = words.0.count
    onlyNew = Self.subtracting(words.0, words.1)
    onlyOld = Self.subtracting(words.1, words.0)
    colons = (claimed.colonCount, declared.colonCount)
  }

  private static func subtracting(_ words: [String], _ others: [String]) -> [String] {
    var rest = others
    return words.filter { word in
      guard let place = rest.firstIndex(of: word) else { return true }
      rest.remove(at: place)
      return false
    }
  }

  var letters: Int { claimed.utf8.count - colons.claimed }

  var hasOtherOrder: Bool {
    colons.claimed > 1 && claimed != declared
      && claimed.split(separator: ":").sorted() == declared.split(separator: ":").sorted()
  }

  /// `radius` and `radius1`, `test4` and `tests`: names that are numbered.
  var isNumbered: Bool {
    zip(claimed.split(separator: ":"), declared.split(separator: ":")).contains {
      claimed, declared in
      guard claimed != declared else { return false }
      func base(_ keyword: Substring) -> Substring {
        keyword.prefix(keyword.count - keyword.reversed().prefix { $0.isNumber }.count)
      }
      let isNumber = claimed.last?.isNumber ?? false
      return base(claimed) == base(declared)
        || isNumber && !isExchange && claimed.utf8.count >= declared.utf8.count
    }
  }

  /// One letter stands for another where a word of so few letters, or the only word, may be meant: `pose` and
  /// `nose`, `simple` and `sample`.
  var isOtherWord: Bool {
    guard claimed.utf8.count == declared.utf8.count, !isExchange, let words else { return false }
    return words.claimed.utf8.count < 5 || wordCount == 1
  }

  /// `centerX` and `center`, `xPosition` and `zPosition`: a letter that is a name.
  var differsInLetterName: Bool {
    guard !isExchange, onlyNew.contains(where: { $0.utf8.count == 1 }) else { return false }
    return claimed.utf8.count >= declared.utf8.count
  }

  /// Two neighbouring letters are exchanged, and nothing else is.
  var isExchange: Bool {
    claimed.utf8.count == declared.utf8.count && claimed.utf8.sorted() == declared.utf8.sorted()
  }

  /// The one word that differs, in both.
  var words: (claimed: String, declared: String)? {
    onlyNew.count == 1 && onlyOld.count == 1 ? (onlyNew[0], onlyOld[0]) : nil
  }

  var isPlural: Bool {
    words.map { FoldedName.singular($0.claimed) == FoldedName.singular($0.declared) } ?? false
  }

  /// Two forms of one word.
  var isInflected: Bool {
    guard let words else { return false }
    let stem = zip(words.claimed.utf8, words.declared.utf8).prefix { $0 == $1 }.count
    return stem > 3 && SelectorComparison.isInflected(words.claimed, words.declared)
  }

  /// One word of many differs.
  var isLongSelector: Bool {
    words != nil && (colons.claimed > 1 || wordCount > 3) && (!isInflected || wordCount > 3)
  }
}
