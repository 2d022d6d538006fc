import Foundation
import HeaderFacts
import TableWriter

enum GenerateCommand: Command {
  static let name = "generate"
  static let positionals = ""
  static let summary = "writes tables from the headers, or says that they are stale"
  static let discussion = """
    Writes one file an enum and the tables of selectors, and only the files whose bytes differ. With
    --enum and without -o the tables go to standard output.
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
    let names = arguments.values(enumeration)
    let selection = TableSelection(enumerations: names.isEmpty ? nil : names)
    guard let directory = try directory(arguments, tables: tables) else {
      return try print(tables, facts: sets[0], selection: selection)
    }
    let plan = try TableGenerator(language: tables)
      .plan(facts: sets[0], selection: selection, directory: directory)
    return try OutputFiles.carryOut(plan, isCheck: arguments.has(check), what: "tables")
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
  ) throws -> URL? {
    if let folder = arguments.value(output) {
      return folder == "-" ? nil : URL(filePath: folder, directoryHint: .isDirectory)
    }
    guard arguments.values(enumeration).isEmpty || arguments.has(check) else { return nil }
    if let folder = tables.defaultDirectory, FileManager.default.fileExists(atPath: folder) {
      return URL(filePath: folder, directoryHint: .isDirectory)
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
