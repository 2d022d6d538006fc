import HeaderFacts

/// A name is given a number that no header read gives it.
struct WrongValue: Rule {
  let documentation = RuleDocumentation(
    id: "wrong-value",
    summary: "A constant is given a number that the header does not give it",
    severity: .error,
    what: """
      Code that names a member of an enum, or another integer constant, and beside it writes a number \
      that is not the one in the header. The finding says what the number really means and how it \
      probably came about.
      """,
    why: """
      The number compiles and runs; the system takes it for another member. A run is stored as a game \
      of racquetball, a window gets another style, an error is mistaken for success.
      """,
    triggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeRunning: c_ulong = 34;
        """),
    nonTriggering: RuleExample(
      fileName: "workout.zig",
      code: """
        pub const HKWorkoutActivityTypeRunning: c_ulong = 37;
        """),
    fix: .mechanical)

  func check(_ file: JudgedFile) -> [Draft] {
    file.wrong.compactMap { place in
      guard file.isPlainlyWrong(place) else { return nil }
      let text = ValueText(file: file, place: place)
      let claimed = Wording.claimed(text.bound.claim)
      let message =
        "\(text.subject) is \(text.expected), not \(claimed)\(text.meaningClause)"
      guard !NarrowLimits.isOne(text.bound) else {
        return text.draft(message: message, confidence: min(.likely, text.binding.confidence))
      }
      guard !Sentinels.mayHaveGrown(text.bound), !SignExtension.isOne(text.bound),
        !ChangedValues.isOne(text.bound, catalog: file.catalog)
      else {
        return text.draft(message: message, confidence: .possible, severity: .note)
      }
      return text.draft(message: message)
    }
  }
}

/// "Everything" in fewer bits than the type has: once right on 32-bit machines, and often harmless.
enum NarrowLimits {
  static func isOne(_ claim: BoundClaim) -> Bool {
    guard let value = claim.claim.value, NarrowLimit.limits.contains(value.magnitude) else {
      return false
    }
    return claim.binding.values.contains {
      $0.bits == $0.type.mask || $0.bits == $0.type.mask >> 1
    }
  }
}

/// A mask of 32 bits with its highest bit repeated above it: the same to whoever looks at these bits only.
enum SignExtension {
  static func isOne(_ claim: BoundClaim) -> Bool {
    guard let value = claim.claim.value, value.isNegative else { return false }
    return claim.binding.values.contains {
      $0.bits >> 31 == 1 && $0.bits + value.magnitude == 1 << 32
    }
  }
}

/// Values that an SDK gave a constant before or after the one that was asked about.
enum ChangedValues {
  /// Another SDK for the same platform and processor has the claimed number.
  static func isOne(_ claim: BoundClaim, catalog: Catalog) -> Bool {
    guard let value = claim.claim.value else { return false }
    let binding = claim.binding
    let here = Set(
      Machines.names(binding.members.map(\.origin) + binding.constants.map(\.origin)))
    let origins =
      catalog.other.members(named: binding.name)
      .filter { $0.member.value.isDenoted(value) }.map(\.origin)
      + catalog.other.integerConstants(named: binding.name)
      .filter { $0.fact.value.isDenoted(value) }.map(\.origin)
    return !here.isDisjoint(with: Machines.names(origins))
  }
}

/// Members that stand behind the last real one, and versions: they grow with every SDK.
enum Sentinels {
  /// The member is such a sentinel and the claimed number could be an earlier SDK's.
  static func mayHaveGrown(_ claim: BoundClaim) -> Bool {
    let words = NameWords.split(claim.binding.name)
    let isSentinel =
      words.last.map(["last", "count", "version"].contains) ?? false
      || zip(words, words.dropFirst()).contains { $0 == "number" && $1 == "of" }
    guard isSentinel, let value = claim.claim.value, !value.isNegative else { return false }
    return claim.binding.values.contains { value.magnitude < $0.magnitude }
  }
}
