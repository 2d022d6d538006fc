/// A piece of bridge code that shows what a rule reports, or leaves alone.
public struct RuleExample: Sendable, Hashable {
  /// Decides the language: `bridge.zig`.
  public var fileName: String
  public var code: String
  /// As `--deployment-target` takes it: `ios15.0`; nil where the rule asks for none.
  public var deploymentTarget: String?

  public init(fileName: String, code: String, deploymentTarget: String? = nil) {
    self.fileName = fileName
    self.code = code
    self.deploymentTarget = deploymentTarget
  }
}

/// What a rule's fix may do to the code.
public enum FixSafety: String, Sendable, Hashable {
  /// The rule changes nothing.
  case none = "no fix"
  /// The replacement is what the header has; whether other code relies on the wrong number is not known.
  case mechanical = "mechanical"
}

/// What there is to say of a rule, for `rule ID`, its page and its tests.
public struct RuleDocumentation: Sendable, Hashable {
  /// `wrong-value`.
  public var id: String
  /// One sentence, without a full stop.
  public var summary: String
  public var severity: Severity
  /// What the rule reports.
  public var what: String
  /// What goes wrong in a program that breaks the rule.
  public var why: String
  public var triggering: RuleExample
  public var nonTriggering: RuleExample
  public var fix: FixSafety
  /// Whether the rule is run only where it is asked for.
  public var isOptIn: Bool

  public init(
    id: String, summary: String, severity: Severity, what: String, why: String,
    triggering: RuleExample, nonTriggering: RuleExample, fix: FixSafety,
    isOptIn: Bool = false
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.what = what
    self.why = why
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.fix = fix
    self.isOptIn = isOptIn
  }
}
