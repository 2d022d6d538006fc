import BridgeClaims

/// How sure the tool is that a finding is a fault.
public enum Confidence: String, Sendable, Hashable, Comparable, CaseIterable {
  case possible, likely, certain

  public static func < (a: Confidence, b: Confidence) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// How bad a fault of this rule is where it is one.
public enum Severity: String, Sendable, Hashable {
  case note, warning, error
}

/// A mechanical change that mends a finding.
public struct Fix: Sendable, Hashable {
  public var range: ByteRange
  public var replacement: String

  public init(range: ByteRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A claim that the facts contradict.
public struct Finding: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    case constant(String)
    case selector(String)

    public var name: String {
      switch self {
      case .constant(let name), .selector(let name): name
      }
    }
  }

  /// The rule's identifier: `wrong-value`.
  public var rule: String
  public var severity: Severity
  public var confidence: Confidence
  public var path: String
  public var range: ByteRange
  public var start: SourceText.Position
  public var end: SourceText.Position
  public var subject: Subject
  /// As the code has it: `34`, `save:withCompletion:`.
  public var claimed: String
  /// What the header has; nil when nothing in it corresponds.
  public var expected: String?
  /// One sentence.
  public var message: String
  /// What the header says, how it was counted, what the claimed number means, why it was probably
  /// written; a sentence or two each.
  public var explanation: [String]
  public var fix: Fix?
  /// The source line that `start` is on.
  public var excerpt: String
  /// Stays the same while lines are added or removed above the finding.
  public var fingerprint: String

  public init(
    rule: String, severity: Severity, confidence: Confidence, path: String, range: ByteRange,
    start: SourceText.Position, end: SourceText.Position, subject: Subject, claimed: String,
    expected: String?, message: String, explanation: [String], fix: Fix? = nil, excerpt: String,
    fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.path = path
    self.range = range
    self.start = start
    self.end = end
    self.subject = subject
    self.claimed = claimed
    self.expected = expected
    self.message = message
    self.explanation = explanation
    self.fix = fix
    self.excerpt = excerpt
    self.fingerprint = fingerprint
  }
}

/// What an audit looked at.
public struct AuditSummary: Sendable, Hashable {
  public var files: Int
  /// Value claims read.
  public var claims: Int
  /// Selector claims read.
  public var selectors: Int
  public var findings: Int
  /// Claims about a name that the headers read cannot settle.
  public var notChecked: Int

  public init(
    files: Int = 0, claims: Int = 0, selectors: Int = 0, findings: Int = 0, notChecked: Int = 0
  ) {
    self.files = files
    self.claims = claims
    self.selectors = selectors
    self.findings = findings
    self.notChecked = notChecked
  }
}

/// Findings in the order of path, position and rule, with their summary.
public struct AuditResult: Sendable {
  public var findings: [Finding]
  public var summary: AuditSummary
  /// The enums that the code restates, sorted by name.
  public var enumerations: [EnumerationUse]
  /// What each group of claims was taken for, in the order of paths and lines; empty unless asked for.
  public var bindings: [GroupBinding]

  public init(
    findings: [Finding], summary: AuditSummary, enumerations: [EnumerationUse] = [],
    bindings: [GroupBinding] = []
  ) {
    self.findings = findings
    self.summary = summary
    self.enumerations = enumerations
    self.bindings = bindings
  }
}
