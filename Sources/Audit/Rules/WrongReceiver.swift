import BridgeClaims
import HeaderFacts

/// A message goes to a class or an object that does not have the method.
struct WrongReceiver: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-receiver",
    summary: "A selector is sent to something that does not answer to it",
    severity: .error,
    what: """
      A message whose receiver's class the code shows, with a selector that headers declare, but not for \
      that class: neither it nor anything that it inherits from, no category and no protocol that it \
      adopts. A class method that is sent to an instance, and the other way round, is reported as such.
      """,
    why: """
      The program stops with an unrecognized selector. The selector is right, so that nothing else shows \
      it: it belongs to another class.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const HKHealthStore = objc.getClass("HKHealthStore");
        msgSend2(HKHealthStore, "saveObject:withCompletion:", workout, block);
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const HKHealthStore = objc.getClass("HKHealthStore");
        const store = msgSend0(msgSend0(HKHealthStore, "alloc"), "init");
        msgSend2(store, "saveObject:withCompletion:", workout, block);
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.messages.compactMap { draft($0, file) }
  }

  private func draft(_ sent: SentMessage, _ file: JudgedFile) -> Draft? {
    guard let receiver = sent.receiver, let answer = sent.answer, !sent.methods.isEmpty,
      !sent.message.isCompiled, sent.claim.use == .sent, sent.selfCount == 0,
      !file.project.definedSelectors.contains(sent.claim.selector)
    else { return nil }
    let selector = sent.claim.selector
    switch answer {
    case .yes, .unknown: return nil
    case .otherSide(let matches):
      let other = receiver.isClass ? "its instances" : "the class itself"
      return draft(
        sent, confidence: receiver.isExact ? .certain : .likely,
        message: "\(selector) is sent to \(receiver.text), and only \(other) "
          + (receiver.isClass ? "have" : "has") + " it", matches: matches)
    case .no:
      let owners = owners(sent.methods)
      return draft(
        sent, confidence: receiver.isExact ? .likely : .possible,
        message: "\(receiver.text) does not answer to \(selector), which is a method of "
          + Wording.list(owners), matches: sent.methods)
    }
  }

  private func owners(_ matches: [MethodMatch]) -> [String] {
    var seen: [String] = []
    for owner in matches.map(\.container.owner) where !seen.contains(owner) { seen.append(owner) }
    return seen
  }

  private func draft(
    _ sent: SentMessage, confidence: Confidence, message: String, matches: [MethodMatch]
  ) -> Draft {
    let place = matches.first.map(Wording.declaration)
    let read = sent.receiver.map { "\($0.className) and all that it inherits from were read." }
    return Draft(
      confidence: confidence, range: sent.range, subject: .selector(sent.claim.selector),
      claimed: sent.claim.selector, expected: nil, message: message,
      explanation: [place, read].compactMap { $0 })
  }
}
