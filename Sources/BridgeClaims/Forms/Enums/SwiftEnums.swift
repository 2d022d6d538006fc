/// `enum X: Int { case a, b = 5 }`
enum SwiftEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum", file.kind(index + 1) == .identifier,
      file.word(index + 2) == ":", file.kind(index + 3) == .identifier
    else { return nil }
    let type = file.text(index + 3)
    guard LanguageProfile.swiftIntegerTypes.contains(type) else { return nil }
    var at = index + 4
    while at < min(file.tokens.count, index + 40), file.word(at) != "{" { at += 1 }
    guard let body = EnumBodies.body(file, brace: at) else { return nil }
    return EnumBodies.Head(name: file.text(index + 1), type: type, body: body)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    let body = head.body
    var members: [EnumCounting.Member] = []
    var at = body.lowerBound
    while at < body.upperBound {
      guard file.word(at) == "case", file.kind(at) == .identifier else {
        at = file.next(after: at)
        continue
      }
      repeat {
        at += 1
        guard at < body.upperBound, file.kind(at) == .identifier else { break }
        var member = EnumCounting.Member(name: at, value: nil)
        at += 1
        if file.word(at) == "=" {
          at += 1
          let start = at
          while at < body.upperBound, file.word(at) != ",", file.word(at) != ";",
            at == start || file.line(at) == file.line(at - 1)
          { at = file.next(after: at) }
          member.value = start..<at
        }
        members.append(member)
      } while at < body.upperBound && file.word(at) == ","
    }
    return members
  }
}
