/// A name as a claim shows it.
struct Label: Sendable, Hashable {
  var text: String
  var kind: ValueClaim.LabelKind
  var range: ByteRange
  /// What stands before the last dot: `HKFoo` of `HKFoo.bar`.
  var qualifier: String?
  /// A dot stands before it.
  var isMember = false

  /// It names something declared elsewhere, not a variable at hand: `.sheet`, `HKFoo.bar`, `NSFooBar`.
  /// A member of a variable, as `self.count` is, does not.
  var isReference: Bool {
    guard kind == .identifier else { return false }
    if APIName.isConstantLike(text) { return true }
    return isMember && (qualifier?.utf8.first?.isUpper ?? true)
  }
}

extension CodeFile {
  private static let valueWords: WordSet = [
    "_", "true", "false", "null", "nil", "undefined", "self", "this", "default", "else", "YES",
    "NO",
    "NULL",
  ]

  /// The label that the tokens of `range` are: a string, a name, a dotted name; nil for all else.
  func label(_ range: Range<Int>) -> Label? {
    var range = range
    if word(range.lowerBound) == "@", range.count > 1 {
      range = (range.lowerBound + 1)..<range.upperBound
    }
    if word(range.lowerBound) == "[", close(of: range.lowerBound) == range.upperBound - 1,
      range.count > 2
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    if range.count >= 3, word(range.lowerBound + 1) == "as" {
      range = range.lowerBound..<(range.lowerBound + 1)
    }
    guard let first = range.first else { return nil }
    if kind(first) == .string { return range.count == 1 ? stringLabel(first) : nil }
    return nameLabel(range)
  }

  /// `rawValue`, or what the language's enums call it.
  private func hasRawValueName(_ index: Int, isNested: Bool) -> Bool {
    if word(index) == "rawValue" { return true }
    let members = syntax.expressions.transparentMembers
    return isNested && !members.isEmpty && members.contains(text(index))
  }

  func stringLabel(_ index: Int) -> Label? {
    let content = tokens[index].contentRange
    guard StringShape.isPhrase(source.bytes[content]) else { return nil }
    return Label(text: text(index), kind: .string, range: content)
  }

  private func nameLabel(_ range: Range<Int>) -> Label? {
    guard range.count <= 12 else { return nil }
    var names: [Int] = []
    let hasLeadingDot = word(range.lowerBound) == "."
    var wantsName = kind(range.lowerBound) == .identifier
    for index in range {
      if kind(index) == .identifier, wantsName {
        names.append(index)
        wantsName = false
      } else if word(index) == "." || word(index) == "::" || word(index) == "!" {
        wantsName = word(index) != "!"
      } else {
        return nil
      }
    }
    if let last = names.last, hasRawValueName(last, isNested: names.count > 2 || hasLeadingDot) {
      names.removeLast()
    }
    guard let last = names.last, !wantsName, !Self.valueWords.contains(word(last)) else {
      return nil
    }
    let before = names.dropLast()
    let qualifier = before.isEmpty ? nil : text(tokens: before.first!..<(before.last! + 1))
    return Label(
      text: text(last), kind: .identifier, range: tokens[last].contentRange, qualifier: qualifier,
      isMember: range.count > 1)
  }
}

extension CodeFile {
  /// Whether a name in an expression is the constant itself, whose value is stated elsewhere: where
  /// headers are imported every full name is, elsewhere a bare one; `.name`, a key or a string may
  /// as well restate it.
  func isConstantItself(_ label: Label) -> Bool {
    guard label.kind == .identifier else { return false }
    let isFullName = APIName.isConstantLike(label.text)
    guard syntax.importsHeaders else { return isFullName && !label.isMember }
    return isFullName || label.qualifier.map(namesImportedType) ?? false
  }

  /// Whether a dotted name ends in a type that looks like one of a header.
  private func namesImportedType(_ qualifier: String) -> Bool {
    APIName.isConstantLike(String(qualifier.split(separator: ".").last ?? ""))
  }

  /// Whether an expression states a value for `label`: it has one, or it is about constants that are
  /// declared elsewhere. What is computed when the program runs states nothing.
  func states(_ result: Expression, label: String) -> Bool {
    switch result {
    case .integer: true
    case .unresolved: APIName.isConstantLike(label)
    case .name, .notInteger: false
    }
  }
}

extension ValueClaim {
  init(_ label: Label, value: ClaimedInteger?, literal: ByteRange, in file: CodeFile) {
    self.init(
      label: label.text, labelKind: label.kind, labelRange: label.range, value: value,
      literal: file.source.text(literal), literalRange: literal)
  }
}

extension [ValueClaim] {
  /// Marks claims whose label stands for several numbers of this group.
  mutating func markSharedLabels() {
    var counts: [String: Set<ClaimedInteger?>] = [:]
    for item in self { counts[item.label, default: []].insert(item.value) }
    for index in indices where counts[self[index].label]!.count > 1 {
      self[index].isBucket = true
    }
  }
}
