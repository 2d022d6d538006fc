import HeaderFacts

/// Availability as headers write it.
enum ArchiveAvailability {
  /// What the macros of `Availability.h` call the platforms that they know.
  private static let macroNames = [
    "ios": "ios", "macos": "macos", "maccatalyst": "macCatalyst", "watchos": "watchos",
    "tvos": "tvos", "driverkit": "driverkit",
  ]
  /// As many entries as one macro takes.
  private static let limit = 10

  /// The attributes that state `availability`, blanks between them; empty for nothing stated.
  static func text(_ availability: Availability) -> String {
    var introduced: [String] = []
    var deprecated: [String] = []
    var unavailable: [String] = []
    var others: [String] = []
    for entry in availability.platforms {
      guard let platform = macroNames[entry.platform], entry.obsoleted == nil else {
        others.append(attribute(entry))
        continue
      }
      switch (entry.introduced, entry.deprecated, entry.isUnavailable) {
      case (let first?, nil, false): introduced.append("\(platform)(\(first))")
      case (let first?, let last?, false):
        deprecated.append("\(platform)(\(first), \(word(last)))")
      case (nil, nil, true): unavailable.append(platform)
      default: others.append(attribute(entry))
      }
    }
    var words =
      calls("API_AVAILABLE", introduced) + calls("API_DEPRECATED", deprecated, first: "\"\"")
    words += calls("API_UNAVAILABLE", unavailable) + others
    if availability.isAlwaysDeprecated { words.append("__attribute__((deprecated))") }
    if availability.isAlwaysUnavailable { words.append("NS_UNAVAILABLE") }
    return words.joined(separator: " ")
  }

  private static func calls(_ macro: String, _ entries: [String], first: String? = nil) -> [String]
  {
    stride(from: 0, to: entries.count, by: limit).map { start in
      let chosen = entries[start..<min(start + limit, entries.count)]
      return "\(macro)(\(([first].compactMap { $0 } + chosen).joined(separator: ", ")))"
    }
  }

  private static func word(_ version: Version) -> String {
    version == Version(100_000) ? "API_TO_BE_DEPRECATED" : version.description
  }

  private static func attribute(_ entry: PlatformAvailability) -> String {
    var parts = [entry.platform == "visionos" ? "xros" : entry.platform]
    if let version = entry.introduced { parts.append("introduced=\(version)") }
    if let version = entry.deprecated { parts.append("deprecated=\(version)") }
    if let version = entry.obsoleted { parts.append("obsoleted=\(version)") }
    if entry.isUnavailable { parts.append("unavailable") }
    return "__attribute__((availability(\(parts.joined(separator: ", ")))))"
  }
}
