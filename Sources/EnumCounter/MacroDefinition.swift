/// An object-like `#define` whose replacement may be an integer expression.
struct MacroDefinition: Equatable {
  var name: String
  /// Counted from 1.
  var line: Int

  /// Those in a header's text, in order, whatever conditions or comments they are in.
  static func all(in text: [UInt8]) -> [MacroDefinition] {
    var found: [MacroDefinition] = []
    var line = 1
    var start = 0
    while start < text.count {
      var end = start
      var lines = 0
      // A backslash at its end carries a line on to the next.
      repeat {
        if lines > 0 { end += 1 }
        while end < text.count, text[end] != newline { end += 1 }
        lines += 1
      } while end < text.count && isContinued(text, before: end, from: start)
      if let name = name(in: text[start..<end]) {
        found.append(MacroDefinition(name: name, line: line))
      }
      line += lines
      start = end + 1
    }
    return found
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isContinued(_ text: [UInt8], before end: Int, from start: Int) -> Bool {
    var last = end - 1
    if last >= start, text[last] == UInt8(ascii: "\r") { last -= 1 }
    return last >= start && text[last] == UInt8(ascii: "\\")
  }

  private static func name(in line: ArraySlice<UInt8>) -> String? {
    var rest = line.drop(while: isBlank)
    guard rest.first == UInt8(ascii: "#") else { return nil }
    rest = rest.dropFirst().drop(while: isBlank)
    guard rest.starts(with: "define".utf8) else { return nil }
    rest = rest.dropFirst("define".utf8.count)
    guard let first = rest.first, isBlank(first) else { return nil }
    rest = rest.drop(while: isBlank)
    let name = rest.prefix(while: isWordByte)
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, rest.first != UInt8(ascii: "("), mayBeInteger(rest) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a replacement has nothing in it that no integer expression has.
  private static func mayBeInteger(_ replacement: ArraySlice<UInt8>) -> Bool {
    let code = withoutComment(replacement)
    guard code.contains(where: { !isBlank($0) }) else { return false }
    var depth = 0
    for byte in code {
      if never.contains(byte) { return false }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth >= 0 else { return false }
    }
    let first = code.drop(while: isBlank).prefix(while: isWordByte)
    return depth == 0 && !notExpressions.contains { first.elementsEqual($0.utf8) }
  }

  /// Up to the first comment: what follows one is seldom more than another.
  private static func withoutComment(_ code: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    let start = code.indices.dropLast().first { index in
      code[index] == slash && (code[index + 1] == slash || code[index + 1] == UInt8(ascii: "*"))
    }
    return code[..<(start ?? code.endIndex)]
  }

  private static let never = Array("\"{};@#[]`$".utf8)
  private static let notExpressions = [
    "__attribute__", "_Pragma", "extern", "static", "inline", "const", "typedef", "struct", "union",
    "enum", "return", "do", "for", "while", "if", "else", "goto",
  ]

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == UInt8(ascii: "\\") || byte == newline
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }
}
