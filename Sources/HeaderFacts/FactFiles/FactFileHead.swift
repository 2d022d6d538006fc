/// The lines that fact files and indexes have in common, and those of the table of availabilities.
extension FactLines {
  /// Goes to the next line and past `text`, with which it has to begin.
  mutating func expect(_ text: StaticString) throws(FactFileError) {
    guard try advance() else { throw error("the file breaks off after this line") }
    guard skips(text) else {
      throw error("a line is missing here that begins with '\(text)'")
    }
  }

  mutating func readOrigin() throws(FactFileError) -> FactOrigin {
    try expect("set\t")
    let name = try text()
    let platform = try text()
    let versionText = try text()
    let version = Version(versionText)
    guard version != nil || versionText.isEmpty else {
      throw error("'\(versionText)' is no version")
    }
    var origin = FactOrigin(
      name: name, platform: platform, version: version, architecture: try text(),
      triple: try text())
    try endLine()
    try expect("source\t")
    origin.source = try text()
    try endLine()
    try expect("gaps")
    _ = bytesOfField()
    origin.gaps = try readGaps()
    return origin
  }

  /// The gaps in the rest of the line.
  mutating func readGaps() throws(FactFileError) -> Set<FactGap> {
    var gaps: Set<FactGap> = []
    while !isAtEndOfLine {
      let word = try text()
      guard let gap = FactGap(rawValue: word) else {
        throw error("'\(word)' is no gap that is known")
      }
      guard gaps.insert(gap).inserted else { throw error("'\(word)' is there twice") }
    }
    return gaps
  }

  /// The counts in the rest of the line.
  mutating func readCounts() throws(FactFileError) -> FactCounts {
    _ = bytesOfField()
    var counts: [Int] = []
    for _ in FactCounts().all { counts.append(try number()) }
    try endLine()
    return FactCounts(all: counts)
  }

  /// An availability, its tag behind the cursor.
  mutating func readAvailability() throws(FactFileError) -> Availability {
    let flags = try text()
    guard ["", "d", "u", "du"].contains(flags) else { throw error("a mark is none that is known") }
    var platforms: [PlatformAvailability] = []
    while !isAtEndOfLine {
      let platform = try text()
      let versions = try text()
      var entry = PlatformAvailability(platform: platform)
      try read(versions, into: &entry)
      entry.message = try text()
      platforms.append(entry)
    }
    return Availability(
      platforms: platforms, isAlwaysDeprecated: flags.hasPrefix("d"),
      isAlwaysUnavailable: flags.hasSuffix("u"))
  }

  private func read(
    _ versions: String, into entry: inout PlatformAvailability
  ) throws(FactFileError) {
    let parts = versions.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 4 else { throw error("an availability has more than four parts") }
    func version(_ place: Int) throws(FactFileError) -> Version? {
      guard parts.count > place, !parts[place].isEmpty else { return nil }
      guard let version = Version(parts[place]) else {
        throw error("'\(parts[place])' is no version")
      }
      return version
    }
    entry.introduced = try version(0)
    entry.deprecated = try version(1)
    entry.obsoleted = try version(2)
    if parts.count == 4 {
      guard parts[3] == "u" else { throw error("a mark is none that is known") }
      entry.isUnavailable = true
    }
  }
}

extension FactOrigin {
  /// How far apart declarations are expected to be: on the next line, or, where lines are not known,
  /// all on line 0.
  var usualLineStep: Int { gaps.contains(.places) ? 0 : 1 }
}

extension ExternConstant {
  /// A constant's type without `const` and what is said of its nullability.
  package static func bareType(_ type: String) -> String {
    type.split(separator: " ").filter { $0 != "const" && !$0.hasPrefix("_N") }
      .joined(separator: " ")
  }
}
