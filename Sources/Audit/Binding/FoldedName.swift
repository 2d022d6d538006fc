import HeaderFacts

/// Names brought to a form in which spellings of different languages are equal.
enum FoldedName {
  /// Lower-case letters and digits only: `danceInspiredTraining`, `DANCE_INSPIRED_TRAINING` and
  /// `` `dance-inspired training` `` are one.
  static func fold(_ name: some StringProtocol) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte + 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        folded.append(byte)
      default: break
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The words of a C name without its framework's capitals: `NSWindowStyleMask` gives
  /// `window style mask`, `kCGWindowLevel` gives `window level`.
  static func wordsWithoutPrefix(_ name: String) -> [String] {
    let words = NameWords.split(name)
    var rest = words[...]
    if rest.first == "k", rest.count > 1 { rest = rest.dropFirst() }
    let start = name.hasPrefix("k") ? 1 : 0
    let capitals = name.utf8.dropFirst(start).prefix {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
    }
    // `NSWindow` starts with three capitals, the last of which is the word's own.
    if rest.count > 1, (2...5).contains(capitals.count), let first = rest.first,
      first.utf8.count == capitals.count - 1 || first.utf8.count == capitals.count
    {
      rest = rest.dropFirst()
    }
    return Array(rest)
  }

  /// A word without the `s` of its plural.
  static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      ? String(word.dropLast()) : word
  }
}
