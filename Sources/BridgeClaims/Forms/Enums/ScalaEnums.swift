/// `enum X(val raw: Long) { case Rowing extends X(35) }`; plain cases are counted from zero.
enum ScalaEnums: EnumBodyStyle {
  static var countsPlaces: Bool { true }

  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    EnumBodies.namedHead(file, at: index)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var isConstructed = false
    var at = head.body.lowerBound
    while at < head.body.upperBound {
      guard file.word(at) == "case", file.kind(at + 1) == .identifier else {
        at = file.next(after: at)
        continue
      }
      let name = at + 1
      at += 2
      var member = EnumCounting.Member(name: name, value: nil)
      if file.word(at) == "extends", file.word(at + 2) == "(" {
        isConstructed = true
        member.value = ConstructorEnums.integer(
          file, (at + 3)..<max(at + 3, file.close(of: at + 2)))
      }
      members.append(member)
      while file.word(at) == ",", file.kind(at + 1) == .identifier {
        members.append(.init(name: at + 1, value: nil))
        at += 2
      }
    }
    return isConstructed ? members.filter { $0.value != nil } : members
  }
}
