import Audit

/// How many of some mutations were reported.
struct Recall: Sendable {
  enum Outcome: Sendable, Comparable { case missed, possible, sure }

  var tried = 0
  /// Reported with any confidence.
  var reported = 0
  /// Reported as certain or likely.
  var sure = 0

  mutating func add(_ outcome: Outcome) {
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

extension Recall.Outcome {
  /// What a finding about a mutation makes of it.
  init(_ finding: Finding) { self = finding.confidence > .possible ? .sure : .possible }
}

/// The tables of results.
struct RecallTables: Sendable {
  private var tables: [(title: String, rows: [String: Recall])]
  private var total: Recall?

  /// - Parameters:
  ///   - titles: One for each table.
  ///   - hasTotal: A line for all mutations ends the text.
  init(titles: [String], hasTotal: Bool = true) {
    tables = titles.map { ($0, [:]) }
    total = hasTotal ? Recall() : nil
  }

  /// - Parameter rows: For each table the row that the mutation belongs to.
  mutating func add(_ outcome: Recall.Outcome, rows: [String]) {
    total?.add(outcome)
    for (place, row) in rows.enumerated() {
      tables[place].rows[row, default: Recall()].add(outcome)
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
    return text + (total.map { Self.row("all", $0.line + "\n") } ?? "")
  }

  private static func row(_ name: String, _ rest: String) -> String {
    name + String(repeating: " ", count: max(1, 34 - name.count)) + rest
  }
}
