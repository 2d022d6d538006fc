/// How the compiler came to a member's value.
public struct Counting: Sendable, Hashable {
  /// The last member at or before it whose value the header writes; nil when none is and counting began at 0.
  public var anchor: String?
  public var anchorValue: IntegerValue
  /// Members counted on from the anchor, the member itself included; 0 when the header writes its value.
  /// Without an anchor the first member is 0 steps away from the implicit 0.
  public var steps: Int
  /// Names of the members between the anchor and the member that are deprecated on the platform and
  /// count all the same; none where the whole enum is.
  public var deprecatedBetween: [String]
  /// The same for members that are unavailable on the platform.
  public var unavailableBetween: [String]

  public init(
    anchor: String?, anchorValue: IntegerValue, steps: Int, deprecatedBetween: [String],
    unavailableBetween: [String]
  ) {
    self.anchor = anchor
    self.anchorValue = anchorValue
    self.steps = steps
    self.deprecatedBetween = deprecatedBetween
    self.unavailableBetween = unavailableBetween
  }
}

extension Enumeration {
  /// How `members[index]` was counted, seen from `platform` (`ios`, `macos`, …).
  public func counting(ofMemberAt index: Int, platform: String) -> Counting {
    let anchorIndex = members[...index].lastIndex(where: \.isExplicit)
    let first = anchorIndex ?? 0
    // The anchor counts nothing: its value is written. Without one, the first member counts as 0.
    let start = anchorIndex.map { $0 + 1 } ?? 0
    let between = members[min(start, index)..<index]
    return Counting(
      anchor: anchorIndex.map { members[$0].name },
      anchorValue: anchorIndex.map { members[$0].value } ?? IntegerValue(bits: 0, type: type),
      steps: index - first,
      deprecatedBetween: availability.isDeprecated(on: platform)
        ? [] : between.filter { $0.availability.isDeprecated(on: platform) }.map(\.name),
      unavailableBetween: availability.isUnavailable(on: platform)
        ? [] : between.filter { $0.availability.isUnavailable(on: platform) }.map(\.name)
    )
  }
}
