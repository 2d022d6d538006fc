import Audit
import BridgeClaims
import Foundation

@main
enum Main {
  static let usage = """
    Measures the audit on a checkout: its silence on the code as it is, and how many wrong numbers, selectors
    and calls it sees when the right ones of files without findings are changed one at a time.

    usage: scripts/evaluate [options] DIR…

      --facts DIR       a folder of fact files, or one with such folders in it; may be given several times;
                        facts/ by default
      --mutations N     at most N changes of numbers and as many of selectors and calls in each file; 60 by
                        default, 0 for none
      --only WHAT       changes of values or of selectors only
      --seed N          which ones; 1 by default
      --missed N        lists N of the changes that were not reported
      --findings        lists the findings on the code as it is
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("evaluate: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ words: [String]) throws {
    let settings = try Settings(words)
    guard !settings.paths.isEmpty, !settings.wantsHelp else { return print(usage) }
    let files = try SourceTree(paths: settings.paths).files.concurrentMap { file in
      (try? SourceTree.bytes(of: file.path))?.flatMap {
        BridgeReader.read(path: file.path, bytes: $0, language: file.language)
      }
    }
    let evaluation = Evaluation(
      files: files.compactMap { $0 }, facts: try settings.library().sets())
    let silence = evaluation.silence()
    print("Silence\n\(silence.text)")
    if settings.listsFindings {
      for finding in silence.result.findings {
        print(
          "\(finding.path):\(finding.start.line): \(finding.confidence) \(finding.message) "
            + "[\(finding.rule)]")
      }
    }
    guard settings.mutations > 0 else { return }
    if settings.changesValues { printValues(evaluation, silence.result, settings) }
    if settings.changesSelectors { printSelectors(evaluation, silence.result, settings) }
  }

  private static func printValues(
    _ evaluation: Evaluation, _ result: AuditResult, _ settings: Settings
  ) {
    let trials = evaluation.trials(in: result, limit: settings.mutations, seed: settings.seed)
    var tables = RecallTables(titles: Trial.titles)
    for trial in trials { tables.add(trial.outcome, rows: trial.rows) }
    print("Mutation recall, in files without a certain or likely finding\n\(tables.text)")
    for trial in trials.filter({ $0.outcome == .missed }).prefix(settings.missed) {
      print("missed: \(trial.description)")
    }
  }

  private static func printSelectors(
    _ evaluation: Evaluation, _ result: AuditResult, _ settings: Settings
  ) {
    let (trials, stillSelectors) = evaluation.selectorTrials(
      in: result, limit: settings.mutations, seed: settings.seed)
    guard !trials.isEmpty else { return }
    var tables = RecallTables(titles: SelectorTrial.titles, hasTotal: false)
    for trial in trials { tables.add(trial.outcome, rows: trial.rows) }
    print(
      "Mutation recall of messages, in the same files; \(stillSelectors) further changes give a selector "
        + "that exists\n\(tables.text)")
    for trial in trials.filter({ $0.outcome == .missed }).prefix(settings.missed) {
      print("missed: \(trial.description)")
    }
  }
}
