import Audit
import BridgeClaims

/// A result with one finding of each subject.
enum SampleResult {
  static let source = SourceText(
    path: "src/bridge.zig", bytes: Array("\tlet é = 34L;\nsend(\"save:\");\n".utf8))

  static let value = Finding(
    rule: "wrong-value", severity: .error, confidence: .certain, path: source.path, range: 10..<13,
    start: source.position(at: 10), end: source.position(at: 13),
    subject: .constant("HKWorkoutActivityTypeRunning"), claimed: "34L", expected: "37",
    message: "it is 37", explanation: ["The header says \"37\".", "100% sure, or so: why."],
    fix: Fix(range: 10..<13, replacement: "37L"), excerpt: source.line(1),
    fingerprint: "00000000000000aa")

  static let selector = Finding(
    rule: "unknown-selector", severity: .error, confidence: .possible, path: source.path,
    range: 21..<26, start: source.position(at: 21), end: source.position(at: 26),
    subject: .selector("save:"), claimed: "save:", expected: nil, message: "nobody declares save:",
    explanation: [], excerpt: source.line(2), fingerprint: "00000000000000bb")

  static let result = AuditResult(
    findings: [value, selector],
    summary: AuditSummary(files: 1, claims: 3, selectors: 1, findings: 2, notChecked: 4))
}
