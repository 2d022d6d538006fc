import Foundation
import HeaderFacts

/// `facts export` and `facts import`.
enum FactsWriting {
  static func export(_ arguments: Arguments) throws -> ExitStatus {
    var sets = try FactsSelection.select(arguments).all()
    if let name = arguments.value(FactsCommand.setName) {
      sets = [try FactSet.joining(sets, name: name)]
    }
    if let path = arguments.value(FactsCommand.unlike) {
      var others: [FactSet] = []
      others += try FactsSelection.library([path], reading: &others).sets()
      sets = try sets.map { $0.values(differingFrom: try FactSet.joining(others, name: "")) }
    }
    for set in sets { try write(set, arguments) }
    return .clean
  }

  static func importFiles(_ files: [String], _ arguments: Arguments) throws -> ExitStatus {
    var importer = FactImporter()
    for text in arguments.values(FactsCommand.gap) {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard let gap = parts.last.flatMap(FactGap.init(rawValue:)) else {
        let known = FactGap.allCases.map(\.rawValue).joined(separator: ", ")
        throw InputError("--gap \(text): the gaps that are known are \(known)")
      }
      importer.statedGaps[parts.count > 1 ? parts[0] : "", default: []].insert(gap)
    }
    try write(try importer.facts(fromFiles: files.map { URL(filePath: $0) }), arguments)
    return .clean
  }

  /// Writes the folder of a set into the output folder.
  private static func write(_ set: FactSet, _ arguments: Arguments) throws {
    guard let output = arguments.value(FactsCommand.output) else {
      throw UsageError("facts: say where to write, with -o DIR", command: FactsCommand.name)
    }
    var set = set
    if let name = arguments.value(FactsCommand.setName) { set.origin.name = name }
    if arguments.has(FactsCommand.omitMessages) { set = set.withoutMessages() }
    let name = set.origin.name
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      throw InputError("facts: '\(name)' cannot be the name of a folder; choose one with --name")
    }
    let folder = URL(filePath: output).appending(path: name)
    let changed = try FactFolder.write(set, to: folder)
    Terminal.print(
      "\(folder.path): \(set.declaringFrameworks.count) frameworks, \(changed.count) files changed")
    Terminal.print("  \(FactCounts(set))")
  }
}
