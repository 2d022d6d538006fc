import BridgeClaims
import HeaderFacts

/// The members of an enum that a comment names, where it does nothing else.
struct NamedInComment {
  /// In the order of the comment.
  let members: [Member]

  private static let fillers: Set<String> = [
    "and", "or", "the", "a", "an", "as", "is", "in", "to", "value", "mode", "use", "with", "no",
  ]

  /// - Parameter variant: The enum that the number beside the comment is of.
  /// - Returns: Nil for a comment that says anything beyond the names of members, words of the enum's name, and
  ///   one number.
  init?(_ comment: String, variant: EnumerationFamily.Variant, type: String) {
    guard comment.utf8.count < 160, !comment.contains("?") else { return nil }
    let enumWords = Set(NameWords.split(type).map { FoldedName.singular($0) })
    var members: [Member] = []
    var numbers = 0
    let words = comment.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map { $0.trimmingDots }.filter { !$0.isEmpty }
    for word in words {
      if word.first?.isNumber == true {
        numbers += 1
        continue
      }
      // `NSFoo.Bar.baz`: the last part is the member.
      let parts = word.split(separator: ".").map(String.init)
      guard let name = parts.last else { continue }
      if let member = Self.member(name, variant) {
        members.append(member)
        continue
      }
      let rest = NameWords.split(name).map { FoldedName.singular($0) }
      guard rest.allSatisfy({ enumWords.contains($0) || Self.fillers.contains($0) }) else {
        return nil
      }
    }
    guard !members.isEmpty, numbers < 2 else { return nil }
    self.members = members
  }

  /// The one member of this name, whole or short; nil where it may mean several of different values.
  private static func member(_ name: String, _ variant: EnumerationFamily.Variant) -> Member? {
    let all = variant.enumeration.members
    if let whole = all.first(where: { $0.name == name }) { return whole }
    let folded = FoldedName.fold(name)
    let places =
      variant.shortKeys[folded]
      ?? all.indices.filter { place in
        // The name without the framework's prefix, or with more of the enum's words than it needs.
        let words = FoldedName.wordsWithoutPrefix(all[place].name)
        return words.indices.contains { words[$0...].joined() == folded }
          && NameWords.split(name).count > 1
      }
    let named = places.map { all[$0] }
    return Set(named.map(\.value.bits)).count == 1 ? named.first : nil
  }

  /// Whether a number is what the comment names: one of the members, or all of them together.
  func agrees(with value: ClaimedInteger, of enumeration: Enumeration) -> Bool {
    let bits = IntegerValue(
      isNegative: value.isNegative, magnitude: value.magnitude, type: enumeration.type
    ).bits
    return members.contains { $0.value.isDenoted(value) }
      || members.reduce(0) { $0 | $1.value.bits } == bits
  }
}

extension Substring {
  fileprivate var trimmingDots: Substring {
    var text = self
    while text.first == "." { text.removeFirst() }
    while text.last == "." { text.removeLast() }
    return text
  }
}
