extension ClaimForm {
  /// `packed struct(u64) { titled: bool, closable: bool, _: u62 }`
  public static let packedStruct = ClaimForm(rawValue: "packed-struct")
}

/// Zig's packed structs of flags: a field's place among the bits is its value.
enum PackedStructs: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices where file.word(index) == "packed" {
      guard file.word(index + 1) == "struct", let brace = brace(file, after: index + 1) else {
        continue
      }
      let inside = (brace + 1)..<max(brace + 1, file.close(of: brace))
      let claims = claims(file, inside)
      guard claims.count >= 2 else { continue }
      let name = file.scope(opening: brace)?.name ?? ""
      let owner = name.isEmpty ? nil : ClaimOwner(kind: .type, name: name)
      let hints = file.commentHint(above: index) + file.scopeHints(around: index)
      reading.add(.packedStruct, owner: owner, hints: hints, claims)
    }
  }

  private static func brace(_ file: CodeFile, after keyword: Int) -> Int? {
    let at = file.word(keyword + 1) == "(" ? file.next(after: keyword + 1) : keyword + 1
    return file.word(at) == "{" ? at : nil
  }

  /// The flags up to the first field whose width is not known here.
  private static func claims(_ file: CodeFile, _ inside: Range<Int>) -> [ValueClaim] {
    var claims: [ValueClaim] = []
    var place = 0
    for piece in file.split(inside) {
      guard file.kind(piece.lowerBound) == .identifier, file.word(piece.lowerBound + 1) == ":",
        let width = width(file.text(piece.lowerBound + 2)), place + width <= 64
      else { break }
      let name = file.text(piece.lowerBound)
      if file.word(piece.lowerBound + 2) == "bool", !name.hasPrefix("_") {
        let range = file.tokens[piece.lowerBound].contentRange
        claims.append(
          ValueClaim(
            label: name, labelKind: .identifier, labelRange: range,
            value: ClaimedInteger(magnitude: 1 << UInt64(place)), literal: "", literalRange: range,
            isImplicit: true))
      }
      place += width
    }
    return claims
  }

  /// How many bits a type takes: `bool`, `u4`.
  private static func width(_ type: String) -> Int? {
    if type == "bool" { return 1 }
    guard type.hasPrefix("u") || type.hasPrefix("i") else { return nil }
    return Int(type.dropFirst())
  }
}
