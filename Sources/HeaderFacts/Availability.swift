/// A version such as `16.5` or `10.15.4`; missing parts are zero.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `8`, `8.0` or `10.15.4`; nil when the text is anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
    self.init(parts[0]!, parts.count > 1 ? parts[1]! : 0, parts.count > 2 ? parts[2]! : 0)
  }

  public static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

/// What one header says of one platform.
public struct PlatformAvailability: Sendable, Hashable {
  /// The attribute's own word, lower case: `ios`, `macos`, `watchos`, `tvos`, `visionos`, `maccatalyst`.
  public var platform: String
  public var introduced: Version?
  public var deprecated: Version?
  public var obsoleted: Version?
  public var isUnavailable: Bool
  /// Deprecated in a release that there is or will be; headers announce a deprecation without a date by
  /// a version beyond all.
  public var isDeprecated: Bool { deprecated.map { $0 < Self.someDay } ?? false }

  /// What `API_TO_BE_DEPRECATED` stands for, of every platform.
  private static let someDay = Version(100_000)

  /// The deprecation message of the header, empty when it gives none.
  public var message: String

  public init(
    platform: String, introduced: Version? = nil, deprecated: Version? = nil,
    obsoleted: Version? = nil, isUnavailable: Bool = false, message: String = ""
  ) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
    self.obsoleted = obsoleted
    self.isUnavailable = isUnavailable
    self.message = message
  }
}

/// Where and since when a declaration may be used: its own statement, or the one it inherits.
public struct Availability: Sendable, Hashable {
  /// One entry a platform, sorted by platform name; empty when the header says nothing.
  public var platforms: [PlatformAvailability]
  /// Deprecated without a version (`__attribute__((deprecated))`).
  public var isAlwaysDeprecated: Bool
  /// Unavailable everywhere (`__attribute__((unavailable))`).
  public var isAlwaysUnavailable: Bool

  public init(
    platforms: [PlatformAvailability] = [], isAlwaysDeprecated: Bool = false,
    isAlwaysUnavailable: Bool = false
  ) {
    self.platforms = platforms.sorted { $0.platform < $1.platform }
    self.isAlwaysDeprecated = isAlwaysDeprecated
    self.isAlwaysUnavailable = isAlwaysUnavailable
  }

  public static let unstated = Availability()

  public func entry(for platform: String) -> PlatformAvailability? {
    platforms.first { $0.platform == platform }
  }

  /// Deprecated on `platform` in its newest version, whatever the deployment target.
  public func isDeprecated(on platform: String) -> Bool {
    isAlwaysDeprecated || entry(for: platform)?.isDeprecated == true
  }

  /// Not to be used at all on `platform`.
  public func isUnavailable(on platform: String) -> Bool {
    guard !isAlwaysUnavailable else { return true }
    guard let entry = entry(for: platform) else { return false }
    return entry.isUnavailable || entry.obsoleted != nil
  }

  /// Deprecated on some platform.
  public var isDeprecatedAnywhere: Bool {
    isAlwaysDeprecated || platforms.contains(where: \.isDeprecated)
  }
}
