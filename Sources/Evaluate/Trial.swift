/// A mutation of a number and what the audit said of it.
struct Trial: Sendable {
  static let titles = ["how the claims are bound", "kind of change", "form", "language"]

  var mutation: Mutation
  var language: String
  var line: Int
  var outcome: Recall.Outcome

  /// Its row in the table of each title.
  var rows: [String] {
    [mutation.kind, mutation.change.rawValue, mutation.group.form.rawValue, language]
  }

  /// For people who want to know what was not seen.
  var description: String {
    let edits = mutation.edits.map(\.text).joined(separator: ", ")
    let owner = mutation.group.owner.map { " in \($0)" } ?? ""
    return "\(mutation.group.path):\(line): \(mutation.claim.label)\(owner) "
      + "(\(mutation.claim.name), \(mutation.kind), \(mutation.group.form)): "
      + "\(mutation.claim.literal) → \(edits)"
  }
}
