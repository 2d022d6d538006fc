import BridgeClaims
import HeaderFacts

/// A message with what the headers know of it.
struct SentMessage: Sendable {
  let claim: SelectorClaim
  let message: Message
  /// Nil where the code does not show what receives it.
  let receiver: ResolvedReceiver?
  /// Whether the receiver answers; nil where the receiver is not known.
  let answer: ClassGraph.Answer?
  /// The methods that it may mean: the receiver's own, or else all of that selector.
  let methods: [MethodMatch]
  /// The function of the project that sends it.
  let sender: SenderDefinition?
  /// The configuration says that the function sends.
  let isNamedSender: Bool

  init(_ claim: SelectorClaim, _ message: Message, in file: FileClaims, project: ProjectNames) {
    let graph = project.graph
    self.claim = claim
    self.message = message
    sender = project.senders.definition(message.helper, in: file)
    isNamedSender = project.senders.isNamed(message.helper)
    receiver = message.receiver.flatMap(graph.resolve)
    answer = receiver.map { graph.answer(claim.selector, of: $0) }
    if case .yes(let own) = answer, !own.isEmpty {
      methods = own
    } else {
      methods = graph.methods(selector: claim.selector)
    }
  }

  var colons: Int { claim.selector.colonCount }

  /// How many of the arguments are the object itself, which a call by a class's name hands over before those
  /// that the selector has colons for: `NSView.drawRect_(self, rect)`.
  var selfCount: Int {
    guard message.helper == "_", let arguments = message.arguments else { return 0 }
    return arguments.dropLast(colons).prefix { ["self", "cls", "__class__"].contains($0.text) }
      .count
  }

  /// The receiver's class is known and has the method.
  var isSure: Bool {
    if case .yes(let own) = answer { return !own.isEmpty }
    return false
  }

  /// The types that the call hands over: those of the function that sends where it fixes them.
  var signature: Signature? { message.signature ?? sender?.signature }

  /// Where a finding on the whole message is shown.
  var range: ByteRange {
    let own = claim.range
    let isInside =
      message.range.lowerBound <= own.lowerBound && own.upperBound <= message.range.upperBound
    return isInside ? own : message.range
  }

  /// The header's place and the method, in a sentence.
  var declaration: String? { methods.first.map(Wording.declaration) }

  static func all(in file: FileClaims, project: ProjectNames) -> [SentMessage] {
    file.selectors.flatMap { claim in
      claim.messages.map { SentMessage(claim, $0, in: file, project: project) }
    }
  }
}
