import Foundation

/// Standard output and standard error; all that is particular to a platform's terminal is here.
enum Terminal {
  /// Whether standard output shows colours: a terminal, and `NO_COLOR` not set.
  static var showsColor: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  static func print(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: .standardOutput)
  }

  static func printError(_ text: String) {
    write(text.hasSuffix("\n") ? text : text + "\n", to: .standardError)
  }

  /// A reader that has gone away (`| head`) is no error of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
