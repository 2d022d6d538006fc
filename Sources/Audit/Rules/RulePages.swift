/// The pages that tell people what a rule means.
public enum RulePages {
  /// One rule's page in Markdown, as `docs/rules/<id>.md` holds it.
  public static func markdown(for rule: RuleDocumentation) -> String {
    let fix =
      switch rule.fix {
      case .none: "None: what was meant is for a person to say."
      case .mechanical:
        "Mechanical: the finding carries the replacement where it is one number or one name. It changes "
          + "what the program does, so look at each."
      }
    let optIn =
      rule.isOptIn
      ? " Run only where it is asked for: `--enable \(rule.id)`, or `\"enable\"` in the configuration."
      : ""
    return """
      # \(rule.id)

      \(rule.summary). Severity: \(rule.severity.rawValue).\(optIn)

      ## What it reports

      \(rule.what)

      ## Why

      \(rule.why)

      ## Example

      `\(rule.triggering.fileName)`, reported\(asked(rule.triggering)):

      \(fenced(rule.triggering))

      `\(rule.nonTriggering.fileName)`, left alone\(asked(rule.nonTriggering)):

      \(fenced(rule.nonTriggering))

      ## Fix

      \(fix)

      """
  }

  /// The list of all rules in Markdown, as `docs/rules/README.md` holds it.
  public static func index(of rules: [RuleDocumentation]) -> String {
    let rows = rules.map { rule in
      "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue)\(rule.isOptIn ? ", on request" : "") "
        + "| \(rule.summary) |"
    }
    return """
      # Rules

      | rule | severity | what it reports |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  /// Whether a file on disk is one of these pages, an older one too.
  public static func isPage(_ text: String) -> Bool {
    text.hasPrefix("# Rules\n") || text.contains("\n## What it reports\n")
  }

  private static func asked(_ example: RuleExample) -> String {
    example.deploymentTarget.map { " with `--deployment-target \($0)`" } ?? ""
  }

  private static func fenced(_ example: RuleExample) -> String {
    let language = example.fileName.split(separator: ".").last ?? ""
    return "```\(language)\n\(example.code)\n```"
  }
}
