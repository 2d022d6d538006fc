/// How people spell platforms.
public enum PlatformNames {
  private static let names = [
    "ios": "iOS", "macos": "macOS", "watchos": "watchOS", "tvos": "tvOS", "visionos": "visionOS",
    "xros": "visionOS", "maccatalyst": "Mac Catalyst", "driverkit": "DriverKit", "swift": "Swift",
  ]

  /// `macOS` for the availability attribute's `macos`; a word that is not known stays as it is.
  public static func display(_ platform: String) -> String { names[platform] ?? platform }
}
