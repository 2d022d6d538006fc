/// Strings that have the shape of a framework's constant, three words or more behind a prefix.
enum IdentifierStrings: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.kind(index) == .string {
      let range = file.tokens[index].contentRange
      guard range.count > 12, range.count < 120,
        APIName.isConstantLike(file.source.bytes[range])
      else { continue }
      let name = file.source.text(range)
      guard APIName.wordCount(name) > 2 else { continue }
      reading.addIdentifier(IdentifierClaim(name: name, range: range))
    }
  }
}
