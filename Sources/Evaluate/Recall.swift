import Audit

/// How many of some mutations were reported on their lines.
struct Recall: Sendable {
  var tried = 0
  /// Reported with any confidence.
  var reported = 0
  /// Reported as certain or likely.
  var sure = 0

  mutating func add(_ outcome: Trial.Outcome) {
    tried += 1
    if outcome != .missed { reported += 1 }
    if outcome == .sure { sure += 1 }
  }

  var line: String {
    "\(Self.percent(reported, of: tried))  \(Self.percent(sure, of: tried))  \(Self.padded(tried, 8))"
  }

  static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "     –  " }
    let thousandths = part * 100_000 / whole
    let fraction = String(thousandths % 1_000 + 1_000).dropFirst().prefix(2)
    return padded(thousandths / 1_000, 3) + ".\(fraction) %"
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}

/// A mutation and what the audit said of it.
struct Trial: Sendable {
  enum Outcome: Sendable { case missed, possible, sure }

  var mutation: Mutation
  var language: String
  var line: Int
  var outcome: Outcome

  /// For people who want to know what was not seen.
  var description: String {
    let edits = mutation.edits.map(\.text).joined(separator: ", ")
    let owner = mutation.group.owner.map { " in \($0)" } ?? ""
    return "\(mutation.group.path):\(line): \(mutation.claim.label)\(owner) "
      + "(\(mutation.claim.name), \(mutation.kind), \(mutation.group.form)): "
      + "\(mutation.claim.literal) → \(edits)"
  }
}

/// The tables of results.
struct RecallTables: Sendable {
  private var tables: [(title: String, rows: [String: Recall])] = [
    ("how the claims are bound", [:]), ("kind of change", [:]), ("form", [:]), ("language", [:]),
  ]
  private var total = Recall()

  mutating func add(_ trial: Trial) {
    total.add(trial.outcome)
    let names = [
      trial.mutation.kind, trial.mutation.change.rawValue, trial.mutation.group.form.rawValue,
      trial.language,
    ]
    for (place, name) in names.enumerated() {
      tables[place].rows[name, default: Recall()].add(trial.outcome)
    }
  }

  var text: String {
    var text = Self.row("", "reported    likely or certain   mutations\n")
    for table in tables {
      text += "\(table.title)\n"
      for (name, recall) in table.rows.sorted(by: { $0.key < $1.key }) {
        text += Self.row("  " + name, recall.line + "\n")
      }
    }
    return text + Self.row("all", total.line + "\n")
  }

  private static func row(_ name: String, _ rest: String) -> String {
    name + String(repeating: " ", count: max(1, 30 - name.count)) + rest
  }
}
