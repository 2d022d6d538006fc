import Audit
import BridgeClaims
import HeaderFacts
import Reports

enum AuditCommand: Command {
  static let name = "audit"
  static let positionals = "PATH…"
  static let summary = "checks bridge code for wrong values and selectors"
  static let discussion = """
    Reads the files named, and those under the folders named, and holds every value and selector that
    they state against the headers. Exit status 1 when a finding is certain or likely.
    """
  static let format = Option(
    "format", value: "FORMAT", choices: ReportFormats.all.map(\.id),
    help: "how to print the findings")
  static let language = Option(
    "language", value: "NAME", choices: Languages.identifiers,
    help: "read every file as this language, whatever its name")
  static let options = [format, language] + FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard !arguments.positionals.isEmpty else {
      throw UsageError("audit: name the files or folders to check", command: name)
    }
    let claims = try BridgeFiles.claims(
      in: arguments.positionals, language: arguments.value(language))
    let selected = try FactsSelection.select(arguments, leavesOut: true)
    let auditor = try Auditor(
      of: claims, facts: selected.read, library: selected.library,
      frameworks: selected.frameworks)
    let result = auditor.audit(claims)
    let report = report(arguments.value(format) ?? "text")
    Terminal.print(report.report(result), terminator: "")
    return result.findings.contains { $0.confidence >= .likely } ? .findings : .clean
  }

  private static func report(_ id: String) -> any ReportFormat {
    if id == "text" { return TextReport(style: Terminal.style) }
    return ReportFormats.format(id) ?? TextReport()
  }
}
