import Audit
import BridgeClaims
import HeaderFacts

/// Claims put together by hand: the code's text with what a reader would have found in it.
struct Sketch {
  struct Item {
    var label: String
    var literal: String
    var value: Int?
    var kind: ValueClaim.LabelKind = .identifier
    var isImplicit = false
  }

  private var path: String
  private var text = ""
  private var groups: [ClaimGroup] = []
  private var selectors: [SelectorClaim] = []

  init(_ path: String = "bridge.zig") { self.path = path }

  /// One line for each claim, all in one group.
  mutating func group(
    owner: ClaimOwner? = nil, hints: [ClaimHint] = [], _ items: [Item]
  ) {
    let claims = items.map { item -> ValueClaim in
      let start = text.utf8.count
      text += item.label
      let labelRange = start..<text.utf8.count
      text += " = "
      let literalStart = text.utf8.count
      text += item.literal + "\n"
      let literalRange = item.isImplicit ? labelRange : literalStart..<text.utf8.count - 1
      return ValueClaim(
        label: item.label, labelKind: item.kind, labelRange: labelRange,
        value: item.value.map(ClaimedInteger.init), literal: item.isImplicit ? "" : item.literal,
        literalRange: literalRange, isImplicit: item.isImplicit)
    }
    groups.append(
      ClaimGroup(
        form: ClaimForm(rawValue: "sketch"), owner: owner, hints: hints, claims: claims))
  }

  mutating func group(
    owner: ClaimOwner? = nil, hints: [ClaimHint] = [], _ values: KeyValuePairs<String, Int>
  ) {
    group(
      owner: owner, hints: hints,
      values.map { Item(label: $0.key, literal: String($0.value), value: $0.value) })
  }

  /// One group for each statement, as separate declarations give.
  mutating func statements(_ values: KeyValuePairs<String, Int>, type: String? = nil) {
    for (label, value) in values {
      group(
        hints: type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? [],
        [Item(label: label, literal: String(value), value: value)])
    }
  }

  /// A claim about the literal of the claim before, such as a comment behind it makes.
  mutating func commentOnLast(_ label: String) {
    guard var last = groups.last?.claims.last else { return }
    last.label = label
    last.labelKind = .comment
    groups.append(ClaimGroup(form: ClaimForm(rawValue: "comment"), claims: [last]))
  }

  mutating func selector(
    _ selector: String, use: SelectorClaim.Use = .sent, receiver: String? = nil
  ) {
    text += "send(\""
    let start = text.utf8.count
    text += selector
    selectors.append(
      SelectorClaim(
        selector: selector, range: start..<text.utf8.count, form: ClaimForm(rawValue: "send"),
        use: use, helper: "send", receiverClass: receiver))
    text += "\")\n"
  }

  /// A line that claims nothing.
  mutating func line(_ line: String) { text += line + "\n" }

  var file: FileClaims {
    FileClaims(
      source: SourceText(path: path, bytes: Array(text.utf8)), language: "zig", groups: groups,
      selectors: selectors)
  }

  func audit(_ facts: FactSet..., options: AuditOptions = AuditOptions()) -> AuditResult {
    Auditor(facts: facts, options: options).audit([file])
  }
}

extension ClaimOwner {
  static func named(_ name: String, _ kind: Kind = .enumeration) -> ClaimOwner {
    ClaimOwner(kind: kind, name: name)
  }
}
