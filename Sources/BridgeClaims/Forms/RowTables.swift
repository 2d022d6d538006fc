extension ClaimForm {
  /// `| 37 | running |`, `37,running`
  public static let tableRow = ClaimForm(rawValue: "table-row")
}

/// Files of rows with separators: CSV, TSV.
enum RowTables: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let source = reading.file.source
    guard let delimiter = delimiter(reading.file) else { return }
    var table = TextTable()
    var width: Int?
    for line in TextLines(source.bytes, reading.file.extent) where !line.isEmpty {
      let cells = cells(line, delimiter, source.bytes)
      width = width ?? cells.count
      // Rows of another width are another table, or broken.
      if cells.count == width { table.rows.append(cells) }
      if table.rows.count == TextTable.mostRows + 2, !table.hasFullNames(source) { return }
    }
    guard let first = table.rows.first else { return }
    let text = CellText(source)
    if first.allSatisfy({ text.numbers($0).isEmpty }) {
      table.header = first
      table.rows.removeFirst()
    }
    let claims = table.claims(source, kind: .string, isAbout: false)
    guard !claims.isEmpty else { return }
    let types = table.interfaceNames(text).map { ClaimHint(kind: .annotatedType, text: $0) }
    let heads = table.header.map { ClaimHint(kind: .subject, text: source.text(text.plain($0))) }
    reading.add(
      .tableRow, owner: nil,
      hints: types + heads.filter { !$0.text.isEmpty } + reading.file.scopeHints(around: -1), claims
    )
  }

  /// The separator that the first lines have most of.
  private static func delimiter(_ file: CodeFile) -> UInt8? {
    let candidates = [UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|")]
    let start = file.source.bytes[file.extent].prefix(2_000)
    let counts = candidates.map { candidate in start.count { $0 == candidate } }
    guard let most = counts.max(), most > 0 else { return nil }
    return candidates[counts.firstIndex(of: most)!]
  }

  /// The cells of a line; quotes may hold separators, and a doubled quote stands for one.
  private static func cells(_ line: ByteRange, _ delimiter: UInt8, _ bytes: [UInt8]) -> [ByteRange]
  {
    var cells: [ByteRange] = []
    var start = line.lowerBound
    var isQuoted = false
    for at in line {
      if bytes[at] == .quote {
        isQuoted.toggle()
      } else if bytes[at] == delimiter, !isQuoted {
        cells.append(cell(start..<at, bytes))
        start = at + 1
      }
    }
    cells.append(cell(start..<line.upperBound, bytes))
    return cells
  }

  private static func cell(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    TextLines.unquoted(TextLines.trimmed(range, bytes), bytes)
  }
}
