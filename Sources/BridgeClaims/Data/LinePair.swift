/// A line that is nothing but a number and a name: `37: running`, `running (37)`, `37 – running`.
struct LinePair {
  /// What stands between the two.
  enum Sign: Sendable, Hashable { case colon, equals, dash, arrow, columns, parentheses }

  var label: Label
  var number: CellText.Number
  var sign: Sign
  var isNumberFirst: Bool

  init?(_ line: ByteRange, _ text: CellText, kind: ValueClaim.LabelKind) {
    let line = TextLines.trimmed(line, text.source.bytes)
    guard (4...160).contains(line.count),
      let (left, sign, right) = Self.cut(line, text.source.bytes)
    else { return nil }
    if let number = text.number(left), let label = text.label(right, kind: kind) {
      (self.label, self.number, self.sign, isNumberFirst) = (label, number, sign, true)
    } else if let label = text.label(left, kind: kind),
      let number = text.number(Self.withoutRemark(right, text.source.bytes))
    {
      (self.label, self.number, self.sign, isNumberFirst) = (label, number, sign, false)
    } else {
      return nil
    }
    guard label.text.split(separator: " ").count <= 5 else { return nil }
  }

  func claim(_ source: SourceText) -> ValueClaim {
    ValueClaim(
      label: label.text, labelKind: label.kind, labelRange: label.range, value: number.value,
      literal: source.text(number.range), literalRange: number.range,
      mayMapElsewhere: !isNumberFirst && !APIName.isConstantLike(label.text))
  }

  /// The sides of the first sign.
  private static func cut(
    _ line: ByteRange, _ bytes: [UInt8]
  ) -> (ByteRange, Sign, ByteRange)? {
    for at in line.dropFirst() where at + 1 < line.upperBound {
      guard let (sign, length) = sign(at, line, bytes) else { continue }
      let left = TextLines.trimmed(line.lowerBound..<at, bytes)
      var right = TextLines.trimmed((at + length)..<line.upperBound, bytes)
      if sign == .parentheses {
        guard let close = bytes[right].firstIndex(of: UInt8(ascii: ")")) else { return nil }
        right = right.lowerBound..<close
      }
      return left.isEmpty || right.isEmpty ? nil : (left, sign, right)
    }
    return nil
  }

  private static func sign(
    _ at: Int, _ line: ByteRange, _ bytes: [UInt8]
  ) -> (Sign, length: Int)? {
    let next = bytes[at + 1]
    switch bytes[at] {
    case UInt8(ascii: ":"): return next == UInt8(ascii: ":") ? nil : (.colon, 1)
    case UInt8(ascii: "="):
      return next == UInt8(ascii: ">") ? (.arrow, 2) : (.equals, next == UInt8(ascii: "=") ? 2 : 1)
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"): return (.arrow, 2)
    case UInt8(ascii: "-") where next == 0x20 && bytes[at - 1] == 0x20: return (.dash, 1)
    case UInt8(ascii: "\t"): return (.columns, 1)
    case 0x20 where next == 0x20:
      // Blanks before another sign only keep columns straight.
      let rest = bytes[at..<line.upperBound].first { $0 != 0x20 } ?? 0
      return rest.continuesName || rest == UInt8(ascii: "`") ? (.columns, 1) : nil
    case UInt8(ascii: "(") where next.isDigit && bytes[at - 1] == 0x20: return (.parentheses, 1)
    // En dash, em dash; arrow.
    case 0xe2
    where at + 2 < line.upperBound && next == 0x80 && [0x93, 0x94].contains(bytes[at + 2]):
      return (.dash, 3)
    case 0xe2 where at + 2 < line.upperBound && next == 0x86: return (.arrow, 3)
    default: return nil
    }
  }

  /// A number without what is said of it behind a bracket, a comma or a comment mark.
  private static func withoutRemark(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    let stop = range.first { at in
      "(,;#/".utf8.contains(bytes[at])
        || bytes[at] == 0x20 && at + 1 < range.upperBound
          && !"<".utf8.contains(bytes[at + 1]) && bytes[at - 1] != UInt8(ascii: "<")
    }
    return TextLines.trimmed(range.lowerBound..<(stop ?? range.upperBound), bytes)
  }
}
