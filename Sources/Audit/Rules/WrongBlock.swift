import BridgeClaims
import HeaderFacts

/// A block takes another number of arguments than it will be called with.
struct WrongBlock: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-block",
    summary: "A block has another number of parameters than the method calls it with",
    severity: .error,
    what: """
      A block that is written into a message, or held by a variable that is handed over, with more or fewer \
      parameters than the header's block type has. Where a language drops what a function does not take, as \
      JavaScript does, fewer are no fault.
      """,
    why: """
      What a block reads beyond the arguments that it is called with is whatever is left in the registers, \
      an object that is none among it. With fewer it is mostly another argument than was thought.
      """,
    triggering: RuleExample(
      fileName: "workout.rs",
      code: """
        let done = RcBlock::new(move |ok: Bool, saved: *mut AnyObject, error: *mut NSError| {});
        let _: () = msg_send![store, saveObject: workout, withCompletion: &*done];
        """),
    nonTriggering: RuleExample(
      fileName: "workout.rs",
      code: """
        let done = RcBlock::new(move |ok: Bool, error: *mut NSError| {});
        let _: () = msg_send![store, saveObject: workout, withCompletion: &*done];
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.messages.flatMap { sent -> [Draft] in
      guard let arguments = sent.message.arguments, arguments.count == sent.colons,
        sent.claim.use == .sent,
        // A method of the project's own may be meant.
        sent.isSure || !file.project.definedSelectors.contains(sent.claim.selector)
      else { return [] }
      return arguments.indices.compactMap { place in
        arguments[place].block.flatMap { draft(sent, $0, place: place) }
      }
    }
  }

  private func draft(_ sent: SentMessage, _ block: BlockLiteral, place: Int) -> Draft? {
    let wanted = Set(
      sent.methods.map(\.method).filter { place < $0.parameters.count }
        .map { $0.parameters[place] }
        // What facts had from elsewhere than headers may not tell.
        .filter { $0.blockSignature != nil || $0.encoding != "@?" }.map(Self.count))
    guard wanted.count == 1, let wanted = wanted.first ?? nil, wanted != block.parameters else {
      return nil
    }
    let sure: Confidence = sent.isSure ? .certain : .likely
    let hasFewer = block.parameters < wanted
    if hasFewer, block.surplus == .dropped { return nil }
    return Draft(
      confidence: hasFewer && block.surplus == .unread ? .possible : sure, range: block.range,
      subject: .selector(sent.claim.selector), claimed: "\(block.parameters)",
      expected: "\(wanted)",
      message:
        "\(sent.claim.selector) calls its block with \(Wording.count(wanted, "argument")); this one "
        + "takes \(block.parameters == 0 ? "none" : "\(block.parameters)")",
      explanation: explanation(sent, place: place))
  }

  /// How many arguments a parameter's block is called with; nil for what is no block.
  private static func count(_ parameter: Parameter) -> Int? {
    // The result and the block itself come first.
    parameter.blockSignature.flatMap(EncodedType.list).flatMap { $0.count < 2 ? nil : $0.count - 2 }
  }

  private func explanation(_ sent: SentMessage, place: Int) -> [String] {
    let type = sent.methods.first { place < $0.method.parameters.count }?
      .method.parameters[place].typeName
    return [sent.declaration, type.map { "The header's type is \($0)." }].compactMap { $0 }
  }
}
