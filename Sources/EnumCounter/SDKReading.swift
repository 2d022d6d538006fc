import HeaderFacts

/// What the frameworks of an SDK gave, and which of them gave nothing.
public struct SDKReading: Sendable {
  /// What the frameworks state that parse cleanly; nothing at all where none does.
  public var facts: FactSet
  /// The frameworks that were asked for, or all there are, sorted.
  public var asked: [String]
  /// Those of which nothing was read, sorted by name.
  public var leftOut: [LeftOut]
  /// Those whose headers parse, and declare nothing on the platform: there may be only Swift in them. Sorted.
  public var silent: [String]

  /// A framework of which no number can be trusted.
  public struct LeftOut: Sendable, Hashable {
    public var framework: String
    /// The first error in its headers, or in a header that they include.
    public var error: HeaderReadError

    public init(framework: String, error: HeaderReadError) {
      self.framework = framework
      self.error = error
    }
  }

  public init(
    facts: FactSet, asked: [String], leftOut: [LeftOut] = [], silent: [String] = []
  ) {
    self.facts = facts
    self.asked = asked
    self.leftOut = leftOut
    self.silent = silent
  }

  /// Nil when something was read; else why not.
  public var failure: HeaderReadError? {
    guard facts.frameworks.isEmpty else { return nil }
    return leftOut.first?.error
      ?? .nothingDeclared(
        in: asked, file: "", platform: facts.origin.platform)
  }

  /// What was read and what was left out in one line, and below it why, an error once for all that it hits.
  public var summary: String {
    let count = facts.frameworks.count
    var line = "\(facts.origin.name) (\(facts.origin.triple)): \(count) of \(asked.count)"
    line += " framework\(asked.count == 1 ? "" : "s") read"
    if !leftOut.isEmpty {
      line += "; left out: \(leftOut.map(\.framework).joined(separator: ", "))"
    }
    if !silent.isEmpty {
      line += "; no declarations of their own for"
      line += " \(PlatformNames.display(facts.origin.platform)): \(silent.joined(separator: ", "))"
    }
    return ([line] + reasons).joined(separator: "\n")
  }

  private var reasons: [String] {
    var errors: [HeaderReadError] = []
    for entry in leftOut where !errors.contains(entry.error) { errors.append(entry.error) }
    return errors.map { error in
      let names = leftOut.filter { $0.error == error }.map(\.framework)
      return "\(names.joined(separator: ", ")): left out for this\n\(error)"
    }
  }
}

extension HeaderReadError {
  /// Headers that parse and have no declaration in them.
  static func nothingDeclared(
    in frameworks: [String], file: String, platform: String
  ) -> HeaderReadError {
    HeaderReadError(
      file: file,
      message:
        "the headers of \(frameworks.joined(separator: ", ")) declare nothing on \(platform)",
      remedy: "check that the SDK is complete, and the target given with --target")
  }
}
