import HeaderFacts

/// For release notes: a section a framework and a sort of change, what breaks code first.
public struct DiffMarkdown: DiffFormat {
  public let id = "markdown"

  public init() {}

  public func report(_ diff: FactDiff) -> String {
    let changes = diff.changesByThemselves
    var text = "# \(diff.old.name) to \(diff.new.name)\n\n"
    let counts = DiffWords.counts(diff.changes)
    text += counts.isEmpty ? "Nothing differs.\n" : counts.joined(separator: ", ") + ".\n"
    let frameworks = changes.filter { $0.subject == .framework }
    for change in frameworks {
      text +=
        "\n`\(change.name)` is only in \(change.kind == .added ? diff.new.name : diff.old.name).\n"
    }
    for (framework, changes) in Self.runs(changes.filter { $0.subject != .framework }, \.framework)
    {
      text += "\n## \(framework.isEmpty ? "Headers" : framework)\n"
      for kind in FactChange.Kind.allCases {
        let chosen = changes.filter { $0.kind == kind }
        guard !chosen.isEmpty else { continue }
        text += "\n### \(Self.title(kind))\n\n"
        text += Self.list(chosen, platform: diff.new.platform)
      }
    }
    return text
  }

  private static func title(_ kind: FactChange.Kind) -> String {
    switch kind {
    case .retyped: "Another type or encoding"
    case .redeclared: "Declared otherwise"
    case .swiftRenamed: "Another name in Swift"
    case .restored: "Usable again"
    default: kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    }
  }

  private static func list(_ changes: [FactChange], platform: String) -> String {
    changes.map { "- \(item($0))\(remarks($0, platform: platform))\n" }.joined()
  }

  private static func item(_ change: FactChange) -> String {
    let name = code(DiffWords.name(change))
    let noun = DiffWords.noun(change.subject)
    switch (change.kind, change.subject) {
    case (.renamed, _):
      return "\(code(change.old ?? "")) is now \(name)"
    case (.moved, _):
      return "\(name), was of \(code(change.old ?? ""))"
    case (_, .conformance):
      return "\(code(change.owner)) and the protocol \(name)"
    case (_, .enumeration), (_, .class), (_, .protocol):
      let sides = DiffWords.sides(change).map { ": \(code($0.old)), now \(code($0.new))" } ?? ""
      return "\(noun) \(name)\(sides)"
    default: break
    }
    if let sides = DiffWords.sides(change) {
      return "\(name): \(code(sides.old)), now \(code(sides.new))"
    }
    guard change.subject == .member, let value = change.new ?? change.old else { return name }
    return code("\(change.name) = \(value)")
  }

  private static func remarks(_ change: FactChange, platform: String) -> String {
    var remarks = DiffWords.remarks(change, platform: platform).map(escaped)
    if change.subject == .member, !change.owner.isEmpty {
      remarks.insert("of \(code(change.owner))", at: 0)
    }
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  /// Text from a header, so that nothing in it is taken for markup.
  private static func escaped(_ text: String) -> String {
    text.map { "\\`*_[]<>#|".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The elements in runs of one key, order kept.
  private static func runs(
    _ changes: [FactChange], _ key: (FactChange) -> String
  ) -> [(String, [FactChange])] {
    var runs: [(String, [FactChange])] = []
    for change in changes {
      if runs.last?.0 == key(change) {
        runs[runs.count - 1].1.append(change)
      } else {
        runs.append((key(change), [change]))
      }
    }
    return runs
  }
}
