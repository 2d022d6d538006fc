import Audit
import BridgeClaims
import EnumCounter
import HeaderFacts
import Reports

enum DiffCommand: Command {
  static let name = "diff"
  static let positionals = "OLD NEW"
  static let summary = "what differs between two SDKs"
  static let discussion = """
    OLD and NEW are SDKs, archives of declarations, or folders with Frameworks/ and include/. Compares the
    values of members and constants, selectors with their encodings and classes, and what is deprecated or
    unavailable. Exit status 1 when something differs.
    """
  static let framework = Option(
    "framework", short: "F", value: "NAME", repeats: true,
    help: "a framework to compare; without, all that both have")
  static let usedBy = Option(
    "used-by", value: "PATH", repeats: true, help: "only what the bridge code there uses")
  static let format = Option(
    "format", value: "FORMAT", choices: DiffFormats.all.map(\.id),
    help: "how to print the differences")
  static let options = [
    framework, usedBy, format, FactsSelection.target, FactsSelection.include,
    FactsSelection.resources,
  ]

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.positionals.count == 2 else {
      throw UsageError("diff: name two SDKs, the older one first", command: name)
    }
    let sets = try FactSides.load(arguments)
    var diff = FactDiff(from: sets.old, to: sets.new)
    let paths = arguments.values(usedBy)
    if !paths.isEmpty {
      let claims = try BridgeFiles.claims(in: paths)
      let used = UsedNames(claims, facts: [sets.old, sets.new])
      diff = diff.restricted(
        toNames: used.names, selectors: used.selectors, from: sets.old)
    }
    let id = arguments.value(format) ?? "text"
    let report: any DiffFormat = id == "text" ? DiffText(style: Terminal.style) : format(id)
    Terminal.print(report.report(diff), terminator: "")
    return diff.isEmpty ? .clean : .findings
  }

  private static func format(_ id: String) -> any DiffFormat {
    DiffFormats.format(id) ?? DiffText()
  }
}

/// The two sides of a comparison.
private struct FactSides {
  var old: FactSet
  var new: FactSet

  /// Reads the frameworks named, or else those that both sides have.
  static func load(_ arguments: Arguments) throws -> FactSides {
    var configuration = ReaderConfiguration()
    configuration.triple = arguments.value(FactsSelection.target)
    configuration.includeFolders = arguments.values(FactsSelection.include)
    configuration.resourceDirectory = arguments.value(FactsSelection.resources)
    let reader = HeaderReader(configuration: configuration)
    let (oldPath, newPath) = (arguments.positionals[0], arguments.positionals[1])
    let named = arguments.values(DiffCommand.framework)
    guard named.isEmpty else {
      return FactSides(
        old: try reader.readSDK(at: oldPath, frameworks: named),
        new: try reader.readSDK(at: newPath, frameworks: named))
    }
    let (inOld, inNew) = (
      try reader.frameworks(ofSDKAt: oldPath), try reader.frameworks(ofSDKAt: newPath)
    )
    let shared = inOld.filter(Set(inNew).contains)
    guard !shared.isEmpty else {
      throw InputError("\(oldPath), \(newPath): they have no framework in common")
    }
    var sides = FactSides(
      old: try reader.readSDK(at: oldPath, frameworks: shared),
      new: try reader.readSDK(at: newPath, frameworks: shared))
    // Those that only one side has are not read; that they are there is a fact all the same.
    sides.old.frameworks = Set(sides.old.frameworks).union(inOld).sorted()
    sides.new.frameworks = Set(sides.new.frameworks).union(inNew).sorted()
    return sides
  }
}
