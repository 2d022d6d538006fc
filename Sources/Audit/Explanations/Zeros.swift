import HeaderFacts

/// Members whose value the header does not write out were all given 0.
struct AllZero: Hypothesis {
  let id = "all-zero"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry in
      run.enumeration.members[entry.member].isExplicit ? nil : run.value(0)
    }
    let zeros = zip(run.entries, predictions).filter { $0.claimed.magnitude == 0 && $1 != nil }
    guard zeros.contains(where: { !run.isRight($0.0) }) else { return [] }
    return [
      Miscount(
        reason:
          "0 is what a table gets when a member that the header gives no number is not counted.",
        predictions: predictions)
    ]
  }
}

/// "None" and "default" were taken to be 0.
struct NoneIsZero: Hypothesis {
  let id = "none-is-zero"
  private static let words: Set<String> = [
    "none", "no", "off", "default", "automatic", "auto", "unknown", "unspecified", "normal",
    "regular", "standard", "never", "disabled",
  ]

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let predictions = run.entries.map { entry in
      let words = NameWords.split(run.enumeration.members[entry.member].name)
      return words.last.map(Self.words.contains) ?? false ? run.value(0) : nil
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    let zero = run.enumeration.members.first { $0.value.bits == 0 }?.name
    return [
      Miscount(
        reason: "A member of such a name is 0 in many enums; here "
          + (zero.map { "0 is \($0)." } ?? "nothing is 0."),
        predictions: predictions)
    ]
  }
}

/// A member without a number of its own got the last written number again.
struct NotIncremented: Hypothesis {
  let id = "not-incremented"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let members = run.enumeration.members
    let predictions = run.entries.map { entry -> IntegerValue? in
      guard !members[entry.member].isExplicit,
        let anchor = members[..<entry.member].last(where: \.isExplicit)
      else { return nil }
      return anchor.value
    }
    guard predictions.contains(where: { $0 != nil }) else { return [] }
    return [
      Miscount(
        reason:
          "It is the last number that the header writes out before the member; each member after it "
          + "counts one more.", predictions: predictions)
    ]
  }
}

/// A deprecated member that the table's source did not list got 0, or a number behind all others.
struct DeprecatedAppended: Hypothesis {
  let id = "deprecated-appended"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let members = run.enumeration.members
    let isDeprecated = { (entry: ClaimRun.Entry) in
      members[entry.member].availability.isDeprecatedAnywhere
    }
    guard run.entries.contains(where: isDeprecated),
      let last = members.filter({ !$0.availability.isDeprecatedAnywhere }).map(\.value.bits).max()
    else { return [] }
    func miscount(_ bits: UInt64, _ what: String) -> Miscount {
      Miscount(
        reason: "A deprecated member that a table's source did not list got \(what).",
        predictions: run.entries.map { isDeprecated($0) ? run.value(bits) : nil })
    }
    return [miscount(0, "0"), miscount(last &+ 1, "the number after the last one")]
  }
}
