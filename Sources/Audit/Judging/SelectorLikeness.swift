import HeaderFacts

/// In what way a selector that nothing declares is like one that a header declares, the more telling ways
/// first.
enum SelectorLikeness: Sendable, CaseIterable {
  /// A Swift call such as `finishRoute(with:metadata:completion:)`.
  case swiftCall
  /// Each keyword is shortened as Swift does.
  case swiftSpelling
  /// The letters are the same, in their order: what differs is their case.
  case sameLetters
  /// The letters are the same and the colons are not.
  case colons
  /// A slip of the pen in one word.
  case slip
  /// The keywords are the same, in another order.
  case keywordOrder
  /// One keyword is another form of the declared one: `config:` for `configuration:`.
  case otherKeyword
  /// One keyword is left out or added.
  case otherArguments

  /// Whether writing the declared selector instead mends the code without a look at the arguments.
  var isMechanical: Bool { self != .otherArguments && self != .keywordOrder }

  /// A sentence on the difference; nil where both spellings side by side say it.
  func text(claimed: String) -> String? {
    switch self {
    case .swiftCall:
      "\(claimed) is the Swift name; the runtime knows the method by its Objective-C name only."
    case .swiftSpelling:
      "\(claimed) is how Swift calls the method; the runtime knows it by the Objective-C name only."
    case .sameLetters:
      "They differ in capitals only; the runtime tells capitals and small letters apart."
    case .colons: "They differ in colons; a selector has one for each argument."
    case .slip, .otherKeyword: nil
    case .keywordOrder: "They have the same keywords, in another order; so will the arguments."
    case .otherArguments: "They differ by one argument."
    }
  }
}

/// Compares selectors by keywords and words.
struct SelectorComparison: Sendable {
  let selector: String
  /// What else says that the claim speaks of what was read: its receiver. Then short names count too.
  let isTelling: Bool
  let project: ProjectNames
  /// With how many arguments it is sent, where all of the code says the same.
  var argumentCount: Int?
  private let keywords: [[String]]
  private let words: [String]
  private let colons: Int

  init(_ selector: String, isTelling: Bool, project: ProjectNames) {
    self.selector = selector
    self.isTelling = isTelling
    self.project = project
    keywords = Self.keywords(selector)
    words = keywords.flatMap { $0 }
    colons = selector.colonCount
  }

  /// How the selector is like a declared one; nil when it is not, or not for sure enough.
  func likeness(to declared: String) -> SelectorLikeness? {
    let other = Self.keywords(declared)
    let otherWords = other.flatMap { $0 }
    let sameColons = colons == declared.colonCount
    if words.joined() == otherWords.joined() {
      guard !sameColons else {
        return isTelling || tellsByLetters(otherWords) ? .sameLetters : nil
      }
      return otherWords.count > 1 || argumentCount == declared.colonCount ? .colons : nil
    }
    if sameColons, colons > 0, isTelling || colons > 1, isShortened(of: other) {
      return .swiftSpelling
    }
    if sameColons, isSlip(for: otherWords) { return .slip }
    if sameColons { return hasOtherKeyword(than: other) ? .otherKeyword : nil }
    return hasOtherArguments(than: other) ? .otherArguments : nil
  }

  /// Not `url` for `URL` or `setUrl:` for `setURL:`: two classes may well differ in these.
  private func tellsByLetters(_ words: [String]) -> Bool {
    words.count > 1 && (Self.telling([words]) > 1 || words.joined().utf8.count > 8)
  }

  /// Whether a selector of the same letters that does not tell enough may be meant all the same: no name
  /// begins with a capital where the declared one does not, and words are rarely written in one.
  func resembles(sameLetters declared: String) -> Bool {
    let other = Self.keywords(declared)
    guard colons == declared.colonCount, words.joined() == other.joined().joined() else {
      return false
    }
    let starts = zip(selector.split(separator: ":"), declared.split(separator: ":"))
    return keywords != other
      || starts.contains { $0.first?.isUppercase ?? false && $1.first?.isLowercase ?? false }
  }

  // MARK: Keywords

  private static func keywords(_ selector: String) -> [[String]] {
    var parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    return parts.map { NameWords.split($0) }
  }

  /// Each keyword is how Swift shortens that of `declared`: the first words of it.
  private func isShortened(of declared: [[String]]) -> Bool {
    keywords.count == declared.count
      && zip(keywords, declared).allSatisfy { !$0.isEmpty && $1.starts(with: $0) }
  }

  /// Words that selectors of all kinds are made of.
  private static let common: Set<String> = [
    "a", "add", "all", "an", "and", "as", "at", "by", "did", "do", "for", "from", "get", "has",
    "in",
    "init", "is", "make", "new", "of", "on", "remove", "set", "should", "the", "to", "using",
    "will",
    "with",
  ]

  private static func telling(_ keywords: some Sequence<[String]>) -> Int {
    keywords.reduce(0) { $0 + $1.count { !common.contains($0) } }
  }

  /// All keywords but one, not the first, are the same, and that one is another form of the same word.
  private func hasOtherKeyword(than declared: [[String]]) -> Bool {
    guard keywords.count == declared.count, keywords.count > 1, keywords[0] == declared[0] else {
      return false
    }
    let different = keywords.indices.filter { keywords[$0] != declared[$0] }
    guard different.count == 1, Self.isForm(keywords[different[0]], of: declared[different[0]])
    else {
      return false
    }
    return isTelling || Self.telling([keywords[0]]) > 1
      || Self.telling(keywords.indices.filter { $0 != different[0] }.map { keywords[$0] }) > 2
  }

  /// `completion` and `withCompletion`, `config` and `configuration`.
  private static func isForm(_ a: [String], of b: [String]) -> Bool {
    guard !a.isEmpty, !b.isEmpty else { return false }
    let (meant, other) = (a.filter { !common.contains($0) }, b.filter { !common.contains($0) })
    if meant == other, !meant.isEmpty { return true }
    let (short, long) = a.joined().utf8.count < b.joined().utf8.count ? (a, b) : (b, a)
    return short.joined().utf8.count > 3 && long.joined().hasPrefix(short.joined())
      && !isInflected(short.joined(), long.joined())
  }

  /// All keywords are the same but for one at the end that only one of the two has, and they say so much
  /// that they mean one method.
  private func hasOtherArguments(than declared: [[String]]) -> Bool {
    let (short, long) =
      keywords.count < declared.count ? (keywords, declared) : (declared, keywords)
    guard long.count == short.count + 1, colons > 0, short[0] == long[0] else { return false }
    return long.starts(with: short) && Self.telling([short[0]]) > 1 && Self.telling(short) > 3
  }

  // MARK: Words

  /// The same but for a slip of the pen in one long word. A plural is no slip: `addObject:` and
  /// `addObjects:` are two methods; neither is a word that is used elsewhere.
  private func isSlip(for declared: [String]) -> Bool {
    guard words.count == declared.count else { return false }
    let different = zip(words, declared).filter { $0 != $1 }
    guard different.count == 1, let (word, right) = different.first,
      FoldedName.singular(word) != FoldedName.singular(right)
    else { return false }
    if isTelling || colons > 1 {
      guard word.utf8.count > 4,
        EditDistance.between(word, right, limit: word.utf8.count > 7 ? 2 : 1) != nil
      else { return false }
      return isTelling || !project.isWord(word, besides: selector, meaning: right)
    }
    guard selector.utf8.count > 9, word.utf8.count > 6, word.utf8.first == right.utf8.first,
      EditDistance.between(word, right, limit: word.utf8.count > 8 ? 2 : 1) != nil,
      !Self.isInflected(word, right)
    else { return false }
    return !project.isWord(word, besides: selector, meaning: right)
  }

  private static let inflections: Set<String> = [
    "", "al", "d", "e", "ed", "er", "es", "ies", "ing", "ion", "ly", "n", "or", "r", "s", "y",
  ]

  /// Two forms of one word, as `animated` and `animator` are.
  static func isInflected(_ claimed: String, _ declared: String) -> Bool {
    let stem = zip(claimed.utf8, declared.utf8).prefix { $0 == $1 }.count
    let endings = [claimed, declared].map { String($0.dropFirst(stem)) }
    // `delegat` is no form of `delegate`.
    return endings != ["", "e"] && endings.allSatisfy(inflections.contains)
  }
}

extension String {
  /// How many arguments a selector has.
  var colonCount: Int { utf8.count { $0 == UInt8(ascii: ":") } }
}
