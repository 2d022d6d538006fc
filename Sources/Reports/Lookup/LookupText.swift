import Audit
import BridgeClaims
import HeaderFacts

/// The answer to a look-up as a person reads it: a headline, then what is known, a label a line.
public struct LookupText {
  /// More matches than this are listed a line each.
  static let detailLimit = 6

  private let style: TextStyle

  public init(style: TextStyle = .plain) { self.style = style }

  /// Sentences on a claimed value, to stand under the headline of a member.
  public typealias ClaimExplainer = (MemberMatch, SignedMagnitude) -> [String]

  public func text(
    for answer: LookupAnswer, query: String, explain: ClaimExplainer
  ) -> String {
    guard !answer.matches.isEmpty else { return nothing(answer, query: query) }
    let groups = AgreeingMatches.groups(of: answer.matches)
    if let claimed = answer.claimed {
      return groups.map { verdict(on: $0, claimed: claimed, explain: explain) }
        .joined(separator: "\n")
    }
    guard groups.count <= Self.detailLimit else { return list(groups) }
    return groups.map(details).joined(separator: "\n")
  }

  private func nothing(_ answer: LookupAnswer, query: String) -> String {
    if let value = answer.claimed, !answer.enumerations.isEmpty {
      let claimed = ClaimedInteger(isNegative: value.isNegative, magnitude: value.magnitude)
      return answer.enumerations.map {
        ClaimedValue.meaning(of: claimed, in: $0.fact) + "\n"
          + Self.table(
            [("facts", OriginText.line($0.origin))], style: style)
      }.joined()
    }
    guard !RuntimeRoot.answers(query) else {
      return
        "\(query): every object answers to it; objc/NSObject.h, which declares it, was not read.\n"
    }
    let found = "\(query): no header that was read declares this.\n"
    guard !answer.nearMisses.isEmpty else { return found }
    return found + "Near it:\n" + list(AgreeingMatches.groups(of: answer.nearMisses))
  }

  private func list(_ groups: [AgreeingMatches]) -> String {
    let rows = groups.map { (headline($0.first), place(of: $0.first)) }
    let width = min(rows.map(\.0.count).max() ?? 0, 72)
    return rows.map { headline, place in
      let gap = String(repeating: " ", count: max(width - headline.count, 0) + 2)
      return "  \(style.bold(headline))\(gap)\(style.dim(place))\n"
    }.joined()
  }

  private func verdict(
    on group: AgreeingMatches, claimed: SignedMagnitude, explain: ClaimExplainer
  ) -> String {
    let match = group.first
    guard let value = match.value else {
      return "\(match.name) has no value of its own that a header gives.\n" + details(group)
    }
    guard !value.isDenoted(by: claimed) else {
      return style.good("\(match.name) is \(claimed).") + "\n" + details(group)
    }
    var text = style.bad("\(match.name) is \(value), not \(claimed).") + "\n"
    if case .member(let member) = match {
      for sentence in explain(member, claimed) { text += Paragraph.wrap(sentence, indent: 2) }
      text += "\n"
    }
    return text + details(group)
  }

  private func details(_ group: AgreeingMatches) -> String {
    var rows: [(String, String)]
    switch group.first {
    case .member(let match): rows = MemberDetails.rows(match)
    case .enumeration(let match): rows = EnumerationDetails.rows(match)
    case .integerConstant(let match): rows = ConstantDetails.rows(match)
    case .externConstant(let match): rows = ConstantDetails.rows(match)
    case .method(let match): rows = MethodDetails.rows(match)
    case .container(let match): rows = ContainerDetails.rows(match)
    }
    rows += EnumerationDetails.further(group) + OriginText.rows(group)
    return style.bold(headline(group.first)) + "\n" + Self.table(rows, style: style)
  }

  private static func table(_ rows: [(String, String)], style: TextStyle) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    var text = ""
    for (label, value) in rows {
      let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let shown = number == 0 ? label : ""
        let gap = String(repeating: " ", count: width - shown.count + 2)
        text += "  \(style.dim(shown))\(gap)\(line)\n"
      }
    }
    return text
  }

  private func headline(_ match: LookupMatch) -> String {
    switch match {
    case .member(let match): "\(match.member.name) = \(match.member.value)"
    case .enumeration(let match): "enum \(match.fact.name) : \(match.fact.typeName)"
    case .integerConstant(let match): "\(match.fact.name) = \(match.fact.value)"
    case .externConstant(let match): match.fact.name
    case .method(let match):
      "\(match.method.kind.sign)[\(match.container.owner) \(match.method.selector)]"
    case .container(let match): ContainerDetails.headline(match.fact)
    }
  }

  /// `class HKHealthStore : NSObject`.
  public static func headline(of container: Container) -> String {
    ContainerDetails.headline(container)
  }

  private func place(of match: LookupMatch) -> String {
    switch match {
    case .member(let match): match.enumeration.name
    case .enumeration(let match): "\(match.fact.framework), \(match.fact.members.count) members"
    case .integerConstant(let match): match.fact.framework
    case .externConstant(let match): match.fact.typeName
    case .method(let match): match.method.encoding
    case .container(let match): match.fact.framework
    }
  }
}
