import HeaderFacts

/// How the compiler came to a member's value, in a few words: `3 members after First = 1; Old in between
/// is deprecated and counts`.
public enum CountingText {
  /// Nil where the facts do not tell how members are counted.
  public static func text(_ match: MemberMatch) -> String? {
    guard let counting = match.counting else { return nil }
    return way(counting)
      + passedOver(counting.deprecatedBetween, "deprecated")
      + passedOver(counting.unavailableBetween, "unavailable")
  }

  private static func way(_ counting: Counting) -> String {
    guard let anchor = counting.anchor else {
      return counting.steps == 0
        ? "the first, from which counting starts at 0"
        : "\(Wording.count(counting.steps, "member")) after the first, which counts as 0"
    }
    return counting.steps == 0
      ? "written out"
      : "\(Wording.count(counting.steps, "member")) after \(anchor) = \(counting.anchorValue)"
  }

  private static func passedOver(_ names: [String], _ what: String) -> String {
    guard !names.isEmpty else { return "" }
    let verbs = names.count == 1 ? ("is", "counts") : ("are", "count")
    return "; \(Wording.list(names)) in between \(verbs.0) \(what) and \(verbs.1)"
  }
}
