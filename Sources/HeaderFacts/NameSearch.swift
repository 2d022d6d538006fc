/// Finds the names that a misremembered or misspelt one probably means.
///
/// Names are compared by their words, each weighted by how rare it is among all names; a word that no
/// name has counts for the words that are a letter or two away from it. So `save:withCompletion:` finds
/// `saveObject:withCompletion:`, from which it is far in letters and near in words. Names of the same
/// letters are the nearest, however their capitals part them: `executequery:` is `executeQuery:`.
public struct NameSearch: Sendable {
  private let names: [String]
  private let wordsOfName: [[Int]]
  private let vocabulary: [String]
  private let wordNumbers: [String: Int]
  private let namesOfWord: [[Int]]
  private let weights: [Double]
  /// The names of the same letters, whatever their case and what stands between them.
  private let namesOfLetters: [String: [Int]]

  public init(_ names: [String]) {
    var numbers: [String: Int] = [:]
    var vocabulary: [String] = []
    var postings: [[Int]] = []
    var wordsOfName: [[Int]] = []
    var letters: [String: [Int]] = [:]
    for (place, name) in names.enumerated() {
      var words: [Int] = []
      let split = NameWords.split(name)
      letters[split.joined(), default: []].append(place)
      for word in split {
        let number = numbers[word] ?? vocabulary.count
        if number == vocabulary.count {
          numbers[word] = number
          vocabulary.append(word)
          postings.append([])
        }
        if postings[number].last != place { postings[number].append(place) }
        words.append(number)
      }
      wordsOfName.append(words)
    }
    self.names = names
    self.wordsOfName = wordsOfName
    self.vocabulary = vocabulary
    wordNumbers = numbers
    namesOfWord = postings
    namesOfLetters = letters
    // A plural is as rare as its singular, so that neither is nearer for being the commoner word.
    weights = vocabulary.enumerated().map { number, word in
      let others = Self.plurals(of: word).compactMap { numbers[$0] }
      let count = others.reduce(postings[number].count) { $0 + postings[$1].count }
      return Self.rarity(count: count, among: max(names.count, count))
    }
  }

  /// Up to `limit` names that resemble `name`, the nearest first; `name` itself is left out.
  ///
  /// - Parameter threshold: The least resemblance that is worth a mention, about the share of the words
  ///   in common, of 1.
  public func near(_ name: String, limit: Int, threshold: Double = 0.5) -> [String] {
    let query = queryWords(of: name)
    let same = Set(namesOfLetters[NameWords.split(name).joined()] ?? [])
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
  private static func plurals(of word: String) -> [String] {
    word.hasSuffix("s") ? [String(word.dropLast()), word + "s"] : [word + "s"]
  }

  /// One word of the name asked for, with the words of the vocabulary that it may mean.
  private struct QueryWord {
    var weight: Double
    /// Word number and how much of the weight it earns, of 1.
    var matches: [(word: Int, share: Double)]
  }

  private func queryWords(of name: String) -> [QueryWord] {
    NameWords.split(name).map { word in
      if let number = wordNumbers[word] {
        let plural = Self.plurals(of: word).compactMap { wordNumbers[$0] }
        return QueryWord(
          weight: weights[number],
          matches: [(number, 1)] + plural.map { ($0, 0.9) })
      }
      return QueryWord(
        weight: Self.rarity(count: 1, among: max(names.count, 2)), matches: similarWords(to: word))
    }
  }

  private func similarWords(to word: String) -> [(word: Int, share: Double)] {
    let limit = word.utf8.count > 6 ? 2 : word.utf8.count > 3 ? 1 : 0
    guard limit > 0 else { return [] }
    var found: [(word: Int, share: Double)] = []
    for (number, other) in vocabulary.enumerated() {
      guard let distance = EditDistance.between(word, other, limit: limit) else { continue }
      found.append((number, 1 - Double(distance) / Double(max(word.utf8.count, 4))))
    }
    return found
  }

  /// The names that share one of the three rarest words that are found at all.
  private func candidates(for query: [QueryWord]) -> Set<Int> {
    let telling = query.filter { !$0.matches.isEmpty }.sorted { $0.weight > $1.weight }.prefix(3)
    var places: Set<Int> = []
    for word in telling {
      for match in word.matches { places.formUnion(namesOfWord[match.word]) }
    }
    return places
  }

  /// The weight of the shared words of the weight of all, with what order and shape add or take.
  private func score(
    of place: Int, for query: [QueryWord], name: String, isSame: Bool
  ) -> Double {
    let colons = Self.colons(name) == Self.colons(names[place]) ? 0 : 0.08
    guard !isSame else { return 1.08 - colons }
    var rest = wordsOfName[place]
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
