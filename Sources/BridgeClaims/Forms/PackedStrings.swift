extension ClaimForm {
  /// `"""$NSFooA@0$NSFooB@-1$"""`
  public static let packedString = ClaimForm(rawValue: "packed-string")
}

/// Strings that pack names with their values, a `$` around each and an `@` in between.
enum PackedStrings: ClaimFormReader {
  private static let dollar = UInt8(ascii: "$")
  private static let at = UInt8(ascii: "@")

  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.kind(index) == .string {
      let content = file.tokens[index].contentRange
      guard content.count >= 6, isPacked(file.source.bytes[content]) else { continue }
      let claims = claims(content, file)
      guard !claims.isEmpty else { continue }
      let owner = file.assignedOwner(before: index) ?? file.owner(around: index)
      let hints = file.commentHint(above: index) + file.scopeHints(around: index)
      reading.add(.packedString, owner: owner, hints: hints, claims)
    }
  }

  private static func isPacked(_ bytes: ArraySlice<UInt8>) -> Bool {
    let trimmed = bytes.drop(while: \.isBlank)
    guard trimmed.first == dollar, trimmed.dropFirst().first?.startsName == true else {
      return false
    }
    return bytes.contains(at)
  }

  private static func claims(_ content: ByteRange, _ file: CodeFile) -> [ValueClaim] {
    let bytes = file.source.bytes
    var claims: [ValueClaim] = []
    var start = content.lowerBound
    while start < content.upperBound {
      let end = bytes[start..<content.upperBound].firstIndex(of: dollar) ?? content.upperBound
      if let sign = bytes[start..<end].firstIndex(of: at),
        let claim = claim(start..<sign, (sign + 1)..<end, file)
      {
        claims.append(claim)
      }
      start = end + 1
    }
    return claims
  }

  private static func claim(
    _ name: ByteRange, _ value: ByteRange, _ file: CodeFile
  ) -> ValueClaim? {
    let bytes = file.source.bytes
    guard bytes[name].count > 2, bytes[name].allSatisfy(\.continuesName) else { return nil }
    let label = Label(text: file.source.text(name), kind: .string, range: name)
    let isQuoted =
      value.count > 2 && bytes[value].first == UInt8(ascii: "'")
      && bytes[value].last == UInt8(ascii: "'")
    if isQuoted {
      let inside = bytes[(value.lowerBound + 1)..<(value.upperBound - 1)]
      let code = IntegerLiteral.character(inside, allowsCodes: true)
      return ValueClaim(label, value: code?.integer, literal: value, in: file)
    }
    // A letter is a type, not a value; what has a point is no integer.
    guard let first = bytes[value].first, first.isDigit || first == UInt8(ascii: "-"),
      !bytes[value].contains(UInt8(ascii: "."))
    else { return nil }
    let number = TextNumber.value(bytes[value])
    return ValueClaim(label, value: number, literal: value, in: file)
  }
}

/// Integers outside of code: a sign, digits, a radix, separators.
enum TextNumber {
  private static let rules = LexicalRules(lineComments: [], blockComments: [], strings: [])

  /// The integer that all of `bytes` spell; nil for anything else.
  static func value(_ bytes: ArraySlice<UInt8>) -> ClaimedInteger? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard let first = digits.first, first.isDigit else { return nil }
    let value = IntegerLiteral.number(digits, rules: rules)?.integer
    return isNegative ? value.map(Arithmetic.negate) : value
  }
}
