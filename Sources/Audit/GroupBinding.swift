import BridgeClaims
import HeaderFacts

/// What one group of claims was taken for, and why.
public struct GroupBinding: Sendable, Hashable {
  /// One claim of the group and the declaration that it is about.
  public struct Claim: Sendable, Hashable {
    /// As the code has it.
    public var label: String
    /// The C name of the member or constant.
    public var name: String
    public var literal: String
    public var literalRange: ByteRange
    /// Nil where the claimed expression could not be evaluated.
    public var isRight: Bool?
    public var isImplicit: Bool
    /// The values that are right, each once.
    public var values: [IntegerValue]
  }

  /// The claims that are about one enum, for the same reason.
  public struct Bound: Sendable, Hashable {
    /// The enum's C name, or what an anonymous enum is called; empty for constants outside of enums.
    public var enumeration: String
    public var way: BindingWay
    public var confidence: Confidence
    /// Phrases.
    public var evidence: [String]
    /// In source order.
    public var claims: [Claim]
  }

  public var path: String
  /// Where its first claim stands.
  public var start: SourceText.Position
  public var form: ClaimForm
  public var owner: String?
  /// How many claims it has, bound or not.
  public var count: Int
  /// Enums in the order of their first claims; empty where nothing is bound.
  public var bound: [Bound]
  /// Why nothing, or not all, is bound; phrases.
  public var remarks: [String]
}

extension JudgedFile {
  /// What each group with a claim was taken for, in the order of the file.
  var groupBindings: [GroupBinding] {
    let byGroup = Dictionary(grouping: bound, by: \.group)
    return claims.groups.enumerated().compactMap { number, group in
      guard let first = group.claims.first else { return nil }
      let start = min(first.literalRange.lowerBound, first.labelRange.lowerBound)
      return GroupBinding(
        path: claims.source.path, start: claims.source.position(at: start), form: group.form,
        owner: group.owner?.name, count: group.claims.count,
        bound: boundParts(byGroup[number] ?? []), remarks: outcome.remarks[number] ?? [])
    }
  }

  private func boundParts(_ claims: [BoundClaim]) -> [GroupBinding.Bound] {
    var parts: [GroupBinding.Bound] = []
    for claim in claims {
      let binding = claim.binding
      let enumeration = enumerationName(of: binding)
      let place = parts.firstIndex {
        $0.enumeration == enumeration && $0.way == binding.way
          && $0.confidence == binding.confidence
      }
      let part = Self.described(claim)
      if let place {
        parts[place].claims.append(part)
      } else {
        parts.append(
          GroupBinding.Bound(
            enumeration: enumeration, way: binding.way, confidence: binding.confidence,
            evidence: binding.evidence, claims: [part]))
      }
    }
    return parts
  }

  func enumerationName(of binding: Binding) -> String {
    binding.family.map { catalog.families[$0].displayName } ?? ""
  }

  private static func described(_ claim: BoundClaim) -> GroupBinding.Claim {
    var values: [IntegerValue] = []
    for value in claim.binding.values where !values.contains(value) { values.append(value) }
    return GroupBinding.Claim(
      label: claim.claim.label, name: claim.binding.name, literal: claim.claim.literal,
      literalRange: claim.claim.literalRange, isRight: claim.isRight,
      isImplicit: claim.claim.isImplicit, values: values)
  }
}
