import BridgeClaims
import HeaderFacts

/// A selector that the platform asked about does not have, or that nobody should send there any more.
struct UnavailableSelector: Rule {
  let documentation = RuleDocumentation(
    id: "unavailable-selector",
    summary: "A selector is newer than the deployment target, deprecated, or unavailable",
    severity: .warning,
    what: """
      A message whose method came with a later release than the deployment target \
      (`--deployment-target ios15.0`), or is unavailable on that platform; deprecated ones are notes. Where the \
      code does not show what receives the message, all classes that have such a method have to agree. \
      Without a deployment target only methods that a class declares as unavailable are reported. \
      Code that asks first, whether for the release or for the method, is left alone. A file that wraps a \
      framework's methods, one after another, gets one note for all of them.
      """,
    why: """
      An older system does not have the method, and the program stops there with an unrecognized selector; no \
      compiler checks the availability of a selector in a string.
      """,
    triggering: RuleExample(
      fileName: "share.zig",
      code: """
        msgSend3(store, "requestPerObjectReadAuthorizationForType:predicate:completion:", type, null, block);
        """, deploymentTarget: "ios15.0"),
    nonTriggering: RuleExample(
      fileName: "share.zig",
      code: """
        msgSend3(store, "requestPerObjectReadAuthorizationForType:predicate:completion:", type, null, block);
        """, deploymentTarget: "ios16.0"),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    let found = (file.messages + lookUps(in: file)).compactMap { sent in
      draft(sent, file).map { (sent, $0) }
    }
    guard !found.isEmpty else { return [] }
    let asking = AskingCode(file)
    let told = found.filter { !asking.asks(for: $0.0) }
    let unsure = told.filter { !$0.0.isSure }
    guard unsure.count >= Self.manyMessages, declaresEverything(file),
      let summary = summary(unsure.map(\.1), target: file.options.deploymentTarget)
    else { return told.map(\.1) }
    return told.filter(\.0.isSure).map(\.1) + [summary]
  }

  // MARK: - Bindings

  /// From how many findings on they are told as one.
  private static let manyMessages = 6
  /// How many messages a file has at least that wraps a framework's methods.
  private static let fewestMessages = 60

  /// Whether a file wraps a framework's methods, each in a function of its own: hardly anything shows what
  /// receives its messages. What the target does not have is then no fault until somebody calls it.
  private func declaresEverything(_ file: JudgedFile) -> Bool {
    let sent = file.messages.filter { $0.claim.use == .sent && !$0.message.isCompiled }
    return sent.count >= Self.fewestMessages
      && sent.count(where: { $0.receiver != nil }) * 10 < sent.count
  }

  private func summary(_ drafts: [Draft], target: DeploymentTarget?) -> Draft? {
    guard let target, let first = drafts.first else { return nil }
    let platform = PlatformNames.display(target.platform)
    var seen: Set<String> = []
    let selectors = drafts.map(\.claimed).filter { seen.insert($0).inserted }
    return Draft(
      confidence: .possible, range: first.range, subject: first.subject, claimed: first.claimed,
      expected: nil,
      message: "\(Wording.count(selectors.count, "selector")) of this file should not be sent on "
        + "\(platform) \(target.version): \(Wording.list(selectors, limit: 5))",
      explanation: [
        "The file declares what a framework has; only calls of these methods are at fault.",
        "The first one: \(first.message).",
      ])
  }

  /// Selectors of which the file does not show what they are sent to.
  private func lookUps(in file: JudgedFile) -> [SentMessage] {
    guard file.options.deploymentTarget != nil else { return [] }
    return file.claims.selectors.filter(\.messages.isEmpty).map { claim in
      SentMessage(
        claim, Message(range: claim.range, helper: claim.helper), in: file.claims,
        project: file.project)
    }
    .filter { lookUp in
      // What a protocol asks for is mostly looked up in order to be defined.
      !lookUp.methods.allSatisfy { file.project.graph.isProtocol($0.container.owner) }
    }
  }

  private func draft(_ sent: SentMessage, _ file: JudgedFile) -> Draft? {
    guard sent.claim.use == .sent, !sent.message.isCompiled, !sent.methods.isEmpty,
      !file.project.definedSelectors.contains(sent.claim.selector)
    else { return nil }
    let target = file.options.deploymentTarget
    guard target != nil || sent.isSure else { return nil }
    let compiled = CompiledFor(condition: nil, path: file.claims.source.path)
    let methods = sent.decidingMethods(on: target?.platform)
      .filter { compiled?.allows($0.origin) ?? true }
    let states = methods.map { MethodState($0.method.availability, target: target) }
    guard let match = methods.first, !states.contains(.available),
      // Another class may have what one declines to inherit.
      sent.isSure || !states.contains(.never)
    else { return nil }
    // Where one of the classes still has it, it may be that one's.
    let state = states.first(where: \.isDeprecation) ?? states[0]
    let platform = target?.platform ?? match.origin.platform
    let owner = sent.isSure ? " of \(match.container.owner)" : ""
    return Draft(
      confidence: state.isDeprecation ? .possible : sent.isSure ? .certain : .likely,
      range: sent.range, subject: .selector(sent.claim.selector), claimed: sent.claim.selector,
      expected: nil,
      message: "\(sent.claim.selector)\(owner) \(state.text(on: PlatformNames.display(platform)))",
      explanation: explanation(match, on: platform))
  }

  private func explanation(_ match: MethodMatch, on platform: String) -> [String] {
    let message = match.method.availability.entry(for: platform)?.message ?? ""
    return [Wording.declaration(match)]
      + (message.isEmpty ? [] : ["The header says: \(message)."])
  }
}

/// Code that finds out whether something is there before it uses it.
private struct AskingCode {
  private let source: SourceText
  /// Selectors that the file asks an object or a class for.
  private let askedFor: Set<String>

  private static let questions: Set<String> = [
    "respondsToSelector:", "instancesRespondToSelector:",
  ]
  private static let words = ["available", "atleast", "respondsto", "responds_to", "respond_to"]
  /// How far above a message a question about the release may stand.
  private static let lines = 10

  init(_ file: JudgedFile) {
    source = file.claims.source
    let asking = file.messages.filter { Self.questions.contains($0.claim.selector) }
      .map(\.message.range)
    askedFor = Set(
      file.claims.selectors.filter { claim in
        asking.contains { $0.contains(claim.range.lowerBound) }
      }.map(\.selector))
  }

  func asks(for sent: SentMessage) -> Bool {
    if askedFor.contains(sent.claim.selector) { return true }
    let line = source.position(at: sent.message.range.lowerBound).line
    return (max(1, line - Self.lines)...line).contains { number in
      let text = source.line(number).lowercased()
      return Self.words.contains(where: text.contains)
    }
  }
}
