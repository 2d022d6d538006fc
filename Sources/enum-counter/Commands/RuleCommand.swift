import Audit
import Foundation

enum RuleCommand: Command {
  static let name = "rule"
  static let positionals = "[ID]"
  static let summary = "what a rule means"
  static let discussion = "Without an ID, lists the rules."
  static let pages = Option(
    "pages", value: "DIR", help: "write a page for every rule, as Markdown, into DIR")
  static let check = Option(
    "check", help: "with --pages: write nothing, and exit 1 when a page is not up to date")
  static let options = [pages, check]

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    if let folder = arguments.value(pages) {
      return try pages(in: folder, isCheck: arguments.has(check))
    }
    guard let id = arguments.positionals.first else {
      let width = RuleRegistry.documentation.map(\.id.count).max() ?? 0
      for rule in RuleRegistry.documentation {
        let gap = String(repeating: " ", count: width - rule.id.count + 2)
        Terminal.print("\(rule.id)\(gap)\(rule.summary)")
      }
      return .clean
    }
    guard let rule = RuleRegistry.documentation.first(where: { $0.id == id }) else {
      let ids = RuleRegistry.documentation.map(\.id).joined(separator: ", ")
      throw InputError("\(id): there is no such rule; there are \(ids)")
    }
    Terminal.print(RulePages.markdown(for: rule), terminator: "")
    return .clean
  }

  private static func pages(in folder: String, isCheck: Bool) throws -> ExitStatus {
    let files = RuleRegistry.documentation.map { (name: "\($0.id).md", text: RulePages.markdown(for: $0)) }
    let plan = try OutputPlan(files: files, directory: URL(filePath: folder))
    return try plan.carryOut(isCheck: isCheck, command: "enum-counter rule --pages \(folder)")
  }
}
