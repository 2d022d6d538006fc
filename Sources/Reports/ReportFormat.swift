import Audit

/// A way of writing the result of an audit down.
public protocol ReportFormat: Sendable {
  /// What `--format` calls it.
  var id: String { get }
  /// What it is for, in a few words.
  var summary: String { get }
  /// The whole report, with a line break at its end.
  func report(_ result: AuditResult) -> String
}

/// All formats.
public enum ReportFormats {
  public static let all: [any ReportFormat] = [
    TextReport(), JSONReport(), GitHubReport(), SARIFReport(),
  ]

  /// The format that `--format` means; nil when there is none of the name.
  public static func format(_ id: String) -> (any ReportFormat)? {
    all.first { $0.id == id }
  }
}
