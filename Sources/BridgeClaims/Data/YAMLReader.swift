/// Reads the maps and lists that YAML makes by indentation, as far as people write tables in it.
struct YAMLReader {
  private struct Level {
    var indentation: Int
    var kind: DataTree.Kind
  }

  private let bytes: [UInt8]
  private var levels: [Level] = []
  private var tree = DataTree()
  /// The key of the line before, whose value may follow below.
  private var pending: (key: ByteRange?, indentation: Int)?
  /// Lines indented deeper than this belong to a text.
  private var text: Int?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tree(_ source: SourceText, _ extent: ByteRange) -> DataTree {
    var reader = Self(source.bytes)
    for line in TextLines(source.bytes, extent) { reader.read(line) }
    reader.tree.endAll()
    return reader.tree
  }

  private mutating func read(_ line: ByteRange) {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == 0x20 { start += 1 }
    let indentation = start - line.lowerBound
    let end = commentStart(start..<line.upperBound)
    guard start < end else { return }
    if let text {
      if indentation > text { return }
      self.text = nil
    }
    let isMarker = bytes[start..<end].starts(with: Array("---".utf8))
    if isMarker { return }
    entry(start..<end, indentation)
  }

  /// One `- value`, `key: value`, or a `- ` before another entry.
  private mutating func entry(_ range: ByteRange, _ indentation: Int) {
    let isItem =
      bytes[range.lowerBound] == UInt8(ascii: "-")
      && (range.count == 1 || bytes[range.lowerBound + 1] == 0x20)
    place(at: indentation, isItem ? .list : .map)
    guard isItem else { return pair(range, indentation) }
    var inner = range.lowerBound + 1
    while inner < range.upperBound, bytes[inner] == 0x20 { inner += 1 }
    guard inner < range.upperBound else {
      pending = (nil, indentation)
      return
    }
    let rest = inner..<range.upperBound
    if !startsFlow(rest), separator(rest) != nil, levels.count < 60 {
      tree.begin(.map, key: nil)
      levels.append(Level(indentation: indentation + (inner - range.lowerBound), kind: .map))
      pair(rest, indentation + (inner - range.lowerBound))
    } else {
      value(rest, key: nil)
    }
  }

  private mutating func pair(_ range: ByteRange, _ indentation: Int) {
    guard let colon = separator(range) else { return }
    let key = unquoted(trimmed(range.lowerBound..<colon)).content
    let rest = trimmed((colon + 1)..<range.upperBound)
    guard let first = bytes[rest].first else {
      pending = (key, indentation)
      return
    }
    if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
      text = indentation
      return
    }
    value(rest, key: key)
  }

  private mutating func value(_ range: ByteRange, key: ByteRange?) {
    if startsFlow(range) {
      var flow = FlowReader(bytes, range)
      flow.hasHashComments = true
      flow.read(into: &tree, key: key)
      return
    }
    let (kind, content) = unquoted(range)
    tree.add(kind, content, key: key)
  }

  private func startsFlow(_ range: ByteRange) -> Bool {
    bytes[range.lowerBound] == UInt8(ascii: "{") || bytes[range.lowerBound] == UInt8(ascii: "[")
  }

  /// Ends what is indented deeper, and begins what a line that is indented so far belongs to.
  private mutating func place(at indentation: Int, _ kind: DataTree.Kind) {
    var opener = pending
    pending = nil
    if let indent = opener?.indentation, indent >= indentation, indent > indentation || kind == .map
    {
      opener = nil
    }
    while let last = levels.last,
      last.indentation > indentation || last.indentation == indentation && last.kind != kind
    {
      // A list may stand as deep as the key it is the value of.
      if last.indentation == indentation, last.kind == .map, kind == .list, opener?.key != nil {
        break
      }
      levels.removeLast()
      tree.endInnermost()
    }
    if let last = levels.last, last.indentation == indentation, last.kind == kind { return }
    guard levels.count < 60 else { return }
    tree.begin(kind, key: opener?.key)
    levels.append(Level(indentation: indentation, kind: kind))
  }

  /// The colon between a key and its value, outside of quotes.
  private func separator(_ range: ByteRange) -> Int? {
    var at = range.lowerBound
    let first = bytes[at]
    if first == .quote || first == UInt8(ascii: "'") {
      at += 1
      while at < range.upperBound, bytes[at] != first { at += 1 }
    }
    while at < range.upperBound {
      if bytes[at] == UInt8(ascii: ":"), at + 1 == range.upperBound || bytes[at + 1].isBlank {
        return at
      }
      at += 1
    }
    return nil
  }

  /// Where a comment starts, or the line's end without blanks.
  private func commentStart(_ range: ByteRange) -> Int {
    var quote: UInt8 = 0
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == .quote || byte == UInt8(ascii: "'") {
        if at == range.lowerBound || !bytes[at - 1].continuesName { quote = byte }
      } else if byte == .hash, at == range.lowerBound || bytes[at - 1].isBlank {
        break
      }
      at += 1
    }
    return trimmed(range.lowerBound..<at).upperBound
  }

  private func trimmed(_ range: ByteRange) -> ByteRange { TextLines.trimmed(range, bytes) }

  private func unquoted(_ range: ByteRange) -> (kind: DataTree.Kind, content: ByteRange) {
    guard range.count >= 2, let first = bytes[range].first, bytes[range].last == first,
      first == .quote || first == UInt8(ascii: "'")
    else { return (.plain, range) }
    return (.string, (range.lowerBound + 1)..<(range.upperBound - 1))
  }
}
