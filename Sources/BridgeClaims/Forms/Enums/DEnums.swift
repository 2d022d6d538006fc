/// `enum X : int { a, b = 5 }`, `enum : uint { … }`
enum DEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum" else { return nil }
    if file.kind(index + 1) == .identifier { return EnumBodies.namedHead(file, at: index) }
    var brace = index + 1
    if file.word(brace) == ":" {
      while brace < index + 6, file.word(brace) != "{" { brace += 1 }
    }
    guard let body = EnumBodies.body(file, brace: brace) else { return nil }
    let type = brace > index + 1 ? file.text(tokens: (index + 2)..<brace) : nil
    return EnumBodies.Head(name: "", type: type, body: body, isOpenScope: true)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    for piece in file.split(head.body) {
      var start = file.afterAttributes(piece.lowerBound)
      if file.word(start) == "deprecated", start + 1 < piece.upperBound {
        start = file.word(start + 1) == "(" ? file.next(after: start + 1) : start + 1
      }
      guard start < piece.upperBound, let member = EnumBodies.member(file, start..<piece.upperBound)
      else { break }
      members.append(member)
    }
    return members
  }
}
