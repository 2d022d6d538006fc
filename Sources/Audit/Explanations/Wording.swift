import BridgeClaims
import HeaderFacts

/// Pieces of the sentences that findings are made of.
enum Wording {
  /// `a`, `a and b`, `a, b and c`; more than `limit` are counted instead of named.
  static func list(_ names: [String], limit: Int = 4) -> String {
    guard names.count > 1 else { return names.first ?? "none" }
    if names.count > limit {
      return names.prefix(limit - 1).joined(separator: ", ")
        + " and \(names.count - limit + 1) more"
    }
    return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Where a header declares a method, in a sentence.
  static func declaration(_ match: MethodMatch) -> String {
    "\(place(match.container.location, line: match.method.line, match.origin)) declares "
      + "\(match.method.kind.sign)[\(match.container.owner) \(match.method.selector)]."
  }

  /// A number as the bridge wrote it, with what it amounts to where that is not the same.
  static func claimed(_ claim: ValueClaim) -> String {
    guard let value = claim.value else { return claim.literal }
    let literal = claim.literal
    return literal.isEmpty || literal == value.description
      ? value.description
      : "\(literal) (\(value))"
  }

  /// How the compiler came to a member's value, in a sentence.
  static func counting(_ match: MemberMatch) -> String {
    let place = place(match.enumeration.location, line: match.member.line, match.origin)
    let owner = match.enumeration.name.isEmpty ? "" : " in \(match.enumeration.name)"
    return "\(place) has \(match.member.name)\(owner) as \(match.member.value)"
      + (CountingText.text(match).map { ", \($0)" } ?? "") + "."
  }

  /// `HKWorkout.h:17`; the facts' name where the header is not known, the header alone where the line is not.
  static func place(_ location: HeaderLocation, line: Int? = nil, _ origin: FactOrigin) -> String {
    guard !location.header.isEmpty else { return origin.name }
    let line = line ?? location.line
    return line > 0 ? "\(location.header):\(line)" : location.header
  }

  /// What a number means in an enum: the members that have it, in header order.
  static func names(of claimed: ClaimedInteger, in enumeration: Enumeration) -> [String] {
    enumeration.members.filter { $0.value.isDenoted(claimed) }.map(\.name)
  }

  /// The bits of an option set that a number is made of; nil when some bit is none of them.
  static func bits(of claimed: ClaimedInteger, in enumeration: Enumeration) -> [String]? {
    var rest = IntegerValue(
      isNegative: claimed.isNegative, magnitude: claimed.magnitude, type: enumeration.type
    ).bits
    var names: [String] = []
    for member in enumeration.members where member.value.bits.nonzeroBitCount == 1 {
      guard rest & member.value.bits != 0 else { continue }
      rest &= ~member.value.bits
      names.append(member.name)
    }
    return rest == 0 ? names : nil
  }

  /// A sentence on what a wrong number really means.
  static func meaning(of claimed: ClaimedInteger, in enumeration: Enumeration) -> String {
    let names = names(of: claimed, in: enumeration)
    let owner = enumeration.name.isEmpty ? "The enum" : enumeration.name
    if let first = names.first {
      let others = names.dropFirst()
      return "\(claimed) is \(first)"
        + (others.isEmpty ? "." : ", also called \(list(Array(others))).")
    }
    if enumeration.isOptions, let bits = bits(of: claimed, in: enumeration), bits.count > 1 {
      return "\(claimed) is \(bits.joined(separator: " | "))."
    }
    return "\(owner) has no member with the value \(claimed)."
  }
}
