/// `X* {.pure.} = enum` with a member a line, or several between commas.
enum NimEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum", file.word(index - 1) == "=" else { return nil }
    var name = index - 2
    if file.word(name) == "}", file.brackets.partner(name) > 0 {
      name = file.brackets.partner(name) - 1
    }
    if file.word(name) == "*" { name -= 1 }
    guard file.kind(name) == .identifier else { return nil }
    return EnumBodies.Head(
      name: file.text(name), body: EnumBodies.indentedBody(file, after: index, upTo: "enum"),
      isOpenScope: true)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    EnumBodies.lineMembers(file, head.body)
  }
}
