/// `class X(IntEnum):` with `A = 1`, `B = auto()`, `C = A | B`, `D = 4, "text"` below it.
enum PythonEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    guard file.word(index) == "class", file.kind(index + 1) == .identifier,
      file.word(index + 2) == "(", file.close(of: index + 2) < file.tokens.count,
      let number = file.indentScopes.line(of: index)
    else { return nil }
    let bases = file.baseNames(open: index + 2)
    guard bases.contains(where: CodeFile.isEnumBase) else { return nil }
    let line = file.indentScopes.lines[number]
    let last = file.indentScopes.lines[line.blockEnd - 1].tokens.upperBound
    let start = file.close(of: index + 2) + 2
    var head = EnumBodies.Head(
      name: file.text(index + 1), body: start..<max(start, last))
    head.counting = .oneMoreThanHighest
    if bases.contains(where: { $0.hasSuffix("Flag") }) { head.counting = .nextBit }
    head.first = ClaimedInteger(1)
    return head
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    guard let number = file.indentScopes.line(of: head.body.lowerBound - 1) else { return [] }
    let headLine = file.indentScopes.lines[number].tokens
    let rest = min(head.body.lowerBound, headLine.upperBound)..<headLine.upperBound
    let lines = file.indentScopes.children(of: number).map { file.indentScopes.lines[$0].tokens }
    return ([rest] + lines).flatMap { file.split($0, by: ";") }.compactMap { member(file, $0) }
  }

  private static func member(_ file: CodeFile, _ line: Range<Int>) -> EnumCounting.Member? {
    let name = line.lowerBound
    guard file.kind(name) == .identifier, let equals = file.index(of: "=", in: line),
      equals == name + 1 || file.word(name + 1) == ":", equals + 1 < line.upperBound,
      file.source.bytes[Int(file.tokens[name].start)] != UInt8(ascii: "_")
    else { return nil }
    let value = (equals + 1)..<line.upperBound
    if isCounted(file, value) { return EnumCounting.Member(name: name, value: nil) }
    return EnumCounting.Member(name: name, value: number(file, value))
  }

  /// `auto()`, `enum.auto()`
  private static func isCounted(_ file: CodeFile, _ value: Range<Int>) -> Bool {
    value.count >= 3 && file.word(value.upperBound - 1) == ")"
      && file.word(value.upperBound - 2) == "(" && file.word(value.upperBound - 3) == "auto"
  }

  /// The number of a member that is a tuple of one number and texts.
  private static func number(_ file: CodeFile, _ value: Range<Int>) -> Range<Int> {
    let open = value.lowerBound
    let isWrapped = file.word(open) == "(" && file.close(of: open) == value.upperBound - 1
    let parts = file.split(isWrapped ? (open + 1)..<(value.upperBound - 1) : value)
    guard parts.count > 1 else { return value }
    let others = parts.filter { !($0.count == 1 && file.kind($0.lowerBound) == .string) }
    return others.count == 1 ? others[0] : value
  }
}
