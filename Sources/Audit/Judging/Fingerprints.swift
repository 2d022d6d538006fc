/// Names for findings that outlive changes elsewhere in the file.
///
/// A fingerprint is the 64-bit FNV-1a hash, in hexadecimal, of the rule, the path, the subject, what is
/// claimed, the line's text without the blanks around it, and how many findings with all of these the
/// same came before it in the file.
struct Fingerprints {
  private var counts: [UInt64: Int] = [:]

  mutating func next(
    rule: String, path: String, subject: String, claimed: String, line: String
  ) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let trimmed = text.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
    let base = Self.hash([rule, path, subject, claimed, String(trimmed)])
    let count = counts[base, default: 0]
    counts[base] = count + 1
    let hash = count == 0 ? base : Self.hash([String(base), String(count)])
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The parts with a zero byte after each, hashed.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = hash &* 0x100_0000_01b3
    }
    return hash
  }
}
