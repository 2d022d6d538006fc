/// The width and signedness of a C integer type on the target that was read.
public struct IntegerType: Sendable, Hashable {
  /// Width in bits: 8, 16, 32 or 64.
  public var bits: Int
  /// True for `NSInteger`, `int`, …; false for `NSUInteger`, `uint32_t`, ….
  public var isSigned: Bool

  public init(bits: Int, isSigned: Bool) {
    self.bits = bits
    self.isSigned = isSigned
  }

  /// All bits that the type has, set.
  public var mask: UInt64 { bits >= 64 ? .max : (1 << UInt64(bits)) - 1 }
}

/// A canonical integer: the value of an enum member in its underlying type.
///
/// Two spellings of one bit pattern are the same value: `-1` and `18446744073709551615` are equal as
/// `NSUInteger`, `-1` and `255` as `uint8_t`.
public struct IntegerValue: Sendable, Hashable, CustomStringConvertible {
  /// The value's bits, truncated to the width of `type`.
  public let bits: UInt64
  public let type: IntegerType

  /// Truncates `bits` to the width of `type`.
  public init(bits: UInt64, type: IntegerType) {
    self.bits = bits & type.mask
    self.type = type
  }

  /// The value that sign and magnitude give in `type`, modulo its width.
  public init(isNegative: Bool, magnitude: UInt64, type: IntegerType) {
    self.init(bits: isNegative ? 0 &- magnitude : magnitude, type: type)
  }

  public var isNegative: Bool {
    type.isSigned && bits & (1 << UInt64(type.bits - 1)) != 0
  }

  /// The distance from zero.
  public var magnitude: UInt64 {
    isNegative ? (0 &- bits) & type.mask : bits
  }

  /// Decimal, with a minus sign where the type is signed and the value negative.
  public var description: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }

  /// Whether sign and magnitude denote this value, modulo the width of the type.
  ///
  /// A number that needs more bits than the type has is another number, not this one cut short:
  /// 257 is not the `uint8_t` 1, while -1 is its 255.
  public func isDenoted(isNegative: Bool, magnitude: UInt64) -> Bool {
    let limit = type.bits >= 64 ? UInt64.max : type.mask
    guard magnitude <= limit else { return false }
    return IntegerValue(isNegative: isNegative, magnitude: magnitude, type: type) == self
  }
}
