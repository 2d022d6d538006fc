extension ClaimForm {
  /// `INSERT INTO kinds (id, name) VALUES (37, 'running'), …`
  public static let queryRows = ClaimForm(rawValue: "query-rows")
}

/// Rows that SQL puts into tables. Statements for one table that follow one another make up a group.
enum SQLRows: ClaimFormReader {
  private static let mostRows = 600

  /// What a row's columns are taken for.
  private struct Shape: Equatable {
    var number: Int
    var name: Int
    var width: Int
  }

  private struct Run {
    var table = ""
    var column = ""
    var shape: Shape?
    var claims: [ValueClaim] = []
    var first = 0
    var end = -1
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.syntax.isQueryLanguage else { return }
    var run = Run()
    for index in file.tokens.indices
    where file.kind(index) == .identifier && SQLWords.values.contains(file.word(index))
      && file.word(index + 1) == "("
    {
      let (table, columns) = target(file, before: index)
      if table != run.table || table.isEmpty || index - run.end > 24 {
        flush(&run, &reading)
        run = Run(table: table, first: index)
      }
      readRows(after: index, columns: columns, into: &run, reading)
    }
    flush(&run, &reading)
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    guard run.claims.count >= 2 else { return }
    let isFull = run.claims.allSatisfy { APIName.isConstantLike($0.label) }
    guard isFull || run.claims.count <= mostRows else { return }
    run.claims.markSharedLabels()
    let column = run.column.isEmpty ? [] : [ClaimHint(kind: .subject, text: run.column)]
    let owner = run.table.isEmpty ? nil : ClaimOwner(kind: .map, name: run.table)
    let hints =
      column + reading.file.commentHint(above: run.first) + reading.file.scopeHints(around: -1)
    reading.add(.queryRows, owner: owner, hints: hints, run.claims)
  }

  /// The table and the columns of `INTO table (a, b) VALUES`.
  private static func target(
    _ file: CodeFile, before values: Int
  ) -> (table: String, columns: [String]) {
    var at = values - 1
    var columns: [String] = []
    if file.word(at) == ")", file.brackets.partner(at) >= 0 {
      let open = file.brackets.partner(at)
      columns = file.split((open + 1)..<at).map { file.text($0.upperBound - 1).lowercased() }
      at = open - 1
    }
    let lowest = max(0, at - 5)
    let isInto = at >= lowest && (lowest...at).contains { SQLWords.into.contains(file.word($0)) }
    return (isInto && file.kind(at) == .identifier ? file.text(at) : "", columns)
  }

  private static func readRows(
    after values: Int, columns: [String], into run: inout Run, _ reading: Reading
  ) {
    let file = reading.file
    var at = values + 1
    while file.word(at) == "(", file.close(of: at) < file.tokens.count {
      let close = file.close(of: at)
      let cells = file.split((at + 1)..<close)
      let shape = run.shape ?? shape(cells, columns, reading)
      run.shape = shape
      if let shape, shape.width == cells.count, let claim = claim(cells, shape, reading) {
        run.claims.append(claim)
        if columns.indices.contains(shape.number) { run.column = columns[shape.number] }
      }
      at = close + 1
      if file.word(at) == "," { at += 1 }
    }
    run.end = at
  }

  private static let numberColumns = ["value", "raw_value", "raw", "id", "code", "number", "type"]
  private static let nameColumns = [
    "name", "label", "title", "description", "symbol", "constant", "slug", "key",
  ]

  private static func shape(
    _ cells: [Range<Int>], _ columns: [String], _ reading: Reading
  ) -> Shape? {
    let numbers = cells.indices.filter { reading.evaluator.number(cells[$0]) != nil }
    let names = cells.indices.filter { label(cells[$0], reading.file) != nil }
    func best(_ candidates: [Int], _ words: [String]) -> Int? {
      let named = words.lazy.compactMap { word in
        candidates.first { columns.indices.contains($0) && columns[$0].contains(word) }
      }
      return named.first ?? candidates.first
    }
    // A row of several numbers measures something, unless a column is named for one of them.
    guard let number = best(numbers, numberColumns), let name = best(names, nameColumns),
      numbers.count == 1
        || columns.indices.contains(number)
          && numberColumns.contains(where: columns[number].contains)
    else { return nil }
    return Shape(number: number, name: name, width: cells.count)
  }

  private static func label(_ cell: Range<Int>, _ file: CodeFile) -> Label? {
    guard cell.count == 1, file.kind(cell.lowerBound) == .string else { return nil }
    return file.stringLabel(cell.lowerBound)
  }

  private static func claim(
    _ cells: [Range<Int>], _ shape: Shape, _ reading: Reading
  ) -> ValueClaim? {
    guard let value = reading.evaluator.number(cells[shape.number]),
      let label = label(cells[shape.name], reading.file)
    else { return nil }
    let literal = reading.file.literalBytes(of: cells[shape.number])
    return ValueClaim(label, value: value, literal: literal, in: reading.file)
  }
}
