import BridgeClaims
import HeaderFacts

/// Tells short names that are members from short names that are categories.
///
/// A table in which ten numbers are `yoga` says nothing of the member of that name; neither does a
/// switch arm that gives one number to several cases, one of which is the number's own.
enum Buckets {
  /// The claims without those whose label is a category.
  static func drop(from bound: [BoundClaim], in group: ClaimGroup) -> [BoundClaim] {
    let repeated = repeatedLabels(in: group)
    let shared = sharedNumbers(in: bound)
    let joint = jointLabels(in: group)
    let isEnumeration = group.owner?.kind == .enumeration
    let sharing = bound.count { isMany($0, in: shared) }
    return bound.filter { claim in
      guard [.namedOwner, .resemblance].contains(claim.binding.way), claim.isWrong else {
        return true
      }
      if repeated.isTable || repeated.many.contains(claim.claim.label) { return false }
      if joint.contains(claim.claim.labelRange) { return false }
      if claim.claim.isBucket && !repeated.twice.contains(claim.claim.label) { return false }
      if sharesLiteral(claim, in: bound, group: group) { return false }
      // One number twice may be a line copied; two such pairs are a habit.
      return isEnumeration || !(isMany(claim, in: shared) && sharing > 1)
    }
  }

  private struct Repeated {
    var twice: Set<String>
    /// Labels with three numbers or more.
    var many: Set<String>
    /// So many labels repeat that all are categories.
    var isTable: Bool
  }

  private static func repeatedLabels(in group: ClaimGroup) -> Repeated {
    var numbers: [String: Set<ClaimedInteger>] = [:]
    for claim in group.claims {
      if let value = claim.value { numbers[claim.label, default: []].insert(value) }
    }
    let twice = Set(numbers.filter { $0.value.count == 2 }.keys)
    let many = Set(numbers.filter { $0.value.count > 2 }.keys)
    return Repeated(twice: twice, many: many, isTable: twice.count + many.count > 1)
  }

  /// Labels that are written once for several numbers: `case 13, 74: "cycling"`.
  private static func jointLabels(in group: ClaimGroup) -> Set<ByteRange> {
    var numbers: [ByteRange: Int] = [:]
    for claim in group.claims where claim.isBucket { numbers[claim.labelRange, default: 0] += 1 }
    return Set(numbers.filter { $0.value > 1 }.keys)
  }

  /// For each number the labels that it is right for.
  private static func sharedNumbers(in bound: [BoundClaim]) -> [ClaimedInteger: Set<String>] {
    var owners: [ClaimedInteger: Set<String>] = [:]
    for claim in bound where claim.isRight == true {
      if let value = claim.claim.value {
        owners[value, default: []].insert(claim.binding.name)
      }
    }
    return owners
  }

  private static func isMany(
    _ claim: BoundClaim, in owners: [ClaimedInteger: Set<String>]
  ) -> Bool {
    guard claim.isWrong, let value = claim.claim.value else { return false }
    return !(owners[value] ?? []).subtracting([claim.binding.name]).isEmpty
  }

  /// Another claim about the same literal is right.
  private static func sharesLiteral(
    _ claim: BoundClaim, in bound: [BoundClaim], group: ClaimGroup
  ) -> Bool {
    !claim.claim.isImplicit
      && bound.contains {
        $0.isRight == true && $0.claim.literalRange == claim.claim.literalRange
      }
  }
}
