import BridgeClaims
import HeaderFacts

/// A selector is sent that the frameworks keep to themselves.
struct PrivateSelector: Rule {
  let documentation = RuleDocumentation(
    id: "private-selector",
    summary: "A selector is not public",
    severity: .warning,
    what: """
      A message or a look-up of a selector that begins with an underscore, as the methods do that frameworks \
      keep to themselves, where neither a header nor the scanned code declares it. It is likely where the \
      code shows that an object of a framework's class receives it, and possible elsewhere.
      """,
    why: """
      Nothing says that the next release still has the method, or what it takes; and the App Store turns away \
      programs that send it.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const HKHealthStore = objc.getClass("HKHealthStore");
        const store = msgSend0(msgSend0(HKHealthStore, "alloc"), "init");
        msgSend1(store, "_setLocalDevice:", device);
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const HKHealthStore = objc.getClass("HKHealthStore");
        const store = msgSend0(msgSend0(HKHealthStore, "alloc"), "init");
        msgSend2(store, "saveObject:withCompletion:", workout, block);
        """),
    fix: .none, isOptIn: true)

  func check(_ file: JudgedFile) -> [Draft] {
    file.claims.selectors.compactMap { claim in
      guard claim.use == .sent, Self.isPrivate(claim.selector),
        claim.messages.isEmpty || !claim.messages.allSatisfy(\.isCompiled),
        file.catalog.index.methods(selector: claim.selector).isEmpty,
        !file.project.definedSelectors.contains(claim.selector),
        !file.project.exportedSelectors.contains(claim.selector)
      else { return nil }
      let graph = file.project.graph
      let receivers = claim.messages.compactMap(\.receiver)
      // A class of the project's own may have what it likes.
      guard receivers.allSatisfy({ graph.isClass($0.namedClass) }) else { return nil }
      let owner = receivers.lazy.compactMap(graph.resolve).first
      return Draft(
        confidence: owner == nil ? .possible : .likely, range: claim.range,
        subject: .selector(claim.selector), claimed: claim.selector, expected: nil,
        message: "\(claim.selector) is not public: no header declares it",
        explanation: owner.map { ["It is sent to \($0.text)."] } ?? [])
    }
  }

  /// `_setFoo:`, but not `_` and `__`.
  private static func isPrivate(_ selector: String) -> Bool {
    selector.hasPrefix("_") && selector.contains { $0.isLetter }
  }
}
