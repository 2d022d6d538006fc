/// Words of selectors, lower-cased, as the importer tells them apart.
enum SelectorWords {
  /// Digits stay with the word before them: `UTF8String` and `utf8String` are the same words.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    for word in SwiftWords.split(name) {
      if !words.isEmpty, !SwiftWords.isName(word) {
        words[words.count - 1] += word.lowercased()
      } else {
        words.append(word.lowercased())
      }
    }
    return words
  }

  /// A block that is the only argument loses its keyword whole: `enumerateObjects(_:)`.
  static let blockEndings: Set<[String]> = [
    ["using", "block"], ["with", "block"], ["with", "completion", "handler"], ["with", "handler"],
  ]

  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by",
    "following", "for", "from", "given", "in", "including", "inside", "into", "matching", "of",
    "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Last keywords of methods that Swift offers as `async` too.
  static let completions: Set<[String]> = Set(
    ["completion", "completionHandler", "completionBlock", "reply", "replyTo"].flatMap {
      [split($0), ["with"] + split($0)]
    })

  /// What a first keyword ends in when its parameter is the one that is not passed.
  static let droppedEndings: [[String]] =
    completions.filter { $0.first == "with" }.sorted { $0.count > $1.count } + [
      ["with", "error"], ["and", "return", "error"], ["returning", "error"], ["error"],
    ]
}
