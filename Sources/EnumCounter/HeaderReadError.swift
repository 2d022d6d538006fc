/// Why headers could not be read: nothing of them was counted.
public struct HeaderReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file at fault, or the folder; empty when it is none of them (libclang is missing).
  public var file: String
  /// Counted from 1; 0 when the fault is in no line.
  public var line: Int
  /// Counted from 1, in bytes; 0 when the fault is in no line.
  public var column: Int
  /// What is wrong, in the compiler's words where it is the compiler that says so.
  public var message: String
  /// The line at fault as the file has it; empty where there is none.
  public var excerpt: String
  /// What the user can do about it.
  public var remedy: String

  public init(
    file: String = "", line: Int = 0, column: Int = 0, message: String, excerpt: String = "",
    remedy: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
    self.remedy = remedy
  }

  /// `file:line:column: error: message`, the line at fault with a caret, the remedy on a line of its own.
  public var description: String {
    let place = line > 0 ? "\(file):\(line):\(column): " : file.isEmpty ? "" : "\(file): "
    return "\(place)error: \(message)\n\(shownExcerpt)  remedy: \(remedy)"
  }

  private var shownExcerpt: String {
    guard !excerpt.isEmpty, column > 0 else { return "" }
    let before = excerpt.utf8.prefix(column - 1)
    // One caret's width a character, with the line's own tabs.
    let margin = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" : " " }.joined()
    return "    \(excerpt)\n    \(margin)^\n"
  }
}
