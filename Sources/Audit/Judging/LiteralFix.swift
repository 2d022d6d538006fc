import BridgeClaims
import HeaderFacts

/// Rewrites a literal to another value in the spelling that it has.
package enum LiteralFix {
  /// The literal with the right value; nil where the spelling is no plain number or shift.
  static func fix(_ claim: ValueClaim, right: IntegerValue) -> Fix? {
    guard !claim.isImplicit, claim.literal.utf8.count == claim.literalRange.count,
      let text = rewritten(claim.literal, to: right)
    else { return nil }
    return Fix(range: claim.literalRange, replacement: text)
  }

  /// `34L` to `37L`, `0x22` to `0x25`, `1 << 14` to `1 << 15`.
  package static func rewritten(_ literal: String, to right: IntegerValue) -> String? {
    if let number = Number(literal[...]) { return number.rewritten(to: right) }
    return rewrittenShift(literal, to: right)
  }

  private static func rewrittenShift(_ literal: String, to right: IntegerValue) -> String? {
    for shift in ["<<", " shl "] {
      guard let range = literal.firstRange(of: shift), right.bits.nonzeroBitCount == 1 else {
        continue
      }
      let tail = literal[range.upperBound...]
      let spaces = tail.prefix { $0 == " " }
      guard Number(literal[..<range.lowerBound].filter { $0 != " " }[...])?.digits == "1",
        let position = Number(tail.dropFirst(spaces.count))
      else { return nil }
      let bit = IntegerValue(bits: UInt64(right.bits.trailingZeroBitCount), type: right.type)
      return position.rewritten(to: bit).map { literal[..<range.upperBound] + spaces + $0 }
    }
    return nil
  }

  /// A number's spelling: sign, radix prefix, digits, suffix.
  private struct Number {
    var prefix: Substring
    var digits: Substring
    var suffix: Substring
    var radix: Int

    init?(_ text: Substring) {
      var rest = text
      if rest.first == "-" { rest = rest.dropFirst() }
      let radixes: [(String, Int)] = [
        ("0x", 16), ("0X", 16), ("0o", 8), ("0O", 8), ("0b", 2), ("0B", 2),
      ]
      let found = radixes.first { rest.hasPrefix($0.0) }
      prefix = rest.prefix(found?.0.count ?? 0)
      radix = found?.1 ?? 10
      rest = rest.dropFirst(prefix.count)
      let radix = self.radix
      digits = rest.prefix { $0 == "_" || ($0.hexDigitValue ?? 99) < radix }
      while digits.last == "_" { digits = digits.dropLast() }
      suffix = rest.dropFirst(digits.count)
      guard !digits.isEmpty, suffix.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return nil
      }
      // `017` is octal in one language and decimal in another.
      guard radix != 10 || digits.count == 1 || digits.first != "0" else { return nil }
    }

    func rewritten(to value: IntegerValue) -> String? {
      guard radix == 10 || !value.isNegative, value.magnitude <= UInt64(Int64.max) else {
        return nil
      }
      let upper = digits.contains { $0.isUppercase }
      let text = String(value.magnitude, radix: radix, uppercase: upper)
      let padding = radix == 10 ? 0 : max(0, digits.count { $0 != "_" } - text.count)
      return (value.isNegative ? "-" : "") + prefix + String(repeating: "0", count: padding) + text
        + suffix
    }
  }
}
