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
      MachineValues(file.bound[place]).flatMap { $0.draft(ValueText(file: file, place: place)) }
    }
  }
}
