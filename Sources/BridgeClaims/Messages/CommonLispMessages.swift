/// Common Lisp's `(#/a:b: o x y)` and `(objc:invoke o "a:b:" x y)`.
enum CommonLispMessages: MessageSyntax {
  private static let mark = Array("#/".utf8)

  static func message(at open: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.word(open) == "(", file.kind(open + 1) == .identifier,
      !CommonLispMethods.isHead(open, file)
    else { return nil }
    if isMarked(open + 1, file) { return marked(open, file) }
    switch file.text(open + 1) {
    case "objc:invoke", "invoke", "objc:can-invoke-p": return invoked(open, receiver: 1, file)
    case "objc:invoke-bool", "invoke-bool": return invoked(open, receiver: 1, file)
    case "objc:invoke-into", "invoke-into": return invoked(open, receiver: 2, file)
    case "@selector", "ccl::@selector", "objc:@selector", "ccl:@selector",
      "objc:coerce-to-selector":
      return selector(open, file)
    default: return nil
    }
  }

  /// `ns:ns-window` is NSWindow; in what `objc:invoke` takes, `"NSWindow"` is.
  static func className(at index: Int, _ file: CodeFile) -> String? {
    if file.kind(index) == .string, file.word(file.brackets.enclosing(index)) == "(" {
      let head = file.text(file.brackets.enclosing(index) + 1)
      guard head.hasPrefix("objc:invoke") || head == "invoke" else { return nil }
      let bytes = file.source.bytes[file.tokens[index].contentRange]
      return APIName.isClassLike(bytes) ? file.text(index) : nil
    }
    guard file.kind(index) == .identifier, file.tokens[index].contentRange.count < 80 else {
      return nil
    }
    let text = file.text(index).lowercased()
    guard text.hasPrefix("ns:"), text.contains("-"), !text.hasPrefix("ns:+") else { return nil }
    let words = text.dropFirst(3).split(separator: "-")
    let capitals: Set = ["ns", "ui", "ca", "ci", "cg", "url", "hk", "wk", "pdf", "xml"]
    return words.map { word in
      capitals.contains(String(word))
        ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  static func isMarked(_ index: Int, _ file: CodeFile) -> Bool {
    let range = file.tokens[index].contentRange
    return range.count > 2 && file.source.bytes[range].starts(with: mark)
  }

  /// Where the selector stands behind `#/`.
  static func markedRange(_ index: Int, _ file: CodeFile) -> ByteRange {
    let range = file.tokens[index].contentRange
    return (range.lowerBound + 2)..<range.upperBound
  }

  private static func marked(_ open: Int, _ file: CodeFile) -> WrittenMessage? {
    let elements = file.elements(of: open)
    guard elements.count > 1, file.close(of: open) < file.tokens.count else { return nil }
    let range = markedRange(open + 1, file)
    return WrittenMessage(
      selector: file.source.text(range), range: range, receiver: elements[1],
      arguments: Array(elements[2...]), tokens: open..<(file.close(of: open) + 1), helper: "#/")
  }

  private static func invoked(_ open: Int, receiver: Int, _ file: CodeFile) -> WrittenMessage? {
    let elements = file.elements(of: open)
    guard elements.count > receiver + 1, file.close(of: open) < file.tokens.count,
      let string = file.atom(elements[receiver + 1]), file.kind(string) == .string,
      file.source.bytes[Int(file.tokens[string].start)] == UInt8(ascii: "\"")
    else { return nil }
    let range = file.selectorRange(string)
    let isSent = file.text(open + 1) != "objc:can-invoke-p"
    return WrittenMessage(
      selector: file.source.text(range), range: range, receiver: elements[receiver],
      arguments: isSent ? Array(elements[(receiver + 2)...]) : nil,
      tokens: open..<(file.close(of: open) + 1), helper: file.text(open + 1))
  }

  /// `(@selector "a:b:")`, `(@selector #/a:b:)`
  private static func selector(_ open: Int, _ file: CodeFile) -> WrittenMessage? {
    guard file.close(of: open) == open + 3 else { return nil }
    let isMarked = file.kind(open + 2) == .identifier && isMarked(open + 2, file)
    guard isMarked || file.kind(open + 2) == .string else { return nil }
    let range = isMarked ? markedRange(open + 2, file) : file.selectorRange(open + 2)
    return WrittenMessage(
      selector: file.source.text(range), range: range, arguments: nil, tokens: open..<(open + 4),
      helper: "@selector")
  }
}
