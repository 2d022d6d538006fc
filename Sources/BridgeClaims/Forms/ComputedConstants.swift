extension ClaimForm {
  /// `static var foo: Int { 3 }`, `static ulong Foo => 3;`, `val foo: Long get() = 3`
  public static let computedConstant = ClaimForm(rawValue: "computed-constant")
}

/// Properties of a type that always give the same integer.
enum ComputedConstants: ClaimFormReader {
  private struct Property {
    var name: Int
    var value: Range<Int>
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run: [ValueClaim] = []
    var bracket = -1
    var first = 0
    func flush(_ reading: inout Reading) {
      defer { run = [] }
      guard !run.isEmpty else { return }
      let hints = file.commentHint(above: first) + file.scopeHints(around: first)
      reading.add(.computedConstant, owner: file.owner(around: first), hints: hints, run)
    }
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.syntax.propertyMarks.contains(file.word(index)) {
      guard let property = property(file, at: index),
        let value = reading.evaluator.evaluate(property.value).value,
        APIName.isConstantLike(file.text(property.name)) || isStatic(file, index)
      else { continue }
      let itsBracket = file.brackets.enclosing(index)
      if itsBracket != bracket {
        flush(&reading)
        (bracket, first) = (itsBracket, index)
      }
      let label = Label(
        text: file.text(property.name), kind: .identifier,
        range: file.tokens[property.name].contentRange)
      run.append(
        ValueClaim(
          label, value: value.integer, literal: file.literalBytes(of: property.value), in: file))
    }
    flush(&reading)
  }

  /// `static` stands on the line before the property's name.
  private static func isStatic(_ file: CodeFile, _ index: Int) -> Bool {
    var at = index
    while at >= 0, index - at < 6, file.line(at) == file.line(index) {
      if file.word(at) == "static" || file.word(at) == "class" { return true }
      at -= 1
    }
    return false
  }

  private static func property(_ file: CodeFile, at index: Int) -> Property? {
    if file.word(index) == "static" { return arrow(file, after: index) }
    if file.word(index) == "get" { return getter(file, after: index) }
    var at = index + 2
    guard file.kind(index + 1) == .identifier, file.word(at) == ":" else { return nil }
    while at < index + 10, file.word(at) != "{", file.word(at) != "=", file.word(at) != "get" {
      at += 1
    }
    if file.word(at) == "{" { return block(file, name: index + 1, brace: at) }
    guard file.word(at) == "get", file.word(at + 1) == "(", file.word(at + 3) == "=" else {
      return nil
    }
    var end = at + 4
    while end < file.tokens.count, end == at + 4 || !file.endsStatement(before: end),
      file.word(end) != "}", file.word(end) != ";"
    {
      end = file.next(after: end)
    }
    return Property(name: index + 1, value: (at + 4)..<min(end, file.tokens.count))
  }

  /// `static T NAME => 3;`
  private static func arrow(_ file: CodeFile, after mark: Int) -> Property? {
    guard let arrow = ((mark + 2)..<(mark + 8)).first(where: { file.word($0) == "=>" }),
      ((mark + 1)..<arrow).allSatisfy({ file.kind($0) == .identifier || file.word($0) == "." }),
      let end = (arrow..<min(file.tokens.count, arrow + 16)).first(where: { file.word($0) == ";" })
    else { return nil }
    return Property(name: arrow - 1, value: (arrow + 1)..<end)
  }

  /// `get NAME => 3;`, `get NAME() { return 3; }`
  private static func getter(_ file: CodeFile, after mark: Int) -> Property? {
    guard file.kind(mark + 1) == .identifier else { return nil }
    if file.word(mark + 2) == "=>" {
      let limit = min(file.tokens.count, mark + 16)
      guard let end = (mark..<limit).first(where: { file.word($0) == ";" }) else { return nil }
      return Property(name: mark + 1, value: (mark + 3)..<end)
    }
    guard file.word(mark + 2) == "(", file.word(mark + 3) == ")" else { return nil }
    var brace = mark + 4
    while brace < mark + 8, file.word(brace) != "{" { brace += 1 }
    return block(file, name: mark + 1, brace: brace)
  }

  /// `{ 3 }`, `{ return 3; }`
  private static func block(_ file: CodeFile, name: Int, brace: Int) -> Property? {
    guard file.word(brace) == "{", file.close(of: brace) - brace <= 16,
      file.close(of: brace) < file.tokens.count
    else { return nil }
    var value = (brace + 1)..<file.close(of: brace)
    if file.word(value.lowerBound) == "return" { value = (value.lowerBound + 1)..<value.upperBound }
    if let last = value.last, file.word(last) == ";" { value = value.lowerBound..<last }
    return value.isEmpty ? nil : Property(name: name, value: value)
  }
}
