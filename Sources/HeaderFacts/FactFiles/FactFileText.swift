/// What all files of the fact format have in common: the first line, the fields, the last line.
enum FactFileText {
  /// The versions of fact files and of indexes that are written, and the only ones read.
  static let version = 1
  static let indexVersion = 2
  static let factsTitle = "enum-counter facts"
  static let indexTitle = "enum-counter index"

  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let backslash = UInt8(ascii: "\\")

  /// A 64-bit checksum: each word of eight bytes, little-endian and filled up with zeros at the end, is
  /// exclusive-ored in, the sum multiplied by the FNV prime, and its upper half folded into its lower.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    func add(_ word: UInt64) {
      sum = (sum ^ word) &* 0x100_0000_01b3
      sum ^= sum >> 32
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    guard offset < bytes.count else { return sum }
    var last: UInt64 = 0
    for (shift, byte) in bytes[offset...].enumerated() { last |= UInt64(byte) << UInt64(8 * shift) }
    add(last)
    return sum
  }

  /// Holds the checksum in a file's last line against the bytes before it.
  ///
  /// - Throws: `FactFileError` with the line that is at fault.
  static func check(_ bytes: UnsafeRawBufferPointer, of path: String) throws(FactFileError) {
    let length = "end\t\n".utf8.count + 16
    if bytes.count > length {
      let last = UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - length)...])
      let sum = checksum(UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - length)]))
      if last.elementsEqual("end\t\(hexadecimal(sum))\n".utf8) { return }
    }
    // Reading all of it finds the line.
    _ = try FactFileReader.facts(in: bytes, file: path)
    throw FactFileError(
      file: path, message: "the checksum is not that of the lines above it",
      remedy: FactFileError.damaged)
  }

  /// Sixteen hexadecimal digits.
  static func hexadecimal(_ sum: UInt64) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Builds a file line by line; empty fields at the end of a line are left out.
struct FactFileBuilder {
  private(set) var bytes: [UInt8] = []
  /// Fields that were empty so far and will be written once one follows that is not.
  private var pending = 0

  /// Begins a line with its tag and, right behind it, its first field.
  mutating func begin(_ tag: String, _ first: String = "") {
    bytes += tag.utf8
    append(escaping: first)
    pending = 0
  }

  mutating func field(_ text: String) {
    pending += 1
    guard !text.isEmpty else { return }
    flush()
    append(escaping: text)
  }

  /// A field where nothing and an empty text are not the same.
  mutating func optional(_ text: String?) {
    guard let text else { return field("") }
    guard text.isEmpty else { return field(text) }
    pending += 1
    flush()
    bytes += [FactFileText.backslash, UInt8(ascii: "e")]
  }

  /// A field that says there is nothing where an empty one would mean "as before".
  mutating func nothing() {
    pending += 1
    flush()
    bytes += [FactFileText.backslash, UInt8(ascii: "0")]
  }

  /// Begins a line with a name, what it has in common with the one before left out: `17|Completion:` takes
  /// its first seventeen bytes from there.
  mutating func begin(_ tag: String, name: String, after before: String) {
    let shared = SharedBeginning.length(of: name, before)
    guard shared > 3 else {
      return begin(SharedBeginning.isAmbiguous(name) ? tag + "0|" : tag, name)
    }
    begin("\(tag)\(shared)|", String(decoding: name.utf8.dropFirst(shared), as: UTF8.self))
  }

  mutating func number(_ number: Int, omitting usual: Int? = nil) {
    field(number == usual ? "" : String(number))
  }

  mutating func end() { bytes.append(FactFileText.newline) }

  /// The whole file: what was built and its checksum.
  consuming func sealed() -> [UInt8] {
    let sum = bytes.withUnsafeBytes(FactFileText.checksum)
    begin("end")
    field(FactFileText.hexadecimal(sum))
    end()
    return bytes
  }

  private mutating func flush() {
    for _ in 0..<pending { bytes.append(FactFileText.tab) }
    pending = 0
  }

  private mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case FactFileText.tab: bytes += [FactFileText.backslash, UInt8(ascii: "t")]
      case FactFileText.newline: bytes += [FactFileText.backslash, UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): bytes += [FactFileText.backslash, UInt8(ascii: "r")]
      case FactFileText.backslash: bytes += [FactFileText.backslash, FactFileText.backslash]
      default: bytes.append(byte)
      }
    }
  }
}

/// What a name has in common with the name before it.
enum SharedBeginning {
  /// In bytes, cut off before a character is cut in two.
  static func length(of name: String, _ before: String) -> Int {
    var shared = 0
    for (a, b) in zip(name.utf8, before.utf8) {
      guard a == b else { break }
      shared += 1
    }
    while shared > 0, !name.utf8.isBoundary(shared) { shared -= 1 }
    return shared
  }

  /// Whether a name looks as if it took something over: digits and a bar.
  static func isAmbiguous(_ name: String) -> Bool {
    let digits = name.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !digits.isEmpty && name.utf8.dropFirst(digits.count).first == UInt8(ascii: "|")
  }
}

extension String.UTF8View {
  /// Whether a character begins, or the text ends, at this byte.
  fileprivate func isBoundary(_ offset: Int) -> Bool {
    guard let byte = dropFirst(offset).first else { return true }
    return byte & 0xC0 != 0x80
  }
}
