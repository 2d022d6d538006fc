/// `enum X { A, B = 5 }`, `NS_ENUM(NSInteger, X) { … }`: one more than the member before.
enum CEnums: EnumBodyStyle {
  /// How the names of macros that declare an enum end: `NS_ENUM`, `CF_OPTIONS`, `NS_ERROR_ENUM`.
  private static let macroEndings = ["_ENUM", "_OPTIONS"].map { Array($0.utf8) }

  private static func isMacro(_ file: CodeFile, _ index: Int) -> Bool {
    let name = file.source.bytes[file.tokens[index].contentRange]
    return macroEndings.contains {
      name.count > $0.count && name.suffix($0.count).elementsEqual($0)
    }
  }

  /// The brace behind a macro's arguments and the attributes after them.
  private static func macroBody(_ file: CodeFile, after close: Int) -> Range<Int>? {
    var at = close + 1
    let limit = min(file.tokens.count, close + 16)
    while at < limit, file.kind(at) == .identifier || file.word(at) == "(" {
      at = file.next(after: at)
    }
    return EnumBodies.body(file, brace: at)
  }

  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    if file.word(index) == "enum" { return plainHead(file, at: index) }
    guard file.word(index + 1) == "(", isMacro(file, index) else { return nil }
    let close = file.close(of: index + 1)
    guard let body = macroBody(file, after: close) else { return nil }
    let arguments = file.split((index + 2)..<close)
    guard let last = arguments.last else { return nil }
    // With one argument it is the type, and the enum has no name.
    return EnumBodies.Head(
      name: arguments.count > 1 ? file.text(last.upperBound - 1) : "",
      type: file.text(tokens: arguments[0]), body: body, isOpenScope: true)
  }

  private static func plainHead(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    var at = index + 1
    let limit = min(file.tokens.count, index + 24)
    var name = ""
    var type: Range<Int>?
    let isScoped = file.word(at) == "class" || file.word(at) == "struct"
    if isScoped { at += 1 }
    while at < limit, file.word(at) != "{" {
      let word = file.word(at)
      if word == ";" || word == "=" || word == "}" { return nil }
      if word == ":" {
        type = (at + 1)..<(at + 1)
      } else if let started = type {
        type = started.lowerBound..<(at + 1)
      } else if file.kind(at) == .identifier, file.word(at + 1) != "(" {
        name = file.text(at)
      }
      at = file.next(after: at)
    }
    guard at < limit, let body = EnumBodies.body(file, brace: at) else { return nil }
    if name.isEmpty, file.word(index - 1) == "typedef" { name = typedefName(file, body: body) }
    return EnumBodies.Head(
      name: name, type: type.map { file.text(tokens: $0) }, body: body, isOpenScope: !isScoped)
  }

  private static func typedefName(_ file: CodeFile, body: Range<Int>) -> String {
    let after = body.upperBound + 1
    return file.kind(after) == .identifier ? file.text(after) : ""
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    file.split(head.body).compactMap {
      EnumBodies.member(file, $0, allowsAttributes: true)
    }
  }
}
