/// Questions about single bytes of source text.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let hash = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let dollar = UInt8(ascii: "$")

  @inline(__always) var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  @inline(__always) var isUpper: Bool { self &- UInt8(ascii: "A") < 26 }

  @inline(__always) var isLower: Bool { self &- UInt8(ascii: "a") < 26 }

  @inline(__always) var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// A letter, `_`, `$` or part of a character outside ASCII.
  @inline(__always) var startsName: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  @inline(__always) var continuesName: Bool { startsName || isDigit }

  @inline(__always) var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0d) }

  /// The digit's value in radixes up to 16; nil for other bytes.
  var digitValue: UInt64? {
    if isDigit { return UInt64(self - UInt8(ascii: "0")) }
    let lower = self | 0x20
    guard lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") else { return nil }
    return UInt64(lower - UInt8(ascii: "a") + 10)
  }
}
