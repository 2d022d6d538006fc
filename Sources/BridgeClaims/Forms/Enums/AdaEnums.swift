/// `type X is (A, B, C);`, or `for X use (A => 0, B => 2);`, whose numbers then are the type's.
enum AdaEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    let isUse = file.word(index) == "for" && file.word(index + 2) == "use"
    let isType = file.word(index) == "type" && file.word(index + 2) == "is"
    guard isUse || isType, file.kind(index + 1) == .identifier, file.word(index + 3) == "(" else {
      return nil
    }
    let body = (index + 4)..<max(index + 4, min(file.tokens.count, file.close(of: index + 3)))
    if isType, hasNumbers(file, type: file.text(index + 1), after: body.upperBound) { return nil }
    return EnumBodies.Head(name: file.text(index + 1), body: body)
  }

  /// Whether the clause with a type's numbers follows near by.
  private static func hasNumbers(_ file: CodeFile, type: String, after index: Int) -> Bool {
    (index..<max(index, min(file.tokens.count, index + 400))).contains {
      file.word($0) == "for" && file.word($0 + 2) == "use" && file.text($0 + 1) == type
    }
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    file.split(head.body).compactMap { piece in
      guard file.kind(piece.lowerBound) == .identifier else { return nil }
      if file.word(piece.lowerBound + 1) == "=>" {
        return .init(name: piece.lowerBound, value: (piece.lowerBound + 2)..<piece.upperBound)
      }
      return piece.count == 1 ? .init(name: piece.lowerBound, value: nil) : nil
    }
  }
}
