import HeaderFacts

/// How the compiler came to a value, in sentences.
enum CountingText {
  static func sentences(_ match: MemberMatch) -> [String] {
    let counting = match.counting
    guard counting.steps > 0 || counting.anchor == nil else {
      return ["the header writes the value."]
    }
    var sentences = [start(counting) + "."]
    sentences += passedOver(counting.deprecatedBetween, "deprecated")
    sentences += passedOver(counting.unavailableBetween, "unavailable")
    return sentences
  }

  private static func start(_ counting: Counting) -> String {
    let steps = counting.steps
    guard let anchor = counting.anchor else {
      return steps == 0
        ? "the first member: counting starts at 0"
        : "counting starts at 0; \(members(steps)) on from the first"
    }
    return "\(anchor) = \(counting.anchorValue) is written; \(members(steps)) on from it"
  }

  private static func passedOver(_ names: [String], _ what: String) -> [String] {
    guard !names.isEmpty else { return [] }
    let list = names.joined(separator: ", ")
    let count =
      names.count == 1 ? "1 member on the way is" : "\(names.count) members on the way are"
    return ["\(count) \(what), and counted all the same: \(list)."]
  }

  private static func members(_ count: Int) -> String {
    count == 1 ? "1 member" : "\(count) members"
  }
}

/// Where and since when something may be used, in rows.
enum AvailabilityText {
  private static let platformNames = [
    "ios": "iOS", "macos": "macOS", "watchos": "watchOS", "tvos": "tvOS", "visionos": "visionOS",
    "xros": "visionOS", "maccatalyst": "Mac Catalyst", "driverkit": "DriverKit", "swift": "Swift",
  ]

  static func name(_ platform: String) -> String { platformNames[platform] ?? platform }

  static func rows(_ availability: Availability) -> [(String, String)] {
    var rows: [(String, String)] = []
    func add(_ label: String, _ version: (PlatformAvailability) -> Version?) {
      let entries = availability.platforms.compactMap { entry in
        version(entry).map { "\(name(entry.platform)) \($0)" }
      }
      if !entries.isEmpty { rows.append((label, entries.joined(separator: ", "))) }
    }
    add("since", \.introduced)
    add("deprecated", \.deprecated)
    add("obsoleted", \.obsoleted)
    let unavailable = availability.platforms.filter(\.isUnavailable).map { name($0.platform) }
    if availability.isAlwaysDeprecated { rows.append(("deprecated", "everywhere")) }
    if availability.isAlwaysUnavailable { rows.append(("unavailable", "everywhere")) }
    if !unavailable.isEmpty {
      rows.append(("unavailable", unavailable.joined(separator: ", ")))
    }
    return rows
  }
}

/// Which headers a fact was read from.
enum OriginText {
  static func line(_ origin: FactOrigin) -> String { "\(origin.name), \(origin.triple)" }
}

extension HeaderLocation {
  /// `HKWorkout.h:17`, or the header alone where no line is known.
  var text: String { line > 0 ? "\(header):\(line)" : header }
}

/// Plain paragraphs for a terminal.
enum Paragraph {
  /// The words of `text` in lines of at most `width` characters, a longer word alone on its line.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  static func wrap(_ text: String, indent: Int, width: Int = 96) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: width - indent).map { "\(margin)\($0)\n" }.joined()
  }
}
