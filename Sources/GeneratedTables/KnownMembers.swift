/// What a list of members says of a value.
///
/// The work is done here, not in `KnownValue`, and never inlined: a method of the protocol is compiled anew
/// for each of its many types, these once for each width of integer.
extension Array {
  /// The member with this value that is in use, before those that are deprecated.
  @inline(never)
  func current<RawValue>(_ rawValue: RawValue) -> KnownMember<RawValue>?
  where Element == KnownMember<RawValue> {
    var deprecated: KnownMember<RawValue>?
    for member in self where member.rawValue == rawValue {
      if !member.isDeprecated { return member }
      deprecated = deprecated ?? member
    }
    return deprecated
  }

  @inline(never)
  func describe<RawValue>(_ rawValue: RawValue, type: String) -> String
  where Element == KnownMember<RawValue> {
    current(rawValue)?.swiftName ?? "\(type)(rawValue: \(rawValue))"
  }

  /// The bits that no member accounts for whose own bits are all set.
  @inline(never)
  func unnamedBits<RawValue>(_ rawValue: RawValue) -> RawValue
  where Element == KnownMember<RawValue> {
    reduce(rawValue) { rest, member in
      rawValue & member.rawValue == member.rawValue ? rest & ~member.rawValue : rest
    }
  }

  @inline(never)
  func describe<RawValue>(options rawValue: RawValue, type: String) -> String
  where Element == KnownMember<RawValue> {
    guard rawValue != 0 else { return "[]" }
    if let member = current(rawValue) { return "[\(member.swiftName)]" }
    var rest = rawValue
    var names: [String] = []
    for member in self where !member.isDeprecated && member.rawValue != 0 {
      guard rest & member.rawValue == member.rawValue else { continue }
      rest &= ~member.rawValue
      names.append(member.swiftName)
    }
    if rest != 0 { names.append("\(type)(rawValue: \(rest))") }
    return "[" + names.joined(separator: ", ") + "]"
  }
}
