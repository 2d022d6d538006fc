import Foundation

@main
enum Main {
  /// Every subcommand, in the order of the help.
  static let commands: [any Command.Type] = [
    LookupCommand.self, AuditCommand.self, GenerateCommand.self, FactsCommand.self,
    DiffCommand.self, ArchiveCommand.self, RuleCommand.self,
  ]

  static let version = "0.1.0"

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    do {
      exit(try run(Array(words)).rawValue)
    } catch {
      Terminal.printError("enum-counter: \(error)")
      exit(ExitStatus.failed.rawValue)
    }
  }

  private static func run(_ words: [String]) throws -> ExitStatus {
    guard let first = words.first else {
      Terminal.printError(help)
      return .failed
    }
    switch first {
    case "-h", "--help", "help":
      return try printHelp(for: words.dropFirst().first)
    case "--version":
      Terminal.print("enum-counter \(version)")
      return .clean
    default:
      let command = try find(first)
      if words.contains("--help") || words.contains("-h") { return try printHelp(for: first) }
      let arguments = try Arguments(
        words.dropFirst(), options: command.options, command: command.name)
      return try command.run(arguments)
    }
  }

  private static func printHelp(for name: String?) throws -> ExitStatus {
    Terminal.print(try name.map { try find($0).help } ?? help, terminator: "")
    return .clean
  }

  private static func find(_ name: String) throws -> any Command.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw UsageError("\(name): there is no such command", command: "")
    }
    return command
  }

  private static var help: String {
    var text = """
      The values of Apple's enum members and the spelling of its selectors, read from the headers.

      usage: enum-counter COMMAND [options] …


      """
    let width = commands.map { $0.name.count }.max() ?? 0
    for command in commands {
      let gap = String(repeating: " ", count: width - command.name.count + 2)
      text += "  \(command.name)\(gap)\(command.summary)\n"
    }
    text += """

      enum-counter COMMAND --help explains one of them.
      Exit status: 0 clean; 1 findings, differences, stale tables or no match; 2 it could not be done.

      """
    return text
  }
}
