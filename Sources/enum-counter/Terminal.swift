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

  /// Shows how far a long piece of work is, where somebody sits at a terminal; each text takes the place of the
  /// one before it.
  static func showProgress(_ text: String) {
    guard isWatched else { return }
    write("\r\u{1B}[K" + text, to: .standardError)
  }

  /// Takes away what `showProgress` left.
  static func endProgress() { showProgress("") }

  private static let isWatched = isatty(STDERR_FILENO) == 1

  /// A reader that has gone away (`| head`) is no error of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
