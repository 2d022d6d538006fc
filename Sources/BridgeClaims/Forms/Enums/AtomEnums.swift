/// `ENUM: name A { B 5 } C ;`, `(defcenum name (:a 1) :b)`, `(_enum '(a b = 5 c))`
enum AtomEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    switch file.word(index) {
    case "ENUM:": return wordHead(file, index)
    case "defcenum", "defenum", "define-c-enum", "foreign-enum": return listHead(file, index)
    case "_enum": return racketHead(file, index)
    default:
      // A package may stand before the name: `cffi:defcenum`.
      return file.text(index).hasSuffix(":defcenum") ? listHead(file, index) : nil
    }
  }

  private static func wordHead(_ file: CodeFile, _ index: Int) -> EnumBodies.Head? {
    guard file.kind(index + 1) == .identifier else { return nil }
    var start = index + 2
    var type: String?
    if file.word(start) == "<" {
      type = file.text(start + 1)
      start += 2
    }
    var end = start
    let limit = file.tokens.count
    while end < limit, file.word(end) != ";", file.word(end) != "ENUM:" {
      end = min(limit, file.next(after: end))
    }
    guard end < limit, file.word(end) == ";" else { return nil }
    return EnumBodies.Head(
      name: file.text(index + 1), type: type, body: start..<end, isOpenScope: true)
  }

  private static func listHead(_ file: CodeFile, _ index: Int) -> EnumBodies.Head? {
    guard file.word(index - 1) == "(" else { return nil }
    let close = min(file.close(of: index - 1), file.tokens.count)
    var at = index + 1
    guard at < close else { return nil }
    let isTyped = file.word(at) == "("
    let name = isTyped ? at + 1 : at
    let type = isTyped && file.kind(at + 2) == .string ? file.text(at + 2) : nil
    at = file.next(after: at)
    return EnumBodies.Head(name: file.text(name), type: type, body: at..<max(at, close))
  }

  private static func racketHead(_ file: CodeFile, _ index: Int) -> EnumBodies.Head? {
    guard file.word(index - 1) == "(", file.word(index + 1) == "'", file.word(index + 2) == "("
    else { return nil }
    let body = (index + 3)..<max(index + 3, min(file.tokens.count, file.close(of: index + 2)))
    let isNamed = file.word(index - 3) == "define" && file.kind(index - 2) == .identifier
    return EnumBodies.Head(name: isNamed ? file.text(index - 2) : "", body: body)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    let items = file.items(head.body)
    var at = 0
    while at < items.count {
      let item = items[at]
      at += 1
      if file.isOpening(item.lowerBound) {
        let parts = file.items(
          (item.lowerBound + 1)..<max(item.lowerBound + 1, item.upperBound - 1))
        guard let name = parts.first, name.count == 1 else { return [] }
        members.append(.init(name: name.lowerBound, value: parts.count > 1 ? parts[1] : nil))
      } else if file.kind(item.lowerBound) == .identifier || file.kind(item.lowerBound) == .string {
        // A text is the enum's documentation, a keyword a member.
        if file.source.bytes[Int(file.tokens[item.lowerBound].start)] == .quote { continue }
        var member = EnumCounting.Member(name: item.lowerBound, value: nil)
        if at + 1 < items.count, file.word(items[at].lowerBound) == "=" {
          member.value = items[at + 1]
          at += 2
        }
        members.append(member)
      } else {
        return []
      }
    }
    return members
  }
}
