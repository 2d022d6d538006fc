/// How numbers say their radix, beside C's `0x10`, which is read everywhere.
struct RadixRules: Sendable {
  struct Prefix: Sendable {
    var mark: [UInt8]
    var radix: UInt64

    init(_ mark: String, _ radix: UInt64) { (self.mark, self.radix) = (Array(mark.utf8), radix) }
  }

  /// Signs in front of the digits: `$10`, `#x10`, `&H10`. Letters match in either case.
  var prefixes: [Prefix] = []
  /// The byte between the radix, in decimal, and the digits: `#` in `16#10`, `r` in `16r10`.
  var infix: UInt8?
  /// The infix stands behind the digits too: `16#10#`.
  var isInfixClosed = false
  /// Letters, in lower case, behind the digits: `10h`.
  var suffixes: [UInt8: UInt64] = [:]

  /// How many bytes of a prefix stand at the start of `bytes`; nil without one.
  func prefix(_ bytes: some RandomAccessCollection<UInt8>) -> Prefix? {
    prefixes.first { prefix in
      bytes.count > prefix.mark.count
        && zip(bytes, prefix.mark).allSatisfy { byte, mark in
          byte == mark || mark.isLetter && byte | 0x20 == mark | 0x20
        }
    }
  }

  /// The digits and the radix of a number that says it in one of these ways.
  func split(_ bytes: ArraySlice<UInt8>) -> (digits: ArraySlice<UInt8>, radix: UInt64)? {
    if let prefix = prefix(bytes) { return (bytes.dropFirst(prefix.mark.count), prefix.radix) }
    if let infix, let sign = bytes.firstIndex(where: { $0 | 0x20 == infix | 0x20 }) {
      return afterInfix(bytes, sign)
    }
    guard let last = bytes.last, let radix = suffixes[last | 0x20], !saysRadixAtStart(bytes) else {
      return nil
    }
    let digits = bytes.dropLast()
    let isNumber = digits.allSatisfy { byte in byte.digitValue.map { $0 < radix } ?? false }
    return isNumber && !digits.isEmpty ? (digits, radix) : nil
  }

  private func saysRadixAtStart(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 2 && bytes.first == UInt8(ascii: "0")
      && bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x")
  }

  private func afterInfix(
    _ bytes: ArraySlice<UInt8>, _ sign: Int
  ) -> (digits: ArraySlice<UInt8>, radix: UInt64)? {
    var radix: UInt64 = 0
    for byte in bytes[..<sign] {
      guard byte.isDigit, radix < 4, let digit = byte.digitValue else { return nil }
      radix = radix * 10 + digit
    }
    guard (2...16).contains(radix) else { return nil }
    var digits = bytes[(sign + 1)...]
    if isInfixClosed, digits.last == infix { digits.removeLast() }
    return (digits, radix)
  }
}
