import Foundation

/// Goes through a file line by line and through each line field by field, on the bytes themselves.
struct FactLines {
  let file: String
  private let bytes: UnsafeRawBufferPointer
  /// The current line's number, from 1.
  private(set) var number = 0
  private var next = 0
  /// Where the current line begins.
  private(set) var start = 0
  private var cursor = 0
  private var end = 0

  init(_ bytes: UnsafeRawBufferPointer, file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// A place in the file that one may come back to.
  struct Position {
    fileprivate var number: Int
    fileprivate var start: Int
    fileprivate var cursor: Int
    fileprivate var end: Int
  }

  var position: Position {
    get { Position(number: number, start: start, cursor: cursor, end: end) }
    set {
      number = newValue.number
      start = newValue.start
      cursor = newValue.cursor
      end = newValue.end
      next = end + 1
    }
  }

  /// The first byte of the next line; nil at the end of the file and before an empty line.
  var nextTag: UInt8? {
    guard next < bytes.count, bytes[next] != FactFileText.newline else { return nil }
    return bytes[next]
  }

  /// Goes to the next line; false at the end of the file.
  ///
  /// - Throws: when the last line does not end in a line break.
  mutating func advance() throws(FactFileError) -> Bool {
    guard next < bytes.count, let base = bytes.baseAddress else { return false }
    number += 1
    start = next
    cursor = next
    guard let found = memchr(base + next, Int32(FactFileText.newline), bytes.count - next) else {
      throw error("the file breaks off in the middle of a line")
    }
    end = UnsafeRawPointer(found) - base
    next = end + 1
    return true
  }

  var isAtEndOfFile: Bool { next >= bytes.count }

  /// The line's first byte, which the field behind it follows; nil in an empty line.
  mutating func tag() -> UInt8? {
    guard cursor < end else { return nil }
    defer { cursor += 1 }
    return bytes[cursor]
  }

  /// Whether the line goes on with `text`, which is then passed over.
  mutating func skips(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - cursor >= count, let base = bytes.baseAddress,
      memcmp(base + cursor, text.utf8Start, count) == 0
    else { return false }
    cursor += count
    return true
  }

  /// The rest of the field that the cursor is in; the cursor moves behind the tab after it.
  mutating func bytesOfField() -> UnsafeRawBufferPointer {
    guard cursor < end, let base = bytes.baseAddress else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let first = cursor
    let found = memchr(base + first, Int32(FactFileText.tab), end - first)
    let last = found.map { UnsafeRawPointer($0) - base } ?? end
    cursor = last + 1
    return UnsafeRawBufferPointer(start: base + first, count: last - first)
  }

  /// A field that is left out where it is as before, and that may say there is nothing.
  mutating func text(orAsBefore before: String?) throws(FactFileError) -> String? {
    let field = bytesOfField()
    guard !field.isEmpty else { return before }
    if field.elementsEqual([FactFileText.backslash, UInt8(ascii: "0")]) { return nil }
    return try text(of: field)
  }

  /// Whether nothing but left-out fields is left of the line.
  var isAtEndOfLine: Bool { cursor >= end }

  /// Leaves the fields unread that are left of the line.
  mutating func passRestOfLine() { cursor = end }

  mutating func text() throws(FactFileError) -> String {
    try text(of: bytesOfField())
  }

  mutating func optionalText() throws(FactFileError) -> String? {
    let field = bytesOfField()
    guard !field.isEmpty else { return nil }
    return try text(of: field)
  }

  /// A name that may take its beginning over from the one before, which it then replaces.
  mutating func name(after before: inout [UInt8]) throws(FactFileError) -> String {
    try passName(after: &before)
    return try string(before)
  }

  /// The same in bytes: the name is what replaces the one before.
  mutating func passName(after before: inout [UInt8]) throws(FactFileError) {
    var rest = bytesOfField()
    var shared = 0
    var digits = 0
    while digits < rest.count, case let digit = rest[digits] &- UInt8(ascii: "0"), digit < 10,
      digits < 9
    {
      shared = shared * 10 + Int(digit)
      digits += 1
    }
    if digits > 0, digits < rest.count, rest[digits] == UInt8(ascii: "|") {
      guard shared <= before.count else {
        throw error("the name takes over more of the one before than that has")
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[(digits + 1)...])
    } else {
      shared = 0
    }
    before.removeLast(before.count - shared)
    if rest.contains(FactFileText.backslash) {
      before += try unescaped(rest)
    } else {
      before.append(contentsOf: rest)
    }
  }

  /// A field's bytes, escapes resolved.
  func bytes(of field: UnsafeRawBufferPointer) throws(FactFileError) -> [UInt8] {
    guard let base = field.baseAddress, !field.isEmpty else { return [] }
    guard memchr(base, Int32(FactFileText.backslash), field.count) != nil else {
      return Array(field)
    }
    return try unescaped(field)
  }

  func text(of field: UnsafeRawBufferPointer) throws(FactFileError) -> String {
    guard let base = field.baseAddress, !field.isEmpty else { return "" }
    guard memchr(base, Int32(FactFileText.backslash), field.count) != nil else {
      return try string(field)
    }
    return try string(unescaped(field))
  }

  func string(_ bytes: some Collection<UInt8>) throws(FactFileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("a text is not UTF-8")
    }
    return text
  }

  private func unescaped(_ field: UnsafeRawBufferPointer) throws(FactFileError) -> [UInt8] {
    var text: [UInt8] = []
    var rest = field[...]
    while let byte = rest.popFirst() {
      guard byte == FactFileText.backslash else {
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): text.append(FactFileText.tab)
      case UInt8(ascii: "n"): text.append(FactFileText.newline)
      case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
      case FactFileText.backslash: text.append(FactFileText.backslash)
      case UInt8(ascii: "e"), UInt8(ascii: "0"): break
      default: throw error("a backslash is followed by none of t, n, r, e, 0 and \\")
      }
    }
    return text
  }

  mutating func number(omitted usual: Int? = nil) throws(FactFileError) -> Int {
    let field = bytesOfField()
    if let usual, field.isEmpty { return usual }
    let (isNegative, magnitude) = try magnitude(of: field)
    guard magnitude <= UInt64(Int.max) else { throw error("a number is too large") }
    return isNegative ? -Int(magnitude) : Int(magnitude)
  }

  /// Reads a decimal number.
  func magnitude(
    of field: UnsafeRawBufferPointer
  ) throws(FactFileError) -> (isNegative: Bool, magnitude: UInt64) {
    let isNegative = field.first == UInt8(ascii: "-")
    var magnitude: UInt64 = 0
    let digits = isNegative ? field.dropFirst() : field[...]
    guard !digits.isEmpty else { throw error("a number is missing") }
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = product.addingReportingOverflow(UInt64(digit))
      guard digit < 10, !overflows, !overflowsToo else {
        let text = String(decoding: field.prefix(40), as: UTF8.self)
        throw error("'\(text)' is no number of 64 bits")
      }
      magnitude = sum
    }
    return (isNegative, magnitude)
  }

  func error(
    _ message: String, remedy: String = FactFileError.damaged
  ) -> FactFileError {
    FactFileError(file: file, line: number, message: message, remedy: remedy)
  }

  // MARK: - First and last lines

  /// Reads the first line.
  ///
  /// - Throws: where it is not `title` with the version that is read here.
  mutating func readTitle(
    _ title: StaticString, version expected: Int = FactFileText.version
  ) throws(FactFileError) {
    guard try advance(), skips(title), skips(" ") else {
      throw FactFileError(
        file: file, line: 1, message: "this is no file that begins with '\(title)'",
        remedy: "name a file that `enum-counter facts export` or `facts import` wrote")
    }
    let version = try number()
    guard version == expected else {
      throw error(
        "the file is of version \(version) of the format; this program reads version"
          + " \(expected)",
        remedy: version > expected
          ? "use a later enum-counter, or write the file anew with this one"
          : "write the file anew with `enum-counter facts export` or `import`")
    }
    try endLine()
  }

  /// Reads what follows `end` in the last line, and holds the checksum against what came before.
  mutating func readEnd() throws(FactFileError) {
    let stated = try text()
    guard isAtEndOfFile else { throw error("there are lines after the last one") }
    let sum = FactFileText.checksum(UnsafeRawBufferPointer(rebasing: bytes[..<start]))
    guard stated == FactFileText.hexadecimal(sum) else {
      throw error("the checksum is not that of the lines above it")
    }
  }

  /// - Throws: when the line has more fields than its kind of line has.
  func endLine() throws(FactFileError) {
    guard isAtEndOfLine else { throw error("the line has more fields than were expected") }
  }
}
