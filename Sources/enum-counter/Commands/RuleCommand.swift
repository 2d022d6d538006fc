import Audit
import Foundation
import TableWriter

enum RuleCommand: Command {
  static let name = "rule"
  static let positionals = "[ID]"
  static let summary = "what a rule means"
  static let discussion = "Without an ID, lists the rules."
  static let pages = Option(
    "pages", value: "DIR", help: "write a page for every rule, as Markdown, into DIR")
  static let check = Option(
    "check", help: "with --pages: write nothing; exit 1 when a page is not up to date")
  static let options = [pages, check]

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    if let folder = arguments.value(pages) {
      return try pages(in: folder, isCheck: arguments.has(check))
    }
    guard !arguments.has(check), arguments.positionals.count <= 1 else {
      throw UsageError("rule takes one rule's ID; --check goes with --pages", command: name)
    }
    guard let id = arguments.positionals.first else {
      list()
      return .clean
    }
    guard let rule = Rules.documentation.first(where: { $0.id == id }) else {
      let ids = Rules.documentation.map(\.id).joined(separator: ", ")
      throw InputError("\(id): there is no such rule; there are \(ids)")
    }
    Terminal.print(RulePages.markdown(for: rule), terminator: "")
    return .clean
  }

  private static func list() {
    let width = Rules.documentation.map(\.id.count).max() ?? 0
    for rule in Rules.documentation {
      let gap = String(repeating: " ", count: width - rule.id.count + 2)
      Terminal.print("\(rule.id)\(gap)\(rule.summary)")
    }
  }

  private static func pages(in folder: String, isCheck: Bool) throws -> ExitStatus {
    let pages = Rules.documentation.map {
      OutputFile(name: "\($0.id).md", text: RulePages.markdown(for: $0))
    }
    let index = OutputFile(name: "README.md", text: RulePages.index(of: Rules.documentation))
    let plan = try GenerationPlan(
      files: pages + [index], directory: try OutputFiles.folder(folder), isOurs: RulePages.isPage)
    return try OutputFiles.carryOut(
      plan, isCheck: isCheck, what: "rule pages",
      command: "scripts/enum-counter rule --pages \(folder)")
  }
}
