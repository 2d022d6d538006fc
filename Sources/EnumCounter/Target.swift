import HeaderFacts

/// The platform, version and architecture that headers are compiled for.
struct Target {
  var platform: String
  var version: Version?
  var architecture: String
  /// `-simulator`, `-macabi` or nothing.
  var environment = ""
  /// What clang is told.
  var triple: String

  init(platform: String, version: Version?, architecture: String, environment: String = "") {
    self.platform = platform
    self.version = version
    self.architecture = architecture
    self.environment = environment
    let system = Self.systems.first { $0.platform == platform }?.system ?? platform
    let number = version.map(\.description) ?? ""
    triple = "\(architecture)-apple-\(system)\(number)\(environment)"
  }

  /// Reads a triple; nil unless it has an architecture, a vendor and a system.
  init?(triple: String) {
    let parts = triple.split(separator: "-", maxSplits: 3).map(String.init)
    guard parts.count >= 3 else { return nil }
    let system = parts[2].prefix { !$0.isNumber }.lowercased()
    let isCatalyst = parts.count > 3 && parts[3] == "macabi"
    platform = isCatalyst ? "maccatalyst" : Self.platform(named: system) ?? system
    version = Version(parts[2].dropFirst(system.count))
    architecture = parts[0]
    environment = parts.count > 3 ? "-" + parts[3] : ""
    self.triple = triple
  }

  /// The same for another architecture.
  func with(architecture: String) -> Target {
    var target = self
    target.architecture = architecture
    target.triple = architecture + triple.dropFirst(self.architecture.count)
    return target
  }

  /// Not a slip in the name of one of Apple's systems, which clang would take for a system of its own.
  var isKnown: Bool {
    !triple.contains("-apple-") || platform == "maccatalyst"
      || Self.systems.contains { $0.platform == platform }
  }

  /// The availability attribute's word and the triple's word for each system, and the names by which SDKs
  /// call it, longest first where one begins with another.
  private static let systems: [(platform: String, system: String, names: [String])] = [
    ("ios", "ios", ["iphonesimulator", "iphoneos", "ios"]),
    ("macos", "macos", ["macosx", "macos", "darwin"]),
    ("tvos", "tvos", ["appletvsimulator", "appletvos", "tvos"]),
    ("watchos", "watchos", ["watchsimulator", "watchos"]),
    ("visionos", "xros", ["xrsimulator", "xros", "visionos"]),
    ("driverkit", "driverkit", ["driverkit"]),
  ]

  /// `ios` for `iphoneos`, `iphonesimulator` and `ios`.
  static func platform(named name: some StringProtocol) -> String? {
    let name = name.lowercased()
    return systems.first { $0.names.contains(name) }?.platform
  }

  /// Reads an SDK's canonical name or its folder's: `iphoneos16.4`, `MacOSX14.2`, `macos14.2`.
  static func parseName(_ name: String) -> (platform: String, version: Version?, simulator: Bool)? {
    let word = name.prefix { $0.isLetter }
    guard let platform = platform(named: word) else { return nil }
    let digits = name.dropFirst(word.count).prefix { $0.isNumber || $0 == "." }
    return (platform, Version(digits), word.lowercased().hasSuffix("simulator"))
  }
}
