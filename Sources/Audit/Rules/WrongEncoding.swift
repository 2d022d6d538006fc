import BridgeClaims
import HeaderFacts

/// A method is added with types that are not those of the method which it implements.
struct WrongEncoding: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-encoding",
    summary: "A method is given a type encoding that does not fit its selector or its protocol",
    severity: .warning,
    what: """
      The type encoding of a method that code adds to a class, where it has another number of arguments \
      than the selector has colons, or where the protocol or superclass method of that selector has \
      other types.
      """,
    why: """
      The encoding is what the runtime tells whoever forwards, observes or proxies the method. Mostly it \
      also shows that the function behind it has the wrong parameters.
      """,
    triggering: RuleExample(
      fileName: "session.zig",
      code: """
        _ = class_addMethod(cls, sel("workoutSession:didFailWithError:"), imp, "v@:@");
        """),
    nonTriggering: RuleExample(
      fileName: "session.zig",
      code: """
        _ = class_addMethod(cls, sel("workoutSession:didFailWithError:"), imp, "v@:@@");
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.claims.selectors.compactMap { draft($0, file) }
  }

  private func draft(_ claim: SelectorClaim, _ file: JudgedFile) -> Draft? {
    guard claim.use == .defined, let encoding = claim.encoding, let range = claim.encodingRange,
      let types = EncodedType.list(encoding), types.count >= 3
    else { return nil }
    let colons = claim.selector.colonCount
    guard types.count - 3 == colons else {
      return Draft(
        confidence: .certain, range: range, subject: .selector(claim.selector), claimed: encoding,
        expected: nil,
        message: "\(claim.selector) takes \(Wording.count(colons, "argument")), and its encoding "
          + "\(encoding) has \(types.count - 3)",
        explanation: [
          "An encoding has the result, the receiver, the selector, and then the arguments."
        ])
    }
    let methods = file.catalog.index.methods(selector: claim.selector)
    guard !methods.isEmpty else { return nil }
    var first: (place: Int, method: MethodMatch, wanted: EncodedType)?
    for match in methods {
      guard let declared = WrongType.types(of: match.method), declared.count == types.count,
        let place = types.indices.first(where: {
          Self.differ(types[$0], declared[$0], isResult: $0 == 0)
        })
      else { return nil }
      first = first ?? (place, match, declared[place])
    }
    guard let first else { return nil }
    let what = first.place == 0 ? "the result" : "argument \(first.place - 2)"
    return Draft(
      confidence: .likely, range: range, subject: .selector(claim.selector), claimed: encoding,
      expected: TypeEncoding.withoutOffsets(first.method.method.encoding),
      message:
        "\(encoding) has \(types[first.place].text) as \(what) of \(claim.selector), which is "
        + first.wanted.text,
      explanation: [
        "\(Wording.place(first.method.container.location, line: first.method.method.line, first.method.origin)) "
          + "declares \(first.method.method.kind.sign)[\(first.method.container.owner) "
          + "\(claim.selector)] with \(TypeEncoding.withoutOffsets(first.method.method.encoding))."
      ])
  }

  private static func differ(_ a: EncodedType, _ b: EncodedType, isResult: Bool) -> Bool {
    switch (a, b) {
    case (.other, _), (_, .other), (.pointer, .pointer), (.bool, .bool), (.void, .void): false
    case (.bool, .integer(let bits)), (.integer(let bits), .bool): bits > 32
    case (.integer(let x), .integer(let y)): x != y
    case (.floating(let x), .floating(let y)): x != y
    case (.structure, .structure): false
    case (.pointer, .integer(let bits)), (.integer(let bits), .pointer): bits == 64
    default: true
    }
  }
}
