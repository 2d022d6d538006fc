import Foundation
import HeaderFacts
import TableWriter

enum GenerateCommand: Command {
  static let name = "generate"
  static let positionals = ""
  static let summary = "writes tables from the headers, or says that they are stale"
  static let discussion = """
    Writes one file an enum and the tables of selectors, and only the files whose bytes differ. With
    --enum and without -o the tables go to standard output. Tables outside of this package import its
    product GeneratedTables, which has the types that they are made of.
    """
  static let language = Option(
    "language", short: "l", value: "LANGUAGE", choices: TableLanguages.names,
    help: "the language to write")
  static let enumeration = Option(
    "enum", value: "NAME", repeats: true, help: "only this enum; may be given several times")
  static let output = Option("output", short: "o", value: "DIR", help: "the folder to write into")
  static let check = Option(
    "check", help: "write nothing; exit 1 and show the difference when the tables are stale")
  static let options = [language, enumeration, output, check] + FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.positionals.isEmpty else {
      throw UsageError("generate: \(arguments.positionals[0]) is one word too many", command: name)
    }
    guard let tables = arguments.value(language).flatMap(TableLanguages.language) else {
      throw UsageError("generate: say in which language, --language swift", command: name)
    }
    let sets = try facts(arguments)
    guard sets.count == 1 else {
      throw InputError("generate: tables are of one set of facts; the options choose \(sets.count)")
    }
    let directory = try directory(arguments, tables: tables)
    let isDefault = directory == tables.defaultDirectory
    let selection = selection(arguments, isElsewhere: !isDefault)
    guard let directory else { return try print(tables, facts: sets[0], selection: selection) }
    let plan = try TableGenerator(language: tables)
      .plan(facts: sets[0], selection: selection, directory: OutputFiles.folder(directory))
    return try OutputFiles.carryOut(
      plan, isCheck: arguments.has(check), what: "tables",
      command: command(arguments, directory: isDefault && selection.isEverything ? nil : directory))
  }

  private static func selection(_ arguments: Arguments, isElsewhere: Bool) -> TableSelection {
    let names = arguments.values(enumeration)
    // In the tables paths stand as DIR and FILE: theirs are another machine's tomorrow.
    let facts =
      [FactsSelection.sdk, FactsSelection.headers].filter { arguments.has($0) }
      .map { "--\($0.name) \($0.placeholder ?? "")" }
      + arguments.spelled([
        FactsSelection.framework, FactsSelection.target, FactsSelection.architecture,
      ])
    return TableSelection(
      enumerations: names.isEmpty ? nil : names, factOptions: facts.joined(separator: " "),
      isElsewhere: isElsewhere)
  }

  /// What a person types to write the same tables.
  private static func command(_ arguments: Arguments, directory: String?) -> String {
    let given = arguments.spelled([language, enumeration] + FactsSelection.options)
    let output = directory.map { ["--output \($0)"] } ?? []
    return (["scripts/enum-counter generate"] + given + output).joined(separator: " ")
  }

  /// What the options choose; the archive of declarations when they choose nothing, so that tables are
  /// of one set of headers.
  private static func facts(_ arguments: Arguments) throws -> [FactSet] {
    guard arguments.values(FactsSelection.facts).isEmpty,
      !FactsSelection.choosesHeaders(arguments)
    else { return try FactsSelection.select(arguments).all() }
    return [try FactsSelection.readArchive(arguments)]
  }

  /// Where the tables go; nil for standard output.
  private static func directory(
    _ arguments: Arguments, tables: any TableLanguage
  ) throws -> String? {
    if let folder = arguments.value(output) { return folder == "-" ? nil : folder }
    guard arguments.values(enumeration).isEmpty || arguments.has(check) else { return nil }
    if let folder = tables.defaultDirectory, FileManager.default.fileExists(atPath: folder) {
      return folder
    }
    throw InputError("generate: say where to write, with -o DIR; this folder keeps no tables")
  }

  private static func print(
    _ tables: any TableLanguage, facts: FactSet, selection: TableSelection
  ) throws -> ExitStatus {
    if let unknown = selection.unknown(in: facts).first {
      throw TableError.unknownEnumeration(unknown)
    }
    for file in tables.files(for: facts, selection: selection) {
      Terminal.print(file.text, terminator: "")
    }
    return .clean
  }
}
