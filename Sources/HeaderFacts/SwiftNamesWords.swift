/// Words of camel-case names as Swift's importer sees them: unlike `NameWords` they keep their case, an
/// underscore is a word of its own, and acronyms may be plural (`URLs`).
package enum SwiftWords {
  /// Words that names share, and what comes after them.
  struct Prefix {
    var text: String
    /// One of the names goes on with something that no name can begin with, a digit.
    var isBeforeDigit = false

    /// The words this prefix and a name begin with, one word less where the rest of either would not be a
    /// name.
    func shared(with name: String) -> Prefix {
      let (ours, theirs) = (split(text), split(name))
      var count = 0
      while count < min(ours.count, theirs.count), ours[count] == theirs[count] { count += 1 }
      var result = self
      // A prefix that runs out says nothing new about what follows it.
      if count < min(ours.count, theirs.count) { result.isBeforeDigit = false }
      if [ours, theirs].contains(where: { count < $0.count && !isName($0[count]) }) {
        result.isBeforeDigit = true
        count = max(0, count - 1)
      }
      result.text = ours[..<count].joined()
      return result
    }
  }

  static func split(_ name: String) -> [Substring] {
    let bytes = Array(name.utf8)
    var words: [Substring] = []
    var start = 0
    var index = name.startIndex
    while start < bytes.count {
      let end = wordEnd(in: bytes, from: start)
      let next = name.utf8.index(index, offsetBy: end - start)
      words.append(name[index..<next])
      (start, index) = (end, next)
    }
    return words
  }

  /// The part of `members` (what the members have in common) that the enum's name has too, where an enum
  /// may be called by the plural: `HKQueryOptions` confirms `HKQueryOption`, `Categories` `Category`.
  ///
  /// A leading `k` of the members and an underscore after the enum's name go with the prefix.
  static func confirm(_ members: Prefix, byEnumNamed enumName: String) -> String {
    var singular = members.text
    var extra = 0
    if singular.utf8.first == UInt8(ascii: "k") {
      let second = singular.utf8.dropFirst().first
      if second.map(isUpper) ?? !members.isBeforeDigit {
        singular.removeFirst()
        extra = 1
      }
    }
    let confirmed = commonPluralPrefix(singular: singular, plural: enumName)
    let next = singular.utf8.dropFirst(confirmed.utf8.count).first
    if next == UInt8(ascii: "_"), !members.isBeforeDigit { extra += 1 }
    return String(members.text.prefix(confirmed.count + extra))
  }

  /// The words both have in common, and one more of `singular` where `plural` ends in that word's plural.
  private static func commonPluralPrefix(singular: String, plural: String) -> String {
    let common = Prefix(text: singular).shared(with: plural)
    guard !common.isBeforeDigit, plural.hasSuffix("s") else { return common.text }
    let rest = singular.dropFirst(common.text.count)
    guard let word = split(String(rest)).first else { return common.text }
    var endings = [word + "s", word + "es"]
    // The importer looks for the `y` at the very end, not at the end of this word.
    if singular.hasSuffix("y") { endings.append(word.dropLast() + "ies") }
    return endings.contains { plural.hasSuffix($0) } ? common.text + word : common.text
  }

  /// Lower-cases the acronym or letter a name begins with: `hudWindow`, `urls`, `r8Unorm`. A name without
  /// any lower-case letter stays as it is: `XML`.
  package static func lowercasingFirst(_ name: String) -> String {
    var bytes = Array(name.utf8)
    guard bytes.contains(where: isLower) else { return name }
    let capitals = bytes.prefix(while: isUpper).count
    guard capitals > 0 else { return name }
    var end = capitals
    if capitals > 1, capitals < bytes.count, isLetter(bytes[capitals]),
      !isPluralSuffix(bytes[capitals..<wordEnd(in: bytes, from: capitals)])
    {
      end = capitals - 1
    }
    for index in 0..<end { bytes[index] += 32 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the word that starts at `start` ends.
  static func wordEnd(in bytes: [UInt8], from start: Int) -> Int {
    guard bytes[start] != UInt8(ascii: "_") else { return start + 1 }
    func runEnd(_ from: Int, while holds: (UInt8) -> Bool) -> Int {
      bytes[from...].firstIndex { !holds($0) } ?? bytes.count
    }
    let isRest = { (byte: UInt8) in !isUpper(byte) && byte != UInt8(ascii: "_") }
    let capitals = runEnd(start, while: isUpper)
    guard capitals - start > 1 else { return runEnd(capitals, while: isRest) }
    // Of several capitals the last one begins the next word, if a word follows.
    guard capitals < bytes.count, isLower(bytes[capitals]) else { return capitals }
    let rest = runEnd(capitals, while: isLower)
    return isPluralSuffix(bytes[capitals..<rest]) ? rest : capitals - 1
  }

  private static func isPluralSuffix(_ bytes: ArraySlice<UInt8>) -> Bool {
    ["s", "es", "ies"].contains { bytes.elementsEqual($0.utf8) }
  }

  /// Whether something is left and does not begin with a digit.
  static func isName(_ word: Substring) -> Bool {
    word.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
}
