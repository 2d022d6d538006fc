/// `enum X { A, B = 5, C = "c" }`
enum ScriptEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum", file.kind(index + 1) == .identifier,
      let body = EnumBodies.body(file, brace: index + 2)
    else { return nil }
    return EnumBodies.Head(name: file.text(index + 1), body: body)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    file.split(head.body).compactMap { EnumBodies.member(file, $0, allowsStrings: true) }
  }
}
