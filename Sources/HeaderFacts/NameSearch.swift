/// Finds the names that a misremembered or misspelt one probably means.
///
/// Names are compared by their words, each weighted by how rare it is among all names; a word that no
/// name has counts for the words that are a letter or two away from it. So `save:withCompletion:` finds
/// `saveObject:withCompletion:`, from which it is far in letters and near in words. Names of the same
/// letters are the nearest, however their capitals part them: `executequery:` is `executeQuery:`.
public struct NameSearch: Sendable {
  private let names: [String]
  private let words: WordTable
  /// The words of all names, one name's behind the other's, and where each name's begin.
  private var wordsOfNames: [Int32] = []
  private var firstWords: [Int32] = [0]
  /// The names of all words, each once a word, and where each word's begin.
  private var namesOfWords: [Int32] = []
  private var firstNames: [Int32] = []
  private var weights: [Double] = []
  /// For the hash of a name's letters in small ones the last name that has it, and for each name the one
  /// before it with the same.
  private var lastOfLetters: [NameHash: Int32] = [:]
  private var sameLettersBefore: [Int32] = []
  /// For each length the names that have it, and for each name which letters it has.
  private var namesOfLength: [Int: [Int32]] = [:]
  private var letterSets: [UInt64] = []

  public init(_ names: [String]) {
    var words = WordTable()
    var wordsOfNames: [Int32] = []
    var letterSets: [UInt64] = []
    lastOfLetters.reserveCapacity(names.count)
    for (place, name) in names.enumerated() {
      var name = name
      var letters = NameHash()
      name.withUTF8 { bytes in
        letterSets.append(Self.letterSet(bytes))
        NameWords.forEach(in: bytes) { range in
          let word = bytes[range]
          for byte in word { letters.add(NameWords.lowercased(byte)) }
          wordsOfNames.append(Int32(words.insert(word)))
        }
      }
      firstWords.append(Int32(wordsOfNames.count))
      sameLettersBefore.append(lastOfLetters.updateValue(Int32(place), forKey: letters) ?? -1)
    }
    self.names = names
    self.words = words
    self.letterSets = letterSets
    for (place, name) in names.enumerated() {
      namesOfLength[name.utf8.count, default: []].append(Int32(place))
    }
    self.wordsOfNames = wordsOfNames
    gatherNamesOfWords()
    weigh()
  }

  private mutating func gatherNamesOfWords() {
    var lastName: [Int32] = Array(repeating: -1, count: words.count)
    var ends: [Int32] = Array(repeating: 0, count: words.count + 1)
    for place in names.indices {
      for word in self.words(ofName: place) where lastName[Int(word)] != place {
        lastName[Int(word)] = Int32(place)
        ends[Int(word) + 1] += 1
      }
    }
    for word in ends.indices.dropFirst() { ends[word] += ends[word - 1] }
    firstNames = ends
    namesOfWords = Array(repeating: 0, count: Int(ends.last ?? 0))
    lastName = Array(repeating: -1, count: words.count)
    for place in names.indices {
      for word in self.words(ofName: place) where lastName[Int(word)] != place {
        lastName[Int(word)] = Int32(place)
        namesOfWords[Int(ends[Int(word)])] = Int32(place)
        ends[Int(word)] += 1
      }
    }
  }

  /// A plural is as rare as its singular, so that neither is nearer for being the commoner word.
  private mutating func weigh() {
    weights = (0..<words.count).map { word in
      let count = plurals(of: words.word(word)).reduce(self.names(ofWord: word).count) {
        $0 + self.names(ofWord: $1).count
      }
      return Self.rarity(count: count, among: max(names.count, count))
    }
  }

  private func words(ofName place: Int) -> ArraySlice<Int32> {
    wordsOfNames[Int(firstWords[place])..<Int(firstWords[place + 1])]
  }

  private func names(ofWord word: Int) -> ArraySlice<Int32> {
    namesOfWords[Int(firstNames[word])..<Int(firstNames[word + 1])]
  }

  /// Whether some name has the word, which is in small letters.
  public func hasWord(_ word: String) -> Bool { words.number(of: word.utf8) != nil }

  /// How many names have the word, which is in small letters.
  public func count(ofWord word: String) -> Int {
    words.number(of: word.utf8).map { names(ofWord: $0).count } ?? 0
  }

  /// The names that differ from `name` in one letter that is missing, added, replaced or exchanged with the
  /// next one, and the selectors that have its keywords in another order; sorted.
  public func slips(of name: String) -> [String] {
    let bytes = Array(name.utf8)
    let letters = Self.letterSet(bytes)
    let keywords = Self.sortedKeywords(bytes)
    var found: [String] = []
    for length in max(0, bytes.count - 1)...(bytes.count + 1) {
      for place in namesOfLength[length] ?? [] {
        let other = letterSets[Int(place)]
        // An edit brings at most one letter in and takes one away.
        guard (other ^ letters).nonzeroBitCount <= 2 else { continue }
        let candidate = names[Int(place)]
        let isSlip =
          EditDistance.between(bytes, Array(candidate.utf8), limit: 1) == 1
          || other == letters && length == bytes.count && keywords.count > 1
            && candidate != name && keywords == Self.sortedKeywords(Array(candidate.utf8))
        if isSlip { found.append(candidate) }
      }
    }
    return found.sorted()
  }

  private static func sortedKeywords(_ selector: [UInt8]) -> [String] {
    let parts = selector.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// Whether some name has just these letters, in whatever case and with whatever stands in between.
  public func hasLetters(_ letters: String) -> Bool { !names(ofLetters: letters).isEmpty }

  private func names(ofLetters name: String) -> [Int] {
    let letters = Self.letters(of: name)
    var found: [Int] = []
    var next = lastOfLetters[NameHash(letters)] ?? -1
    while next >= 0 {
      if Self.letters(of: names[Int(next)]) == letters { found.append(Int(next)) }
      next = sameLettersBefore[Int(next)]
    }
    return found
  }

  private static func letters(of name: String) -> [UInt8] {
    name.utf8.filter(NameWords.isWordByte).map(NameWords.lowercased)
  }

  /// Up to `limit` names that resemble `name`, the nearest first; `name` itself is left out.
  ///
  /// - Parameter threshold: The least resemblance that is worth a mention, about the share of the words
  ///   in common, of 1.
  public func near(_ name: String, limit: Int, threshold: Double = 0.5) -> [String] {
    let query = queryWords(of: name)
    let same = Set(names(ofLetters: name))
    let ranked = candidates(for: query).union(same)
      .map { (place: $0, score: score(of: $0, for: query, name: name, isSame: same.contains($0))) }
      .filter { $0.score >= threshold && names[$0.place] != name }
      .sorted { order($0) < order($1) }
    guard let best = ranked.first?.score else { return [] }
    // What is far behind the best is noise beside it.
    return ranked.prefix { $0.score > best - 0.25 }.prefix(limit).map { names[$0.place] }
  }

  /// The best first; of equally good ones the shorter.
  private func order(_ ranked: (place: Int, score: Double)) -> (Double, Int, String) {
    (-ranked.score, names[ranked.place].utf8.count, names[ranked.place])
  }

  /// The singular or plural of a word, as far as an `s` makes it.
  private func plurals(of word: some Collection<UInt8>) -> [Int] {
    var found: [Int] = []
    let ending = CollectionOfOne(UInt8(ascii: "s"))
    if word.count > 0, word.suffix(1).elementsEqual(ending),
      let singular = words.number(of: word.dropLast())
    {
      found.append(singular)
    }
    if let plural = words.number(of: Array(word) + ending) { found.append(plural) }
    return found
  }

  /// One word of the name asked for, with the words of the vocabulary that it may mean.
  private struct QueryWord {
    var weight: Double
    /// Word number and how much of the weight it earns, of 1.
    var matches: [(word: Int, share: Double)]
  }

  private func queryWords(of name: String) -> [QueryWord] {
    NameWords.split(name).map { word in
      if let number = words.number(of: word.utf8) {
        return QueryWord(
          weight: weights[number],
          matches: [(number, 1)] + plurals(of: word.utf8).map { ($0, 0.9) })
      }
      return QueryWord(
        weight: Self.rarity(count: 1, among: max(names.count, 2)), matches: similarWords(to: word))
    }
  }

  private func similarWords(to word: String) -> [(word: Int, share: Double)] {
    let limit = word.utf8.count > 6 ? 2 : word.utf8.count > 3 ? 1 : 0
    guard limit > 0 else { return [] }
    let bytes = Array(word.utf8)
    let letters = Self.letterSet(bytes)
    var found: [(word: Int, share: Double)] = []
    for number in 0..<words.count {
      let other = words.word(number)
      // An edit brings at most one letter in and takes one away.
      guard abs(other.count - bytes.count) <= limit,
        (Self.letterSet(other) ^ letters).nonzeroBitCount <= 2 * limit,
        let distance = EditDistance.between(bytes, other, limit: limit)
      else { continue }
      found.append((number, 1 - Double(distance) / Double(max(bytes.count, 4))))
    }
    return found
  }

  private static func letterSet(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The names that share one of the three rarest words that are found at all.
  private func candidates(for query: [QueryWord]) -> Set<Int> {
    let telling = query.filter { !$0.matches.isEmpty }.sorted { $0.weight > $1.weight }.prefix(3)
    var places: Set<Int> = []
    for word in telling {
      for match in word.matches { places.formUnion(names(ofWord: match.word).lazy.map(Int.init)) }
    }
    return places
  }

  /// The weight of the shared words of the weight of all, with what order and shape add or take.
  private func score(
    of place: Int, for query: [QueryWord], name: String, isSame: Bool
  ) -> Double {
    let colons = Self.colons(name) == Self.colons(names[place]) ? 0 : 0.08
    guard !isSame else { return 1.08 - colons }
    var rest = words(ofName: place).map(Int.init)
    var total = rest.reduce(0) { $0 + weights[$1] }
    let first = rest.first
    var shared = 0.0
    for word in query {
      total += word.weight
      let hit = word.matches
        .compactMap { match in rest.firstIndex(of: match.word).map { ($0, match.share) } }
        .max { $0.1 < $1.1 }
      guard let (position, share) = hit else { continue }
      shared += share * (word.weight + weights[rest[position]])
      rest.remove(at: position)
    }
    guard total > 0 else { return 0 }
    let startsAlike = query.first?.matches.contains { $0.word == first } ?? false
    return shared / total + (startsAlike ? 0.08 : 0) - colons
  }

  private static func colons(_ name: String) -> Int {
    name.utf8.count { $0 == UInt8(ascii: ":") }
  }

  /// The binary logarithm of one in how many names has the word, linear between powers of two; at
  /// least a little, so that words which all names have still count as shared.
  private static func rarity(count: Int, among total: Int) -> Double {
    let ratio = Double(total + 1) / Double(count)
    return max(Double(ratio.exponent) + ratio.significand - 1, 0.25)
  }
}
