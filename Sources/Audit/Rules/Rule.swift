import BridgeClaims

/// A finding before its place in the file is worked out.
struct Draft: Sendable {
  var confidence: Confidence
  /// Nil for the rule's own.
  var severity: Severity? = nil
  var range: ByteRange
  var subject: Finding.Subject
  var claimed: String
  var expected: String?
  var message: String
  var explanation: [String]
  var fix: Fix? = nil
}

/// A kind of contradiction between claims and facts.
protocol Rule: Sendable {
  var documentation: RuleDocumentation { get }
  func check(_ file: JudgedFile) -> [Draft]
}

/// All rules, the more telling ones first: of two findings about one literal that are equally sure, the
/// earlier rule's is kept.
public enum Rules {
  static let all: [any Rule] = [
    SwappedValues(), DuplicateLabel(), OtherPlatform(), CommentContradiction(), PinnedByTest(),
    WrongValue(), OptionBits(), UnknownConstant(), UnknownSelector(), UnknownAnnotation(),
    OnePlatform(), IntelOnly(), DeclaredType(), AvailabilityRule(), IncompleteMirror(),
    WrongArgumentCount(), WrongReceiver(), WrongType(), WrongEncoding(), MisspeltMethod(),
    MissingMethod(), LiteralArgument(), UnknownIdentifier(), UnavailableSelector(),
    UnknownKeyPath(), WrongBlock(), PrivateSelector(),
  ]

  /// The documentation of all rules, sorted by identifier.
  public static var documentation: [RuleDocumentation] {
    all.map(\.documentation).sorted { $0.id < $1.id }
  }
}
