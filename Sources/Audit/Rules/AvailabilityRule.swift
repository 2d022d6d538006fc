import BridgeClaims
import HeaderFacts

/// A constant is not there, or no longer to be used, on the machines that the code runs on.
struct AvailabilityRule: Rule {
  let documentation = RuleDocumentation(
    id: "availability",
    summary: "A constant is deprecated, unavailable, or newer than the deployment target",
    severity: .warning,
    what: """
      A number beside a constant that the header marks as deprecated or unavailable, or that came with a later \
      release than the deployment target (`--deployment-target ios15.0`).
      """,
    why: """
      A number compiles where the name would not. The system then rejects it or, before the release that \
      introduced it, takes it for something else.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeDance: c_ulong = 14;
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeSocialDance: c_ulong = 78;
        """),
    fix: .none, isOptIn: true)

  func check(_ file: JudgedFile) -> [Draft] {
    file.bound.indices.compactMap { place in
      let claim = file.bound[place]
      guard let reason = reason(claim, target: file.options.deploymentTarget) else { return nil }
      let text = ValueText(file: file, place: place)
      var draft = text.draft(message: "\(text.subject) \(reason.text)")
      draft.range = claim.claim.labelRange
      draft.claimed = claim.claim.label
      draft.expected = nil
      draft.fix = nil
      draft.severity = reason.isDeprecation ? .note : nil
      return draft
    }
  }

  private struct Reason {
    var text: String
    var isDeprecation = false
  }

  private func reason(_ claim: BoundClaim, target: DeploymentTarget?) -> Reason? {
    let stated =
      claim.binding.members.map { ($0.member.availability, $0.origin) }
      + claim.binding.constants.map { ($0.fact.availability, $0.origin) }
    guard let target else {
      guard let (availability, origin) = stated.first(where: { $0.0 != .unstated }) else {
        return nil
      }
      return reason(availability, platform: origin.platform, version: nil)
    }
    let known = stated.map(\.0)
      .filter { $0.entry(for: target.platform) != nil || $0.isAlwaysDeprecated }
    return known.first.flatMap {
      reason($0, platform: target.platform, version: target.version)
    }
  }

  private func reason(_ stated: Availability, platform: String, version: Version?) -> Reason? {
    if stated.isUnavailable(on: platform) { return Reason(text: "is unavailable on \(platform)") }
    let entry = stated.entry(for: platform)
    if let version, let since = entry?.introduced, since > version {
      return Reason(text: "is there from \(platform) \(since) on; the target is \(version)")
    }
    guard stated.isDeprecated(on: platform) else { return nil }
    let since = entry?.deprecated.map { " since \(platform) \($0)" } ?? ""
    let message = entry?.message ?? ""
    return Reason(
      text: "is deprecated\(since)\(message.isEmpty ? "" : " (\(message))")", isDeprecation: true)
  }
}
