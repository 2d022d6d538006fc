import Audit

/// What `--show-bindings` prints: for each group of numbers what it was taken for, and why.
public enum BindingsText {
  /// Groups of which nothing resembles an enum are left out.
  public static func text(_ bindings: [GroupBinding]) -> String {
    bindings.filter { !$0.bound.isEmpty || !$0.remarks.isEmpty }.map(text).joined()
  }

  private static func text(_ group: GroupBinding) -> String {
    let owner = group.owner.map { " in \($0)" } ?? ""
    var text =
      "\(group.path):\(group.start.line): \(Counted.text(group.count, "value"))\(owner) (\(group.form))\n"
    for part in group.bound { text += Self.text(part) }
    for remark in group.remarks { text += "    not bound: \(remark)\n" }
    return text
  }

  private static func text(_ part: GroupBinding.Bound) -> String {
    let right = part.claims.count { $0.isRight == true }
    let what = part.enumeration.isEmpty ? "constants" : part.enumeration
    let names = part.claims.count == 1 ? ", \(part.claims[0].name)" : ""
    return
      "    \(what)\(names): \(part.confidence.rawValue) (\(part.way.rawValue)); "
      + "\(right) of \(part.claims.count) right\n"
      + part.evidence.map { "      \($0)\n" }.joined()
  }
}

/// What `--summary` prints: for each enum how often the code restates it, how rightly, and where.
public enum UsesText {
  /// Files beyond these are counted.
  private static let mostFiles = 3

  public static func text(_ uses: [EnumerationUse]) -> String {
    guard !uses.isEmpty else { return "No enum that was read is restated.\n" }
    let width = uses.map(\.enumeration.count).max() ?? 0
    return uses.map { use in
      let gap = String(repeating: " ", count: width - use.enumeration.count + 2)
      let files = use.files.prefix(mostFiles).map { "\($0.path):\($0.line)" }
      let rest = use.files.count - files.count
      return "\(use.enumeration)\(gap)\(use.right) of \(Counted.text(use.claims, "value")) right  "
        + files.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "") + "\n"
    }
    .joined()
  }
}

enum Counted {
  /// `1 value`, `2 values`.
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
