import HeaderFacts

/// A way of writing down how two sets of headers differ.
public protocol DiffFormat: Sendable {
  /// What `--format` calls it.
  var id: String { get }
  /// The whole report, with a line break at its end.
  func report(_ diff: FactDiff) -> String
}

/// All formats.
public enum DiffFormats {
  public static let all: [any DiffFormat] = [DiffText(), DiffJSON(), DiffMarkdown()]

  /// The format that `--format` means; nil when there is none of the name.
  public static func format(_ id: String) -> (any DiffFormat)? { all.first { $0.id == id } }
}

/// What the formats for people say in the same words.
enum DiffWords {
  /// `4 members added`, one entry for each sort of change that there is.
  static func counts(_ changes: [FactChange]) -> [String] {
    FactChange.Kind.allCases.flatMap { kind in
      FactChange.Subject.allCases.compactMap { subject -> String? in
        let count = changes.count { $0.kind == kind && $0.subject == subject }
        guard count > 0 else { return nil }
        return "\(count) \(noun(subject, count: count)) \(verb(kind, of: subject))"
      }
    }
  }

  static func noun(_ subject: FactChange.Subject, count: Int = 1) -> String {
    let (one, many) =
      switch subject {
      case .enumeration: ("enum", "enums")
      case .class: ("class", "classes")
      case .method: ("selector", "selectors")
      default: (subject.rawValue, subject.rawValue + "s")
      }
    return count == 1 ? one : many
  }

  static func verb(_ kind: FactChange.Kind, of subject: FactChange.Subject) -> String {
    switch (kind, subject) {
    case (.retyped, .method): "with another encoding"
    case (.retyped, .class): "with another superclass"
    case (.retyped, _): "with another type"
    case (.redeclared, .enumeration): "of another kind"
    case (.redeclared, _): "now optional or required"
    case (.swiftRenamed, _): "with another Swift name"
    case (.restored, _): "usable again"
    default: kind.rawValue
    }
  }

  /// What is changed, as code would name it: `-[HKQuery stop]`, `HKUnit`.
  static func name(_ change: FactChange) -> String {
    guard let kind = change.methodKind else { return change.name }
    return "\(kind.sign)[\(change.owner) \(change.name)]"
  }

  /// The old and the new side, where there are two.
  static func sides(_ change: FactChange) -> (old: String, new: String)? {
    guard let old = change.old, let new = change.new else { return nil }
    return (old.isEmpty ? "none" : old, new.isEmpty ? "none" : new)
  }

  /// What else is to be said, a phrase each.
  static func remarks(_ change: FactChange, platform: String) -> [String] {
    var remarks: [String] = []
    if let version = change.version {
      let system = PlatformNames.display(platform)
      // A version that no system will reach stands for "one day".
      remarks.append(version.major < 1000 ? "\(system) \(version)" : "to be, one day")
    }
    if let replacement = change.replacement { remarks.append("\(replacement) has its value") }
    if !change.message.isEmpty { remarks.append("“\(change.message)”") }
    return remarks
  }

  static func title(_ origin: FactOrigin) -> String { origin.name }
}
