extension ClaimForm {
  /// `[Export ("a:b:")]`, `@Method(selector = "a:")`, `{.objc: "a:".}`, `#[method(a:b:)]`
  public static let selectorAttribute = ClaimForm(rawValue: "selector-attribute")
}

/// Selectors that an attribute, an annotation or a pragma ties to a method.
enum SelectorAttributes: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    var names = file.profile.selectors.attributes
    if exportsToJava(file) { names.remove("Export") }
    guard !names.isEmpty, !file.profile.selectors.hasObjectiveCSyntax else { return }
    for index in file.tokens.indices where file.kind(index) == .identifier {
      let length = file.tokens[index].contentRange.count
      guard length < 20, isOpened(index, file) else { continue }
      let name = file.text(index)
      let trimmed = name.hasPrefix("@") ? String(name.dropFirst()) : name
      guard names.contains(trimmed) || isAnnotation(trimmed, index, file) else { continue }
      if let (selector, range) = string(behind: index, file) ?? bare(behind: index, file) {
        add(selector, range, helper: trimmed, index, &reading)
      }
    }
  }

  /// Whether C# code has the attribute that gives methods their names in Java: `using Java.Interop;`.
  private static func exportsToJava(_ file: CodeFile) -> Bool {
    file.profile.id == "csharp"
      && file.tokens.indices.prefix(400).contains {
        file.word($0) == "Interop" && file.word($0 - 1) == "." && file.word($0 - 2) == "Java"
          && file.word($0 - 3) == "using"
      }
  }

  /// `@selector("a:")`, where `selector("a:")` is a call.
  private static func isAnnotation(_ name: String, _ index: Int, _ file: CodeFile) -> Bool {
    (name == "selector" || name == "Selector") && file.word(index - 1) == "@"
  }

  /// Whether an attribute may start here: behind `[`, `(`, `@`, `{.`, or a comma between two.
  private static func isOpened(_ index: Int, _ file: CodeFile) -> Bool {
    if file.source.bytes[Int(file.tokens[index].start)] == UInt8(ascii: "@") { return true }
    let before = file.word(index - 1)
    switch before {
    case "@": return true
    case "[": return file.word(index - 2) != "!" && file.kind(index - 2) != .identifier
    case "(": return file.word(index - 2) == "unsafe" || file.word(index - 2) == "@"
    case ".": return file.word(index - 2) == "{"
    case ",":
      let open = file.brackets.enclosing(index)
      return file.word(open) == "[" || file.word(open) == "{" && file.word(open + 1) == "."
    case ";": return file.word(index) == "message" && file.kind(index + 1) == .string
    case ":": return file.word(index - 2) == "method" && file.word(index - 3) == "["
    default: return false
    }
  }

  /// The string in the parentheses or behind the colon or equals sign of an attribute.
  private static func string(behind index: Int, _ file: CodeFile) -> (String, ByteRange)? {
    var string: Int?
    if file.word(index + 1) == "(" {
      let inside = (index + 2)..<max(index + 2, min(file.tokens.count, file.close(of: index + 1)))
      for piece in file.split(inside) where string == nil {
        let isNamed = file.word(piece.lowerBound + 1) == "=" && piece.count > 2
        if isNamed, !["selector", "name"].contains(file.word(piece.lowerBound)) { continue }
        string = file.selectorString(isNamed ? (piece.lowerBound + 2)..<piece.upperBound : piece)
      }
    } else if [":", "="].contains(file.word(index + 1)), file.kind(index + 2) == .string {
      string = file.selectorString((index + 2)..<(index + 3))
    } else if file.word(index - 1) == ";", file.kind(index + 1) == .string {
      string = file.selectorString((index + 1)..<(index + 2))
    }
    guard let string else { return nil }
    let range = file.selectorRange(string)
    return (file.source.text(range), range)
  }

  /// The selector in `method(a:b:)`, written without quotes.
  private static func bare(behind index: Int, _ file: CodeFile) -> (String, ByteRange)? {
    guard file.word(index + 1) == "(", file.text(index).hasPrefix("method") else { return nil }
    let close = file.close(of: index + 1)
    let inside = (index + 2)..<max(index + 2, min(file.tokens.count, close))
    guard !inside.isEmpty, inside.count < 80,
      inside.allSatisfy({ file.kind($0) == .identifier || [":", "::"].contains(file.word($0)) })
    else { return nil }
    var selector = file.text(tokens: inside).filter { !$0.isWhitespace }
    if hasErrorParameter(selector) { selector.removeLast() }
    guard StringShape.isNamesAndColons(Array(selector.utf8)[...]) else { return nil }
    return (selector, file.bytes(of: inside))
  }

  /// `method(open:error:_)`: what the method writes an error to becomes what it gives back.
  private static func hasErrorParameter(_ text: String) -> Bool { text.hasSuffix(":_") }

  private static func add(
    _ selector: String, _ range: ByteRange, helper: String, _ index: Int, _ reading: inout Reading
  ) {
    let file = reading.file
    guard !isKey(index, file) else { return }
    var claim = SelectorClaim(
      selector: selector, range: range, form: .selectorAttribute, use: .exported, helper: helper)
    claim.isContiguous = range.count == selector.utf8.count
    claim.isImplemented = hasBody(behind: endOfAttribute(index, file), file)
    let reader = reading.messageReader()
    let method = AttributedMethod.before(index, file, reader.functions)
    if let method, method.isDeclared {
      claim.use = .sent
      claim.receiverClass = method.receiver?.namedClass
    }
    if let parameters = method?.parameters ?? parameters(behind: endOfAttribute(index, file), file)
    {
      let blocks = BlockParameters(reader)
      claim.ownerNames = blocks.ownerNames(of: index)
      claim.messages = [
        Message(
          range: range, helper: helper, receiver: method?.receiver,
          arguments: parameters.map {
            Message.Argument(
              text: file.text(tokens: $0), range: file.bytes(of: $0), block: blocks.block($0))
          })
      ]
      if hasErrorParameter(file.source.text(range)) {
        claim.messages[0].arguments?.append(Message.Argument(text: "_", range: range))
      }
    }
    reading.add(claim)
  }

  /// Whether a C# attribute ties a property to a dictionary's key: in the interface of a
  /// `[StrongDictionary]`, or of the arguments of an event.
  private static func isKey(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.syntax.attributeMarks.contains("["), file.word(index - 1) == "[",
      case let brace = file.brackets.enclosing(index - 1), brace > 0, file.word(brace) == "{"
    else { return false }
    var at = brace - 1
    while at > 0, brace - at < 80, ![";", "{", "}"].contains(file.word(at)) {
      if file.kind(at) == .identifier {
        let name = file.text(at)
        if name == "StrongDictionary" || name.hasSuffix("EventArgs") { return true }
      }
      at -= 1
    }
    return false
  }

  /// Behind the bracket that closes the attribute.
  private static func endOfAttribute(_ index: Int, _ file: CodeFile) -> Int {
    var at = file.next(after: index + 1)
    var bracket = file.brackets.enclosing(index)
    for _ in 0..<3 where bracket >= 0 {
      guard ["[", "("].contains(file.word(bracket)),
        file.word(bracket - 1) == "#" || file.word(bracket - 1) == "unsafe"
          || file.word(bracket - 1) == "@" || file.word(bracket) == "["
      else { break }
      at = file.close(of: bracket) + 1
      bracket = file.brackets.enclosing(bracket)
    }
    return at
  }

  /// Whether the method behind an attribute is written out.
  private static func hasBody(behind start: Int, _ file: CodeFile) -> Bool {
    var at = start
    let limit = min(file.tokens.count, start + 60)
    while at < limit {
      switch file.word(at) {
      case "{":
        let isAccessor = ["get", "set", "[", "internal"].contains(file.word(at + 1))
        return !isAccessor && (file.word(at - 1) == ")" || file.kind(at - 1) == .identifier)
      case ";", "}", "=": return false
      case "(", "[", "@": at = file.next(after: at)
      default: at += 1
      }
    }
    return false
  }

  /// The parameters of the method behind an attribute, without `self`; nil where it is a property or
  /// something else.
  private static func parameters(behind start: Int, _ file: CodeFile) -> [Range<Int>]? {
    var at = start
    let limit = min(file.tokens.count, start + 60)
    while at < limit {
      let word = file.word(at)
      if word == "[" || word == "#" || word == "@" {
        at = file.next(after: at)
        continue
      }
      if word == "{" || word == ";" || word == "=" || word == "}" { return nil }
      if word == "(", file.kind(at - 1) == .identifier {
        // `@Optional(…)` and `#[cfg(…)]` come before the method itself.
        if file.word(at - 2) == "@" {
          at = file.next(after: at)
          continue
        }
        let close = file.close(of: at)
        guard close < file.tokens.count else { return nil }
        // Pascal has a semicolon where the type changes.
        let pieces = BlockTypes.joiningArguments(
          file.split((at + 1)..<close, by: ";").flatMap { file.split($0) }, file)
        guard
          file.word(close + 1) == ";" || file.word(close + 1) == "{" || file.word(close + 1) == "-"
            || file.word(close + 1) == "->" || file.word(close + 1) == ":"
        else { return nil }
        return pieces.enumerated().filter { !isHidden($0.element, isFirst: $0.offset == 0, file) }
          .map(\.element)
      }
      at += 1
    }
    return nil
  }

  /// The object itself, and what tells the compiler only on which thread the code runs.
  private static func isHidden(_ range: Range<Int>, isFirst: Bool, _ file: CodeFile) -> Bool {
    if file.text(range.upperBound - 1) == "MainThreadMarker" { return true }
    let names: WordSet = ["self", "this", "_this", "thiz", "clazz"]
    guard isFirst else { return false }
    return range.prefix(4).contains { names.contains(file.word($0)) }
  }
}
