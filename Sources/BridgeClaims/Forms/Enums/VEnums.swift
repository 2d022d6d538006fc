/// `enum X { a = 1 … }` with a member on each line.
enum VEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard var head = EnumBodies.namedHead(file, at: index) else { return nil }
    // `enum X as u32 {`
    let brace = head.body.lowerBound - 1
    if file.word(brace - 2) == "as" { head.type = file.text(brace - 1) }
    return head
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var at = head.body.lowerBound
    while at < head.body.upperBound, file.kind(at) == .identifier {
      var member = EnumCounting.Member(name: at, value: nil)
      var end = at + 1
      while end < head.body.upperBound, !file.endsStatement(before: end), file.word(end) != "," {
        end = file.next(after: end)
      }
      end = min(end, head.body.upperBound)
      if file.word(at + 1) == "=", at + 2 < end { member.value = (at + 2)..<end }
      members.append(member)
      at = file.word(end) == "," ? end + 1 : end
    }
    return members
  }
}
