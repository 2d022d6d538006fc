import BridgeClaims
import HeaderFacts

/// A number is right on Intel's processors and on no other.
struct IntelOnly: Rule {
  let documentation = RuleDocumentation(
    id: "intel-only",
    summary: "A number is right on Intel processors only",
    severity: .warning,
    what: """
      A constant whose value depends on the processor, restated without a condition and with the value that \
      it has on x86_64 alone. It is a note: a bridge that is never built for another processor is right.
      """,
    why: """
      Such tables were made on an older machine. On every Mac and telephone sold today the number is another \
      member's: text that should be centred is aligned to the right.
      """,
    triggering: RuleExample(
      fileName: "align.py",
      code: """
        NSTextAlignmentCenter = 2
        """),
    nonTriggering: RuleExample(
      fileName: "align.py",
      code: """
        NSTextAlignmentCenter = 1
        """),
    fix: .none)

  func check(_ file: JudgedFile) -> [Draft] {
    file.bound.indices.compactMap { place in
      guard let values = MachineValues(file.bound[place]), values.isIntelOnly else { return nil }
      return values.draft(ValueText(file: file, place: place), confidence: .possible)
    }
  }
}
