import HeaderFacts

enum FactsCommand: Command {
  static let name = "facts"
  static let positionals = "list"
  static let summary = "which headers are read, and how much they state"
  static let discussion = "Lists the frameworks read and counts what is declared in each."
  static let options = FactsSelection.options

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.positionals == ["list"] else {
      throw UsageError("facts: say what to do, `facts list`", command: name)
    }
    for set in try FactsSelection.load(arguments) {
      Terminal.print("\(set.origin.name) (\(set.origin.triple))")
      for framework in set.subjects { Terminal.print("  " + line(framework, in: set)) }
    }
    return .clean
  }

  private static func line(_ framework: String, in set: FactSet) -> String {
    let enumerations = set.enumerations.filter { $0.framework == framework }
    let containers = set.containers.filter { $0.framework == framework }
    let counts = [
      (enumerations.count, "enums"),
      (enumerations.map(\.members.count).reduce(0, +), "members"),
      (set.integerConstants.count { $0.framework == framework }, "integer constants"),
      (set.externConstants.count { $0.framework == framework }, "extern constants"),
      (containers.map(\.methods.count).reduce(0, +), "methods"),
    ]
    let name = framework.isEmpty ? "outside of frameworks" : framework
    return "\(name): " + counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
