import BridgeClaims
import HeaderFacts

/// Which declaration of the headers a claim is about, and how that is known.
struct Binding: Sendable {
  enum Way: Sendable, Hashable {
    /// The label is the member's or constant's own C name, in some casing.
    case fullName
    /// The label is the C name without its framework's prefix.
    case unprefixedName
    /// The label is a short name inside something that is named after the enum.
    case namedOwner
    /// The label is a short name in a group that resembles the enum.
    case resemblance
  }

  var way: Way
  var confidence: Confidence
  /// What speaks for the binding, a phrase each.
  var evidence: [String]
  /// The members meant; several when sets or enums share the name. Empty for a constant.
  var members: [MemberMatch] = []
  /// Macros and integer constants of the name.
  var constants: [FactMatch<IntegerConstant>] = []
  /// The enum's number in the catalogue; nil for a constant outside any enum.
  var family: Int?

  /// The name in the headers.
  var name: String { members.first?.member.name ?? constants.first?.fact.name ?? "" }

  /// The values that are right, the first set's first.
  var values: [IntegerValue] {
    members.map(\.member.value) + constants.map(\.fact.value)
  }

  /// Whether some set that was read has this value.
  func isRight(_ claimed: ClaimedInteger) -> Bool {
    values.contains { $0.isDenoted(isNegative: claimed.isNegative, magnitude: claimed.magnitude) }
  }
}

/// A claim with the declaration that it is about.
struct BoundClaim: Sendable {
  /// The group's and the claim's place in the file.
  var group: Int
  var place: Int
  var claim: ValueClaim
  var binding: Binding

  /// Nil where the claimed expression could not be evaluated.
  var isRight: Bool? { claim.value.map(binding.isRight) }
  var isWrong: Bool { isRight == false }
}
