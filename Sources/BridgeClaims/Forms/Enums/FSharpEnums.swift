/// `type X = | A = 1 | B = 2`; cases without numbers make a union.
enum FSharpEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "type" else { return nil }
    var name = index + 1
    while ["private", "internal", "public"].contains(file.word(name)) { name += 1 }
    guard file.kind(name) == .identifier, file.word(name + 1) == "=" else { return nil }
    let body = EnumBodies.indentedBody(file, after: name + 1, upTo: "type")
    let first = file.word(body.lowerBound) == "|" ? body.lowerBound + 1 : body.lowerBound
    guard file.kind(first) == .identifier, file.word(first + 1) == "=" else { return nil }
    return EnumBodies.Head(name: file.text(name), body: first..<max(first, body.upperBound))
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    for piece in file.split(head.body, by: "|") {
      var start = piece.lowerBound
      // Attributes of a case.
      while file.word(start) == "[", start < piece.upperBound { start = file.next(after: start) }
      guard start < piece.upperBound, file.kind(start) == .identifier,
        file.word(start + 1) == "=", start + 2 < piece.upperBound
      else { break }
      members.append(.init(name: start, value: (start + 2)..<piece.upperBound))
    }
    return members
  }
}
