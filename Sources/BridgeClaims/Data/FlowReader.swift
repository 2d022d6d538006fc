/// Reads maps and lists in brackets: JSON with comments, trailing commas, bare keys and single quotes,
/// the flow style of YAML, the inline tables of TOML.
struct FlowReader {
  let bytes: [UInt8]
  let end: Int
  var at: Int
  /// Whether `#` starts a comment.
  var hasHashComments = false
  /// Whether `=` stands between a key and its value.
  var hasEqualsSigns = false

  private static let deepest = 200

  init(_ bytes: [UInt8], _ range: ByteRange) {
    (self.bytes, self.at, self.end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// Reads values until the first map or list is closed, or to the end; adds them to `tree`.
  ///
  /// - Parameter key: that of the first value.
  mutating func read(into tree: inout DataTree, key: ByteRange?) {
    let outer = tree.depth
    var key = key
    while at < end {
      skipBlanks()
      guard at < end else { break }
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        at += 1
        guard tree.depth - outer < Self.deepest else { continue }
        tree.begin(byte == UInt8(ascii: "{") ? .map : .list, key: key)
        key = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        at += 1
        key = nil
        if tree.depth > outer { tree.endInnermost() }
        if tree.depth == outer { return }
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        at += 1
        if byte == UInt8(ascii: ",") { key = nil }
      default:
        let (kind, content) = scalar()
        if tree.innermost == .map, key == nil, takesSeparator() {
          key = content
        } else {
          tree.add(kind, content, key: key)
          key = nil
          if tree.depth == outer { return }
        }
      }
    }
    while tree.depth > outer { tree.endInnermost() }
  }

  private mutating func skipBlanks() {
    while at < end {
      let byte = bytes[at]
      if byte.isBlank {
        at += 1
      } else if byte == .slash, at + 1 < end, bytes[at + 1] == .slash {
        skipLine()
      } else if byte == .slash, at + 1 < end, bytes[at + 1] == UInt8(ascii: "*") {
        at += 2
        while at < end, !(bytes[at] == .slash && bytes[at - 1] == UInt8(ascii: "*")) { at += 1 }
        at = min(end, at + 1)
      } else if byte == .hash, hasHashComments {
        skipLine()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while at < end, bytes[at] != .newline { at += 1 }
  }

  private mutating func takesSeparator() -> Bool {
    skipBlanks()
    guard at < end else { return false }
    let isSeparator =
      bytes[at] == UInt8(ascii: ":") || hasEqualsSigns && bytes[at] == UInt8(ascii: "=")
    if isSeparator { at += 1 }
    return isSeparator
  }

  /// A string in quotes, which ends with its line at the latest, or a word up to what ends it.
  private mutating func scalar() -> (DataTree.Kind, ByteRange) {
    let first = bytes[at]
    let start = at
    if first == .quote || first == UInt8(ascii: "'") {
      at += 1
      while at < end, bytes[at] != first, bytes[at] != .newline {
        at += bytes[at] == .backslash && at + 1 < end ? 2 : 1
      }
      at = min(at, end)
      let content = (start + 1)..<max(start + 1, at)
      if at < end, bytes[at] == first { at += 1 }
      return (.string, content)
    }
    at += 1
    while at < end, !Self.endsWord(bytes[at]), !(hasEqualsSigns && bytes[at] == UInt8(ascii: "=")) {
      at += 1
    }
    var last = at
    while last > start + 1, bytes[last - 1].isBlank { last -= 1 }
    return (.plain, start..<last)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case .newline, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "{"), .quote, .slash:
      true
    default: false
    }
  }
}
