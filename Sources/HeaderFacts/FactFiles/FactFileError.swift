/// Why a fact file, an index or a folder of them was refused.
public struct FactFileError: Error, Sendable, Hashable, CustomStringConvertible {
  public var file: String
  /// Counted from 1; nil where no line is at fault.
  public var line: Int?
  public var message: String
  /// What to do about it.
  public var remedy: String

  public init(file: String, line: Int? = nil, message: String, remedy: String) {
    self.file = file
    self.line = line
    self.message = message
    self.remedy = remedy
  }

  public var description: String {
    let place = line.map { ":\($0)" } ?? ""
    return "\(file)\(place): error: \(message)\n  remedy: \(remedy)"
  }

  static func missing(_ file: String, remedy: String = damaged) -> FactFileError {
    FactFileError(
      file: file, message: "there is no such file, or it cannot be read", remedy: remedy)
  }

  /// A sound file that is not the one that the index beside it is of.
  static func mismatched(_ file: String) -> FactFileError {
    FactFileError(
      file: file, message: "this is not the file that the index beside it was made of",
      remedy: "write the folder anew with `enum-counter facts export` or `import`")
  }

  static let damaged =
    "the file is damaged: get it anew, or write it anew with `enum-counter facts export` or `import`"
}
