/// Two names have each other's number.
struct SwappedValues: Rule {
  let documentation = RuleDocumentation(
    id: "swapped-values",
    summary: "Two constants have each other's number",
    severity: .error,
    what: """
      Two names of one enum, each with the number that is right for the other. Both lines are reported.
      """,
    why: """
      Every number and every name of the table is right, so comparing sets of values finds nothing; \
      but the two members are taken for each other.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeRunning: c_ulong = 52;
        pub const HKWorkoutActivityTypeWalking: c_ulong = 37;
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeRunning: c_ulong = 37;
        pub const HKWorkoutActivityTypeWalking: c_ulong = 52;
        """),
    fix: .mechanical)

  func check(_ file: JudgedFile) -> [Draft] {
    file.wrong.compactMap { place in
      guard let partner = file.swapPartners[place], !OtherPlatform.applies(to: file.bound[place])
      else { return nil }
      let text = ValueText(file: file, place: place)
      let other = file.bound[partner]
      let line = file.claims.source.position(at: other.claim.literalRange.lowerBound).line
      let isChanged = ChangedValues.isOne(text.bound, catalog: file.catalog)
      return text.draft(
        message: "\(text.subject) is \(text.expected), not \(Wording.claimed(text.bound.claim)); "
          + "its number and that of \(other.binding.name) on line \(line) are swapped",
        confidence: isChanged ? .possible : min(text.binding.confidence, other.binding.confidence))
    }
  }
}
