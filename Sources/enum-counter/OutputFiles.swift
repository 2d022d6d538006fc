import Foundation
import TableWriter

/// Writes what was planned, or says what is stale.
enum OutputFiles {
  /// - Parameter command: What a person types to do what `plan` says.
  static func carryOut(
    _ plan: GenerationPlan, isCheck: Bool, what: String, command: String
  ) throws -> ExitStatus {
    let upToDate = plan.unchanged.count
    guard !plan.isUpToDate else {
      Terminal.print("\(what): \(files(upToDate)), all up to date")
      return .clean
    }
    if isCheck {
      Terminal.print(plan.diff, terminator: "")
      let stale = "\(files(plan.changes.count)) \(plan.changes.count == 1 ? "is" : "are") stale"
      Terminal.printError("\(what): \(stale). To write anew:\n  \(command)")
      return .findings
    }
    try plan.write()
    for change in plan.changes {
      let verb = change.kind == .obsolete ? "removed" : "wrote"
      Terminal.print("\(verb) \(change.name)")
    }
    Terminal.print("\(what): \(files(plan.changes.count)) changed, \(upToDate) up to date")
    return .clean
  }

  /// The folder that an option names.
  static func folder(_ path: String) throws -> URL {
    guard !path.isEmpty else { throw InputError("an output folder needs a name") }
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  private static func files(_ count: Int) -> String { "\(count) file\(count == 1 ? "" : "s")" }
}
