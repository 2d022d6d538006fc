/// One option of a command, written down once: the parser and the help both read it.
struct Option: Sendable {
  /// Without the leading dashes.
  let name: String
  let short: Character?
  /// What stands for the value in the help, `DIR`; nil for an option without a value.
  let placeholder: String?
  /// Whether it may be given several times.
  let repeats: Bool
  /// The values it may have, when there are only some.
  let choices: [String]
  let help: String

  init(
    _ name: String, short: Character? = nil, value placeholder: String? = nil,
    repeats: Bool = false, choices: [String] = [], help: String
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.repeats = repeats
    self.choices = choices
    self.help = help
  }

  /// `-o, --output DIR`
  var spelling: String {
    let short = short.map { "-\($0), " } ?? ""
    let value = placeholder.map { " \($0)" } ?? ""
    return "\(short)--\(name)\(value)"
  }
}

/// What a command line says, after it has been held against the command's options.
struct Arguments: Sendable {
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]

  func has(_ option: Option) -> Bool { values[option.name] != nil }
  func value(_ option: Option) -> String? { values[option.name]?.last }
  func values(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The options given among `options`, as one would type them again.
  func spelled(_ options: [Option]) -> [String] {
    options.flatMap { option -> [String] in
      guard let given = values[option.name] else { return [] }
      guard option.placeholder != nil else { return ["--\(option.name)"] }
      return given.map { "--\(option.name) \(Self.quoted($0))" }
    }
  }

  /// For a shell: in quotes where it has anything but letters, digits and a few signs.
  private static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "_-./=:,+@".unicodeScalars.contains($0)
    }
    return plain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }

  /// Reads a command line.
  ///
  /// - Throws: `UsageError` for an option that the command does not have, a missing value, a value that
  ///   is none of the choices, or one given twice that may be given once.
  init(_ words: some Sequence<String>, options: [Option], command: String) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        positionals += words
        return
      }
      guard Self.looksLikeOption(word) else {
        positionals.append(word)
        continue
      }
      let (option, attached) = try Self.find(word, in: options, command: command)
      guard option.placeholder != nil else {
        guard attached == nil else {
          throw UsageError("--\(option.name) takes no value", command: command)
        }
        values[option.name] = []
        continue
      }
      guard let value = attached ?? words.popFirst() else {
        throw UsageError("\(option.spelling): the value is missing", command: command)
      }
      try add(value, to: option, command: command)
    }
  }

  private mutating func add(
    _ value: String, to option: Option, command: String
  ) throws(UsageError) {
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.joined(separator: ", ")
      throw UsageError("--\(option.name) \(value): choose one of \(choices)", command: command)
    }
    guard option.repeats || values[option.name] == nil else {
      throw UsageError("--\(option.name) is given twice", command: command)
    }
    values[option.name, default: []].append(value)
  }

  /// `-o` and `--output`, but not `-`, `-1` or `-[Class message]`.
  private static func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return second == "-" || second.isLetter
  }

  private static func find(
    _ word: String, in options: [Option], command: String
  ) throws(UsageError) -> (Option, attached: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    let option = options.first {
      spelled == "--\($0.name)" || $0.short.map { spelled == "-\($0)" } == true
    }
    guard let option else {
      throw UsageError("\(spelled): there is no such option", command: command)
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// A command line that could not be understood.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ problem: String, command: String) {
    let help = command.isEmpty ? "enum-counter --help" : "enum-counter \(command) --help"
    description = "\(problem)\n\(help) lists what can be asked for."
  }
}
