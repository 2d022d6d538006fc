/// `data X = A | B | C deriving (Eq, Enum)`: without `Enum` the members have no numbers.
enum HaskellEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "data", file.kind(index + 1) == .identifier,
      file.word(index + 2) == "="
    else { return nil }
    let declaration = EnumBodies.indentedBody(file, after: index, upTo: "data")
    guard let deriving = file.index(of: "deriving", in: declaration),
      (deriving..<declaration.upperBound).contains(where: { file.word($0) == "Enum" })
    else { return nil }
    return EnumBodies.Head(name: file.text(index + 1), body: (index + 3)..<deriving)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    let pieces = file.split(head.body, by: "|")
    guard pieces.allSatisfy({ $0.count == 1 && file.kind($0.lowerBound) == .identifier }) else {
      return []
    }
    return pieces.map { .init(name: $0.lowerBound, value: nil) }
  }
}
