/// `enum(T) { a, b = 5 }`; without a tag type the numbers are nobody's business.
enum ZigEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum", file.word(index + 1) == "(" else { return nil }
    let close = file.close(of: index + 1)
    guard file.word(index - 1) != "(", let body = EnumBodies.body(file, brace: close + 1) else {
      return nil
    }
    let name = file.scope(opening: close + 1)?.name ?? ""
    return EnumBodies.Head(name: name, type: file.text(tokens: (index + 2)..<close), body: body)
  }

  /// Zig's declarations follow its fields.
  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    for piece in file.split(head.body) {
      guard let member = EnumBodies.member(file, piece) else { break }
      if file.word(member.name) != "_" { members.append(member) }
    }
    return members
  }
}
