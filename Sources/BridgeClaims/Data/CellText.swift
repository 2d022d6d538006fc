/// What the pieces of tables, lists and data files say, as names or numbers.
struct CellText {
  let source: SourceText
  private var bytes: [UInt8] { source.bytes }

  init(_ source: SourceText) { self.source = source }

  struct Number: Sendable, Hashable {
    var value: ClaimedInteger
    var range: ByteRange
  }

  private static let rules = LexicalRules.none

  /// The integer that a cell is: `3`, `-1`, `0x10`, `1 << 14`, with marks of emphasis around it.
  func number(_ cell: ByteRange) -> Number? {
    let range = plain(cell)
    guard let first = bytes[range].first, first.isDigit || first == UInt8(ascii: "-"),
      range.count <= 40
    else { return nil }
    if let value = TextNumber.value(bytes[range]) { return Number(value: value, range: range) }
    return shift(range)
  }

  /// `1 << 14`
  private func shift(_ range: ByteRange) -> Number? {
    let less = UInt8(ascii: "<")
    guard let sign = bytes[range].firstIndex(of: less), sign + 1 < range.upperBound,
      bytes[sign + 1] == less,
      let base = integer(TextLines.trimmed(range.lowerBound..<sign, bytes)),
      let count = integer(TextLines.trimmed((sign + 2)..<range.upperBound, bytes)),
      let value = Arithmetic.shiftLeft(base, by: count)
    else { return nil }
    return Number(value: value, range: range)
  }

  /// A plain integer, suffixes as `UL` allowed.
  private func integer(_ range: ByteRange) -> ClaimedInteger? {
    var range = range
    while let last = bytes[range].last, "uUlL".utf8.contains(last), range.count > 1 {
      range.removeLast()
    }
    return TextNumber.value(bytes[range])
  }

  /// The integers of a cell that lists some: `20, 50, 59`.
  func numbers(_ cell: ByteRange) -> [Number] {
    if let number = number(cell) { return [number] }
    let range = plain(cell)
    guard range.count <= 200, bytes[range].first?.isDigit == true else { return [] }
    var found: [Number] = []
    for part in split(range, by: [UInt8(ascii: ","), .slash]) {
      guard let number = number(part) else { return [] }
      found.append(number)
    }
    return found
  }

  /// The name that a cell is: without emphasis, quotes, a leading dot, and what is said of it behind a
  /// bracket or a dash.
  func label(_ cell: ByteRange, kind: ValueClaim.LabelKind = .string) -> Label? {
    var range = plain(cell)
    if let stop = remark(in: range) {
      range = plain(TextLines.trimmed(range.lowerBound..<stop, bytes))
    }
    let dot = bytes[range].lastIndex(of: UInt8(ascii: "."))
    var qualifier: String?
    if let dot, bytes[range].allSatisfy({ $0.continuesName || $0 == UInt8(ascii: ".") }),
      dot + 1 < range.upperBound
    {
      qualifier = dot > range.lowerBound ? source.text(range.lowerBound..<dot) : nil
      range = (dot + 1)..<range.upperBound
    }
    guard range.count >= 2, StringShape.isPhrase(bytes[range]), !bytes[range].contains(.slash),
      bytes[range].contains(where: { $0.isLetter || $0 >= 0x80 })
    else { return nil }
    return Label(
      text: source.text(range), kind: kind, range: range, qualifier: qualifier,
      isMember: dot != nil)
  }

  /// Where a remark starts behind a name: ` (indoor too)`, ` – the fast one`.
  private func remark(in range: ByteRange) -> Int? {
    for at in range.dropFirst() where bytes[at - 1] == 0x20 {
      switch bytes[at] {
      case UInt8(ascii: "("): return at
      case UInt8(ascii: "-") where at + 1 < range.upperBound && bytes[at + 1] == 0x20: return at
      // A dash outside ASCII.
      case 0xe2 where at + 1 < range.upperBound && bytes[at + 1] == 0x80: return at
      default: continue
      }
    }
    return nil
  }

  /// Without blanks, quotes and marks of emphasis or code at either end, the text of a link.
  func plain(_ cell: ByteRange) -> ByteRange {
    var range = TextLines.trimmed(cell, bytes)
    while range.count >= 2, let first = bytes[range].first, bytes[range].last == first,
      "*`_\"'~".utf8.contains(first),
      first != UInt8(ascii: "_") || bytes[range.lowerBound + 1] == first
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    if bytes[range].first == UInt8(ascii: "["), bytes[range].last == UInt8(ascii: ")"),
      let close = bytes[range].firstIndex(of: UInt8(ascii: "]"))
    {
      return plain((range.lowerBound + 1)..<close)
    }
    return range
  }

  func split(_ range: ByteRange, by separators: [UInt8]) -> [ByteRange] {
    var parts: [ByteRange] = []
    var start = range.lowerBound
    for at in range where separators.contains(bytes[at]) {
      parts.append(TextLines.trimmed(start..<at, bytes))
      start = at + 1
    }
    parts.append(TextLines.trimmed(start..<range.upperBound, bytes))
    return parts
  }

  /// The words of a text that look like names of an interface: `HKWorkoutActivityType`.
  func interfaceNames(_ range: ByteRange) -> [String] {
    var found: [String] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      while at < range.upperBound, bytes[at].continuesName { at += 1 }
      if at - start >= 5, APIName.isConstantLike(bytes[start..<at]) {
        found.append(source.text(start..<at))
      }
      at = max(at, start + 1)
    }
    return found
  }
}
