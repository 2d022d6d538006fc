import BridgeClaims
import HeaderFacts

/// From which release on code says that something is there, in an attribute or a comment above it:
/// `[iOS (17, 0), TV (17, 0)]`, `@since Available in iOS 17.0 and later.`
struct StatedRelease: Sendable {
  /// For each platform that is named, the first release.
  private(set) var releases: [String: Version] = [:]

  private static let platforms = [
    "iphoneos": "ios", "ios": "ios", "ipados": "ios", "macosx": "macos", "macos": "macos",
    "osx": "macos", "mac": "macos", "tvos": "tvos", "tv": "tvos", "watchos": "watchos",
    "watch": "watchos", "visionos": "visionos",
  ]
  /// How many lines above a claim may speak of it.
  private static let lines = 8

  /// - Parameter line: Where the claim stands. What is above it counts up to an empty line or the end of
  ///   another declaration.
  init(above line: Int, in source: SourceText) {
    read(source.line(line))
    var above = line - 1
    while above > 0, line - above <= Self.lines {
      let text = source.line(above)
      let end = text.last { !$0.isWhitespace }
      guard let end, !";{}".contains(end) else { break }
      read(text)
      above -= 1
    }
  }

  /// Takes `ios 17`, `iOS (17, 0)` and `iOS 17.4` out of a line.
  private mutating func read(_ line: String) {
    let words = line.split { !($0.isLetter || $0.isNumber) }
    for (place, word) in words.enumerated() where word.first?.isLetter == true {
      guard let platform = Self.platforms[word.lowercased()], place + 1 < words.count,
        let major = Int(words[place + 1]), (1...99).contains(major)
      else { continue }
      let minor = place + 2 < words.count ? Int(words[place + 2]) ?? 0 : 0
      releases[platform] = min(releases[platform] ?? Version(1_000), Version(major, minor))
    }
  }

  /// Whether it says of some platform that it has this only since a later release than was read.
  ///
  /// - Parameter read: For each platform the newest release whose headers were read.
  func isNewer(than read: [String: Version]) -> Bool {
    releases.contains { platform, version in read[platform].map { $0 < version } ?? false }
  }
}
