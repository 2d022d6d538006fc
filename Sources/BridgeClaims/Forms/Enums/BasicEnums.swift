/// `Enum X As UInteger`, then a member a line up to `End Enum`.
enum BasicEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum", file.word(index - 1) != "end",
      file.kind(index + 1) == .identifier
    else { return nil }
    let isTyped = file.word(index + 2) == "as" && file.kind(index + 3) == .identifier
    let last = isTyped ? index + 3 : index + 1
    guard let body = EnumBodies.body(file, after: last, until: "end", keyword: index) else {
      return nil
    }
    return EnumBodies.Head(
      name: file.text(index + 1), type: isTyped ? file.text(index + 3) : nil, body: body)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    EnumBodies.lineMembers(file, head.body, separators: [":"])
  }
}
