extension ClaimForm {
  /// `['- a:b:']`, `"-[NSFoo a:b:]"`, `"a:b:"_sel`
  public static let selectorString = ClaimForm(rawValue: "selector-string")
}

/// Strings that show by themselves that they are selectors.
enum SelectorStrings: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.kind(index) == .string {
      let range = file.tokens[index].contentRange
      guard range.count > 2, range.count < 300 else { continue }
      if file.source.bytes[range.lowerBound] == UInt8(ascii: "-")
        || file.source.bytes[range.lowerBound] == UInt8(ascii: "+")
      {
        addSigned(range, index, &reading)
      } else if file.hasStringSuffix(index) {
        add(range, index, helper: file.text(index + 1), &reading)
      } else if isMacro(index, file) {
        add(range, index, helper: "sel", &reading)
      } else if isNamed(index, file) {
        add(range, index, helper: "=", &reading)
      } else if isPlain(index, file) {
        add(range, index, helper: file.text(index - 1), &reading)
      }
    }
  }

  /// `sel_setA_b_ = "setA:b:"`, `kCloseSelector = "close:"`: a name that says so.
  private static func isNamed(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.word(index - 1) == "=", let name = file.declaredName(equals: index - 1),
      file.kind(name) == .identifier, file.tokens[name].contentRange.count < 120
    else { return false }
    let bytes = file.source.bytes[file.selectorRange(index)]
    guard StringShape.isSelector(bytes) else { return false }
    let words = NameLetters.words(file.text(name))
    guard words.first == "sel" || words.last == "sel" || words.last == "selector" else {
      return false
    }
    let rest = words.filter { $0 != "sel" && $0 != "selector" }.joined()
    let letters = String(decoding: bytes, as: UTF8.self).lowercased().filter { $0 != ":" }
    if bytes.last == UInt8(ascii: ":") { return true }
    return words.last != "selector" && !rest.isEmpty && rest == letters
  }

  /// `sel!"a:"`, `sel"a:"`
  private static func isMacro(_ index: Int, _ file: CodeFile) -> Bool {
    let name = file.word(index - 1) == "!" ? index - 2 : index - 1
    return file.kind(name) == .identifier && file.word(name) == "sel"
      && (name == index - 2 || file.tokens[name].end == file.tokens[index].start)
  }

  /// `mkSelector "a:"`
  private static func isPlain(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.kind(index - 1) == .identifier, file.tokens[index - 1].contentRange.count < 20,
      file.profile.selectors.plainHelpers.contains(file.text(index - 1))
    else { return false }
    return file.word(index - 1) != "asciz" || file.text(index).hasSuffix(":")
  }

  private static func add(
    _ range: ByteRange, _ index: Int, helper: String, _ reading: inout Reading
  ) {
    let range = reading.file.selectorRange(index)
    guard StringShape.resemblesSelector(reading.file.source.bytes[range]) else { return }
    reading.add(
      SelectorClaim(
        selector: reading.file.source.text(range), range: range, form: .selectorString,
        helper: helper))
  }

  /// `- a:b:` in brackets behind an object, and `-[NSFoo a:b:]` anywhere.
  private static func addSigned(_ range: ByteRange, _ index: Int, _ reading: inout Reading) {
    let file = reading.file
    let bytes = file.source.bytes
    let isClassMethod = bytes[range.lowerBound] == UInt8(ascii: "+")
    var start = range.lowerBound + 1
    var end = range.upperBound
    var className: String?
    if bytes[start] == UInt8(ascii: "["), bytes[end - 1] == UInt8(ascii: "]"),
      let blank = bytes[start..<end].firstIndex(of: UInt8(ascii: " "))
    {
      className =
        String(decoding: bytes[(start + 1)..<blank], as: UTF8.self)
        .prefix { $0 != "(" }.description
      start = blank + 1
      end -= 1
    } else {
      guard bytes[start] == UInt8(ascii: " "), file.word(index - 1) == "[",
        file.word(index + 1) == "]",
        file.kind(index - 2) == .identifier
          || file.word(index - 2) == "]"
      else { return }
      start += 1
      if file.word(index - 3) == ".", file.word(index - 4) == "classes" {
        className = file.text(index - 2)
      }
    }
    guard start < end, StringShape.isNamesAndColons(bytes[start..<end]) else { return }
    var claim = SelectorClaim(
      selector: file.source.text(start..<end), range: start..<end, form: .selectorString,
      helper: isClassMethod ? "+" : "-", receiverClass: className)
    claim.isClassMethod = isClassMethod
    if let className {
      claim.messages = [
        Message(
          range: start..<end, helper: claim.helper,
          receiver: isClassMethod ? .class(className) : .instance(of: className))
      ]
    }
    reading.add(claim)
  }
}

/// The words of a name in any of the ways to divide them, in small letters.
enum NameLetters {
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var current = ""
    for byte in name.utf8 {
      if byte == UInt8(ascii: "_") || byte == .dollar || byte.isUpper, !current.isEmpty,
        !byte.isUpper || current.utf8.last?.isUpper != true
      {
        words.append(current.lowercased())
        current = ""
      }
      if byte != UInt8(ascii: "_"), byte != .dollar {
        current.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    return words
  }
}
