import BridgeClaims
import HeaderFacts

/// How it is known which declaration a claim is about.
public enum BindingWay: String, Sendable, Hashable, CaseIterable {
  /// An annotation comment or the configuration says it.
  case explicit
  /// The label is the member's or constant's own C name, in some casing.
  case fullName = "full name"
  /// The label is the C name without its framework's prefix.
  case unprefixedName = "name without its prefix"
  /// The label is a short name inside something that is named after the enum.
  case namedOwner = "named after the enum"
  /// The label is a short name in a group that resembles the enum.
  case resemblance
}

/// Which declaration of the headers a claim is about, and how that is known.
struct Binding: Sendable {
  typealias Way = BindingWay

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
  /// What sets have that the code around the claim is not compiled for.
  var elsewhere = Elsewhere()

  /// Declarations of the same name that hold on other machines than the claim.
  struct Elsewhere: Sendable {
    var members: [MemberMatch] = []
    var constants: [FactMatch<IntegerConstant>] = []
    /// The condition that says so, as written.
    var condition = ""
  }

  /// The name in the headers.
  var name: String { members.first?.member.name ?? constants.first?.fact.name ?? "" }

  /// The values that are right, the first set's first.
  var values: [IntegerValue] {
    members.map(\.member.value) + constants.map(\.fact.value)
  }

  /// Whether some set that was read has this value.
  func isRight(_ claimed: ClaimedInteger) -> Bool { values.contains { $0.isDenoted(claimed) } }

  /// The binding with only what holds where the code is compiled; as it is where no set read does.
  func restricted(to condition: CompiledFor) -> Binding {
    let isMeant = { (origin: FactOrigin) in condition.allows(origin) }
    var binding = self
    binding.members = members.filter { isMeant($0.origin) }
    binding.constants = constants.filter { isMeant($0.origin) }
    guard !binding.members.isEmpty || !binding.constants.isEmpty else { return self }
    binding.elsewhere = Elsewhere(
      members: members.filter { !isMeant($0.origin) },
      constants: constants.filter { !isMeant($0.origin) }, condition: condition.text)
    return binding
  }
}

/// A claim with the declaration that it is about.
struct BoundClaim: Sendable {
  /// The group's and the claim's place in the file.
  var group: Int
  var place: Int
  var claim: ValueClaim
  var binding: Binding
  /// The group's form.
  var form = ClaimForm(rawValue: "")

  /// Nil where the claimed expression could not be evaluated.
  var isRight: Bool? { claim.value.map(binding.isRight) }
  var isWrong: Bool { isRight == false }
}
