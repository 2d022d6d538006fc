/// Markdown and its like: tables, lists, code and sentences under headings.
enum Prose: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    var reader = ProseReader(reading.file)
    reader.run()
    for group in reader.groups {
      reading.add(group.form, owner: group.owner, hints: group.hints, group.claims)
    }
    for (claims, hints) in reader.pieces { reading.adopt(claims, hints: hints) }
  }
}

/// Goes through the lines of a text, block by block.
struct ProseReader {
  private let file: CodeFile
  private let text: CellText
  private let lines: [ByteRange]
  private var bytes: [UInt8] { file.source.bytes }
  private var at = 0
  /// The headings above, outermost first.
  private var headings: [(level: Int, text: ByteRange)] = []
  /// The lines of the paragraph being read.
  private var paragraph: [Int] = []
  /// Those of the one before.
  private var paragraphBefore: [Int] = []
  private var sentences: [Comment] = []
  private(set) var groups: [ClaimGroup] = []
  /// What pieces in other languages state, with hints about them.
  private(set) var pieces: [(FileClaims, [ClaimHint])] = []

  init(_ file: CodeFile) {
    self.file = file
    text = CellText(file.source)
    lines = Array(TextLines(file.source.bytes, file.extent))
  }

  mutating func run() {
    while at < lines.count {
      let line = TextLines.trimmed(lines[at], bytes)
      // A line that long is not written by hand.
      if line.isEmpty || line.count > 8_000 {
        endParagraph()
        at += 1
      } else if let fence = fence(line) {
        readCode(fence)
      } else if let level = headingLevel(line) {
        readHeading(line, level)
      } else if let (table, count) = PipeTable.table(lines[at...], bytes) {
        readTable(table)
        at += count
      } else if item(lines[at]) != nil {
        readList()
      } else {
        paragraph.append(at)
        at += 1
      }
    }
    endParagraph()
    endSection()
  }

  // MARK: Headings and paragraphs

  private func headingLevel(_ line: ByteRange) -> Int? {
    let level = bytes[line].prefix { $0 == .hash }.count
    return (1...6).contains(level) && line.count > level && bytes[line.lowerBound + level].isBlank
      ? level : nil
  }

  private mutating func readHeading(_ line: ByteRange, _ level: Int) {
    endParagraph()
    endSection()
    headings.removeAll { $0.level >= level }
    let title = TextLines.trimmed((line.lowerBound + level)..<line.upperBound, bytes)
    headings.append((level, text.plain(title)))
    paragraphBefore = []
    at += 1
  }

  private mutating func endParagraph() {
    guard let first = paragraph.first, let last = paragraph.last else { return }
    (paragraphBefore, paragraph) = (paragraph, [])
    let range = lines[first].lowerBound..<lines[last].upperBound
    sentences.append(
      Comment(
        content: range, range: range, line: first + 1, endLine: last + 1, nextToken: 0,
        isLineComment: false))
  }

  /// Reads the sentences of a section.
  private mutating func endSection() {
    guard !sentences.isEmpty else { return }
    var lexed = LexedSource()
    lexed.comments = sentences
    sentences = []
    let part = CodeFile(source: file.source, profile: .text, lexed: lexed, extent: 0..<0)
    let claims = BridgeReader.read(part)
    guard !claims.groups.isEmpty else { return }
    pieces.append((claims, headings.reversed().map { hint($0.text) }))
  }

  private func hint(_ range: ByteRange) -> ClaimHint {
    ClaimHint(kind: .scope, text: file.source.text(range))
  }

  /// The lines of the paragraph or the list item right before the block at hand.
  private var introduction: ByteRange? {
    guard let last = paragraphBefore.last, at - last <= 3 else { return nil }
    let first = paragraphBefore[max(0, paragraphBefore.count - 3)]
    return lines[first].lowerBound..<lines[last].upperBound
  }

  /// Names of an interface that stand above the block at hand.
  private var namesAbove: [String] {
    let near = introduction.map(text.interfaceNames) ?? []
    return near + headings.reversed().flatMap { text.interfaceNames($0.text) }
  }

  private mutating func add(_ form: ClaimForm, _ claims: [ValueClaim], types: [String]) {
    guard !claims.isEmpty else { return }
    let owner = headings.last.map {
      ClaimOwner(kind: .heading, name: file.source.text($0.text))
    }
    var hints = types.map { ClaimHint(kind: .annotatedType, text: $0) }
    if let introduction {
      let words = file.source.text(introduction).prefix(400)
      hints.append(ClaimHint(kind: .comment, text: String(words)))
    }
    hints += headings.dropLast().reversed().map { hint($0.text) } + file.scopeHints(around: -1)
    groups.append(ClaimGroup(form: form, owner: owner, hints: hints, claims: claims))
  }

  // MARK: Tables and lists

  private mutating func readTable(_ table: TextTable) {
    endParagraph()
    let above = namesAbove
    let claims = table.claims(file.source, kind: .string, isAbout: !above.isEmpty)
    add(.tableRow, claims, types: table.interfaceNames(text) + above)
  }

  /// The text of a list's item.
  private func item(_ line: ByteRange) -> ByteRange? {
    let line = TextLines.trimmed(line, bytes)
    guard line.count >= 3, "-*+".utf8.contains(bytes[line.lowerBound]),
      bytes[line.lowerBound + 1] == 0x20
    else { return nil }
    return TextLines.trimmed((line.lowerBound + 2)..<line.upperBound, bytes)
  }

  private mutating func readList() {
    endParagraph()
    var pairs: [LinePair] = []
    var others: [Int] = []
    let above = namesAbove
    let start = at
    while at < lines.count, let item = item(lines[at]) {
      if let pair = LinePair(item, text, kind: .string) {
        pairs.append(pair)
      } else {
        others.append(at)
      }
      at += 1
    }
    let after = at
    at = start
    add(
      .flatLine, listed(pairs, isAbout: !above.isEmpty).map { $0.claim(file.source) }, types: above)
    at = after
    // What is no pair may still state something.
    for line in others {
      sentences.append(
        Comment(
          content: lines[line], range: lines[line], line: line + 1, endLine: line + 1, nextToken: 0,
          isLineComment: false))
    }
    if let last = others.last { paragraphBefore = [last] }
  }

  /// The pairs of a list that give names their numbers; a list of settings has numbers too.
  private func listed(_ pairs: [LinePair], isAbout: Bool) -> [LinePair] {
    // `NSFoo    86999` counts or measures.
    let full = pairs.filter { APIName.isConstantLike($0.label.text) && $0.sign != .columns }
    let isDistinct = Set(pairs.map(\.number.value)).count == pairs.count
    let isTable =
      isDistinct
      && (isAbout ? pairs.count >= 2 : pairs.count >= 3 && pairs.allSatisfy(\.isNumberFirst))
    return isTable ? pairs : full
  }

  // MARK: Code

  private struct Fence {
    var mark: UInt8
    var length: Int
    var language: String
  }

  private func fence(_ line: ByteRange) -> Fence? {
    guard let mark = bytes[line].first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else {
      return nil
    }
    let length = bytes[line].prefix { $0 == mark }.count
    guard length >= 3, !bytes[line].dropFirst(length).contains(UInt8(ascii: "`")) else {
      return nil
    }
    let language = file.source.text((line.lowerBound + length)..<line.upperBound)
    return Fence(mark: mark, length: length, language: language)
  }

  private mutating func readCode(_ fence: Fence) {
    endParagraph()
    let first = at + 1
    var end = first
    while end < lines.count, !closes(fence, lines[end]) { end += 1 }
    defer { at = end + 1 }
    guard first < end else { return }
    let range = lines[first].lowerBound..<lines[end - 1].upperBound
    let profile = Languages.profile(mark: fence.language) ?? .text
    guard profile.content != .prose else { return }
    let part = CodeFile(source: file.source, extent: range, line: first + 1, profile: profile)
    let claims = BridgeReader.read(part)
    guard !claims.groups.isEmpty || !claims.selectors.isEmpty else { return }
    let types = namesAbove.map { ClaimHint(kind: .annotatedType, text: $0) }
    pieces.append((claims, types + headings.reversed().map { hint($0.text) }))
  }

  private func closes(_ fence: Fence, _ line: ByteRange) -> Bool {
    let line = TextLines.trimmed(line, bytes)
    return line.count >= fence.length && bytes[line].allSatisfy { $0 == fence.mark }
  }
}
