import BridgeClaims
import HeaderFacts

/// Tells comments that do not speak of the number they stand beside.
///
/// `0; // XYOn = 1, 0 is off` names both numbers, and `3, 4 => … // XYAlways/Sometimes` two members in
/// one breath. A comment that has only the right number, beside code that has a wrong one, is no such
/// case: there the code is wrong.
enum SettledComments {
  static func drop(from bound: [BoundClaim], in source: SourceText) -> [BoundClaim] {
    bound.filter { claim in
      guard claim.claim.labelKind == .comment, claim.isWrong else { return true }
      return !isSettled(claim, in: source)
    }
  }

  private static func isSettled(_ claim: BoundClaim, in source: SourceText) -> Bool {
    let label = claim.claim.labelRange
    let literal = claim.claim.literalRange
    guard literal.upperBound <= label.lowerBound, let value = claim.claim.value else {
      return false
    }
    let bytes = source.bytes
    let start = bytes[..<literal.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[label.upperBound...].firstIndex(of: newline) ?? bytes.count
    let before = bytes[start..<literal.lowerBound]
    let code = numbers(in: before[..<(CodeNumber.commentStart(in: before) ?? before.endIndex)])
    if code.contains(where: claim.binding.isRight) { return true }
    // What a comment itself equates is about its own numbers.
    guard claim.form != .commentEquation else { return false }
    let comment = numbers(in: bytes[label.upperBound..<end])
    return comment.contains(value) && comment.contains(where: claim.binding.isRight)
  }

  private static let newline = UInt8(ascii: "\n")

  /// The decimal and hexadecimal numbers that stand alone in a piece of text.
  private static func numbers(in bytes: ArraySlice<UInt8>) -> [ClaimedInteger] {
    let words = bytes.split { byte in
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return words.compactMap { word in
      let text = String(decoding: word, as: UTF8.self)
      let magnitude = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
      return magnitude.map { ClaimedInteger(magnitude: $0) }
    }
  }
}
