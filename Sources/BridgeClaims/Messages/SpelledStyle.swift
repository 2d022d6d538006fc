/// The words and signs around calls by a bridge's names for selectors.
enum SpelledStyle: Sendable {
  case javascript, typescript, kotlin, dart

  var naming: CallNaming { isScript ? .joined : .labelled }

  var isScript: Bool { self == .javascript || self == .typescript }

  /// The sign behind an argument's label.
  var labelSign: Word { self == .kotlin ? "=" : ":" }

  /// The sign between a name and its type; nil where the type comes first.
  var typeSign: Word? { self == .dart ? nil : ":" }

  var declarationWords: WordSet {
    switch self {
    case .javascript, .typescript: ["const", "let", "var"]
    case .kotlin: ["val", "var"]
    case .dart: ["final", "var", "const", "late"]
    }
  }

  /// Whether a variable without a type has that of its first value for good.
  var infersTypes: Bool { self != .javascript }
}
