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
  /// What the user can do about it.
  public var remedy: String

  public init(
    file: String = "", line: Int = 0, column: Int = 0, message: String, remedy: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
  }

  /// `file:line:column: error: message`, and the remedy on a line of its own.
  public var description: String {
    let place = line > 0 ? "\(file):\(line):\(column): " : file.isEmpty ? "" : "\(file): "
    return "\(place)error: \(message)\n  remedy: \(remedy)"
  }
}
