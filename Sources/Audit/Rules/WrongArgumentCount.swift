import BridgeClaims
import HeaderFacts

/// A selector has more or fewer colons than the call has arguments.
struct WrongArgumentCount: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-argument-count",
    summary: "A message has another number of arguments than its selector has colons",
    severity: .error,
    what: """
      A call that hands over more or fewer arguments than the selector has colons, whatever headers were \
      read. Where a header's structure is handed over as its single numbers, and where a method takes any \
      number of arguments, this is taken into account.
      """,
    why: """
      The method reads as many arguments as its selector has colons. Those that the call leaves out are \
      whatever is left in the registers; those that it adds are lost, mostly because another selector \
      was meant.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        msgSend1(store, "saveObject:withCompletion:", workout);
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        msgSend2(store, "saveObject:withCompletion:", workout, block);
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    let canLeaveOut = !Self.withoutDefaults.contains(file.claims.language)
    return file.messages.compactMap { draft($0, canLeaveOut: canLeaveOut, file) }
  }

  private func draft(_ sent: SentMessage, canLeaveOut: Bool, _ file: JudgedFile) -> Draft? {
    let selector = sent.claim.selector
    guard let arguments = sent.message.arguments, !sent.message.isCompiled,
      !selector.contains("("), sent.claim.form != .selectorName || !sent.methods.isEmpty
    else { return nil }
    let given = given(
      arguments.count - sent.selfCount, sent, canLeaveOut: canLeaveOut)
    let colons = sent.colons
    guard given != colons else { return nil }
    if sent.claim.use != .sent {
      guard isExportJudged(sent, file.project) else { return nil }
    }
    if given > colons, colons > 0, Self.isVariadic(selector, helper: sent.message.helper) {
      return nil
    }
    if given < colons, leavesOutResults(given, sent) { return nil }
    // Other functions are called like that too, and send a message of another kind.
    if colons == 0, sent.methods.isEmpty, !isPlain(sent) { return nil }
    var confidence = confidence(sent, given: given)
    // The project's own function takes what it takes, whatever its selector looks like.
    if sent.methods.isEmpty, file.project.definedSelectors.contains(selector) {
      confidence = .possible
    }
    var explanation = sent.declaration.map { [$0] } ?? []
    if given > colons, let scalars = scalars(sent) {
      guard scalars == given else { return nil }
      confidence = .possible
      explanation.append(
        "A structure seems to be handed over as its \(Wording.count(scalars, "number")); whether they "
          + "arrive as one depends on the processor.")
    }
    let what = sent.claim.use != .sent ? "the method has" : "the call has"
    return Draft(
      confidence: confidence, range: sent.range, subject: .selector(selector),
      claimed: selector, expected: nil,
      message: "\(selector) takes \(Wording.count(colons, "argument")), and \(what) "
        + (given == 0 ? "none" : "\(given)"),
      explanation: explanation)
  }

  /// Languages in which a call hands over all that the function wants.
  private static let withoutDefaults: Set<String> = [
    "c", "go", "java", "objective-c", "odin", "rust", "zig",
  ]

  /// How many arguments reach the method: as many as the project's own function hands on.
  private func given(_ count: Int, _ sent: SentMessage, canLeaveOut: Bool) -> Int {
    guard let sender = sent.sender, !sender.takesList, sent.message.signature == nil,
      case let wanted = sender.signature.parameters.count, wanted != count
    else { return count }
    // A call that lacks what its function hands on as it should be lacks an argument.
    return !canLeaveOut && count < wanted && wanted == sent.colons ? count : wanted
  }

  private func confidence(_ sent: SentMessage, given: Int) -> Confidence {
    if sent.claim.use != .sent { return .likely }
    let isPlain = isPlain(sent)
    if given < sent.colons { return isPlain ? .certain : .likely }
    return isPlain && sent.colons == 0 ? .certain : .likely
  }

  /// Whether all that a call by name leaves out is handed back to it: pointers that the method writes to.
  private func leavesOutResults(_ given: Int, _ sent: SentMessage) -> Bool {
    guard sent.claim.form == .selectorName else { return false }
    return sent.methods.contains { match in
      let types = match.method.encoding.split(whereSeparator: { "0123456789".contains($0) })
      let left = sent.colons - given
      return types.dropFirst(3).count { $0.contains("^") } == left
        || sent.message.helper == "." && types.suffix(left).allSatisfy { $0.contains("^") }
    }
  }

  /// Whether there is no doubt that the function sends what it is given.
  private func isPlain(_ sent: SentMessage) -> Bool {
    sent.sender != nil || sent.isNamedSender || sent.message.signature != nil
      || sent.claim.form == .selectorMessage
      || sent.message.helper.contains("objc_msgSend") || sent.message.helper.hasPrefix("msg")
  }

  /// Whether a method with such a selector takes as many arguments as one likes.
  private static func isVariadic(_ selector: String, helper: String) -> Bool {
    let name = helper.lowercased()
    guard !["varg", "vararg", "varia"].contains(where: name.contains) else { return true }
    let keyword = selector.split(separator: ":").last.map(String.init) ?? ""
    return ["Format", "format", "Objects", "Keys", "Titles", "Images", "Arguments", "Types"]
      .contains { keyword.hasSuffix($0) }
  }

  /// How many single numbers and pointers the arguments are made of; nil where none is a structure.
  private func scalars(_ sent: SentMessage) -> Int? {
    let counts = Set(
      sent.methods.compactMap { match -> Int? in
        let types = (0..<sent.colons).map { WrongType.parameter($0, of: match.method) }
        guard types.contains(where: { ($0?.scalars ?? 1) > 1 }) else { return nil }
        return types.reduce(0) { $0 + ($1?.scalars ?? 1) }
      })
    return counts.count == 1 ? counts.first : nil
  }

  /// An attribute's selector says what the method is called by; only what a header has as well, or what
  /// looks like nothing else, is held against the parameters.
  private func isExportJudged(_ sent: SentMessage, _ project: ProjectNames) -> Bool {
    guard !sent.methods.isEmpty else { return false }
    // In the methods of other classes a name is no selector.
    return sent.claim.form != .methodDefinition
      || sent.claim.receiverClass.map { project.mayInherit($0) } ?? true
  }
}
