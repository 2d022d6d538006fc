import BridgeClaims
import HeaderFacts

/// A method of a delegate has nearly the name of one of the protocol's.
struct MisspeltMethod: Rule {
  let documentation = RuleDocumentation(
    id: "misspelt-method",
    summary: "A method is nearly, but not quite, one of the protocol's whose others the class has",
    severity: .error,
    what: """
      A method that the code gives to a class which also has methods of a protocol, with a selector that \
      no header declares and that differs from one of that protocol's by a slip of the pen, capitals, a \
      colon or one keyword. Where nothing else says so, a slip alone is possible only. What the code itself \
      sends is its own method and left alone.
      """,
    why: """
      Whoever calls a delegate asks first whether it has the method. One that is misspelt is never called, \
      and nothing says so.
      """,
    triggering: RuleExample(
      fileName: "delegate.zig",
      code: """
        const cls = objc_allocateClassPair(NSObject, "SessionDelegate", 0);
        _ = class_addMethod(cls, sel("workoutSession:didFailWithErorr:"), imp, "v@:@@");
        _ = class_addMethod(
            cls, sel("workoutSession:didChangeToState:fromState:date:"), other, "v@:@qq@");
        """),
    nonTriggering: RuleExample(
      fileName: "delegate.zig",
      code: """
        const cls = objc_allocateClassPair(NSObject, "SessionDelegate", 0);
        _ = class_addMethod(cls, sel("workoutSession:didFailWithError:"), imp, "v@:@@");
        _ = class_addMethod(
            cls, sel("workoutSession:didChangeToState:fromState:date:"), other, "v@:@qq@");
        """),
    fix: .mechanical)

  func check(_ file: JudgedFile) -> [Draft] {
    let index = file.catalog.index
    var methods: [String: [SelectorClaim]] = [:]
    for claim in file.claims.selectors where claim.use == .defined {
      methods[claim.receiverClass ?? "", default: []].append(claim)
    }
    return methods.keys.sorted().flatMap { name -> [Draft] in
      guard !name.isEmpty, let claims = methods[name] else { return [] }
      let unknown = claims.filter {
        index.methods(selector: $0.selector).isEmpty && $0.selector.contains(":")
          && !$0.selector.hasPrefix("_") && !file.project.sentSelectors.contains($0.selector)
      }
      guard !unknown.isEmpty else { return [] }
      let protocols = protocols(of: name, claims, file)
      return unknown.compactMap { draft($0, protocols: protocols, own: claims, file) }
    } + MethodSlips(file).drafts()
  }

  /// The protocols that a class says it adopts, and those of which it has a method that no other has.
  private func protocols(
    of name: String, _ claims: [SelectorClaim], _ file: JudgedFile
  ) -> Set<String> {
    let graph = file.project.graph
    var found = Set(file.claims.definedClasses.filter { $0.name == name }.flatMap(\.protocols))
    for claim in claims {
      let owners = Set(
        file.catalog.index.methods(selector: claim.selector).map(\.container.owner))
      if owners.count == 1, let owner = owners.first, graph.isProtocol(owner) {
        found.insert(owner)
      }
    }
    let families = found.filter(graph.isProtocol).map(graph.family(ofProtocol:))
    return families.reduce(into: Set<String>()) { $0.formUnion($1) }
      .subtracting(RuntimeRoot.names)
  }

  private func draft(
    _ claim: SelectorClaim, protocols: Set<String>, own: [SelectorClaim], _ file: JudgedFile
  ) -> Draft? {
    let comparison = SelectorComparison(claim.selector, isTelling: true, project: file.project)
    let taken = Set(own.map(\.selector))
    var best: (likeness: SelectorLikeness, match: MethodMatch)?
    for name in protocols.sorted() {
      for match in file.catalog.index.containers(named: name) {
        for (place, method) in match.fact.methods.enumerated()
        where !taken.contains(method.selector) {
          guard let likeness = comparison.likeness(to: method.selector) else { continue }
          if let best, Self.rank(best.likeness) <= Self.rank(likeness) { continue }
          best = (likeness, MethodMatch(container: match.fact, index: place, origin: match.origin))
        }
      }
    }
    guard let best else { return nil }
    let isSlip = [.sameLetters, .slip, .colons].contains(best.likeness)
    guard isSlip || !mayBeAnothers(claim, file) else { return nil }
    let right = best.match.method.selector
    return Draft(
      confidence: isSlip ? .likely : .possible, range: claim.range,
      subject: .selector(claim.selector), claimed: claim.selector, expected: right,
      message:
        "\(claim.selector) is none of \(best.match.container.owner)'s methods; it has \(right)",
      explanation: [Wording.declaration(best.match)],
      fix: isSlip && claim.isContiguous ? Fix(range: claim.range, replacement: right) : nil)
  }

  /// Whether what is only like a protocol's method may come from elsewhere: the compiler gives a method in
  /// Swift the selector of the requirement that it meets, and the project's own protocols have methods too.
  private func mayBeAnothers(_ claim: SelectorClaim, _ file: JudgedFile) -> Bool {
    if file.claims.language == "swift", file.claims.source.text(claim.range) != claim.selector {
      return true
    }
    let adopted = file.claims.definedClasses.filter { $0.name == claim.receiverClass }
      .flatMap(\.protocols)
    return !adopted.allSatisfy(file.project.graph.isProtocol)
  }

  private static func rank(_ likeness: SelectorLikeness) -> Int {
    SelectorLikeness.allCases.firstIndex(of: likeness) ?? 0
  }
}
