import HeaderFacts

/// `NSUIntegerMax` and the like were not evaluated.
struct LimitNotEvaluated: Hypothesis {
  let id = "limit-not-evaluated"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let type = run.enumeration.type
    let limits = type.isSigned ? [type.mask >> 1] : [type.mask, type.mask >> 1]
    let predictions = run.entries.map { entry -> IntegerValue? in
      guard limits.contains(run.right(entry).bits), entry.claimed.magnitude < 256 else {
        return nil
      }
      return IntegerValue(
        isNegative: entry.claimed.isNegative, magnitude: entry.claimed.magnitude, type: type)
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    return [
      Miscount(
        reason:
          "The value is the type's limit, written as a macro that the table did not evaluate.",
        predictions: predictions)
    ]
  }
}

/// All bits of a narrower type were set.
struct NarrowLimit: Hypothesis {
  let id = "narrow-limit"
  /// The largest numbers of the integer types, the unsigned ones in front.
  static let limits: Set<UInt64> = [0xFF, 0xFFFF, 0xFFFF_FFFF, 0x7F, 0x7FFF, 0x7FFF_FFFF]

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let type = run.enumeration.type
    let wide = [type.mask, type.mask >> 1]
    let predictions = run.entries.map { entry -> IntegerValue? in
      let magnitude = entry.claimed.magnitude
      guard wide.contains(run.right(entry).bits), Self.limits.contains(magnitude) else {
        return nil
      }
      return run.value(magnitude)
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    return [
      Miscount(
        reason: "It is the limit of a narrower type; the header's type has \(type.bits) bits.",
        predictions: predictions)
    ]
  }
}

/// Only the `1` of `1 << n` was taken over.
struct LostShift: Hypothesis {
  let id = "lost-shift"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry in
      run.right(entry).bits > 2 && run.right(entry).bits.nonzeroBitCount == 1 ? run.value(1) : nil
    }
    guard zip(run.entries, predictions).contains(where: { $0.claimed.magnitude == 1 && $1 != nil })
    else { return [] }
    return [
      Miscount(
        reason: "The value is 1 shifted; the shift is missing.", predictions: predictions)
    ]
  }
}

/// A bit's position was written for the bit, or the bit for its position.
struct BitPosition: Hypothesis {
  let id = "bit-position"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let positions = run.entries.map { entry -> IntegerValue? in
      let bits = run.right(entry).bits
      return bits > 2 && bits.nonzeroBitCount == 1
        ? run.value(UInt64(bits.trailingZeroBitCount)) : nil
    }
    let masks = run.entries.map { entry -> IntegerValue? in
      let bits = run.right(entry).bits
      return !run.enumeration.isOptions && (2..<64).contains(bits) ? run.value(1 << bits) : nil
    }
    return [
      Miscount(
        reason: "This is the bit's position; the value is 1 shifted by it.", predictions: positions),
      Miscount(
        reason: "This is 1 shifted by the value; the header numbers the members, they are no bits.",
        predictions: masks),
    ]
  }
}

/// A decimal number got the `0x` of a hexadecimal one.
struct HexadecimalForDecimal: Hypothesis {
  let id = "hexadecimal-for-decimal"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry -> IntegerValue? in
      let right = run.right(entry)
      guard right.magnitude > 9 else { return nil }
      return UInt64(right.description, radix: 16).map(run.value)
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    return [
      Miscount(
        reason: "The digits are those of the decimal value, read as hexadecimal ones.",
        predictions: predictions)
    ]
  }
}

/// The digits of a hexadecimal number were taken for a decimal one.
struct DecimalForHexadecimal: Hypothesis {
  let id = "decimal-for-hexadecimal"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry -> IntegerValue? in
      let right = run.right(entry).bits
      guard right > 9, let decimal = UInt64(String(right, radix: 16)) else { return nil }
      return run.value(decimal)
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    return [
      Miscount(
        reason: "The digits are those of the hexadecimal value, without its 0x.",
        predictions: predictions)
    ]
  }
}
