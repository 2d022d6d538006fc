import BridgeClaims
import HeaderFacts

/// Where a number that stands under no condition is right, and where it is not.
struct MachineValues {
  private let claimed: String
  /// Machines on which it is right.
  private let right: [FactOrigin]
  private let wrong: [(value: IntegerValue, origin: FactOrigin)]

  /// Nil where the number is right on all machines that were read, or on none.
  init?(_ claim: BoundClaim) {
    guard claim.isRight == true, let value = claim.claim.value,
      claim.binding.elsewhere.condition.isEmpty
    else { return nil }
    let values =
      claim.binding.members.map { (value: $0.member.value, origin: $0.origin) }
      + claim.binding.constants.map { (value: $0.fact.value, origin: $0.origin) }
    let right = values.filter { $0.value.isDenoted(value) }.map(\.origin)
    // A value that only changed from one release to the next is right on the machine.
    let machines = Set(Machines.names(right))
    wrong = values.filter { !machines.contains(Machines.names([$0.origin])[0]) }
    guard !wrong.isEmpty else { return nil }
    self.right = right
    claimed = Wording.claimed(claim.claim)
  }

  /// Right with x86 alone, and wrong with another processor of the same platform.
  var isIntelOnly: Bool {
    right.allSatisfy { $0.architecture.hasPrefix("x86") }
      && wrong.contains { other in
        !other.origin.architecture.hasPrefix("x86")
          && right.contains { $0.platform == other.origin.platform }
      }
  }

  func draft(_ text: ValueText, confidence: Confidence? = nil) -> Draft {
    let places = Wording.list(Machines.names(wrong.map(\.origin)))
    var draft = text.draft(
      message: "\(text.subject) is \(claimed) on \(Wording.list(Machines.names(right).sorted())), "
        + "but \(wrong[0].value) on \(places)", confidence: confidence)
    draft.expected = text.expected
    draft.fix = nil
    return draft
  }
}
