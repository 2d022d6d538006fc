import HeaderFacts

/// Where and since when something may be used, in rows.
enum AvailabilityText {
  static func rows(_ availability: Availability) -> [(String, String)] {
    var rows: [(String, String)] = []
    func add(_ label: String, _ version: (PlatformAvailability) -> Version?) {
      let entries = availability.platforms.compactMap { entry in
        version(entry).map { "\(PlatformNames.display(entry.platform)) \($0)" }
      }
      if !entries.isEmpty { rows.append((label, entries.joined(separator: ", "))) }
    }
    add("since", \.introduced)
    add("deprecated") { $0.isDeprecated ? $0.deprecated : nil }
    add("obsoleted", \.obsoleted)
    let announced = availability.platforms.filter { $0.deprecated != nil && !$0.isDeprecated }
    if !announced.isEmpty {
      let names = announced.map { PlatformNames.display($0.platform) }.joined(separator: ", ")
      rows.append(("to be deprecated", names))
    }
    let unavailable = availability.platforms.filter(\.isUnavailable).map {
      PlatformNames.display($0.platform)
    }
    if availability.isAlwaysDeprecated { rows.append(("deprecated", "everywhere")) }
    if availability.isAlwaysUnavailable { rows.append(("unavailable", "everywhere")) }
    if !unavailable.isEmpty {
      rows.append(("unavailable", unavailable.joined(separator: ", ")))
    }
    return rows
  }
}

/// Which facts state something, and what they do not know of it.
enum OriginText {
  static func line(_ origin: FactOrigin) -> String { "\(origin.name), \(origin.triple)" }

  static func rows(_ group: AgreeingMatches) -> [(String, String)] {
    let origins = group.origins
    var rows = [("facts", origins.map(line).joined(separator: "\n"))]
    guard case .member = group.first, !origins[0].knowsMemberOrder else { return rows }
    rows.append(("not known", "in which order the header has the members, so how it is counted"))
    return rows
  }
}

extension HeaderLocation {
  /// `HKWorkout.h:17`, or the header alone where no line is known.
  var text: String {
    guard !header.isEmpty else { return "header not known" }
    return line > 0 ? "\(header):\(line)" : header
  }
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
