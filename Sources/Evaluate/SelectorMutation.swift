import BridgeClaims

/// One way to make a right message wrong.
enum SelectorChange: String, Sendable, CaseIterable, Hashable {
  case letterDropped = "a letter dropped"
  case lettersSwapped = "two letters swapped"
  case keywordsSwapped = "two keywords swapped"
  case colonDropped = "a colon dropped"
  case colonAdded = "a colon added"
  case capital = "a capital changed"
  case side = "a method of the other side"
  case argumentDropped = "an argument dropped"

  /// What is wrong with the code then.
  var kind: String {
    switch self {
    case .side: "class for instance, or back"
    case .argumentDropped: "one argument less"
    default: "a selector that no header has"
    }
  }
}

/// A right file with one selector or one call changed.
struct SelectorMutation: Sendable {
  var change: SelectorChange
  /// The claim as it is in the right file.
  var claim: SelectorClaim
  /// What it says after the change.
  var selector: String
  /// What to replace, in the order of the file.
  var edits: [(range: ByteRange, text: [UInt8])]
  /// The parts of the selector stand apart, so that the change may be read as another one.
  var isScattered = false

  /// The file's bytes with the change made.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var changed = bytes
    for edit in edits.reversed() { changed.replaceSubrange(edit.range, with: edit.text) }
    return changed
  }
}

/// Spells selectors wrong.
struct Misspelling {
  /// The keywords, or the name of a selector without arguments.
  var parts: [[UInt8]]
  var colons: Int
  var random: RandomNumbers

  /// The parts and the number of colons after a change; nil where it cannot be made.
  mutating func changed(_ change: SelectorChange) -> (parts: [[UInt8]], colons: Int)? {
    switch change {
    case .letterDropped: letterDropped()
    case .lettersSwapped: lettersSwapped()
    case .keywordsSwapped: keywordsSwapped()
    case .colonDropped: colonDropped()
    case .colonAdded: colonAdded()
    case .capital: capital()
    case .side, .argumentDropped: nil
    }
  }

  private typealias Place = (part: Int, letter: Int)

  /// A place at random of those that fit.
  private mutating func place(where fits: ([UInt8], Int) -> Bool) -> Place? {
    let places = parts.enumerated().flatMap { number, part in
      part.indices.filter { fits(part, $0) }.map { (number, $0) }
    }
    return places.randomElement(using: &random)
  }

  private mutating func letterDropped() -> (parts: [[UInt8]], colons: Int)? {
    guard let place = place(where: { part, _ in part.count > 1 }) else { return nil }
    var parts = parts
    parts[place.part].remove(at: place.letter)
    return (parts, colons)
  }

  private mutating func lettersSwapped() -> (parts: [[UInt8]], colons: Int)? {
    let found = place { part, at in
      at + 1 < part.count && part[at] != part[at + 1]
        && (at > 0 || !Self.isDigit(part[at + 1]))
    }
    guard let found else { return nil }
    var parts = parts
    parts[found.part].swapAt(found.letter, found.letter + 1)
    return (parts, colons)
  }

  private mutating func keywordsSwapped() -> (parts: [[UInt8]], colons: Int)? {
    guard colons > 1 else { return nil }
    let first = Int.random(in: 0..<(parts.count - 1), using: &random)
    guard parts[first] != parts[first + 1] else { return nil }
    var parts = parts
    parts.swapAt(first, first + 1)
    return (parts, colons)
  }

  /// The colon behind one keyword, which then begins the next one.
  private mutating func colonDropped() -> (parts: [[UInt8]], colons: Int)? {
    guard colons > 0 else { return nil }
    let place = Int.random(in: 0..<parts.count, using: &random)
    var parts = parts
    if place + 1 < parts.count {
      parts[place] += parts.remove(at: place + 1)
      return (parts, colons - 1)
    }
    return (parts, colons - 1)
  }

  /// One more at the end, or one between two words.
  private mutating func colonAdded() -> (parts: [[UInt8]], colons: Int)? {
    let between = place { part, at in
      at > 0 && Self.isUpper(part[at]) && !Self.isUpper(part[at - 1])
    }
    if colons > 0, Bool.random(using: &random), let between {
      var parts = parts
      let tail = Array(parts[between.part][between.letter...])
      parts[between.part].removeSubrange(between.letter...)
      parts.insert(tail, at: between.part + 1)
      return (parts, colons + 1)
    }
    return (colons > 0 ? parts + [[]] : parts, colons + 1)
  }

  /// The first letter of a keyword or of a word in it.
  private mutating func capital() -> (parts: [[UInt8]], colons: Int)? {
    let found = place { part, at in
      Self.isLetter(part[at]) && (at == 0 || Self.isUpper(part[at]) && !Self.isUpper(part[at - 1]))
    }
    guard let found else { return nil }
    var parts = parts
    parts[found.part][found.letter] ^= 0x20
    return (parts, colons)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
