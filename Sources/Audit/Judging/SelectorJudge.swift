import BridgeClaims
import HeaderFacts

/// Decides whether a selector claim is right, wrong, or beyond what was read.
struct SelectorJudge: Sendable {
  struct Unknown: Sendable {
    var confidence: Confidence
    /// Declared selectors that are probably meant, the best first.
    var near: [String]
    /// The claim has each keyword of the nearest one shortened as Swift does.
    var isSwiftSpelling: Bool
    /// The receiver's class, where it and all that it inherits from were read.
    var checkedClass: String?
  }

  enum Verdict: Sendable {
    case known
    /// The scanned code defines it, or it is no selector.
    case own
    /// Nothing that was read says whether it exists.
    case notChecked
    case unknown(Unknown)
  }

  let index: FactIndex
  let project: ProjectNames

  func judge(_ claim: SelectorClaim) -> Verdict {
    let selector = claim.selector
    guard claim.use == .sent, !project.definedSelectors.contains(selector) else { return .own }
    guard index.methods(selector: selector).isEmpty else { return .known }
    guard index.containers(named: selector).isEmpty else { return .own }
    let checkedClass = claim.receiverClass.flatMap { isWhollyRead($0) ? $0 : nil }
    let near = project.nearSelectors[selector] ?? []
    // One keyword alone resembles too much: `reload:` of a class that was not read is not
    // `reloadItem:` of one that was, nor is `localeIdentifier` a slip for `localIdentifier`.
    let isTelling = Self.keywords(selector).count > 1 || receiverIsRead(claim)
    let swift = near.filter { isTelling && Self.isShortened(selector, of: $0) }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    if !swift.isEmpty {
      return .unknown(
        Unknown(
          confidence: .likely, near: prefer(swift, receiver: claim.receiverClass),
          isSwiftSpelling: true, checkedClass: checkedClass))
    }
    let misspelt = near.filter {
      isTelling
        ? Self.isMisspelling(selector, of: $0)
        : Self.keywords(selector).count == Self.keywords($0).count
          && FoldedName.fold(selector) == FoldedName.fold($0)
    }
    if !misspelt.isEmpty {
      return .unknown(
        Unknown(
          confidence: .likely, near: Array(misspelt.prefix(3)), isSwiftSpelling: false,
          checkedClass: checkedClass))
    }
    guard let checkedClass else { return .notChecked }
    return .unknown(
      Unknown(
        confidence: .possible, near: Array(near.prefix(3)), isSwiftSpelling: false,
        checkedClass: checkedClass))
  }

  /// Selectors of the receiver's class before others.
  private func prefer(_ selectors: [String], receiver: String?) -> [String] {
    guard let receiver else { return Array(selectors.prefix(3)) }
    let own = selectors.filter { selector in
      index.methods(selector: selector).contains { $0.container.owner == receiver }
    }
    return Array((own.isEmpty ? selectors : own).prefix(3))
  }

  private func receiverIsRead(_ claim: SelectorClaim) -> Bool {
    claim.receiverClass.map { !index.containers(named: $0).isEmpty } ?? false
  }

  /// Whether a class and every class it inherits from was read.
  private func isWhollyRead(_ name: String) -> Bool {
    var name = name
    for _ in 0..<32 {
      let classes = index.containers(named: name).compactMap { match -> String?? in
        if case .class(let superclass) = match.fact.kind { return .some(superclass) }
        return nil
      }
      guard let superclass = classes.first else { return false }
      guard let next = superclass else { return true }
      name = next
    }
    return false
  }

  private static func keywords(_ selector: String) -> [Substring] {
    selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
  }

  /// Each keyword of `selector` is how Swift shortens that of `declared`: the first words of it.
  static func isShortened(_ selector: String, of declared: String) -> Bool {
    let claimed = keywords(selector)
    let full = keywords(declared)
    guard !claimed.isEmpty, claimed.count == full.count else { return false }
    return zip(claimed, full).allSatisfy { short, long in
      let shortWords = NameWords.split(short)
      return NameWords.split(long).starts(with: shortWords) && !shortWords.isEmpty
    }
  }

  /// The same but for the case of letters, or with a slip of the pen in one long word. A plural is no
  /// slip: `addObject:` and `addObjects:` are two methods.
  static func isMisspelling(_ selector: String, of declared: String) -> Bool {
    guard keywords(selector).count == keywords(declared).count else { return false }
    if FoldedName.fold(selector) == FoldedName.fold(declared) { return true }
    let claimed = NameWords.split(selector)
    let words = NameWords.split(declared)
    guard claimed.count == words.count else { return false }
    let different = zip(claimed, words).filter { $0 != $1 }
    guard different.count == 1, let (word, right) = different.first, word.utf8.count > 4,
      FoldedName.singular(word) != FoldedName.singular(right)
    else { return false }
    return EditDistance.between(word, right, limit: word.utf8.count > 7 ? 2 : 1) != nil
  }
}
