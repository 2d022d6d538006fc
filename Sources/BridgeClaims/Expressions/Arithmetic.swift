extension ClaimedInteger {
  /// The largest number of that many bits.
  static func max(bits: Int) -> ClaimedInteger {
    ClaimedInteger(magnitude: bits >= 64 ? .max : (1 << UInt64(bits)) - 1)
  }

  /// The least number of a signed type with that many bits beside its sign.
  static func min(bits: Int) -> ClaimedInteger {
    ClaimedInteger(isNegative: true, magnitude: 1 << UInt64(bits))
  }

}

/// Exact arithmetic; nil where the result needs more than 64 bits of magnitude.
enum Arithmetic {
  static func negate(_ a: ClaimedInteger) -> ClaimedInteger {
    ClaimedInteger(isNegative: !a.isNegative, magnitude: a.magnitude)
  }

  static func add(_ a: ClaimedInteger, _ b: ClaimedInteger) -> ClaimedInteger? {
    if a.isNegative == b.isNegative {
      let (sum, overflow) = a.magnitude.addingReportingOverflow(b.magnitude)
      return overflow ? nil : ClaimedInteger(isNegative: a.isNegative, magnitude: sum)
    }
    return a.magnitude >= b.magnitude
      ? ClaimedInteger(isNegative: a.isNegative, magnitude: a.magnitude - b.magnitude)
      : ClaimedInteger(isNegative: b.isNegative, magnitude: b.magnitude - a.magnitude)
  }

  static func multiply(_ a: ClaimedInteger, _ b: ClaimedInteger) -> ClaimedInteger? {
    let (product, overflow) = a.magnitude.multipliedReportingOverflow(by: b.magnitude)
    return overflow
      ? nil : ClaimedInteger(isNegative: a.isNegative != b.isNegative, magnitude: product)
  }

  static func shiftLeft(_ a: ClaimedInteger, by b: ClaimedInteger) -> ClaimedInteger? {
    guard !b.isNegative, b.magnitude < 64 else { return nil }
    let shifted = a.magnitude << b.magnitude
    guard shifted >> b.magnitude == a.magnitude else { return nil }
    return ClaimedInteger(isNegative: a.isNegative, magnitude: shifted)
  }

  static func shiftRight(_ a: ClaimedInteger, by b: ClaimedInteger) -> ClaimedInteger? {
    guard !b.isNegative, b.magnitude < 64, !a.isNegative else { return nil }
    return ClaimedInteger(magnitude: a.magnitude >> b.magnitude)
  }

  static func power(_ a: ClaimedInteger, _ b: ClaimedInteger) -> ClaimedInteger? {
    guard !b.isNegative, b.magnitude <= 64 else { return nil }
    var result: ClaimedInteger? = ClaimedInteger(1)
    for _ in 0..<b.magnitude { result = result.flatMap { multiply($0, a) } }
    return result
  }

  /// What an operator gives by its sign; nil for other signs, and where the result is not known.
  static func compute(
    _ a: ClaimedInteger, _ operation: Word, _ b: ClaimedInteger
  ) -> ClaimedInteger? {
    switch operation {
    case "+": add(a, b)
    case "-": add(a, negate(b))
    case "*": multiply(a, b)
    case "**": power(a, b)
    case "<<": shiftLeft(a, by: b)
    case ">>": shiftRight(a, by: b)
    case "|": bitwise(a, b, |)
    case "&": bitwise(a, b, &)
    case "^": bitwise(a, b, ^)
    default: nil
    }
  }

  /// `~a` is one less than `-a`, whatever the width.
  static func complement(_ a: ClaimedInteger) -> ClaimedInteger? {
    add(negate(a), ClaimedInteger(-1))
  }

  /// A bitwise operation on two's complement numbers of any width; the sign follows the operation.
  static func bitwise(
    _ a: ClaimedInteger, _ b: ClaimedInteger, _ combine: (UInt64, UInt64) -> UInt64
  ) -> ClaimedInteger? {
    guard let left = bits(a), let right = bits(b) else { return nil }
    let result = combine(left, right)
    let sign = combine(a.isNegative ? 1 : 0, b.isNegative ? 1 : 0) & 1
    guard sign == 1 else { return ClaimedInteger(magnitude: result) }
    guard result >> 63 == 1 else { return nil }
    return ClaimedInteger(isNegative: true, magnitude: 0 &- result)
  }

  private static func bits(_ a: ClaimedInteger) -> UInt64? {
    guard a.isNegative else { return a.magnitude }
    return a.magnitude <= 1 << 63 ? 0 &- a.magnitude : nil
  }

  /// The 32-bit signed number with the same low bits.
  static func wrapped32(_ a: ClaimedInteger) -> ClaimedInteger {
    let low = UInt32(truncatingIfNeeded: a.isNegative ? 0 &- a.magnitude : a.magnitude)
    return ClaimedInteger(Int(Int32(bitPattern: low)))
  }

  /// The 32-bit unsigned number with the same low bits.
  static func wrappedUnsigned32(_ a: ClaimedInteger) -> ClaimedInteger {
    let low = UInt32(truncatingIfNeeded: a.isNegative ? 0 &- a.magnitude : a.magnitude)
    return ClaimedInteger(magnitude: UInt64(low))
  }

  static func fitsInt32(_ a: ClaimedInteger) -> Bool {
    a.magnitude <= UInt64(Int32.max) || a.isNegative && a.magnitude == 1 << 31
  }
}
