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
  static let uses = Option(
    "summary", help: "also print where each enum is restated, and how rightly")
  static let bindings = Option(
    "show-bindings", help: "print instead what each group of numbers was taken for, and why")
  static let options =
    [format, language, uses, bindings] + AuditSettings.options + FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard !arguments.positionals.isEmpty else {
      throw UsageError("audit: name the files or folders to check", command: name)
    }
    var settings = try AuditSettings(arguments, command: name)
    settings.options.explainsBindings = arguments.has(bindings)
    let claims = try BridgeFiles.claims(
      in: arguments.positionals, language: arguments.value(language), exclude: settings.exclude)
    let result = try audit(claims, settings, arguments)
    if arguments.has(bindings) {
      Terminal.print(BindingsText.text(result.bindings), terminator: "")
      return .clean
    }
    let id = arguments.value(format) ?? "text"
    Terminal.print(report(id).report(result), terminator: "")
    if arguments.has(uses), id == "text" {
      Terminal.print("\n" + UsesText.text(result.enumerations), terminator: "")
    }
    return result.findings.contains { $0.confidence >= .likely } ? .findings : .clean
  }

  private static func audit(
    _ claims: [FileClaims], _ settings: AuditSettings, _ arguments: Arguments
  ) throws -> AuditResult {
    let selected = try FactsSelection.select(
      arguments, orFacts: settings.facts, leavesOut: true
    ).limited(to: settings.platforms)
    guard !selected.isEmpty else {
      let platforms = settings.platforms.sorted().joined(separator: ", ")
      throw InputError("the facts chosen have none of \(platforms)")
    }
    let auditor = try Auditor(
      of: claims, facts: selected.read, library: selected.library,
      frameworks: selected.frameworks, options: settings.options)
    let result = auditor.audit(claims)
    let other = try otherFacts(about: result, beside: selected)
    return other.isEmpty ? result : auditor.explaining(with: other).audit(claims)
  }

  /// What built-in facts that were not chosen say of the constants that findings are about: a number may be
  /// an earlier SDK's, or another machine's.
  private static func otherFacts(
    about result: AuditResult, beside selected: SelectedFacts
  ) throws -> [FactSet] {
    let names = Set(
      result.findings.compactMap { finding -> String? in
        guard case .constant(let name) = finding.subject else { return nil }
        return name
      })
    guard !names.isEmpty, let library = try? FactsSelection.builtIn() else { return [] }
    let chosen = Set(
      selected.read.map(\.origin.name) + selected.library.folders.map(\.origin.name))
    let others = library.folders.filter { !chosen.contains($0.origin.name) }
    return try FactLibrary(others).sets(declaring: names)
  }

  private static func report(_ id: String) -> any ReportFormat {
    if id == "text" { return TextReport(style: Terminal.style) }
    return ReportFormats.format(id) ?? TextReport()
  }
}
