extension ClaimForm {
  /// `[{ id: 7, name: 'bowling' }, …]`, `.{ .name = "bowling", .kind = 7 }, …`
  public static let recordList = ClaimForm(rawValue: "record-list")
}

/// Lists of records with the same fields, one of them a name and one an integer.
enum RecordLists: ClaimFormReader {
  private struct Record {
    var claim: ValueClaim
    /// The fields' names, in order.
    var shape: [String]
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.isOpening(index) && file.word(index) != "(" {
      let inside = (index + 1)..<max(index + 1, file.close(of: index))
      guard inside.count >= 15, opening(file, inside.lowerBound) != nil else { continue }
      let records = file.split(inside).compactMap { record($0, reading) }
      guard let shape = records.first?.shape else { continue }
      var claims = records.filter { $0.shape == shape }.map(\.claim)
      guard claims.count >= 2 else { continue }
      claims.markSharedLabels()
      let owner = file.assignedOwner(before: index) ?? file.owner(around: index)
      let hints = file.commentHint(above: index) + file.scopeHints(around: index)
      reading.add(.recordList, owner: owner, hints: hints, claims)
    }
  }

  /// The bracket of a record that starts at a token, behind Zig's dot.
  private static func opening(_ file: CodeFile, _ index: Int) -> Int? {
    let open = file.word(index) == "." ? index + 1 : index
    return file.word(open) == "{" || file.word(open) == "(" ? open : nil
  }

  private static func record(_ piece: Range<Int>, _ reading: Reading) -> Record? {
    let file = reading.file
    guard let open = opening(file, piece.lowerBound), file.close(of: open) == piece.upperBound - 1
    else { return nil }
    var names: [(field: String, label: Label)] = []
    var numbers: [(field: String, value: ClaimedInteger, range: Range<Int>)] = []
    var shape: [String] = []
    for part in file.split((open + 1)..<(piece.upperBound - 1)) {
      let key = file.word(part.lowerBound) == "." ? part.lowerBound + 1 : part.lowerBound
      guard file.word(key + 1) == ":" || file.word(key + 1) == "=", key + 2 < part.upperBound else {
        return nil
      }
      let (field, value) = (file.text(key), (key + 2)..<part.upperBound)
      shape.append(field)
      if let number = reading.evaluator.number(value) {
        numbers.append((field, number, value))
      } else if let label = file.label(value), label.kind == .string {
        names.append((field, label))
      }
    }
    let titled = names.filter { nameFields.contains($0.field) }
    guard numbers.count == 1, let name = names.count == 1 ? names.first : titled.first else {
      return nil
    }
    var claim = ValueClaim(
      name.label, value: numbers[0].value, literal: file.literalBytes(of: numbers[0].range),
      in: file)
    claim.mayMapElsewhere = true
    return Record(claim: claim, shape: shape)
  }

  private static let nameFields: Set<String> = ["name", "label", "title", "key", "type"]
}
