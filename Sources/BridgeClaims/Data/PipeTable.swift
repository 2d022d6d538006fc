/// Tables whose cells stand between bars: `| 37 | running |`.
enum PipeTable {
  private static let bar = UInt8(ascii: "|")

  /// The table that starts at a line, and how many lines it has; nil when there is none.
  static func table(
    _ lines: ArraySlice<ByteRange>, _ bytes: [UInt8]
  ) -> (table: TextTable, count: Int)? {
    guard let first = lines.first, isRow(first, bytes), let second = lines.dropFirst().first else {
      return nil
    }
    var table = TextTable()
    var body = lines
    // A line of dashes before the first row, as grids have, or after the header.
    if isRule(second, bytes) {
      table.header = cells(first, bytes)
      body = lines.dropFirst(2)
    } else if !isRow(second, bytes) {
      return nil
    }
    var count = lines.count - body.count
    for line in body {
      if isRule(line, bytes) {
        count += 1
        continue
      }
      guard isRow(line, bytes) else { break }
      table.rows.append(cells(line, bytes))
      count += 1
    }
    return table.rows.isEmpty ? nil : (table, count)
  }

  private static func isRow(_ line: ByteRange, _ bytes: [UInt8]) -> Bool {
    let line = TextLines.trimmed(line, bytes)
    guard line.count >= 5, line.count < 2_000 else { return false }
    let bars = bytes[line].count { $0 == bar }
    return bytes[line].first == bar ? bars >= 3 : bars >= 1 && hasSpacedBar(line, bytes)
  }

  /// Without bars at its ends, a row has blanks around those between its cells.
  private static func hasSpacedBar(_ line: ByteRange, _ bytes: [UInt8]) -> Bool {
    line.dropFirst().dropLast().contains {
      bytes[$0] == bar && bytes[$0 - 1] == 0x20 && bytes[$0 + 1] == 0x20
    }
  }

  private static func isRule(_ line: ByteRange, _ bytes: [UInt8]) -> Bool {
    let line = TextLines.trimmed(line, bytes)
    return line.count >= 3 && bytes[line].contains(UInt8(ascii: "-"))
      && bytes[line].allSatisfy { "|-:+= ".utf8.contains($0) }
  }

  private static func cells(_ line: ByteRange, _ bytes: [UInt8]) -> [ByteRange] {
    var range = TextLines.trimmed(line, bytes)
    if bytes[range].first == bar { range.removeFirst() }
    if bytes[range].last == bar { range.removeLast() }
    var cells: [ByteRange] = []
    var start = range.lowerBound
    for at in range where bytes[at] == bar && bytes[at - 1] != .backslash {
      cells.append(TextLines.trimmed(start..<at, bytes))
      start = at + 1
    }
    return cells + [TextLines.trimmed(start..<range.upperBound, bytes)]
  }
}
