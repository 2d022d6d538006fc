import HeaderFacts
import Reports

/// `facts list` and `facts show`.
enum FactsListing {
  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let selected = try FactsSelection.select(arguments)
    for set in selected.read { list(set) }
    for folder in selected.library.folders {
      let entries = folder.index.entries.filter { entry in
        selected.frameworks.map { $0.contains(entry.framework) } ?? true
      }
      guard !entries.isEmpty else { continue }
      head(folder.origin, entries.map(\.counts), frameworks: entries.map(\.framework))
      for entry in entries { line(entry.framework, entry.counts, gaps: entry.gaps) }
    }
    return .clean
  }

  private static func list(_ set: FactSet) {
    let frameworks = set.declaringFrameworks
    let counts = frameworks.map { FactCounts(set.declared(in: $0)) }
    head(set.origin, counts, frameworks: frameworks)
    for (framework, counts) in zip(frameworks, counts) {
      line(framework, counts, gaps: set.frameworkGaps[framework] ?? [])
    }
  }

  private static func head(_ origin: FactOrigin, _ counts: [FactCounts], frameworks: [String]) {
    Terminal.print("\(origin.name) (\(origin.triple))")
    if !origin.source.isEmpty { Terminal.print("  from: \(origin.source)") }
    if !origin.gaps.isEmpty { Terminal.print("  not known: \(names(origin.gaps))") }
    let total = counts.reduce(FactCounts(), +)
    // What belongs to none has no name.
    let count = frameworks.count { !$0.isEmpty }
    Terminal.print("  in all: \(count) frameworks, \(total)")
  }

  private static func line(_ framework: String, _ counts: FactCounts, gaps: Set<FactGap>) {
    let name = framework.isEmpty ? "(no framework)" : framework
    Terminal.print("  \(name): \(counts)" + (gaps.isEmpty ? "" : "; not known: \(names(gaps))"))
  }

  private static func names(_ gaps: Set<FactGap>) -> String {
    gaps.map(\.rawValue).sorted().joined(separator: ", ")
  }

  // MARK: - show

  static func show(_ names: [String], _ arguments: Arguments) throws -> ExitStatus {
    let selected = try FactsSelection.select(arguments)
    var status = ExitStatus.clean
    for name in names {
      let frameworks = selected.read.flatMap(\.declaringFrameworks) + selected.library.frameworks
      if frameworks.contains(name) {
        for set in try selected.read + selected.library.sets(of: [name]) {
          show(set.declared(in: name), framework: name)
        }
      } else {
        let answer = try selected.answer(.name(name))
        if answer.matches.isEmpty { status = .findings }
        let text = LookupText(style: Terminal.style)
        Terminal.print(text.text(for: answer, query: name) { _, _ in [] }, terminator: "")
      }
    }
    return status
  }

  private static func show(_ set: FactSet, framework: String) {
    let counts = FactCounts(set)
    guard counts != FactCounts() else { return }
    head(set.origin, [counts], frameworks: [framework])
    line(framework, counts, gaps: set.frameworkGaps[framework] ?? [])
    for enumeration in set.enumerations {
      let name = enumeration.name.isEmpty ? "(anonymous)" : enumeration.name
      Terminal.print("  enum \(name) : \(enumeration.typeName)")
      for member in enumeration.members { Terminal.print("    \(member.name) = \(member.value)") }
    }
    for constant in set.integerConstants {
      Terminal.print("  \(constant.name) = \(constant.value)")
    }
    for constant in set.externConstants {
      Terminal.print("  \(constant.typeName) \(constant.name)")
    }
    for container in set.containers {
      Terminal.print("  " + LookupText.headline(of: container))
      for method in container.methods {
        Terminal.print("    \(method.kind.sign) \(method.selector)  \(method.encoding)")
      }
    }
  }
}
