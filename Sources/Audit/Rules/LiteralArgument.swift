import BridgeClaims
import HeaderFacts

/// A number is handed over where the header wants a member of an enum, and is none.
struct LiteralArgument: Rule {
  let documentation = RuleDocumentation(
    id: "literal-argument",
    summary:
      "A number in a message is no member of its parameter's enum, or another than noted beside it",
    severity: .error,
    what: """
      A number that is written into a call, where the parameter's type is an enum that has no member of \
      that value, or an option set that does not have all of its bits. All bits set, and none, are left \
      alone in an option set. And a number of a member while the comment right beside it names another member \
      and nothing else.
      """,
    why: """
      The method takes any number and does something else with one that it does not know, or nothing. A \
      number that no member has was miscounted, or meant for another enum.
      """,
    triggering: RuleExample(
      fileName: "samples.zig",
      code: """
        _ = msgSend3(HKQuery, "predicateForSamplesWithStartDate:endDate:options:", start, end, 8);
        """),
    nonTriggering: RuleExample(
      fileName: "samples.zig",
      code: """
        _ = msgSend3(HKQuery, "predicateForSamplesWithStartDate:endDate:options:", start, end, 2);
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.messages.flatMap { sent -> [Draft] in
      guard let arguments = sent.message.arguments, arguments.count == sent.colons,
        sent.claim.use == .sent, !sent.methods.isEmpty
      else { return [] }
      return arguments.indices.compactMap { draft(sent, arguments[$0], place: $0, file) }
    }
  }

  private func draft(
    _ sent: SentMessage, _ argument: Message.Argument, place: Int, _ file: JudgedFile
  ) -> Draft? {
    guard let value = argument.value else { return nil }
    let types = Set(
      sent.methods.map(\.method).filter { place < $0.parameters.count }
        .map { $0.parameters[place].typeName })
    guard types.count == 1, let type = types.first else { return nil }
    let variants = file.catalog.index.enumerations(named: type.withoutEnumKeyword)
    guard let first = variants.first else { return nil }
    let isMember =
      variants.contains { Self.has(value, $0.fact) }
      || Self.isConstant(value, ofType: type, in: file.catalog.index)
    guard !isMember else { return contradiction(sent, argument, value, variants) }
    let enumeration = first.fact
    let kind = enumeration.isOptions ? "option" : "member"
    return Draft(
      confidence: sent.isSure || sent.methods.count == 1 ? .likely : .possible,
      range: argument.valueRange, subject: .constant(enumeration.name), claimed: argument.text,
      expected: nil,
      message: enumeration.isOptions
        ? "\(argument.text) has bits that are no \(kind)s of \(enumeration.name), which "
          + "\(sent.claim.selector) takes"
        : "\(argument.text) is no \(kind) of \(enumeration.name), which \(sent.claim.selector) takes",
      explanation: [
        "\(Wording.place(enumeration.location, first.origin)) declares \(enumeration.name): "
          + Wording.list(enumeration.members.map { "\($0.name) is \($0.value)" }, limit: 12) + "."
      ])
  }

  /// Where the comment beside a number names another member in all sets of facts.
  private func contradiction(
    _ sent: SentMessage, _ argument: Message.Argument, _ value: ClaimedInteger,
    _ variants: [FactMatch<Enumeration>]
  ) -> Draft? {
    guard let comment = argument.comment, let first = variants.first else { return nil }
    var named: Member?
    for match in variants {
      let variant = EnumerationFamily.Variant(match.fact, origin: match.origin)
      guard
        let names = NamedInComment(comment.text, variant: variant, type: match.fact.name),
        !names.agrees(with: value, of: match.fact)
      else { return nil }
      named = named ?? names.members.first
    }
    guard let named else { return nil }
    let meaning = Wording.names(of: value, in: first.fact).first
    return Draft(
      confidence: sent.isSure || sent.methods.count == 1 ? .likely : .possible,
      range: argument.valueRange, subject: .constant(named.name), claimed: argument.text,
      expected: named.value.description,
      message:
        "the comment names \(named.name), which is \(named.value); \(sent.claim.selector) is given "
        + "\(argument.text)" + (meaning.map { ", which is \($0)" } ?? ""),
      explanation: [
        "\(Wording.place(first.fact.location, first.origin)) declares \(first.fact.name), which "
          + "\(sent.claim.selector) takes.", Wording.meaning(of: value, in: first.fact),
      ])
  }

  /// Whether a header has a constant of that value beside the enum, as for names that are no longer used.
  private static func isConstant(
    _ value: ClaimedInteger, ofType type: String, in index: FactIndex
  ) -> Bool {
    index.sets.contains { set in
      set.integerConstants.contains {
        $0.kind == .constant && $0.value.isDenoted(value)
          && ExternConstant.bareType($0.typeName) == type.withoutEnumKeyword
      }
    }
  }

  private static func has(_ value: ClaimedInteger, _ enumeration: Enumeration) -> Bool {
    if enumeration.members.contains(where: { $0.value.isDenoted(value) }) { return true }
    guard enumeration.isOptions || Self.isBitSet(enumeration) else { return false }
    let bits = IntegerValue(
      isNegative: value.isNegative, magnitude: value.magnitude, type: enumeration.type
    ).bits
    let known = enumeration.members.reduce(0) { $0 | $1.value.bits }
    return bits & ~known == 0 || bits == enumeration.type.mask || bits == enumeration.type.mask >> 1
  }

  /// An enum that is not marked as options may be one all the same: most of its members are single bits.
  private static func isBitSet(_ enumeration: Enumeration) -> Bool {
    let values = enumeration.members.map(\.value.bits).filter { $0 != 0 }
    guard values.count > 1, let largest = values.max(), largest > 3 else { return false }
    return values.count(where: { $0.nonzeroBitCount == 1 }) * 2 > values.count
      && values.contains(where: { $0 > UInt64(values.count) })
  }
}

extension String {
  /// The name of a parameter's type: `NSFoo` of `enum NSFoo`.
  var withoutEnumKeyword: String { hasPrefix("enum ") ? String(dropFirst(5)) : self }
}
