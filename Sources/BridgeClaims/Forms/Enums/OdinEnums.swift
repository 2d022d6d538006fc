/// `X :: enum UInteger { A, B = 5 }`
enum OdinEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum" else { return nil }
    var brace = index + 1
    while brace < index + 6, file.kind(brace) == .identifier || file.word(brace) == "." {
      brace += 1
    }
    guard let body = EnumBodies.body(file, brace: brace) else { return nil }
    let isNamed = file.word(index - 1) == "::" && file.kind(index - 2) == .identifier
    let type = brace > index + 1 ? file.text(tokens: (index + 1)..<brace) : nil
    return EnumBodies.Head(
      name: isNamed ? file.text(index - 2) : "", type: type, body: body,
      isBitNumbered: file.word(index - 2) == "bit_set")
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    EnumBodies.plainMembers(file, head)
  }

  /// The enums whose members are the places of bits: `bit_set[X; UInteger]`.
  static func bitNumbered(_ file: CodeFile) -> Set<String> {
    var names: Set<String> = []
    for index in file.tokens.indices where file.word(index) == "bit_set" {
      if file.word(index + 1) == "[", file.kind(index + 2) == .identifier {
        names.insert(file.text(index + 2))
      }
    }
    return names
  }
}
