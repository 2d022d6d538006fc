import HeaderFacts

/// For people: by framework and owner, a line a change.
public struct DiffText: DiffFormat {
  public let id = "text"
  private let style: TextStyle

  public init(style: TextStyle = .plain) { self.style = style }

  public func report(_ diff: FactDiff) -> String {
    let changes = diff.changesByThemselves
    var text = "\(OriginText.line(diff.old)) → \(OriginText.line(diff.new))\n"
    var framework = ""
    var owner: String?
    for change in changes where change.subject != .framework {
      if change.framework != framework {
        framework = change.framework
        owner = nil
        text += "\n\(style.bold(framework))\n"
      }
      let heading = Self.heading(change)
      if heading != owner {
        owner = heading
        text += "  \(style.bold(heading))\n"
      }
      text += line(change, platform: diff.new.platform)
    }
    for change in changes where change.subject == .framework {
      text +=
        "\n\(style.bold(change.name)) is only in the \(change.kind == .added ? "new" : "old") one\n"
    }
    return text + "\n" + Self.summary(diff) + "\n"
  }

  private static func heading(_ change: FactChange) -> String {
    switch change.subject {
    case .enumeration, .class, .protocol: change.name
    case .constant: "constants"
    default: change.owner.isEmpty ? "enums without a name" : change.owner
    }
  }

  private func line(_ change: FactChange, platform: String) -> String {
    let word = Self.word(change)
    let gap = String(repeating: " ", count: max(1, 13 - word.count))
    let remarks = DiffWords.remarks(change, platform: platform).joined(separator: "; ")
    let remark = remarks.isEmpty ? "" : "  " + style.dim("(\(remarks))")
    return "    \(emphasized(word, change.kind))\(gap)\(Self.statement(change))\(remark)\n"
  }

  private static func word(_ change: FactChange) -> String {
    switch change.kind {
    case .redeclared: return change.subject == .method ? "requirement" : "kind"
    case .swiftRenamed: return "Swift name"
    case .retyped: break
    default: return change.kind.rawValue
    }
    return change.subject == .method ? "encoding" : change.subject == .class ? "superclass" : "type"
  }

  private func emphasized(_ word: String, _ kind: FactChange.Kind) -> String {
    switch kind {
    case .removed, .renumbered, .renamed, .moved, .retyped, .unavailable: style.bad(word)
    case .redeclared, .swiftRenamed: style.warning(word)
    case .deprecated: style.warning(word)
    case .restored, .added: style.good(word)
    }
  }

  private static func statement(_ change: FactChange) -> String {
    let name = (change.methodKind?.sign ?? "") + change.name
    switch (change.kind, change.subject) {
    case (_, .enumeration), (_, .class), (_, .protocol):
      return DiffWords.sides(change).map { "\($0.old) → \($0.new)" }
        ?? "the \(DiffWords.noun(change.subject))"
    case (.renamed, _): return "\(change.old ?? "") → \(change.new ?? "")"
    case (.moved, _): return "\(name), from \(change.old ?? "")"
    case (_, .conformance): return "conformance to \(name)"
    default: break
    }
    if let sides = DiffWords.sides(change) { return "\(name): \(sides.old) → \(sides.new)" }
    guard let side = change.new ?? change.old else { return name }
    return change.subject == .method ? "\(name)  \(side)" : "\(name) = \(side)"
  }

  private static func summary(_ diff: FactDiff) -> String {
    let counts = DiffWords.counts(diff.changes)
    guard !counts.isEmpty else { return "Nothing differs." }
    return Paragraph.lines(counts.joined(separator: ", ") + ".", width: 96).joined(separator: "\n")
  }
}
