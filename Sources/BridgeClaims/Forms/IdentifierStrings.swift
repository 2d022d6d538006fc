/// Names that have the shape of a framework's constant, three words or more behind a prefix: strings, and
/// names that code uses and no compiler looks up in a header.
enum IdentifierStrings: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    let uses = NameUses(file)
    for index in file.tokens.indices {
      switch file.kind(index) {
      case .string: readString(index, &reading)
      case .identifier: readName(index, uses, &reading)
      default: break
      }
    }
  }

  private static func readString(_ index: Int, _ reading: inout Reading) {
    let range = reading.file.tokens[index].contentRange
    guard isNamed(range, reading.file), !isOtherAttribute(around: index, reading.file),
      !isPiece(index, reading.file)
    else { return }
    reading.addIdentifier(IdentifierClaim(name: reading.file.source.text(range), range: range))
  }

  /// Attributes that tie something to a header's constant.
  private static let constantAttributes: Set<String> = ["Field", "GlobalValue", "Notification"]

  /// Whether a string is an attribute's or annotation's that has other names to give, those of types or
  /// functions: `EventArgs ("NSFooBar")`, `@Bridge(symbol="NSFooBar")`.
  private static func isOtherAttribute(around index: Int, _ file: CodeFile) -> Bool {
    let open = file.brackets.enclosing(index)
    guard open > 1, file.word(open) == "(", file.kind(open - 1) == .identifier else { return false }
    let name = file.text(open - 1)
    let isAnnotation = name.hasPrefix("@") || file.word(open - 2) == "@"
    let isAttribute =
      file.syntax.attributeMarks.contains("[") && ["[", ","].contains(file.word(open - 2))
      && file.word(file.brackets.enclosing(open)) == "["
    guard isAnnotation || isAttribute else { return false }
    return !constantAttributes.contains(name.hasPrefix("@") ? String(name.dropFirst()) : name)
  }

  /// Functions that ask whether other text has a piece, in small letters.
  private static let comparisons: Set<String> = [
    "hasprefix", "hassuffix", "startswith", "starts_with", "endswith", "ends_with", "contains",
    "includes", "indexof", "hasprefix_", "hassuffix_", "strings_prefix", "string_prefix",
  ]

  /// Whether a string is a piece that other text is asked for: `strings.HasPrefix(name, "NSFooBar")`.
  private static func isPiece(_ index: Int, _ file: CodeFile) -> Bool {
    let open = file.brackets.enclosing(index)
    guard open > 0, file.word(open) == "(", file.kind(open - 1) == .identifier,
      file.tokens[open - 1].contentRange.count < 20
    else { return false }
    return comparisons.contains(file.text(open - 1).lowercased())
  }

  private static func readName(_ index: Int, _ uses: NameUses, _ reading: inout Reading) {
    let range = reading.file.tokens[index].contentRange
    guard isNamed(range, reading.file) else { return }
    let name = reading.file.source.text(range)
    if uses.isUse(index) {
      guard !reading.file.profile.selectors.namesAreCompiled else { return }
      reading.addIdentifier(IdentifierClaim(name: name, range: range, isString: false))
    } else {
      reading.addOwnName(name)
    }
  }

  private static func isNamed(_ range: ByteRange, _ file: CodeFile) -> Bool {
    range.count > 12 && range.count < 120
      && APIName.isConstantLike(file.source.bytes[range])
      && APIName.wordCount(file.source.bytes[range]) > 2
  }
}

/// Tells where a name is used for its value from where it is declared, is a type, or is called.
private struct NameUses {
  let file: CodeFile

  init(_ file: CodeFile) { self.file = file }

  private static let beforeValues: WordSet = [
    "return", "case", "in", "is", "or", "and", "not", "if", "else", "when", "await", "yield",
    "elif", "unless",
  ]
  private static let opening: WordSet = [
    "(", "[", ",", "=", ".", "|", "||", "&", "&&", "==", "!=", "===", "!==", "=>", "|=", "+", "?",
    "??", "{", "@",
  ]
  private static let closing: WordSet = [
    ")", "]", ",", ";", "|", "||", "&", "&&", "==", "!=", "===", "!==", "}", "+", "?", "??",
  ]

  func isUse(_ index: Int) -> Bool {
    isBehindOperator(index) && isBeforeOperator(index) && !isMember(index)
  }

  /// Whether a name is one of those that an enum declares: `enum Names { NSFooBar, NSFooBaz }`.
  private func isMember(_ index: Int) -> Bool {
    let brace = file.brackets.enclosing(index)
    guard brace > 0, file.word(brace) == "{",
      file.word(index - 1) == "," || index - 1 == brace
    else { return false }
    var at = brace - 1
    while at >= 0, brace - at < 12, ![";", "{", "}", "(", "="].contains(file.word(at)) {
      if file.word(at) == "enum" { return true }
      at -= 1
    }
    return false
  }

  private func isBehindOperator(_ index: Int) -> Bool {
    let before = file.word(index - 1)
    if file.kind(index - 1) == .identifier { return Self.beforeValues.contains(before) }
    return file.kind(index - 1) == .punctuation && Self.opening.contains(before)
  }

  private func isBeforeOperator(_ index: Int) -> Bool {
    guard file.kind(index + 1) != nil else { return true }
    if file.kind(index + 1) == .punctuation, Self.closing.contains(file.word(index + 1)) {
      return true
    }
    return file.profile.syntax.newlineEndsStatement && file.line(index + 1) > file.line(index)
  }
}
