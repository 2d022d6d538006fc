/// Splitting names into words, for comparing names across conventions.
public enum NameWords {
  /// The lower-cased words of a name in any casing: `HKWorkoutActivityTypeRunning`,
  /// `workout_activity_type`, `WORKOUT-TYPE` and `finishRouteWithWorkout` all split where a person would.
  ///
  /// A run of capitals is one word up to its last letter when a lower-case letter follows:
  /// `HUDWindow` is `hud`, `window`. Digits stay with the word before them.
  public static func split(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var name = String(name)
    name.withUTF8 { bytes in
      forEach(in: bytes) { word in
        words.append(
          String(unsafeUninitializedCapacity: word.count) { text in
            for (place, byte) in bytes[word].enumerated() { text[place] = lowercased(byte) }
            return word.count
          })
      }
    }
    return words
  }

  /// Calls `body` with where each word of a name lies.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = -1
    for place in 0..<bytes.count {
      let byte = bytes[place]
      guard isWordByte(byte) else {
        if start >= 0 { body(start..<place) }
        start = -1
        continue
      }
      guard start >= 0 else {
        start = place
        continue
      }
      guard isUpper(byte) else { continue }
      let isBeforeLower = place + 1 < bytes.count && isLower(bytes[place + 1])
      if !isUpper(bytes[place - 1]) || isBeforeLower {
        body(start..<place)
        start = place
      }
    }
    if start >= 0 { body(start..<bytes.count) }
  }

  static func isUpper(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  static func isLower(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  /// ASCII letters and digits, and every byte of a character outside ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0x80 || byte &- UInt8(ascii: "0") < 10
  }

  static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 32 : byte }
}
