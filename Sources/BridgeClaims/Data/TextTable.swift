/// A table of cells, with its header if it has one, on its way to claims.
struct TextTable {
  var header: [ByteRange] = []
  var rows: [[ByteRange]] = []

  /// What the columns of a table are taken for.
  private struct Columns {
    var number: Int
    var name: Int
    /// Nearly all names are full ones of an interface.
    var hasFullNames: Bool
  }

  /// Longer tables are data, unless their names are full ones.
  static let mostRows = 600

  /// The claims of the rows; empty when the table does not say which number a name has.
  ///
  /// - Parameters:
  ///   - isAbout: Names of an interface stand above the table.
  func claims(
    _ source: SourceText, kind: ValueClaim.LabelKind, isAbout: Bool
  ) -> [ValueClaim] {
    let text = CellText(source)
    guard rows.count >= 2, let columns = columns(text, isAbout: isAbout) else { return [] }
    var claims: [ValueClaim] = []
    for row in rows where row.count > max(columns.number, columns.name) {
      guard let label = text.label(row[columns.name], kind: kind) else { continue }
      let numbers = text.numbers(row[columns.number])
      for number in numbers {
        var claim = ValueClaim(
          label: label.text, labelKind: label.kind, labelRange: label.range, value: number.value,
          literal: source.text(number.range), literalRange: number.range)
        claim.isBucket = numbers.count > 1
        claim.mayMapElsewhere = columns.name < columns.number && !columns.hasFullNames
        claims.append(claim)
      }
    }
    claims.markSharedLabels()
    return claims
  }

  private func columns(_ text: CellText, isAbout: Bool) -> Columns? {
    let width = rows[0].count
    guard width >= 2, width <= 40 else { return nil }
    // A look at the first rows tells the columns apart.
    let sample = rows.prefix(40)
    let numbers = (0..<width).filter { column in
      share(of: sample, column) { !text.numbers($0).isEmpty } >= 0.8
    }
    let names = (0..<width).filter { column in
      !numbers.contains(column) && share(of: sample, column) { text.label($0) != nil } >= 0.7
    }
    guard !numbers.isEmpty else { return nil }
    let full = names.first { isFull($0, sample, text) }
    guard let name = full ?? best(names, Self.nameHeaders, text),
      let number = best(numbers, Self.numberHeaders, text)
    else { return nil }
    let columns = Columns(number: number, name: name, hasFullNames: full != nil)
    return isMeant(columns, text, isAbout: isAbout) ? columns : nil
  }

  /// Whether the names of some column are full ones.
  func hasFullNames(_ source: SourceText) -> Bool {
    rows.first.map { $0.indices.contains { isFull($0, rows.prefix(40), CellText(source)) } }
      ?? false
  }

  private func isFull(_ column: Int, _ sample: ArraySlice<[ByteRange]>, _ text: CellText) -> Bool {
    share(of: sample, column) { text.label($0).map { APIName.isConstantLike($0.text) } ?? false }
      >= 0.7
  }

  private func share(
    of rows: ArraySlice<[ByteRange]>, _ column: Int, _ holds: (ByteRange) -> Bool
  ) -> Double {
    let cells = rows.compactMap { $0.count > column && !$0[column].isEmpty ? $0[column] : nil }
    guard cells.count * 2 > rows.count else { return 0 }
    return Double(cells.count(where: holds)) / Double(cells.count)
  }

  /// The column that its header speaks for, or else the first.
  private func best(_ columns: [Int], _ words: Set<String>, _ text: CellText) -> Int? {
    columns.first { headerWords($0, text).contains(where: words.contains) } ?? columns.first
  }

  private func headerWords(_ column: Int, _ text: CellText) -> [String] {
    guard column < header.count else { return [] }
    let name = text.source.text(text.plain(header[column]))
    return name.lowercased().split { !$0.isLetter && $0 != "#" }.map(String.init)
  }

  private static let numberHeaders: Set<String> = [
    "value", "raw", "rawvalue", "id", "code", "number", "int", "integer", "constant", "enum", "hex",
    "bit", "mask", "codice", "wert", "valeur", "valor", "num",
  ]
  private static let nameHeaders: Set<String> = [
    "name", "label", "case", "constant", "member", "activity", "title", "symbol", "enum",
    "identifier", "meaning", "type", "swift", "key",
  ]
  /// Numbers that count the rows or measure something.
  private static let otherHeaders: Set<String> = [
    "#", "no", "nr", "line", "lines", "count", "step", "rank", "priority", "order", "total", "size",
    "weight", "points", "score", "version", "year", "page", "day", "week", "month", "phase", "port",
    "tests", "time", "status", "amount", "qty", "quantity", "price", "row", "issue", "pr",
  ]

  /// Whether the table gives names their numbers, and is no list of things that have numbers too.
  private func isMeant(_ columns: Columns, _ text: CellText, isAbout: Bool) -> Bool {
    let numberWords = headerWords(columns.number, text)
    if columns.hasFullNames {
      return !numberWords.contains(where: Self.otherHeaders.contains)
    }
    guard rows.count >= 3, rows.count <= Self.mostRows, isDistinct(columns, text) else {
      return false
    }
    let isNamed = numberWords.contains(where: Self.numberHeaders.contains)
    let isInterface = !interfaceNames(text).isEmpty
    if isAbout || isInterface { return isNamed || rows[0].count == 2 || isInterface }
    if numberWords.contains(where: Self.otherHeaders.contains) { return false }
    let isShort = rows.prefix(40).allSatisfy {
      $0.count <= columns.name || $0[columns.name].count <= 48
    }
    return isShort && (isNamed && rows[0].count <= 4 || rows[0].count == 2)
  }

  /// Names of an interface in the header.
  func interfaceNames(_ text: CellText) -> [String] { header.flatMap(text.interfaceNames) }

  /// Whether numbers and names seldom repeat, as they do in records of events.
  private func isDistinct(_ columns: Columns, _ text: CellText) -> Bool {
    let sample = rows.prefix(100).filter { $0.count > max(columns.name, columns.number) }
    let numbers = sample.flatMap { text.numbers($0[columns.number]).map(\.value) }
    let names = sample.compactMap { text.label($0[columns.name])?.text }
    return Set(numbers).count * 10 >= numbers.count * 9 && Set(names).count * 10 >= names.count * 6
  }
}
