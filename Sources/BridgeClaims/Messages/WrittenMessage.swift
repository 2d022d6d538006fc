/// A message in the words of one language, taken apart: `(tell o a: x)`, `CocoaMessage(0, o, "a:", x)`.
struct WrittenMessage {
  var selector: String
  /// Where the selector stands, from its first keyword to its last.
  var range: ByteRange
  /// The selector is written in one piece.
  var isContiguous = true
  /// The expression that receives it; nil where the form has none.
  var receiver: Range<Int>?
  /// The class that receives it, where it is part of the form itself.
  var className: String?
  /// What is handed over; nil where the code does not show it.
  var arguments: [Range<Int>]?
  /// For each argument the type that the form gives it.
  var types: [MachineType?] = []
  /// The message with all that belongs to it.
  var tokens: Range<Int>
  /// What sends it: `tell`.
  var helper: String
}

/// A way to write messages, of one language or of one of its libraries.
protocol MessageSyntax: Sendable {
  /// The message that starts at a token.
  static func message(at index: Int, _ file: CodeFile) -> WrittenMessage?
  /// The class that an operand starting at a token names.
  static func className(at index: Int, _ file: CodeFile) -> String?
  /// Words behind a receiver that a selector follows, for messages one behind another.
  static var chainSigns: WordSet { get }
}

extension MessageSyntax {
  static var chainSigns: WordSet { [] }

  static func className(at index: Int, _ file: CodeFile) -> String? {
    guard file.kind(index) == .identifier else { return nil }
    let bytes = file.source.bytes[file.tokens[index].contentRange]
    return APIName.isClassLike(bytes) ? file.text(index) : nil
  }
}

extension APIName {
  /// Whether a name has the shape of a framework's class: `NSURL`, `HKHealthStore`.
  static func isClassLike(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 5, bytes.count <= 120, let first = bytes.first, first.isUpper,
      bytes[bytes.startIndex + 1].isUpper
    else { return false }
    return bytes.allSatisfy { $0.isUpper || $0.isLower || $0.isDigit }
  }
}

extension CodeFile {
  /// The message in one of the language's own forms that starts at a token.
  func writtenMessage(at index: Int) -> WrittenMessage? {
    for syntax in profile.selectors.messageSyntaxes {
      if let message = syntax.message(at: index, self) { return message }
    }
    return nil
  }

  /// The class that an operand starting at a token names in the language's own way.
  func writtenClass(at index: Int) -> String? {
    for syntax in profile.selectors.messageSyntaxes {
      if let name = syntax.className(at: index, self) { return name }
    }
    return nil
  }
}
