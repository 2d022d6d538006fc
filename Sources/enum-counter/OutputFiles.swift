import TableWriter

/// Writes what was planned, or says what is stale.
enum OutputFiles {
  static func carryOut(
    _ plan: GenerationPlan, isCheck: Bool, what: String
  ) throws -> ExitStatus {
    let upToDate = plan.unchanged.count
    guard !plan.isUpToDate else {
      Terminal.print("\(what): \(upToDate) files, all up to date")
      return .clean
    }
    if isCheck {
      Terminal.print(plan.diff, terminator: "")
      Terminal.printError(
        "\(what): \(plan.changes.count) files are stale. To write them anew:\n  \(plan.command)")
      return .findings
    }
    try plan.write()
    for change in plan.changes {
      let verb = change.kind == .obsolete ? "removed" : "wrote"
      Terminal.print("\(verb) \(change.name)")
    }
    Terminal.print("\(what): \(plan.changes.count) files changed, \(upToDate) were up to date")
    return .clean
  }
}
