import BridgeClaims

/// Where the parts of a selector claim stand in its file.
struct SelectorSpelling: Sendable {
  /// The keywords, or the name of a selector without arguments.
  var keywords: [ByteRange] = []
  /// The letter that stands for a colon, where nothing stands between the parts: then they can be moved and
  /// colons come and go.
  var colon: UInt8?

  /// Nil where the code does not have the selector's keywords as they are.
  init?(_ claim: SelectorClaim, in bytes: [UInt8]) {
    let selector = Array(claim.selector.utf8)
    let written = bytes[claim.range]
    for colon in [Self.colon, UInt8(ascii: "_")]
    where written.elementsEqual(selector.map { $0 == Self.colon ? colon : $0 }) {
      self.colon = colon
      keywords = Self.parts(of: selector, at: claim.range.lowerBound)
      return
    }
    guard claim.selector.hasSuffix(":"), let found = Self.scattered(selector, claim, bytes) else {
      return nil
    }
    keywords = found
  }

  static let colon = UInt8(ascii: ":")

  private static func parts(of selector: [UInt8], at start: Int) -> [ByteRange] {
    var parts: [ByteRange] = []
    var from = start
    for (place, byte) in selector.enumerated() where byte == colon {
      parts.append(from..<(start + place))
      from = start + place + 1
    }
    if from < start + selector.count { parts.append(from..<(start + selector.count)) }
    return parts
  }

  /// Keywords with arguments between them.
  private static func scattered(
    _ selector: [UInt8], _ claim: SelectorClaim, _ bytes: [UInt8]
  ) -> [ByteRange]? {
    let end = max(claim.range.upperBound, claim.messages.first?.range.upperBound ?? 0)
    var at = claim.range.lowerBound
    var found: [ByteRange] = []
    for keyword in selector.split(separator: colon, omittingEmptySubsequences: false).dropLast() {
      guard !keyword.isEmpty, let range = place(of: keyword, in: bytes, at..<end) else {
        return nil
      }
      found.append(range)
      at = range.upperBound
    }
    return found
  }

  /// The first place of a keyword with a colon behind it that is not inside brackets.
  private static func place(
    of keyword: ArraySlice<UInt8>, in bytes: [UInt8], _ range: Range<Int>
  ) -> ByteRange? {
    var depth = 0
    for start in range {
      switch bytes[start] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      guard depth == 0, bytes[start] == keyword.first, bytes[start...].starts(with: keyword),
        start == 0 || !isNameByte(bytes[start - 1])
      else { continue }
      let end = start + keyword.count
      if bytes[end...].first(where: { $0 != UInt8(ascii: " ") }) == colon { return start..<end }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
  }
}
