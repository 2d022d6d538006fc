/// A source file's bytes and the way from a byte to a line and a column.
public struct SourceText: Sendable {
  /// As it is shown: relative to the working directory or as the user gave it, with `/`.
  public let path: String
  public let bytes: [UInt8]
  /// Where the text starts: behind a byte order mark.
  let start: Int
  /// Offsets at which lines start; the first is `start`.
  private let lineStarts: [Int]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    // A byte order mark belongs to no line.
    start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    var starts = [start]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  public struct Position: Sendable, Hashable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in Unicode scalars.
    public var column: Int
  }

  /// The line and column of a byte; the end of the file for offsets past it.
  public func position(at offset: Int) -> Position {
    let offset = max(start, min(offset, bytes.count))
    let line = lineIndex(at: offset)
    let scalars = bytes[lineStarts[line]..<offset].count { $0 & 0b1100_0000 != 0b1000_0000 }
    return Position(line: line + 1, column: scalars + 1)
  }

  /// The text of a line counted from 1, without its line break.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let start = lineStarts[number - 1]
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let line = bytes[start..<end]
    let kept = line.reversed().drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return String(decoding: kept.reversed(), as: UTF8.self)
  }

  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The index of the line that holds `offset`, by bisection.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
