import Foundation
import Reports

/// Standard output and standard error; all that is particular to a platform's terminal is here.
enum Terminal {
  /// Colours where standard output is a terminal and `NO_COLOR` is not set.
  static var style: TextStyle {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isRefused = ProcessInfo.processInfo.environment["NO_COLOR"] != nil
    return isTerminal && !isRefused ? .colored : .plain
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
