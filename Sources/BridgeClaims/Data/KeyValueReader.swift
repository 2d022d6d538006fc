/// Reads lines `key = value` and `key: value` under `[sections]`: TOML, INI, properties.
enum KeyValueReader {
  static func tree(_ source: SourceText, _ extent: ByteRange) -> DataTree {
    var tree = DataTree()
    let bytes = source.bytes
    tree.begin(.map, key: nil)
    for line in TextLines(bytes, extent) {
      let line = TextLines.trimmed(line, bytes)
      guard let first = bytes[line].first, first != .hash, first != UInt8(ascii: ";"),
        first != UInt8(ascii: "!")
      else { continue }
      if first == UInt8(ascii: "["), bytes[line].last == UInt8(ascii: "]") {
        section(line, bytes, &tree)
      } else {
        pair(line, bytes, &tree)
      }
    }
    tree.endAll()
    return tree
  }

  /// `[name]`, `[[name]]`, `[a.b."c"]`: the last part is the key.
  private static func section(_ line: ByteRange, _ bytes: [UInt8], _ tree: inout DataTree) {
    var name = line
    while name.count > 1, bytes[name].first == UInt8(ascii: "[") {
      name = (name.lowerBound + 1)..<(name.upperBound - 1)
    }
    if let dot = bytes[name].lastIndex(of: UInt8(ascii: ".")) {
      name = (dot + 1)..<name.upperBound
    }
    while tree.depth > 1 { tree.endInnermost() }
    tree.begin(.map, key: TextLines.unquoted(name, bytes))
  }

  private static func pair(_ line: ByteRange, _ bytes: [UInt8], _ tree: inout DataTree) {
    let separators = [UInt8(ascii: "="), UInt8(ascii: ":")]
    guard let sign = bytes[line].firstIndex(where: separators.contains) else { return }
    let key = TextLines.unquoted(TextLines.trimmed(line.lowerBound..<sign, bytes), bytes)
    let value = TextLines.trimmed((sign + 1)..<line.upperBound, bytes)
    guard !key.isEmpty, let first = bytes[value].first else { return }
    var flow = FlowReader(bytes, value)
    flow.hasHashComments = true
    flow.hasEqualsSigns = true
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == .quote {
      return flow.read(into: &tree, key: key)
    }
    let mark = bytes[value].firstIndex { $0 == .hash || $0 == UInt8(ascii: ";") }
    tree.add(
      .plain, TextLines.trimmed(value.lowerBound..<(mark ?? value.upperBound), bytes), key: key)
  }
}
