/// The lines of a text, without their line breaks.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let end: Int
  private var at: Int

  init(_ source: SourceText) {
    self.init(source.bytes, Swift.min(source.start, source.bytes.count)..<source.bytes.count)
  }

  init(_ bytes: [UInt8], _ range: ByteRange) {
    (self.bytes, at, end) = (bytes, range.lowerBound, range.upperBound)
  }

  mutating func next() -> ByteRange? {
    guard at < end else { return nil }
    let start = at
    var stop = start
    bytes.withUnsafeBufferPointer { bytes in
      while stop < end, bytes[stop] != .newline { stop += 1 }
    }
    at = stop + 1
    if stop > start, bytes[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
    return start..<stop
  }

  /// Without blanks at either end.
  static func trimmed(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low].isBlank { low += 1 }
    while high > low, bytes[high - 1].isBlank { high -= 1 }
    return low..<high
  }

  /// Without one pair of quotes.
  static func unquoted(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    guard range.count >= 2, let first = bytes[range].first, bytes[range].last == first,
      first == .quote || first == UInt8(ascii: "'") || first == UInt8(ascii: "`")
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }
}
