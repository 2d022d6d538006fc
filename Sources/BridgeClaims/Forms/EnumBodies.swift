extension ClaimForm {
  /// The members of an enum's body, with values or counted by the language.
  public static let enumBody = ClaimForm(rawValue: "enum-body")
}

/// Finds enums and reads their members.
enum EnumBodies: ClaimFormReader {
  /// Where an enum's parts stand.
  struct Head {
    var name: String
    /// What the enum is based on, as written.
    var type: String?
    var body: Range<Int>
    /// The members are names of the enclosing scope too, as C's are.
    var isOpenScope = false
  }

  static func read(_ reading: inout Reading) {
    guard let style = reading.file.syntax.enumStyle else { return }
    for index in reading.file.tokens.indices where reading.file.kind(index) == .identifier {
      guard let head = head(reading.file, style, at: index) else { continue }
      let members = members(reading.file, style, head)
      let claims = EnumCounting.claims(of: members, head: head, &reading)
      guard !claims.isEmpty else { continue }
      var hints = head.type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
      hints += reading.file.commentHint(above: index) + reading.file.scopeHints(around: index)
      let owner = head.name.isEmpty ? nil : ClaimOwner(kind: .enumeration, name: head.name)
      reading.add(.enumBody, owner: owner, hints: hints, claims)
    }
  }

  private static func head(_ file: CodeFile, _ style: EnumStyle, at index: Int) -> Head? {
    switch style {
    case .c: cHead(file, at: index)
    case .zig: zigHead(file, at: index)
    case .swift: swiftHead(file, at: index)
    case .typescript: scriptHead(file, at: index)
    }
  }

  private static func body(_ file: CodeFile, brace: Int) -> Range<Int>? {
    guard file.word(brace) == "{" else { return nil }
    return (brace + 1)..<max(brace + 1, file.close(of: brace))
  }

  // MARK: C

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
    return body(file, brace: at)
  }

  private static func cHead(_ file: CodeFile, at index: Int) -> Head? {
    if file.word(index) == "enum" { return plainCHead(file, at: index) }
    guard file.word(index + 1) == "(", isMacro(file, index) else { return nil }
    let close = file.close(of: index + 1)
    guard let body = macroBody(file, after: close) else { return nil }
    let arguments = file.split((index + 2)..<close)
    guard let last = arguments.last else { return nil }
    // With one argument it is the type, and the enum has no name.
    return Head(
      name: arguments.count > 1 ? file.text(last.upperBound - 1) : "",
      type: file.text(tokens: arguments[0]), body: body, isOpenScope: true)
  }

  private static func plainCHead(_ file: CodeFile, at index: Int) -> Head? {
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
    guard at < limit, let body = body(file, brace: at) else { return nil }
    if name.isEmpty, file.word(index - 1) == "typedef" { name = typedefName(file, body: body) }
    return Head(
      name: name, type: type.map { file.text(tokens: $0) }, body: body, isOpenScope: !isScoped)
  }

  private static func typedefName(_ file: CodeFile, body: Range<Int>) -> String {
    let after = body.upperBound + 1
    return file.kind(after) == .identifier ? file.text(after) : ""
  }

  // MARK: Zig, Swift, TypeScript

  private static func zigHead(_ file: CodeFile, at index: Int) -> Head? {
    guard file.word(index) == "enum", file.word(index + 1) == "(" else { return nil }
    let close = file.close(of: index + 1)
    guard file.word(index - 1) != "(", let body = body(file, brace: close + 1) else { return nil }
    let name = file.scope(opening: close + 1)?.name ?? ""
    return Head(name: name, type: file.text(tokens: (index + 2)..<close), body: body)
  }

  private static func swiftHead(_ file: CodeFile, at index: Int) -> Head? {
    guard file.word(index) == "enum", file.kind(index + 1) == .identifier,
      file.word(index + 2) == ":", file.kind(index + 3) == .identifier
    else { return nil }
    let type = file.text(index + 3)
    guard LanguageProfile.swiftIntegerTypes.contains(type) else { return nil }
    var at = index + 4
    while at < min(file.tokens.count, index + 40), file.word(at) != "{" { at += 1 }
    guard let body = body(file, brace: at) else { return nil }
    return Head(name: file.text(index + 1), type: type, body: body)
  }

  private static func scriptHead(_ file: CodeFile, at index: Int) -> Head? {
    guard file.word(index) == "enum", file.kind(index + 1) == .identifier,
      let body = body(file, brace: index + 2)
    else { return nil }
    return Head(name: file.text(index + 1), body: body)
  }

  // MARK: Members

  private static func members(
    _ file: CodeFile, _ style: EnumStyle, _ head: Head
  ) -> [EnumCounting.Member] {
    if style == .swift { return swiftMembers(file, head.body) }
    var members: [EnumCounting.Member] = []
    for piece in file.split(head.body) {
      guard let member = member(file, style, piece) else {
        // Zig's declarations follow its fields.
        if style == .zig { break }
        continue
      }
      if style == .zig, file.word(member.name) == "_" { continue }
      members.append(member)
    }
    return members
  }

  private static func member(
    _ file: CodeFile, _ style: EnumStyle, _ piece: Range<Int>
  ) -> EnumCounting.Member? {
    let name = piece.lowerBound
    guard let kind = file.kind(name) else { return nil }
    guard kind == .identifier || style == .typescript && kind == .string else { return nil }
    let equals = file.index(of: "=", in: (name + 1)..<piece.upperBound)
    if equals == nil {
      // Only an attribute or a macro may follow a name without a value.
      let isPlain = style == .c || piece.count == 1
      return isPlain ? EnumCounting.Member(name: name, value: nil) : nil
    }
    if style != .c, equals != name + 1 { return nil }
    return equals.map { EnumCounting.Member(name: name, value: ($0 + 1)..<piece.upperBound) }
  }

  private static func swiftMembers(
    _ file: CodeFile, _ body: Range<Int>
  ) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var at = body.lowerBound
    while at < body.upperBound {
      guard file.word(at) == "case", file.kind(at) == .identifier else {
        at = file.next(after: at)
        continue
      }
      repeat {
        at += 1
        guard at < body.upperBound, file.kind(at) == .identifier else { break }
        var member = EnumCounting.Member(name: at, value: nil)
        at += 1
        if file.word(at) == "=" {
          at += 1
          let start = at
          while at < body.upperBound, file.word(at) != ",", file.word(at) != ";",
            at == start || file.line(at) == file.line(at - 1)
          { at = file.next(after: at) }
          member.value = start..<at
        }
        members.append(member)
      } while at < body.upperBound && file.word(at) == ","
    }
    return members
  }
}
