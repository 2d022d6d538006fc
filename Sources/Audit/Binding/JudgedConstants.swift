import HeaderFacts

/// Tells the constants that other code restates from macros that are only called as something of its own.
enum JudgedConstants {
  /// Whether a name beside a number can be held against the constant.
  ///
  /// `YES`, `MAX` and `EOF` are anybody's names; include guards and macros that say whether a feature is
  /// there have a value that the next compilation may not give them.
  static func areJudged(_ constant: IntegerConstant) -> Bool {
    hasFrameworkPrefix(constant.name) && !(constant.kind == .macro && isSwitch(constant))
  }

  /// Whether the name of a member of an enum without one can hardly be anything else: `pID` can.
  static func isTelling(_ name: String) -> Bool { name.utf8.count > 7 || hasFrameworkPrefix(name) }

  /// `NSFoo`, `kCGFoo`, `AF_INET`: some capitals, and then a word with a capital of its own or behind an
  /// underscore.
  private static func hasFrameworkPrefix(_ name: String) -> Bool {
    guard name.utf8.count > 3, let first = name.utf8.first else { return false }
    let isUpper = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    if first == UInt8(ascii: "k") { return name.utf8.dropFirst().first.map(isUpper) ?? false }
    let capitals = name.utf8.prefix(while: isUpper).count
    guard capitals > 1, let next = name.utf8.dropFirst(capitals).first else { return false }
    if next == UInt8(ascii: "_") { return true }
    return capitals > 2 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
  }

  private static let endings: Set<String> = [
    "available", "defined", "enabled", "exists", "h", "included", "supported", "supports",
  ]
  private static let words: Set<String> = [
    "allow", "allows", "disable", "enable", "has", "have", "requires", "supports", "target", "use",
    "uses",
  ]

  /// A macro that is there or not, on or off.
  private static func isSwitch(_ constant: IntegerConstant) -> Bool {
    guard constant.value.bits <= 1, constant.name == constant.name.uppercased() else {
      return false
    }
    let words = NameWords.split(constant.name)
    return words.last.map(endings.contains) ?? false || words.contains(where: Self.words.contains)
  }
}
