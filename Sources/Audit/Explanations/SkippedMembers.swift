import HeaderFacts

/// Members marked deprecated were left out when counting.
struct SkippedDeprecated: Hypothesis {
  let id = "skipped-deprecated"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let skipped = run.enumeration.members.map(\.availability.isDeprecatedAnywhere)
    guard let predictions = run.predictions(skipping: skipped) else { return [] }
    let names = run.namesSkipped(skipped)
    return [
      Miscount(
        reason: "Counting gives this when the deprecated members are left out "
          + "(\(Wording.list(names))); they keep their numbers.",
        predictions: predictions)
    ]
  }
}

/// Members that some platform does not have were left out when counting.
struct SkippedUnavailable: Hypothesis {
  let id = "skipped-unavailable"
  let countsMembers = true

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let platforms = Set(
      run.enumeration.members.flatMap { member in
        member.availability.platforms.filter { $0.isUnavailable || $0.obsoleted != nil }
          .map(\.platform)
      })
    return platforms.sorted().compactMap { platform in
      let skipped = run.enumeration.members.map { $0.availability.isUnavailable(on: platform) }
      guard let predictions = run.predictions(skipping: skipped) else { return nil }
      let names = run.namesSkipped(skipped)
      return Miscount(
        reason: "Counting gives this when the members unavailable on \(platform) are left out "
          + "(\(Wording.list(names))); they keep their numbers.",
        predictions: predictions)
    }
  }
}

/// Members that came with a later release were left out when counting, though they stand in the middle.
struct SkippedNewer: Hypothesis {
  let id = "skipped-newer"
  let countsMembers = true
  private static let mostReleases = 12

  func miscounts(of run: ClaimRun) -> [Miscount] {
    let introduced = run.enumeration.members.map {
      $0.availability.entry(for: run.platform)?.introduced
    }
    let releases = Set(introduced.compactMap(\.self)).sorted().dropLast()
    return releases.suffix(Self.mostReleases).compactMap { release in
      let skipped = introduced.map { $0.map { $0 > release } ?? false }
      guard let predictions = run.predictions(skipping: skipped) else { return nil }
      let names = run.namesSkipped(skipped)
      guard !names.isEmpty else { return nil }
      return Miscount(
        reason:
          "Counting gives this when the members newer than \(run.platform) \(release) are left out "
          + "(\(Wording.list(names))); they stand in the middle and count.",
        predictions: predictions)
    }
  }
}

extension ClaimRun {
  /// What counting gives for each entry when some members are not counted; nil when nothing changes.
  fileprivate func predictions(skipping skipped: [Bool]) -> [IntegerValue?]? {
    guard skipped.contains(true), !enumeration.isOptions else { return nil }
    var next: UInt64 = 0
    var counted: [IntegerValue?] = []
    var previous: UInt64?
    for (member, isSkipped) in zip(enumeration.members, skipped) {
      // A value that goes on where the one before stopped may as well be counted as written out.
      if previous.map({ member.value.bits != $0 &+ 1 }) ?? true { next = member.value.bits }
      previous = member.value.bits
      counted.append(isSkipped ? nil : value(next))
      if !isSkipped { next &+= 1 }
    }
    return predictions(byMember: counted)
  }

  /// The members skipped before the last one that the run has wrong.
  fileprivate func namesSkipped(_ skipped: [Bool]) -> [String] {
    let last = wrong.map(\.member).max() ?? entries.map(\.member).max() ?? 0
    return zip(enumeration.members, skipped).prefix(last).filter(\.1).map(\.0.name)
  }
}
