import CClang
import HeaderFacts

/// Reads availability attributes.
struct AvailabilityReader {
  let clang: Libclang
  let interning: Interning

  /// What the declaration states, or what it inherits from what it is declared in where it states nothing.
  func availability(of cursor: CXCursor) -> Availability {
    let capacity = 24
    return withUnsafeTemporaryAllocation(of: CXPlatformAvailability.self, capacity: capacity) {
      entries in
      var isDeprecated: Int32 = 0
      var isUnavailable: Int32 = 0
      let functions = clang.functions
      let count = functions.clang_getCursorPlatformAvailability(
        cursor, &isDeprecated, nil, &isUnavailable, nil, entries.baseAddress, Int32(capacity))
      var stated = Availability(
        isAlwaysDeprecated: isDeprecated != 0, isAlwaysUnavailable: isUnavailable != 0)
      stated.platforms = (0..<min(Int(count), capacity)).map { index in
        defer { functions.clang_disposeCXPlatformAvailability(entries.baseAddress! + index) }
        return platform(entries[index])
      }
      if stated.platforms.count > 1 { stated.platforms.sort { $0.platform < $1.platform } }
      return interning.availability(stated)
    }
  }

  private func platform(_ entry: CXPlatformAvailability) -> PlatformAvailability {
    func text(_ string: CXString) -> String {
      clang.functions.clang_getCString(string).map { String(cString: $0) } ?? ""
    }
    return PlatformAvailability(
      platform: Self.word(text(entry.Platform)), introduced: Self.version(entry.Introduced),
      deprecated: Self.version(entry.Deprecated), obsoleted: Self.version(entry.Obsoleted),
      isUnavailable: entry.Unavailable != 0, message: text(entry.Message))
  }

  /// The attribute says `xros` for what the rest of the world calls visionOS.
  private static func word(_ platform: String) -> String {
    platform.hasPrefix("xros") ? "visionos" + platform.dropFirst(4) : platform
  }

  private static func version(_ version: CXVersion) -> Version? {
    guard version.Major >= 0 else { return nil }
    return Version(
      Int(version.Major), max(Int(version.Minor), 0), max(Int(version.Subminor), 0))
  }
}
