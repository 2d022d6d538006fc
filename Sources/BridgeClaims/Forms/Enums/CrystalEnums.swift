/// `enum X : UInt32` with a member a line up to `end`; `@[Flags]` before it makes them double.
enum CrystalEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "enum", file.kind(index + 1) == .identifier else { return nil }
    var name = index + 1
    while file.word(name + 1) == "::", file.kind(name + 2) == .identifier { name += 2 }
    var last = name
    var type: String?
    if file.word(name + 1) == ":", file.kind(name + 2) == .identifier {
      type = file.text(name + 2)
      last = name + 2
    }
    guard let body = EnumBodies.body(file, after: last, until: "end", keyword: index) else {
      return nil
    }
    var head = EnumBodies.Head(name: file.text(name), type: type, body: body)
    head.isOrdinal = type == nil
    if file.word(index - 1) == "]", file.text(index - 2) == "Flags" {
      head.first = ClaimedInteger(1)
      head.counting = .doubling
    }
    return head
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    EnumBodies.lineMembers(file, head.body, separators: [";"], stops: ["def", "private", "macro"])
      .filter { file.source.bytes[file.tokens[$0.name].contentRange].first?.isUpper == true }
  }
}
