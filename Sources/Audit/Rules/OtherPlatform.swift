import BridgeClaims
import HeaderFacts

/// A number is right for another platform than the one that the code around it is compiled for.
struct OtherPlatform: Rule {
  let documentation = RuleDocumentation(
    id: "other-platform",
    summary: "A number is right, but not where the code around it is compiled",
    severity: .error,
    what: """
      A constant that has different values on different platforms or processors, inside of a condition \
      (`#if TARGET_OS_OSX`, `os(iOS)`, `__x86_64__`, a file named `…_arm64`) under which another of the \
      values is right: the branches are swapped, or one was copied to the other.
      """,
    why: """
      On one kind of machine, often not the developer's own, the system takes the number for another \
      member. Text that should be centred is aligned to the right.
      """,
    triggering: RuleExample(
      fileName: "align.c",
      code: """
        #if defined(__x86_64__)
        static const long NSTextAlignmentCenter = 1;
        #else
        static const long NSTextAlignmentCenter = 2;
        #endif
        """),
    nonTriggering: RuleExample(
      fileName: "align.c",
      code: """
        #if defined(__x86_64__)
        static const long NSTextAlignmentCenter = 2;
        #else
        static const long NSTextAlignmentCenter = 1;
        #endif
        """),
    fix: .mechanical)

  static func applies(to claim: BoundClaim) -> Bool {
    claim.isWrong && !rightPlaces(of: claim).isEmpty
  }

  func check(_ file: JudgedFile) -> [Draft] {
    file.wrong.compactMap { place in
      let places = Self.rightPlaces(of: file.bound[place])
      guard !places.isEmpty else { return nil }
      let text = ValueText(file: file, place: place)
      return text.draft(
        message: "\(text.subject) is \(text.expected) under `\(text.binding.elsewhere.condition)`; "
          + "\(Wording.claimed(text.bound.claim)) is right for \(Wording.list(places))")
    }
  }

  /// The machines for which the claimed number is right, though the code is not compiled for them.
  private static func rightPlaces(of claim: BoundClaim) -> [String] {
    guard let value = claim.claim.value else { return [] }
    let elsewhere = claim.binding.elsewhere
    let origins =
      elsewhere.members.filter { $0.member.value.isDenoted(value) }.map(\.origin)
      + elsewhere.constants.filter { $0.fact.value.isDenoted(value) }.map(\.origin)
    return Machines.names(origins)
  }
}

/// What to call the machines that facts are of.
enum Machines {
  /// `macos x86_64`, each once, in the order of the sets.
  static func names(_ origins: [FactOrigin]) -> [String] {
    var names: [String] = []
    for origin in origins {
      let name = "\(origin.platform) \(origin.architecture)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
