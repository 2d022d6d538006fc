/// Splitting names into words, for comparing names across conventions.
public enum NameWords {
  /// The lower-cased words of a name in any casing: `HKWorkoutActivityTypeRunning`,
  /// `workout_activity_type`, `WORKOUT-TYPE` and `finishRouteWithWorkout` all split where a person would.
  ///
  /// A run of capitals is one word up to its last letter when a lower-case letter follows:
  /// `HUDWindow` is `hud`, `window`. Digits stay with the word before them.
  public static func split(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var current: [UInt8] = []
    let bytes = Array(name.utf8)
    func flush() {
      guard !current.isEmpty else { return }
      words.append(String(decoding: current.map(lowercased), as: UTF8.self))
      current.removeAll(keepingCapacity: true)
    }
    for (index, byte) in bytes.enumerated() {
      guard isWordByte(byte) else {
        flush()
        continue
      }
      if isUpper(byte), let last = current.last {
        let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
        if !isUpper(last) || nextIsLower { flush() }
      }
      current.append(byte)
    }
    flush()
    return words
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// ASCII letters and digits, and every byte of a character outside ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    isUpper(byte) ? byte + 32 : byte
  }
}
