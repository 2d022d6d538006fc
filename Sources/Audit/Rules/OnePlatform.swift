import BridgeClaims
import HeaderFacts

/// A number is right on some of the platforms or processors that were read and not on the others.
struct OnePlatform: Rule {
  let documentation = RuleDocumentation(
    id: "one-platform",
    summary: "A number is right on one platform or processor and wrong on another",
    severity: .warning,
    what: """
      A constant whose value depends on the platform or the processor, restated without a condition. \
      The finding says which value is right where. A value that only changed from one release to the next is \
      left alone.
      """,
    why: """
      Code that is tested on one kind of machine and shipped for two means another member on the \
      second one.
      """,
    triggering: RuleExample(
      fileName: "align.c",
      code: """
        static const long NSTextAlignmentCenter = 2;
        """),
    nonTriggering: RuleExample(
      fileName: "align.c",
      code: """
        static const long NSTextAlignmentLeft = 0;
        """),
    fix: .none, isOptIn: true)

  func check(_ file: JudgedFile) -> [Draft] {
    file.bound.indices.compactMap { place in
      let claim = file.bound[place]
      guard claim.isRight == true, let value = claim.claim.value,
        claim.binding.elsewhere.condition.isEmpty
      else { return nil }
      let values =
        claim.binding.members.map { ($0.member.value, $0.origin) }
        + claim.binding.constants.map { ($0.fact.value, $0.origin) }
      let right = Set(Machines.names(values.filter { $0.0.isDenoted(value) }.map(\.1)))
      let wrong = values.filter { !right.contains(Machines.names([$0.1])[0]) }
      guard let other = wrong.first?.0 else { return nil }
      let text = ValueText(file: file, place: place)
      let places = Machines.names(wrong.map(\.1))
      var draft = text.draft(
        message: "\(text.subject) is \(Wording.claimed(claim.claim)) on "
          + "\(Wording.list(right.sorted())), but \(other) on \(Wording.list(places))")
      draft.expected = text.expected
      draft.fix = nil
      return draft
    }
  }
}
