import BridgeClaims
import HeaderFacts

/// Decides whether a selector claim is right, wrong, or beyond what was read.
struct SelectorJudge: Sendable {
  struct Unknown: Sendable {
    var confidence: Confidence
    /// Declared selectors that are probably meant, the best first.
    var near: [String]
    /// How the claim is like them; nil where it is only near in words.
    var likeness: SelectorLikeness?
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
    guard index.methods(selector: selector).isEmpty, !RuntimeRoot.answers(selector) else {
      return .known
    }
    guard !project.exportedSelectors.contains(selector) else { return .own }
    guard index.containers(named: selector).isEmpty else { return .own }
    // What begins with an underscore is private, and no header has it.
    guard !selector.hasPrefix("_"), !project.knowsMoreThanHeaders else { return .notChecked }
    let checkedClass = claim.receiverClass.flatMap { isWhollyRead($0) ? $0 : nil }
    let near = project.nearSelectors[selector] ?? []
    if let (likeness, meant) = alike(claim, near: near) {
      return .unknown(
        Unknown(
          confidence: checkedClass == nil ? .likely : .certain,
          near: prefer(meant, receiver: claim.receiverClass), likeness: likeness,
          checkedClass: checkedClass))
    }
    if let slip = slip(claim, near: near, checkedClass: checkedClass) { return .unknown(slip) }
    // A compiler has seen the message, and with it what other files give the class.
    let isCompiled = !claim.messages.isEmpty && claim.messages.allSatisfy(\.isCompiled)
    // A bridge may give its classes names of its own with underscores.
    guard let checkedClass, !isCompiled, !(claim.dependsOnReceiver && claim.helper == "_") else {
      return .notChecked
    }
    return .unknown(
      Unknown(
        confidence: .possible, near: Array(near.prefix(3)), likeness: nil,
        checkedClass: checkedClass))
  }

  /// The declared selectors that the claim is alike to in the most telling way.
  private func alike(
    _ claim: SelectorClaim, near: [String]
  ) -> (likeness: SelectorLikeness, near: [String])? {
    guard !claim.selector.contains("(") else {
      // A call that many methods answer to says nothing of the one that is meant, and one word of all
      // classes has nothing to say of one.
      let isTelling = receiverIsRead(claim) || NameWords.split(claim.selector).count > 1
      return isTelling && (1...3).contains(near.count) ? (.swiftCall, near) : nil
    }
    let isTelling = receiverIsRead(claim)
    guard isTelling || !project.isForeignProperty(claim.selector) else { return nil }
    var comparison = SelectorComparison(claim.selector, isTelling: isTelling, project: project)
    comparison.argumentCount = argumentCount(claim)
    var found: [SelectorLikeness: [String]] = [:]
    for declared in near + RuntimeRoot.otherColons(than: claim.selector) {
      if let likeness = comparison.likeness(to: declared) {
        found[likeness, default: []].append(declared)
      }
    }
    guard let best = SelectorLikeness.allCases.first(where: { found[$0] != nil }) else {
      return nil
    }
    let meant = found[best] ?? []
    return (
      best,
      best == .swiftSpelling
        ? meant.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) } : meant
    )
  }

  private func argumentCount(_ claim: SelectorClaim) -> Int? {
    let counts = Set(claim.messages.map { $0.isCompiled ? nil : $0.arguments?.count })
    return counts.count == 1 ? counts.first.flatMap { $0 } : nil
  }

  /// What the claim says but for a slip of the pen.
  private func slip(_ claim: SelectorClaim, near: [String], checkedClass: String?) -> Unknown? {
    let selector = claim.selector
    guard !selector.contains("("),
      claim.messages.isEmpty || !claim.messages.allSatisfy(\.isCompiled),
      checkedClass != nil || !project.isForeignProperty(selector)
    else { return nil }
    let family = checkedClass.map { project.graph.ancestry(of: $0).names } ?? []
    var found: [(declared: String, slip: Slip, isOwn: Bool)] = []
    for declared in project.slips[selector] ?? [] {
      let isOwn =
        checkedClass != nil && RuntimeRoot.answers(declared)
        || project.graph.methods(selector: declared).contains {
          family.contains($0.container.owner)
        }
      if let slip = Slip(selector, for: declared, isTelling: isOwn, project: project) {
        found.append((declared, slip, isOwn))
      }
    }
    if let best = found.first(where: \.isOwn) ?? found.first(where: \.slip.isSure) ?? found.first {
      let like = found.filter { $0.isOwn == best.isOwn && $0.slip.isSure == best.slip.isSure }
      let sure: Confidence = best.isOwn ? .certain : .likely
      return Unknown(
        confidence: best.slip.isSure ? sure : .possible,
        near: like.map(\.declared).prefix(3).map { $0 },
        likeness: best.slip.kind == .order ? .keywordOrder : .slip, checkedClass: checkedClass)
    }
    let comparison = SelectorComparison(selector, isTelling: false, project: project)
    let same = (near + RuntimeRoot.sameLetters(as: selector)).filter(comparison.resembles)
    guard !same.isEmpty else { return nil }
    return Unknown(
      confidence: .possible, near: Array(same.prefix(3)), likeness: .sameLetters,
      checkedClass: checkedClass)
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
    project.graph.isClass(name) && project.graph.ancestry(of: name).isWhole
  }
}
