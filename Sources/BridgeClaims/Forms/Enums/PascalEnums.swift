/// `X = (A, B = 5, C);`
enum PascalEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index + 1) == "=", file.word(index + 2) == "(" else { return nil }
    // Behind a type's name or a bracket it is the value of an array.
    let before = file.word(index - 1)
    guard before == ";" || before == "type" || file.line(index) > file.line(index - 1) else {
      return nil
    }
    let close = file.close(of: index + 2)
    let body = (index + 3)..<max(index + 3, min(close, file.tokens.count))
    guard file.index(of: ",", in: body) != nil else { return nil }
    return EnumBodies.Head(name: file.text(index), body: body, isOpenScope: true)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    let pieces = file.split(head.body)
    let members = pieces.compactMap { piece -> EnumCounting.Member? in
      // Modula's successors write `:=`.
      if file.word(piece.lowerBound + 1) == ":=" {
        return .init(name: piece.lowerBound, value: (piece.lowerBound + 2)..<piece.upperBound)
      }
      return EnumBodies.member(file, piece)
    }
    return members.count == pieces.count ? members : []
  }
}
