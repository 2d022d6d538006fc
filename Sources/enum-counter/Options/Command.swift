/// One subcommand: what it is called, what it takes, what it does.
protocol Command: Sendable {
  static var name: String { get }
  /// What follows the name: `PATH…`.
  static var positionals: String { get }
  /// One line.
  static var summary: String { get }
  /// What a person needs to know beyond the options; may be empty.
  static var discussion: String { get }
  static var options: [Option] { get }
  /// Does the work and prints its result.
  ///
  /// - Throws: an error whose description names the file, the line and the remedy; exit status 2.
  static func run(_ arguments: Arguments) throws -> ExitStatus
}

/// What the process tells its caller.
enum ExitStatus: Int32, Sendable {
  case clean = 0
  /// Findings, stale tables, or nothing matches.
  case findings = 1
  /// What was asked could not be done.
  case failed = 2
}

/// A problem with what the user gave, in words that say what to do.
struct InputError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension Command {
  static var help: String {
    var text = "\(summary)\n\nusage: enum-counter \(name) [options] \(positionals)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    guard !options.isEmpty else { return text }
    text += "\noptions:\n"
    let width = options.map(\.spelling.count).max() ?? 0
    for option in options {
      let gap = String(repeating: " ", count: width - option.spelling.count + 2)
      let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
      text += "  \(option.spelling)\(gap)\(option.help)\(choices)\n"
    }
    return text
  }
}
