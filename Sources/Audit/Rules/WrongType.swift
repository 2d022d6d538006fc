import BridgeClaims
import HeaderFacts

/// An argument or a result has another type than the method declares.
struct WrongType: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-type",
    summary: "A message hands over or reads another type than its method has",
    severity: .error,
    what: """
      An argument whose type the code shows, by a cast of the argument or of the sending function or by \
      the signature of the project's own function, and that the method takes as something else: a \
      floating point number for an integer, a float for a double, a single value for a structure, 32 \
      bits for 64. The same for what comes back.
      """,
    why: """
      Floating point numbers, integers and structures travel in different registers: the method reads \
      whatever was left in those that it looks at, and nothing fails until somebody looks at the number.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const HKUnit = objc.getClass("HKUnit");
        const HKQuantity = objc.getClass("HKQuantity");
        const energy = msgSend2(HKQuantity, "quantityWithUnit:doubleValue:", unit, @as(c_long, 3));
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        const HKUnit = objc.getClass("HKUnit");
        const HKQuantity = objc.getClass("HKQuantity");
        const energy = msgSend2(HKQuantity, "quantityWithUnit:doubleValue:", unit, @as(f64, 3));
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.messages.flatMap { sent -> [Draft] in
      guard !sent.message.isCompiled, sent.claim.use == .sent, !sent.methods.isEmpty else {
        return []
      }
      return arguments(sent) + result(sent)
    }
  }

  private func arguments(_ sent: SentMessage) -> [Draft] {
    guard let arguments = sent.message.arguments, arguments.count == sent.colons else { return [] }
    return arguments.indices.compactMap { place -> Draft? in
      let argument = arguments[place]
      let fixed = sent.signature?.parameters
      let declared = fixed.flatMap { $0.count == arguments.count ? $0[place] : nil }
      guard let type = declared ?? argument.type,
        let mismatch = agreed(
          sent.methods.map { Self.parameter(place, of: $0.method) },
          {
            TypeMismatch.argument(type, $0)
          })
      else { return nil }
      if argument.value?.magnitude == 0, type != .bool, mismatch.wanted == EncodedType.pointer.text
      {
        return nil
      }
      let keyword = Self.keyword(place, of: sent.claim.selector)
      return draft(
        sent, mismatch, range: argument.range, claimed: argument.text,
        message:
          "\(keyword): of \(sent.claim.selector) takes \(mismatch.wanted), and gets \(mismatch.given)"
      )
    }
  }

  private func result(_ sent: SentMessage) -> [Draft] {
    guard sent.message.isResultUsed, let read = sent.signature?.result,
      let mismatch = agreed(
        sent.methods.map { Self.types(of: $0.method)?.first },
        {
          TypeMismatch.result(read, $0)
        })
    else { return [] }
    // A class that was not read may have a property of that name, of the very type that the call asks for.
    guard sent.isSure || sent.colons > 0 || sent.message.signature?.result == nil else { return [] }
    return [
      draft(
        sent, mismatch, range: sent.range, claimed: sent.claim.selector,
        message:
          "\(sent.claim.selector) gives back \(mismatch.wanted), and is read as \(mismatch.given)")
    ]
  }

  private func draft(
    _ sent: SentMessage, _ mismatch: TypeMismatch, range: ByteRange, claimed: String,
    message: String
  ) -> Draft {
    let isOne = Set(sent.methods.map(\.method.encoding)).count == 1
    let sure = sent.isSure || isOne && sent.colons > 0
    return Draft(
      confidence: sure ? mismatch.confidence : min(mismatch.confidence, .likely), range: range,
      subject: .selector(sent.claim.selector), claimed: claimed, expected: nil, message: message,
      explanation: [mismatch.effect] + (sent.declaration.map { [$0] } ?? []))
  }

  /// The mismatch that all methods which may be meant agree on; of several, the least sure.
  private func agreed(
    _ types: [EncodedType?], _ compare: (EncodedType) -> TypeMismatch?
  ) -> TypeMismatch? {
    var found: TypeMismatch?
    for type in types {
      guard let type, let mismatch = compare(type) else { return nil }
      if mismatch.confidence < found?.confidence ?? .certain || found == nil { found = mismatch }
    }
    return found
  }

  private static func keyword(_ place: Int, of selector: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    return place < parts.count ? String(parts[place]) : ""
  }

  /// The type of a parameter by itself, or as the method's encoding has it.
  static func parameter(_ place: Int, of method: Method) -> EncodedType? {
    if place < method.parameters.count {
      return EncodedType.list(method.parameters[place].encoding)?.first
    }
    guard let types = types(of: method), place + 3 < types.count else { return nil }
    return types[place + 3]
  }

  static func types(of method: Method) -> [EncodedType]? { EncodedType.list(method.encoding) }
}
