import BridgeClaims
import HeaderFacts

/// Holds a block against the type that a method has for it.
struct BlockJudge {
  let sent: SentMessage
  let block: BlockLiteral
  /// Which argument it is.
  let place: Int
  let graph: ClassGraph

  func draft() -> Draft? {
    let wanted = Set(
      methods.map(\.method).filter { place < $0.parameters.count }
        .map { $0.parameters[place] }
        // What facts had from elsewhere than headers may not tell.
        .filter { $0.blockSignature != nil || $0.encoding != "@?" }.map(Self.types))
    guard let first = wanted.first ?? nil, !wanted.contains(nil),
      wanted.allSatisfy({ $0?.count == first.count })
    else { return nil }
    if first.count != block.parameters { return countDraft(wanted: first.count) }
    return typeDraft(wanted.compactMap { $0 })
  }

  /// What an attribute ties a method to is its own class's method, by whatever capitals the class is written.
  private var methods: [MethodMatch] {
    let owners = sent.claim.ownerNames
    guard !owners.isEmpty else { return sent.methods }
    let names = owners.reduce(into: Set<String>()) {
      $0.formUnion(graph.ancestry(of: $1).names.map { $0.lowercased() })
    }
    let exact = Set(owners.map { $0.lowercased() })
    let own = sent.methods.filter { exact.contains($0.container.owner.lowercased()) }
    return own.isEmpty
      ? sent.methods.filter { names.contains($0.container.owner.lowercased()) } : own
  }

  private var surely: Confidence {
    if sent.claim.use == .exported { return .likely }
    return sent.isSure && !block.isNamed ? .certain : .likely
  }

  // MARK: Number

  private func countDraft(wanted: Int) -> Draft? {
    let hasFewer = block.parameters < wanted
    if hasFewer, block.surplus == .dropped { return nil }
    // JavaScript's function may be called from elsewhere with more.
    let mayBeMeant =
      hasFewer ? block.surplus == .unread : block.surplus == .dropped && block.isNamed
    return Draft(
      confidence: mayBeMeant && sent.claim.use == .sent ? .possible : surely, range: block.range,
      subject: .selector(sent.claim.selector), claimed: "\(block.parameters)",
      expected: "\(wanted)",
      message:
        "\(sent.claim.selector) calls its block with \(Wording.count(wanted, "argument")); this one "
        + "takes \(block.parameters == 0 ? "none" : "\(block.parameters)")",
      explanation: explanation)
  }

  /// What a parameter's block is called with; nil for what is no block, and for one that gives back what
  /// encodings leave out: vectors, which it then may take as well.
  private static func types(_ parameter: Parameter) -> [EncodedType]? {
    guard let signature = parameter.blockSignature else { return nil }
    // The result and the block itself come first.
    let lacksResult = signature.hasPrefix("@?") && !signature.dropFirst(2).contains("@?")
    return EncodedType.list(signature).flatMap {
      $0.count < 2 || lacksResult ? nil : Array($0.dropFirst(2))
    }
  }

  private var explanation: [String] {
    let type = methods.first { place < $0.method.parameters.count }?
      .method.parameters[place].typeName
    return [methods.first.map(Wording.declaration), type.map { "The header's type is \($0)." }]
      .compactMap { $0 }
  }

  // MARK: Types

  /// The first parameter that is read as something else than every method of that name hands over.
  private func typeDraft(_ wanted: [[EncodedType]]) -> Draft? {
    for index in block.types.indices {
      guard let type = block.types[index], let given = machineType(type) else { continue }
      let mismatches = wanted.map { mismatch(given, $0[index]) }
      guard let mismatch = mismatches[0], mismatches.allSatisfy({ $0 != nil }) else { continue }
      let (confidence, effect) = mismatch
      return Draft(
        confidence: min(confidence, surely), range: type.range,
        subject: .selector(sent.claim.selector), claimed: type.text,
        expected: wanted[0][index].text,
        message:
          "the block of \(sent.claim.selector) takes \(type.text) as parameter \(index + 1), "
          + "and is called with \(wanted[0][index].text)",
        explanation: [effect] + explanation)
    }
    return nil
  }

  /// A name that headers declare a class by is an object.
  private func machineType(_ type: BlockLiteral.ParameterType) -> MachineType? {
    if let machine = type.machine { return machine }
    return graph.isClass(type.name) ? .pointer : nil
  }

  /// How what a block is called with differs from what it reads.
  private func mismatch(_ read: MachineType, _ given: EncodedType) -> (Confidence, String)? {
    switch (read, given) {
    case (.floating, .floating), (.floating, .bool), (.floating, .integer), (.floating, .pointer),
      (.bool, .floating), (.integer, .floating), (.pointer, .floating):
      return TypeMismatch.argument(read, given).map { ($0.confidence, $0.effect) }
    case (.pointer, .bool), (.pointer, .integer(8)), (.pointer, .integer(16)),
      (.pointer, .integer(32)):
      return (.likely, "The block takes for an object what is none.")
    case (.bool, .pointer), (.integer(8), .pointer), (.integer(16), .pointer),
      (.integer(32), .pointer):
      return (.likely, "The block reads a part of a pointer as a number.")
    default: return nil
    }
  }
}
