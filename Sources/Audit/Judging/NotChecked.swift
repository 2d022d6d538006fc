import BridgeClaims
import HeaderFacts

/// Counts the claims that what was read cannot settle.
enum NotChecked {
  static func count(in file: JudgedFile) -> Int {
    let selectors = file.verdicts.count {
      if case .notChecked = $0 { return true }
      return false
    }
    let unevaluated = file.bound.count { $0.claim.value == nil }
    let bound = Set(file.bound.map { [$0.group, $0.place] })
    let foreign = file.claims.groups.enumerated().reduce(0) { sum, entry in
      let (number, group) = entry
      return sum
        + group.claims.enumerated().count { place, claim in
          !bound.contains([number, place]) && isConstantName(claim.label)
            && !file.catalog.index.declares(claim.label)
            && file.catalog.family(withPrefixOf: claim.label) == nil
        }
    }
    return selectors + unevaluated + foreign
  }

  /// The shape of a framework's constant: two to four capitals, then words of which the first is
  /// capitalized too, three words at least.
  static func isConstantName(_ label: String) -> Bool {
    let name = label.hasPrefix("k") ? label.dropFirst() : label[...]
    let capitals = name.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }.count
    return (3...5).contains(capitals) && capitals < name.utf8.count
      && name.utf8.allSatisfy { $0 != UInt8(ascii: "_") } && NameWords.split(name).count > 2
  }
}
