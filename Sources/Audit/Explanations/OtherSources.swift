import BridgeClaims
import HeaderFacts

/// The number is another SDK's or another machine's.
struct OtherSet: Hypothesis {
  let id = "other-set"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    run.others.map { other in
      var values: [String: IntegerValue] = [:]
      for member in other.fact.members { values[member.name] = member.value }
      return Miscount(
        reason: "It is the value in \(other.origin.name) (\(other.origin.platform) "
          + "\(other.origin.architecture)).",
        predictions: run.entries.map { values[run.enumeration.members[$0.member].name] })
    }
  }
}

/// A member took the place of a deprecated one and was given the old number.
struct OldNumber: Hypothesis {
  let id = "old-number"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    run.enumeration.members.compactMap { old in
      let messages = old.availability.platforms.map(\.message).filter { !$0.isEmpty }
      guard let message = messages.first else { return nil }
      let words = Set(message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let predictions = run.entries.map { entry -> IntegerValue? in
        let new = run.enumeration.members[entry.member]
        return words.contains(new.name) && new.value != old.value ? old.value : nil
      }
      guard let place = predictions.firstIndex(where: { $0 != nil }) else { return nil }
      let new = run.enumeration.members[run.entries[place].member].name
      return Miscount(
        reason:
          "It is the number of \(old.name), which the header gives up for \(new); the two have "
          + "different numbers.", predictions: predictions)
    }
  }
}

/// An enum that has members of the same short names.
struct SimilarEnumeration: Sendable {
  var enumeration: Enumeration
  /// For members of the run's enum, by their place, the other enum's member of the same short name.
  var counterparts: [Int: Member]

  /// Enums that share half of the short names of `run`'s, and a word of its name; few, the ones that share
  /// most in front.
  static func find(for run: ClaimRun, catalog: Catalog) -> [SimilarEnumeration] {
    let keys = ShortNames.keys(of: run.enumeration, platform: run.platform)
    var shared: [Int: Int] = [:]
    for key in keys.keys {
      for family in catalog.families(shortKey: key) { shared[family, default: 0] += 1 }
    }
    let words = tellingWords(run.enumeration.name)
    let least = max(2, run.enumeration.members.count / 2)
    let families = shared.filter { family, count in
      count >= least && catalog.families[family].name != run.enumeration.name
        && !words.isDisjoint(with: tellingWords(catalog.families[family].name))
    }
    return
      families.sorted {
        $0.value == $1.value
          ? catalog.families[$0.key].name < catalog.families[$1.key].name : $0.value > $1.value
      }
      .prefix(4).map { similar(catalog.families[$0.key].variants[0], keys) }
  }

  private static func tellingWords(_ name: String) -> Set<String> {
    Set(FoldedName.wordsWithoutPrefix(name)).subtracting(OwnerNames.genericWords)
  }

  private static func similar(
    _ variant: EnumerationFamily.Variant, _ keys: [String: [Int]]
  ) -> SimilarEnumeration {
    var counterparts: [Int: Member] = [:]
    for key in keys.keys.sorted() {
      guard let other = variant.shortKeys[key]?.first else { continue }
      for member in keys[key] ?? [] {
        counterparts[member] = counterparts[member] ?? variant.enumeration.members[other]
      }
    }
    return SimilarEnumeration(enumeration: variant.enumeration, counterparts: counterparts)
  }
}

/// The member of the same name of a similar enum was taken.
struct SimilarEnum: Hypothesis {
  let id = "similar-enum"

  func miscounts(of run: ClaimRun) -> [Miscount] {
    run.similar.compactMap { other in
      let predictions = run.entries.map { entry -> IntegerValue? in
        guard let member = other.counterparts[entry.member]?.value,
          member.magnitude != run.right(entry).magnitude
        else { return nil }
        return IntegerValue(
          isNegative: member.isNegative, magnitude: member.magnitude, type: run.enumeration.type)
      }
      // What counting alone would give says nothing of another enum.
      guard
        let place = run.entries.indices.first(where: {
          predictions[$0]?.isDenoted(run.entries[$0].claimed) ?? false
        }), let name = other.counterparts[run.entries[place].member]?.name
      else { return nil }
      return Miscount(
        reason:
          "It is the number of the member of the same name of \(other.enumeration.name), \(name).",
        predictions: predictions)
    }
  }
}
