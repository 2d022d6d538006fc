import BridgeClaims
import HeaderFacts

/// Why a constant outside of any enum was probably given a wrong number.
enum ConstantReasons {
  static func reason(for claim: BoundClaim, catalog: Catalog) -> String? {
    guard let value = claim.claim.value, let match = claim.binding.constants.first else {
      return nil
    }
    let other = catalog.other.integerConstants(named: match.fact.name)
      .first { $0.fact.value.isDenoted(value) }
    if let origin = other?.origin {
      return "It is the value in \(origin.name) (\(origin.platform) \(origin.architecture))."
    }
    let constant = match.fact
    let alone = Enumeration(
      name: "", framework: constant.framework, location: constant.location, kind: .plain,
      typeName: constant.typeName, canonicalTypeName: constant.typeName, type: constant.value.type,
      members: [Member(name: constant.name, value: constant.value, isExplicit: true)])
    let run = ClaimRun(
      enumeration: alone, platform: match.origin.platform,
      entries: [ClaimRun.Entry(member: 0, claimed: value)])
    return Explainer.reasons(for: run)[0]
  }
}
