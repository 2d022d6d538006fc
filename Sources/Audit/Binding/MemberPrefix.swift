import HeaderFacts

/// The beginning that tells an enum's members from other names.
enum MemberPrefix {
  /// The enum's name where most members begin with it, or else what they have in common; nil where
  /// that is too short to mean this enum alone.
  static func find(in enumeration: Enumeration) -> String? {
    let names = enumeration.members.map(\.name)
    let withName = names.count { $0.hasPrefix(enumeration.name) && $0 != enumeration.name }
    if !enumeration.name.isEmpty, withName * 2 > names.count,
      wordEnds(of: enumeration.name).count > 1
    {
      return enumeration.name
    }
    guard names.count > 1, let first = names.first else { return nil }
    let ends = wordEnds(of: first).dropLast().reversed()
    let common = ends.first { end in
      names.allSatisfy { $0.hasPrefix(first.prefix(end)) && $0.utf8.count > end }
    }
    guard let common, wordEnds(of: String(first.prefix(common))).count > 2 else { return nil }
    return String(first.prefix(common))
  }

  /// Where the words of a name in ASCII letters and digits end; empty for other names.
  static func wordEnds(of name: String) -> [Int] {
    var end = 0
    let ends = NameWords.split(name).map { word in
      end += word.utf8.count
      return end
    }
    return end == name.utf8.count && end == name.count ? ends : []
  }
}
