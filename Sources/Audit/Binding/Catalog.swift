import HeaderFacts

/// The enums of all fact sets, found by the names that bridge code uses.
struct Catalog: Sendable {
  let index: FactIndex
  /// Facts that do not apply and only help to explain.
  var other = FactIndex([])
  private(set) var families: [EnumerationFamily] = []
  /// For a folded short member name, the families that have one.
  private var familiesOfShortName: [String: [Int]] = [:]
  /// For a member's whole name, folded, the names that fold to it.
  private var namesOfFolded: [String: [String]] = [:]
  /// For a member's name without the framework's prefix, folded, the whole names.
  private var namesOfUnprefixed: [String: [String]] = [:]
  private var familiesOfMember: [String: [Int]] = [:]
  private var familiesOfFoldedName: [String: [Int]] = [:]
  private var familiesOfUnprefixedName: [String: [Int]] = [:]
  /// For the beginning that an enum's members have in common, the enum.
  private var familyOfPrefix: [String: Int] = [:]
  private var enumNameWordCounts: [String: Int] = [:]
  /// How many enums there are, those included that were not read.
  private var familyCount = 0

  init(_ index: FactIndex) {
    self.index = index
    gatherFamilies()
    let unread = index.unread?.enumerations ?? []
    familyCount = families.count + unread.count
    for name in unread where !name.isEmpty {
      for word in Set(FoldedName.wordsWithoutPrefix(name)) {
        enumNameWordCounts[word, default: 0] += 1
      }
    }
    for number in families.indices { addNames(of: number) }
  }

  private mutating func gatherFamilies() {
    var numbers: [String: Int] = [:]
    for set in index.sets {
      for enumeration in set.enumerations {
        guard let key = enumeration.familyName else { continue }
        let variant = EnumerationFamily.Variant(enumeration, origin: set.origin)
        if let number = numbers[key] {
          families[number].add(variant)
        } else {
          numbers[key] = families.count
          families.append(EnumerationFamily(variant))
        }
      }
    }
  }

  private mutating func addNames(of number: Int) {
    let family = families[number]
    if let prefix = MemberPrefix.find(in: family.variants[0].enumeration) {
      familyOfPrefix[prefix] = familyOfPrefix[prefix] ?? number
    }
    func append(_ value: Int, to list: inout [Int]) {
      if list.last != value { list.append(value) }
    }
    func append(_ value: String, to list: inout [String]) {
      if !list.contains(value) { list.append(value) }
    }
    if !family.name.isEmpty {
      append(number, to: &familiesOfFoldedName[FoldedName.fold(family.name), default: []])
      append(number, to: &familiesOfUnprefixedName[family.nameWords.joined(), default: []])
      for word in Set(family.nameWords) { enumNameWordCounts[word, default: 0] += 1 }
    }
    for variant in family.variants {
      for key in variant.shortKeys.keys {
        append(number, to: &familiesOfShortName[key, default: []])
      }
      for member in variant.enumeration.members {
        append(number, to: &familiesOfMember[member.name, default: []])
        append(member.name, to: &namesOfFolded[FoldedName.fold(member.name), default: []])
        let unprefixed = FoldedName.wordsWithoutPrefix(member.name).joined()
        append(member.name, to: &namesOfUnprefixed[unprefixed, default: []])
      }
    }
  }

  /// The C names of all enums that have one, those included that were not read.
  var enumerationNames: [String] {
    (families.map(\.name) + (index.unread?.enumerations ?? [])).filter { !$0.isEmpty }
  }

  /// The families with a member of this exact C name.
  func families(ofMember name: String) -> [Int] { familiesOfMember[name, default: []] }

  /// The families with a member of this folded short name.
  func families(shortKey key: String) -> [Int] { familiesOfShortName[key, default: []] }

  /// The families whose own C name folds to `key`.
  func families(foldedName key: String) -> [Int] { familiesOfFoldedName[key, default: []] }

  /// The families whose name folds to `key` once the framework's prefix is cut off.
  func families(unprefixedName key: String) -> [Int] { familiesOfUnprefixedName[key, default: []] }

  /// The member names that are `key` in another casing.
  func names(folded key: String) -> [String] { namesOfFolded[key, default: []] }

  /// The member names that are `key` once the framework's prefix is cut off.
  func names(unprefixed key: String) -> [String] { namesOfUnprefixed[key, default: []] }

  /// The enum whose members begin as `name` does, though none is `name`; nil for every name that some
  /// header declares as something else. `prefix` is how many characters they have in common.
  func family(withPrefixOf name: String) -> (family: Int, prefix: Int)? {
    guard !index.declares(name) else { return nil }
    for end in MemberPrefix.wordEnds(of: name).dropLast().reversed() {
      let prefix = String(name.prefix(end))
      if let family = familyOfPrefix[prefix] { return (family, end) }
    }
    return nil
  }

  /// How much a short name says about which enum is meant: 1 when one enum has it, towards 0 when all do.
  func rarity(shortKey key: String) -> Double {
    Self.rarity(familiesOfShortName[key, default: []].count, of: familyCount)
  }

  /// How much a word says about which enum's name it comes from, from 0 to 1.
  func rarity(nameWord word: String) -> Double {
    Self.rarity(enumNameWordCounts[word, default: 0], of: familyCount)
  }

  private static func rarity(_ count: Int, of total: Int) -> Double {
    guard count > 0 else { return 0 }
    // With few enums read, the numbers would say nothing; sixteen is the least crowd assumed.
    let crowd = max(total, 16)
    let bits = logarithm(Double(crowd) / Double(count)) / logarithm(Double(crowd))
    return max(0, min(1, bits))
  }

  /// The binary logarithm, linear between powers of two.
  private static func logarithm(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }
}
