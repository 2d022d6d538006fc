import Testing

@testable import BridgeClaims

/// Source text with the literals of its claims marked: `const a = «3»;`.
struct Marked {
  var bytes: [UInt8] = []
  var ranges: [ByteRange] = []

  init(_ text: String) {
    var open: Int?
    for character in text {
      switch character {
      case "«": open = bytes.count
      case "»":
        ranges.append((open ?? bytes.count)..<bytes.count)
        open = nil
      default: bytes += Array(String(character).utf8)
      }
    }
  }
}

/// The claims of a text in source order, one line each: `label = value`, with `?` for an unknown value,
/// and what sets it apart: `(implicit)`, `(bucket)`, `(hedged)`, `if CONDITION`.
func lines(_ file: FileClaims, forms: Set<ClaimForm>? = nil) -> [String] {
  file.groups.filter { forms?.contains($0.form) ?? true }.flatMap { group in
    group.claims.map { claim in
      var line = "\(claim.label) = \(claim.value.map(\.description) ?? "?")"
      if claim.isImplicit { line += " (implicit)" }
      if claim.isBucket { line += " (bucket)" }
      if claim.isHedged { line += " (hedged)" }
      if let condition = group.condition { line += " if \(condition)" }
      return line
    }
  }
}

func read(_ source: String, _ language: String, path: String = "Bridge.src") -> FileClaims {
  BridgeReader.read(path: path, bytes: Array(source.utf8), language: language)!
}

/// Expects the claims of `form` in a marked source, or of all forms, and that the marks are exactly
/// where the written literals are.
func expect(
  _ language: String, _ source: String, _ expected: [String], form: ClaimForm? = nil,
  at location: SourceLocation = #_sourceLocation
) {
  let marked = Marked(source)
  let file = BridgeReader.read(path: "Bridge.src", bytes: marked.bytes, language: language)!
  let forms = form.map { Set([$0]) }
  #expect(lines(file, forms: forms) == expected, sourceLocation: location)
  guard !marked.ranges.isEmpty else { return }
  let claims = file.groups.filter { forms?.contains($0.form) ?? true }.flatMap(\.claims)
  let written = claims.filter { !$0.isImplicit }.map(\.literalRange)
  #expect(Set(written) == Set(marked.ranges), sourceLocation: location)
  for claim in claims where !claim.isImplicit {
    let literal = String(decoding: marked.bytes[claim.literalRange], as: UTF8.self)
    #expect(claim.literal == literal, sourceLocation: location)
  }
}
