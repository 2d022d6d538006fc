import BridgeClaims
import HeaderFacts

/// What the files of a project say together, kept so that a change in one of them can be judged without a
/// look at all others.
public struct AuditedProject: Sendable {
  /// The files with the calls of each other's functions taken for what they are.
  public let files: [FileClaims]
  let names: ProjectNames
  let index: FactIndex
  fileprivate let read: [FileClaims]

  fileprivate init(_ files: [FileClaims], of auditor: Auditor) {
    read = files
    index = auditor.catalog.index
    let senders = Senders(files, named: auditor.options.senders)
    self.files = auditor.prepared(files, senders)
    names = ProjectNames(self.files, index: index, senders: senders, isAskedAgain: true)
  }

  /// Whether a header declares a method of this selector, the runtime's own among them.
  public func isDeclared(_ selector: String) -> Bool {
    RuntimeRoot.answers(selector) || !index.methods(selector: selector).isEmpty
  }

  /// Whether a header declares a method of this selector, or the project defines one.
  public func isKnown(_ selector: String) -> Bool {
    isDeclared(selector) || names.definedSelectors.contains(selector)
  }

  /// Whether anything declares the selector for classes, or for instances.
  public func isAnswered(_ selector: String, by side: Method.Kind) -> Bool {
    RuntimeRoot.answers(selector)
      || index.methods(selector: selector).contains { $0.method.kind == side }
  }

  /// The selectors with so many arguments that a class itself declares for one side, and nothing for the
  /// other; sorted.
  public func methods(of className: String, _ side: Method.Kind, colons: Int) -> [String] {
    let other: Method.Kind = side == .class ? .instance : .class
    let own = index.containers(named: className).flatMap(\.fact.methods).filter { method in
      method.kind == side && method.selector.colonCount == colons
    }
    return Set(own.map(\.selector)).filter { !isAnswered($0, by: other) }.sorted()
  }

  fileprivate func replacing(_ changed: FileClaims) -> [FileClaims] {
    read.map { $0.source.path == changed.source.path ? changed : $0 }
  }
}

extension Auditor {
  /// - Parameter files: All files of the project.
  public func project(of files: [FileClaims]) -> AuditedProject {
    AuditedProject(files, of: self)
  }

  /// The findings about one file of a project as it is after a change, in the order of the file.
  public func findings(in changed: FileClaims, of project: AuditedProject) -> [Finding] {
    let senders = Senders(project.replacing(changed), named: options.senders)
    let changed = prepared([changed], senders)[0]
    let others = project.files.filter { $0.source.path != changed.source.path }
    let names = ProjectNames(
      [changed] + others, index: catalog.index, senders: senders, known: project.names)
    let judged = JudgedFile(changed, catalog: catalog, project: names, options: options)
    return FindingAssembly(file: judged, options: options).findings()
  }
}
