/// Reading number and character tokens.
enum IntegerLiteral {
  /// An integer, and whether a 32-bit language computes with it in 32 bits.
  struct Value: Sendable, Hashable {
    var integer: ClaimedInteger
    var isNarrow = false
    /// Of 32 bits without a sign, where it is narrow.
    var isUnsigned = false
  }

  /// The value of a number's spelling; nil for floating point, unknown suffixes and what needs more
  /// than 64 bits.
  static func number(_ bytes: ArraySlice<UInt8>, rules: LexicalRules) -> Value? {
    var (digits, radix) = split(bytes, rules: rules)
    guard let first = digits.first, let leading = first.digitValue, leading < radix else {
      return nil
    }
    var magnitude: UInt64 = 0
    while let byte = digits.first {
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "'") {
        digits.removeFirst()
        continue
      }
      guard let digit = byte.digitValue, digit < radix else { break }
      let (product, tooBig) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, overflow) = product.addingReportingOverflow(digit)
      guard !tooBig, !overflow else { return nil }
      magnitude = sum
      digits.removeFirst()
    }
    var isNarrow = magnitude <= UInt64(Int32.max)
    var isUnsigned = false
    if !digits.isEmpty {
      let suffix = String(decoding: digits, as: UTF8.self).lowercased()
      guard rules.integerSuffixes.contains(suffix) else { return nil }
      isUnsigned = suffix == "u"
      isNarrow = isUnsigned ? magnitude <= UInt64(UInt32.max) : false
    }
    let value = ClaimedInteger(magnitude: magnitude)
    if rules.hasSignedHexadecimal, radix != 10, digits.isEmpty, !isNarrow,
      magnitude <= UInt64(UInt32.max)
    {
      return Value(integer: Arithmetic.wrapped32(value), isNarrow: true)
    }
    return Value(integer: value, isNarrow: isNarrow, isUnsigned: isUnsigned)
  }

  private static func split(
    _ bytes: ArraySlice<UInt8>, rules: LexicalRules
  ) -> (digits: ArraySlice<UInt8>, radix: UInt64) {
    guard bytes.first == UInt8(ascii: "0"), bytes.count > 1 else { return (bytes, 10) }
    let rest = bytes.dropFirst(2)
    switch bytes[bytes.startIndex + 1] | 0x20 {
    case UInt8(ascii: "x"): return (rest, 16)
    case UInt8(ascii: "b"): return (rest, 2)
    case UInt8(ascii: "o"): return (rest, 8)
    default:
      let isOctal = rules.hasLeadingZeroOctal && bytes[bytes.startIndex + 1].isDigit
      return (bytes, isOctal ? 8 : 10)
    }
  }

  /// The value of a character literal's content: one ASCII character, or a code of several.
  static func character(_ content: ArraySlice<UInt8>, allowsCodes: Bool) -> Value? {
    var characters: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == .backslash else {
        characters.append(byte)
        continue
      }
      guard let escaped = rest.popFirst(), let value = escapes[escaped] else { return nil }
      characters.append(value)
    }
    let isAllowed = characters.count == 1 || allowsCodes && characters.count <= 4
    guard isAllowed, !characters.isEmpty, characters.allSatisfy({ $0 < 0x80 }) else { return nil }
    let code = characters.reduce(0) { $0 << 8 | UInt64($1) }
    return Value(integer: ClaimedInteger(magnitude: code))
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
    .backslash: .backslash, UInt8(ascii: "'"): UInt8(ascii: "'"), .quote: .quote,
  ]
}
