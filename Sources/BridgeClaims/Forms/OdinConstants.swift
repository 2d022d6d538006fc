/// Odin's constants: `NAME :: 3`, `NAME : T : 3`, and variables with the full name of one.
enum OdinConstants: ClaimFormReader {
  private struct Declaration {
    var name: Int
    var type: Range<Int>?
    var value: Int
    var isConstant = true
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.syntax.constantBlocks == .odin else { return }
    var claims: [ValueClaim] = []
    var type: String?
    var first = 0
    var runEnd = -1
    func flush(_ reading: inout Reading) {
      guard !claims.isEmpty else { return }
      var hints = type.map { [ClaimHint(kind: .annotatedType, text: $0)] } ?? []
      hints += file.commentHint(above: first) + file.scopeHints(around: first)
      reading.add(.constantDeclaration, owner: file.owner(around: first), hints: hints, claims)
      claims = []
    }
    for index in file.tokens.indices where file.word(index) == "::" || file.word(index) == ":" {
      guard let found = declaration(file, colon: index),
        let (claim, end) = claim(found, &reading)
      else { continue }
      let itsType = found.type.map { file.text(tokens: $0) }
      if itsType != type || runEnd != found.name {
        flush(&reading)
        first = found.name
      }
      (type, runEnd) = (itsType, end)
      claims.append(claim)
    }
    flush(&reading)
  }

  private static func declaration(_ file: CodeFile, colon: Int) -> Declaration? {
    let name = colon - 1
    guard file.kind(name) == .identifier,
      name == 0 || file.word(name - 1) == ";" || file.word(name - 1) == "{"
        || file.endsStatement(before: name)
    else { return nil }
    if file.word(colon) == "::" { return Declaration(name: name, value: colon + 1) }
    var at = colon + 1
    while at < min(file.tokens.count, colon + 12), file.line(at) == file.line(colon) {
      if file.word(at) == ":" || file.word(at) == "=" {
        let type = at > colon + 1 ? (colon + 1)..<at : nil
        return Declaration(
          name: name, type: type, value: at + 1, isConstant: file.word(at) == ":")
      }
      at += 1
    }
    return nil
  }

  private static func claim(
    _ declaration: Declaration, _ reading: inout Reading
  ) -> (claim: ValueClaim, end: Int)? {
    let file = reading.file
    let text = file.text(declaration.name)
    guard declaration.isConstant || APIName.isConstantLike(text) else { return nil }
    let (result, end) = reading.evaluator.evaluatePrefix(declaration.value..<file.tokens.count)
    let isWhole =
      end >= file.tokens.count || file.line(end) > file.line(end - 1)
      || [";", "}", ","].contains(file.word(end))
    guard isWhole, file.states(result, label: text) else { return nil }
    if declaration.isConstant { reading.evaluator.symbols.declare(text, result.value) }
    let label = Label(
      text: text, kind: .identifier, range: file.tokens[declaration.name].contentRange)
    let literal = file.literalBytes(of: declaration.value..<end)
    return (ValueClaim(label, value: result.value?.integer, literal: literal, in: file), end)
  }
}
