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
    "format", value: "FORMAT", choices: ReportFormats.names, help: "how to print the findings")
  static let language = Option(
    "language", value: "NAME", choices: Languages.names,
    help: "read every file as this language, whatever its name")
  static let options = [format, language] + FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard !arguments.positionals.isEmpty else {
      throw UsageError("audit: name the files or folders to check", command: name)
    }
    let files = try SourceTree.files(under: arguments.positionals)
    let claims = try files.compactMap { file in
      BridgeReader.read(
        path: file, bytes: try SourceTree.bytes(of: file), language: arguments.value(language))
    }
    guard !claims.isEmpty else {
      let paths = arguments.positionals.joined(separator: ", ")
      throw InputError(
        "\(paths): no file in a language that is read (\(Languages.names.joined(separator: ", ")))")
    }
    let result = Auditor(facts: try FactsSelection.load(arguments)).audit(claims)
    let style: TextStyle = Terminal.showsColor ? .colored : .plain
    let report = ReportFormats.format(named: arguments.value(format) ?? "text", style: style)
    Terminal.print(try report.render(result), terminator: "")
    return result.findings.contains { $0.confidence >= .likely } ? .findings : .clean
  }
}
