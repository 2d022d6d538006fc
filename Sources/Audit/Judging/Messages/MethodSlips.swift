import BridgeClaims
import HeaderFacts

/// Methods that code defines or exports under selectors which are one letter away from those of a protocol or
/// a class that the code does not name.
struct MethodSlips: Sendable {
  private let file: JudgedFile
  private let methods: [SelectorClaim]
  /// For each selector that the file gives to methods, the classes that get one.
  private var classes: [String: Set<String>] = [:]
  /// The protocols and classes that declare a selector of the file's methods, and these selectors.
  private var selectorsOfOwner: [String: Set<String>] = [:]

  init(_ file: JudgedFile) {
    self.file = file
    methods = file.claims.selectors.filter {
      $0.use != .sent && !file.project.sentSelectors.contains($0.selector)
    }
    for claim in methods where classes[claim.selector]?.contains(claim.receiverClass ?? "") != true
    {
      classes[claim.selector, default: []].insert(claim.receiverClass ?? "")
      for owner in owners(of: claim.selector) {
        selectorsOfOwner[owner, default: []].insert(claim.selector)
      }
    }
  }

  private func owners(of selector: String) -> Set<String> {
    Set(file.project.graph.methods(selector: selector).map(\.container.owner))
      .subtracting(RuntimeRoot.names)
  }

  func drafts() -> [Draft] { methods.compactMap(draft) }

  /// A compiled language's own methods have whatever arguments they need.
  private func differsInColonsAlone(_ a: String, _ b: String) -> Bool {
    file.claims.language == "objective-c" && a.filter { $0 != ":" } == b.filter { $0 != ":" }
  }

  private func draft(_ claim: SelectorClaim) -> Draft? {
    for declared in file.project.slips[claim.selector] ?? []
    where !differsInColonsAlone(claim.selector, declared) {
      if RuntimeRoot.answers(declared), !isTaken(declared, by: claim.receiverClass),
        Slip(claim.selector, for: declared, isTelling: false, project: file.project) != nil
      {
        return draft(claim, rootMethod: declared)
      }
      let owners = owners(of: declared).filter { mayBeMeant($0, by: claim) }
      guard !owners.isEmpty, !isTaken(declared, by: claim.receiverClass) else { continue }
      // Methods of the same protocol stand beside it.
      let isAmongOthers = owners.contains { self.isAmongOthers($0, claim) }
      guard let isSure = isSlip(claim.selector, declared, isAmongOthers: isAmongOthers),
        let match = file.catalog.index.methods(selector: declared).first(where: {
          owners.contains($0.container.owner)
        })
      else { continue }
      return draft(claim, match, confidence: isSure && isAmongOthers ? .likely : .possible)
    }
    return nil
  }

  /// Whether the class has the method as well, so that the claim is another one.
  private func isTaken(_ selector: String, by className: String?) -> Bool {
    className.map { classes[selector]?.contains($0) ?? false } ?? false
  }

  /// Whether the file has other methods of a protocol or class as well.
  private func isAmongOthers(_ owner: String, _ claim: SelectorClaim) -> Bool {
    !(selectorsOfOwner[owner] ?? []).subtracting([claim.selector]).isEmpty
  }

  /// A class that is known to inherit from something has the methods of that, and any protocol's.
  private func mayBeMeant(_ owner: String, by claim: SelectorClaim) -> Bool {
    if owner == claim.receiverClass { return true }
    if file.project.graph.isProtocol(owner) {
      return !isCompiled || isAmongOthers(owner, claim) || adopts(owner, claim)
    }
    guard let name = claim.receiverClass, let base = file.project.base(of: name) else {
      // A compiler has seen the methods of a class whose superclass is not in sight.
      return !isCompiled
    }
    return file.project.graph.ancestry(of: base).names.contains(owner)
  }

  private func adopts(_ owner: String, _ claim: SelectorClaim) -> Bool {
    file.claims.definedClasses.contains {
      $0.name == claim.receiverClass && $0.protocols.contains(owner)
    }
  }

  private var isCompiled: Bool { ["objective-c", "swift"].contains(file.claims.language) }

  /// Nil where both selectors may well be meant.
  private func isSlip(_ claimed: String, _ declared: String, isAmongOthers: Bool) -> Bool? {
    if let slip = Slip(claimed, for: declared, isTelling: false, project: file.project) {
      return slip.isSure
    }
    let comparison = SelectorComparison(claimed, isTelling: false, project: file.project)
    if comparison.resembles(sameLetters: declared) { return false }
    // A method of one's own may have the same name and another number of arguments.
    guard claimed.filter({ $0 != ":" }) == declared.filter({ $0 != ":" }) else { return nil }
    if isAmongOthers, NameWords.split(declared).count > 2 { return true }
    return declared.colonCount > 1 ? false : nil
  }

  private func draft(_ claim: SelectorClaim, rootMethod right: String) -> Draft {
    Draft(
      confidence: .possible, range: claim.range, subject: .selector(claim.selector),
      claimed: claim.selector, expected: right,
      message: "no header declares \(claim.selector); every object has \(right)", explanation: [])
  }

  private func draft(
    _ claim: SelectorClaim, _ match: MethodMatch, confidence: Confidence
  ) -> Draft {
    let right = match.method.selector
    return Draft(
      confidence: confidence, range: claim.range, subject: .selector(claim.selector),
      claimed: claim.selector, expected: right,
      message: "no header declares \(claim.selector); \(match.container.owner) has \(right)",
      explanation: [Wording.declaration(match)],
      fix: confidence == .likely && claim.isContiguous
        ? Fix(range: claim.range, replacement: right) : nil)
  }
}
