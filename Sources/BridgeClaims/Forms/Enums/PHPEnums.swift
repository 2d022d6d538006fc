/// `enum X: int { case A = 1; case B = 2; }`
enum PHPEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard let head = EnumBodies.namedHead(file, at: index), head.type?.hasPrefix("int") == true
    else { return nil }
    return head
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var at = head.body.lowerBound
    while at < head.body.upperBound {
      if file.word(at) == "case", file.kind(at + 1) == .identifier, file.word(at + 2) == "=" {
        let end = file.index(of: ";", in: at..<head.body.upperBound) ?? head.body.upperBound
        members.append(.init(name: at + 1, value: (at + 3)..<end))
        at = end
      } else {
        at = file.next(after: at)
      }
    }
    return members
  }
}
