import BridgeClaims
import Foundation
import HeaderFacts

@main
enum Main {
  static let usage = """
    Measures the audit on a checkout: its silence on the code as it is, and how many wrong numbers it sees
    when the right ones of files without findings are changed one at a time.

    usage: scripts/evaluate [options] DIR…

      --facts DIR       a folder of fact files, or one with such folders in it; may be given several times;
                        facts/ by default
      --mutations N     at most N changes in each file; 60 by default, 0 for none
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
    let trials = evaluation.trials(
      in: silence.result, limit: settings.mutations, seed: settings.seed)
    var tables = RecallTables()
    for trial in trials { tables.add(trial) }
    print("Mutation recall, in files without a certain or likely finding\n\(tables.text)")
    for trial in trials.filter({ $0.outcome == .missed }).prefix(settings.missed) {
      print("missed: \(trial.description)")
    }
  }
}

/// What the command line says.
struct Settings {
  struct Problem: Error, CustomStringConvertible { let description: String }

  var paths: [String] = []
  var facts: [String] = []
  var mutations = 60
  var seed: UInt64 = 1
  var missed = 0
  var listsFindings = false
  var wantsHelp = false

  init(_ words: [String]) throws {
    var words = words[...]
    func number<Number: FixedWidthInteger>(of option: String) throws -> Number {
      guard let text = words.popFirst(), let number = Number(text) else {
        throw Problem(description: "\(option) takes a number")
      }
      return number
    }
    while let word = words.popFirst() {
      switch word {
      case "--facts":
        guard let folder = words.popFirst() else {
          throw Problem(description: "--facts takes a folder")
        }
        facts.append(folder)
      case "--mutations": mutations = try number(of: word)
      case "--seed": seed = try number(of: word)
      case "--missed": missed = try number(of: word)
      case "--findings": listsFindings = true
      case "-h", "--help": wantsHelp = true
      default:
        guard !word.hasPrefix("-") else {
          throw Problem(description: "\(word): there is no such option; --help lists them")
        }
        paths.append(word)
      }
    }
  }

  /// The fact files to judge by.
  func library() throws -> FactLibrary {
    let roots = facts.isEmpty ? ["facts"] : facts
    let folders = try roots.flatMap { root -> [URL] in
      let url = URL(filePath: root)
      if FactFolder.isFactFolder(url) { return [url] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      let inner = names.sorted().map { url.appending(path: $0) }.filter(FactFolder.isFactFolder)
      guard !inner.isEmpty else {
        throw Problem(
          description: "\(root): neither a folder of fact files nor one of such folders")
      }
      return inner
    }
    return FactLibrary(try folders.map { try FactFolder($0) })
  }
}
