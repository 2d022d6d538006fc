extension ClaimForm {
  /// `NSFooA 0`, `NSFooA: 0`, a pair on a line of its own.
  public static let flatLine = ClaimForm(rawValue: "flat-line")
}

/// Lines of any text that are a full name and its number. Adjacent ones make up a group.
enum FlatLines: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    var reader = FlatLineReader(reading.file.source)
    let groups = reader.groups(reading.file.extent)
    for claims in groups {
      for claim in claims { reading.restated.insert(claim.literalRange.lowerBound) }
      reading.add(
        .flatLine, owner: nil, hints: reading.file.scopeHints(around: -1), claims)
    }
  }
}

/// Reads lines of `NAME VALUE`, `NAME = VALUE`, `VALUE: NAME`.
struct FlatLineReader {
  private let source: SourceText
  private let text: CellText
  private var bytes: [UInt8] { source.bytes }

  init(_ source: SourceText) {
    self.source = source
    text = CellText(source)
  }

  /// The claims of a piece of text, those of adjacent lines together.
  mutating func groups(_ range: ByteRange) -> [[ValueClaim]] {
    var groups: [[ValueClaim]] = []
    var run: [ValueClaim] = []
    var hasSign = false
    func flush() {
      // With nothing but blanks in between, one pair alone may be anything.
      if run.count >= 2 || hasSign && !run.isEmpty { groups.append(run) }
      run = []
      hasSign = false
    }
    for line in TextLines(bytes, range) {
      if let (claim, sign) = claim(line) {
        run.append(claim)
        hasSign = hasSign || sign
      } else {
        flush()
      }
    }
    flush()
    return groups
  }

  private func claim(_ line: ByteRange) -> (ValueClaim, hasSign: Bool)? {
    guard line.count >= 7, line.count <= 400 else { return nil }
    var range = TextLines.trimmed(line, bytes)
    while let first = bytes[range].first, "-*+>\u{22}'`".utf8.contains(first), !startsNumber(range)
    {
      range = TextLines.trimmed((range.lowerBound + 1)..<range.upperBound, bytes)
    }
    guard let first = bytes[range].first else { return nil }
    return first.isDigit || first == UInt8(ascii: "-") ? numberFirst(range) : nameFirst(range)
  }

  private func startsNumber(_ range: ByteRange) -> Bool {
    bytes[range].first == UInt8(ascii: "-") && range.count > 1
      && bytes[range.lowerBound + 1].isDigit
  }

  private func nameFirst(_ range: ByteRange) -> (ValueClaim, hasSign: Bool)? {
    guard let name = nameEnd(range.lowerBound, range.upperBound) else { return nil }
    let (start, hasSign) = separator(name, range.upperBound)
    guard start > name else { return nil }
    let end = valueEnd(start, range.upperBound)
    guard endsItem(end, range.upperBound), let number = text.number(start..<end) else { return nil }
    return (claim(range.lowerBound..<name, number), hasSign)
  }

  private func numberFirst(_ range: ByteRange) -> (ValueClaim, hasSign: Bool)? {
    var end = range.lowerBound + 1
    while end < range.upperBound, bytes[end].continuesName { end += 1 }
    let (start, hasSign) = separator(end, range.upperBound)
    guard start > end, let name = nameEnd(start, range.upperBound),
      endsItem(name, range.upperBound), let number = text.number(range.lowerBound..<end)
    else { return nil }
    return (claim(start..<name, number), hasSign)
  }

  private func claim(_ name: ByteRange, _ number: CellText.Number) -> ValueClaim {
    ValueClaim(
      label: source.text(name), labelKind: .string, labelRange: name, value: number.value,
      literal: source.text(number.range), literalRange: number.range)
  }

  /// Where the full name of a constant that starts at `start` ends.
  private func nameEnd(_ start: Int, _ limit: Int) -> Int? {
    var end = start
    while end < limit, bytes[end].continuesName { end += 1 }
    return APIName.isConstantLike(bytes[start..<end]) ? end : nil
  }

  /// Where what follows a name and a separator starts; the separator may be only blanks.
  private func separator(_ start: Int, _ limit: Int) -> (end: Int, hasSign: Bool) {
    var at = start
    var hasSign = false
    while at < limit, bytes[at].isBlank || "=:>`\"'".utf8.contains(bytes[at]) || isArrow(at, limit)
    {
      if !bytes[at].isBlank { hasSign = true }
      at += 1
    }
    return (at, hasSign)
  }

  private func isArrow(_ at: Int, _ limit: Int) -> Bool {
    bytes[at] == UInt8(ascii: "-") && at + 1 < limit && bytes[at + 1] == UInt8(ascii: ">")
  }

  private func valueEnd(_ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit,
      bytes[end].continuesName || "-<".utf8.contains(bytes[end])
        || bytes[end] == 0x20 && isShift(end, limit)
    { end += 1 }
    return end
  }

  /// A blank before or after `<<`.
  private func isShift(_ at: Int, _ limit: Int) -> Bool {
    let less = UInt8(ascii: "<")
    return at + 1 < limit && bytes[at + 1] == less || bytes[at - 1] == less
  }

  /// Whether a pair ends here: with its line, a separator or a remark.
  private func endsItem(_ end: Int, _ limit: Int) -> Bool {
    guard end < limit else { return true }
    return ",;)#/\"'`".utf8.contains(bytes[end])
      || bytes[end] == 0x20 && end + 1 < limit
        && "#/(-".utf8.contains(bytes[end + 1])
  }
}

extension LexedSource {
  /// Nothing but comments: each paragraph of a text is one.
  init(paragraphsOf source: SourceText) {
    self.init()
    let bytes = source.bytes
    var start: (offset: Int, line: Int)?
    var end = 0
    var number = 0
    func add(_ line: Int) {
      guard let first = start else { return }
      comments.append(
        Comment(
          content: first.offset..<end, range: first.offset..<end, line: first.line, endLine: line,
          nextToken: 0, isLineComment: false))
      start = nil
    }
    for line in TextLines(source) {
      number += 1
      // A line that long is not written by hand.
      if line.count > 8_000 { continue }
      if TextLines.trimmed(line, bytes).isEmpty || end - (start?.offset ?? end) > 4_000 {
        add(number - 1)
      }
      guard !TextLines.trimmed(line, bytes).isEmpty else { continue }
      start = start ?? (line.lowerBound, number)
      end = line.upperBound
    }
    add(number)
  }
}
