import Foundation
import HeaderFacts

enum FactsCommand: Command {
  static let name = "facts"
  static let positionals = "list | show NAME… | export | import FILE…"
  static let summary = "the facts that are built in, and fact files of your own"
  static let discussion = """
    facts list            the sets of facts, their frameworks, and how much these declare
    facts show NAME…      a framework's facts, or what is known of a name
    facts export -o DIR   fact files of what --sdk, --headers or --facts choose
    facts import FILE…    fact files of metadata in JSON, one file a framework (docs/fact-files.md)
    """
  static let output = Option(
    "output", short: "o", value: "DIR", help: "the folder to write the SDK's folder of facts into")
  static let setName = Option(
    "name", value: "NAME", help: "what to call the facts; several sets of one SDK are joined")
  static let omitMessages = Option(
    "omit-messages", help: "leave out the headers' deprecation messages")
  static let gap = Option(
    "gap", value: "[FRAMEWORK:]GAP", repeats: true,
    help:
      "what imported metadata does not tell: \(FactGap.allCases.map(\.rawValue).joined(separator: ", "))"
  )
  static let unlike = Option(
    "unlike", value: "NAME|PATH",
    help:
      "export only the values that these facts, a set or a folder of one, lack or give otherwise")
  static let options = [output, setName, omitMessages, unlike, gap] + FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let words = arguments.positionals.dropFirst()
    switch arguments.positionals.first {
    case "list" where words.isEmpty: return try FactsListing.run(arguments)
    case "show" where !words.isEmpty: return try FactsListing.show(Array(words), arguments)
    case "export" where words.isEmpty: return try FactsWriting.export(arguments)
    case "import" where !words.isEmpty: return try FactsWriting.importFiles(Array(words), arguments)
    default:
      throw UsageError(
        "facts: say what to do: list, show NAME…, export -o DIR or import FILE… -o DIR",
        command: name)
    }
  }
}
