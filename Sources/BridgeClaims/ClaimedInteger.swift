/// An integer as bridge code states it, before anything is known of its type: sign and magnitude.
public struct ClaimedInteger: Sendable, Hashable, CustomStringConvertible {
  public let isNegative: Bool
  public let magnitude: UInt64

  /// Zero has no sign.
  public init(isNegative: Bool = false, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  public init(_ value: Int) {
    self.init(isNegative: value < 0, magnitude: value.magnitude.asUInt64)
  }

  public var description: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }
}

extension UInt {
  fileprivate var asUInt64: UInt64 { UInt64(self) }
}
