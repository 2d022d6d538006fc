/// What an audit looks for.
public struct AuditOptions: Sendable, Hashable {
  /// Identifiers of rules that are not run.
  public var disabledRules: Set<String>
  /// Findings that are less sure are left out.
  public var minimumConfidence: Confidence

  public init(disabledRules: Set<String> = [], minimumConfidence: Confidence = .possible) {
    self.disabledRules = disabledRules
    self.minimumConfidence = minimumConfidence
  }
}
