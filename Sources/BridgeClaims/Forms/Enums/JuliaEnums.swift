/// `@cenum X::UInt32 begin A = 0; B end`, `@enum X A=1 B C`
enum JuliaEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "@cenum" || file.word(index) == "@enum" || file.word(index) == "enum"
    else { return nil }
    if file.word(index) == "enum", file.word(index - 1) != "@" { return nil }
    let isCalled = file.word(index + 1) == "("
    let name = isCalled ? index + 2 : index + 1
    guard file.kind(name) == .identifier else { return nil }
    var at = name + 1
    var type: String?
    if file.word(at) == "::", file.kind(at + 1) == .identifier {
      type = file.text(at + 1)
      at += 2
    } else if file.word(at) == "{" {
      type = file.text(tokens: (at + 1)..<min(file.close(of: at), at + 8))
      at = file.close(of: at) + 1
    }
    guard let body = body(file, at, keyword: index, isCalled: isCalled) else { return nil }
    return EnumBodies.Head(name: file.text(name), type: type, body: body, isOpenScope: true)
  }

  private static func body(
    _ file: CodeFile, _ start: Int, keyword: Int, isCalled: Bool
  ) -> Range<Int>? {
    if isCalled {
      return start..<max(start, min(file.tokens.count, file.close(of: keyword + 1)))
    }
    if file.word(start) == "begin" {
      return EnumBodies.body(file, after: start, until: "end", keyword: keyword)
    }
    var end = start
    while end < file.tokens.count, file.line(end) == file.line(start - 1) { end += 1 }
    return start..<end
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var at = head.body.lowerBound
    while at < head.body.upperBound {
      guard file.kind(at) == .identifier else {
        at = file.next(after: at)
        continue
      }
      var member = EnumCounting.Member(name: at, value: nil)
      at += 1
      if file.word(at) == "=" {
        let start = at + 1
        repeat {
          at = file.next(after: at)
        } while at < head.body.upperBound
          && !startsMember(file, at)
        member.value = start..<max(start, min(at, head.body.upperBound))
      }
      members.append(member)
    }
    return members
  }

  /// Whether a member starts here: a name behind a value, on a new line or not.
  private static func startsMember(_ file: CodeFile, _ index: Int) -> Bool {
    if file.word(index) == ";" || file.word(index) == "," { return true }
    guard file.kind(index) == .identifier else { return false }
    if file.line(index) > file.line(index - 1) { return true }
    return file.kind(index - 1) == .number || file.word(index - 1) == ")"
      || file.kind(index - 1) == .identifier
  }
}
