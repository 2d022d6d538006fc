import HeaderFacts

/// One enum as all fact sets state it: the same name, possibly with other values elsewhere.
struct EnumerationFamily: Sendable {
  /// The enum in one fact set.
  struct Variant: Sendable {
    let enumeration: Enumeration
    let origin: FactOrigin
    let shortKeys: [String: [Int]]

    init(_ enumeration: Enumeration, origin: FactOrigin) {
      self.enumeration = enumeration
      self.origin = origin
      shortKeys = ShortNames.keys(of: enumeration, platform: origin.platform)
    }

    func match(_ index: Int) -> MemberMatch {
      MemberMatch(enumeration: enumeration, index: index, origin: origin)
    }
  }

  /// The C name; empty for an anonymous enum.
  let name: String
  /// The words of the name without the framework's prefix.
  let nameWords: [String]
  private(set) var variants: [Variant]

  init(_ first: Variant) {
    name = first.enumeration.name
    nameWords = FoldedName.wordsWithoutPrefix(first.enumeration.name)
    variants = [first]
  }

  mutating func add(_ variant: Variant) { variants.append(variant) }

  /// The members that a folded short name may mean, in every variant.
  func members(shortKey key: String) -> [MemberMatch] {
    variants.flatMap { variant in variant.shortKeys[key, default: []].map(variant.match) }
  }

  /// What people call the enum in a sentence.
  var displayName: String {
    guard name.isEmpty else { return name }
    let first = variants[0].enumeration.members.first?.name
    return first.map { "the anonymous enum of \($0)" } ?? "an anonymous enum"
  }
}
