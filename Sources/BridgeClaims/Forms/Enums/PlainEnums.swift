extension EnumBodies {
  /// `enum NAME … {`, with whatever stands between the name and the brace; `type` is what follows a
  /// colon.
  static func namedHead(_ file: CodeFile, at index: Int) -> Head? {
    guard file.word(index) == "enum", file.word(index - 1) != ".",
      file.kind(index + 1) == .identifier
    else { return nil }
    let name = file.word(index + 1) == "class" ? index + 2 : index + 1
    guard file.kind(name) == .identifier else { return nil }
    var at = name + 1
    var colon: Int?
    let limit = min(file.tokens.count, index + 60)
    while at < limit, file.word(at) != "{" {
      // Branches of an `#if` may have a head each for one body: the last is taken.
      if [";", "=", "}", "enum"].contains(file.word(at)) { return nil }
      if file.word(at) == ":" { colon = colon ?? at }
      at = file.next(after: at)
    }
    guard at < limit, let body = body(file, brace: at) else { return nil }
    let type = colon.map { file.text(tokens: ($0 + 1)..<at) }
    return Head(name: file.text(name), type: type, body: body)
  }

  /// The part of a body that has the members: up to a semicolon, when methods follow.
  static func list(_ file: CodeFile, _ body: Range<Int>) -> Range<Int> {
    body.lowerBound..<(file.index(of: ";", in: body) ?? body.upperBound)
  }

  /// Members between commas, without their attributes; up to the first that is none, behind which
  /// nothing can be counted.
  static func plainMembers(_ file: CodeFile, _ head: Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    for piece in file.split(list(file, head.body)) {
      let start = file.afterAttributes(piece.lowerBound)
      guard start < piece.upperBound, let member = member(file, start..<piece.upperBound) else {
        break
      }
      members.append(member)
    }
    return members
  }
}

/// `enum X : ulong { A, [Obsolete] B = 5 }`
enum CSharpEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    EnumBodies.namedHead(file, at: index)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    EnumBodies.plainMembers(file, head)
  }
}
