/// What the braces around a piece of code belong to.
struct Scope: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case function, type, enumeration, map, other }
  var kind: Kind
  var name: String
  /// The type that a function gives back, as written; nil when it says none.
  var resultType: String?
}

extension CodeFile {
  /// How far before a brace its head is looked for.
  private static let longestHead = 60
  private static let deepestScopes = 12

  /// The named things around a token, from the inside outwards.
  func scopes(around index: Int) -> [Scope] {
    if syntax.hasAtoms { return atomScopes(around: index) }
    var found: [Scope] = []
    var at = brackets.enclosing(index)
    var depth = 0
    while at >= 0, depth < Self.deepestScopes {
      if word(at) == "{" || word(at) == "[", let scope = scope(opening: at) { found.append(scope) }
      at = brackets.enclosing(at)
      depth += 1
    }
    return found + indentedScopes(around: index) + outlineScopes(around: index)
  }

  /// What a brace opens, from the words before it; nil for the block of a statement.
  func scope(opening brace: Int) -> Scope? {
    var at = brace - 1
    var call: Int?
    var arrow = false
    for _ in 0..<Self.longestHead {
      guard at >= 0 else { break }
      let word = word(at)
      if word == ")" || word == "]" {
        let open = brackets.partner(at)
        guard open >= 0 else { return nil }
        if word == ")" { call = open }
        at = open - 1
        if !arrow, endsStatement(before: open) { break }
        continue
      }
      if let open = angleOpening(at) {
        at = open - 1
        continue
      }
      if Self.headStops.contains(word) { break }
      if kind(at) == .identifier {
        if syntax.typeKeywords.contains(word) { return typeScope(keyword: at, brace: brace) }
        if syntax.functionKeywords.contains(word) {
          return functionScope(keyword: at, call: call, brace: brace)
        }
        if Self.blockKeywords.contains(word) || syntax.platformKeywords.contains(word) {
          return nil
        }
      }
      if word == "=>" { arrow = true }
      if word == "=" { return assignedScope(equals: at, isFunction: arrow, brace: brace) }
      if endsStatement(before: at) { break }
      at -= 1
    }
    return methodScope(call: call, brace: brace)
  }

  private static let blockKeywords: WordSet = [
    "if", "else", "for", "while", "do", "catch", "guard", "switch", "match", "try", "defer",
    "repeat", "return", "comptime", "async", "await", "when", "foreach", "using", "lock", "loop",
    "synchronized", "unsafe", "select", "yield",
  ]

  private static let headStops: WordSet = [";", "{", "}", ",", "(", "["]
  private static let statementEnds: WordSet = [")", "]", "}", ";"]

  /// Whether a line break before a token ends the statement that came before it.
  func endsStatement(before index: Int) -> Bool {
    if syntax.blocksAreIndented { return indentScopes.startsLine(index) }
    guard syntax.newlineEndsStatement, index > 0, line(index) > line(index - 1) else {
      return false
    }
    let word = word(index)
    if kind(index) == .punctuation, word != "(", word != "[", word != "{", word != "." {
      return false
    }
    if word == "{" || word == "." || word == "where" { return false }
    guard kind(index - 1) == .punctuation else { return true }
    return Self.statementEnds.contains(self.word(index - 1))
  }

  func typeScope(keyword: Int, brace: Int) -> Scope {
    let kind: Scope.Kind = word(keyword) == "enum" ? .enumeration : .type
    if word(keyword - 1) == "::", self.kind(keyword - 2) == .identifier {
      return Scope(kind: kind, name: text(keyword - 2))
    }
    var name = keyword + 1
    while ["class", "struct", "const"].contains(word(name)) { name += 1 }
    // `impl Trait for Type`.
    if word(keyword) == "impl", let of = (name..<brace).first(where: { word($0) == "for" }) {
      name = of + 1
    }
    if name < brace, self.kind(name) == .identifier { return Scope(kind: kind, name: text(name)) }
    return Scope(kind: kind, name: assignedName(before: keyword).map(text) ?? "")
  }

  func functionScope(keyword: Int, call: Int?, brace: Int) -> Scope {
    // Go's receiver stands before the name.
    if word(keyword + 1) == "(", close(of: keyword + 1) + 2 < brace {
      let method = close(of: keyword + 1) + 1
      if kind(method) == .identifier, word(method + 1) == "(" {
        let result = resultType(afterCall: method + 1, brace: brace)
        return Scope(kind: .function, name: text(method), resultType: result)
      }
    }
    let result = call.flatMap { resultType(afterCall: $0, brace: brace) }
    if kind(keyword + 1) == .identifier {
      return Scope(kind: .function, name: text(keyword + 1), resultType: result)
    }
    let isNamed = word(keyword - 1) == "::" && kind(keyword - 2) == .identifier
    let name = isNamed ? keyword - 2 : assignedName(before: keyword) ?? keyword
    return Scope(kind: .function, name: text(name), resultType: result)
  }

  /// The name in `const NAME: T =` that stands before a token.
  private func assignedName(before index: Int) -> Int? {
    var at = index - 1
    let lowest = max(0, index - 12)
    while at >= lowest, word(at) != "=", word(at) != ";", word(at) != "{" {
      if isArrow(endingAt: at) { return kind(at - 2) == .identifier ? at - 2 : nil }
      at -= 1
    }
    guard word(at) == "=" else { return nil }
    return declaredName(equals: at)
  }

  /// The declared name left of an equals sign: over its type, up to the keyword before it.
  func declaredName(equals: Int) -> Int? {
    if syntax.hasOutline { return outlinedName(equals: equals) }
    var at = equals - 1
    var name: Int?
    for _ in 0..<24 {
      guard at >= 0 else { break }
      let word = word(at)
      if word == ")" || word == "]" || word == ">" && brackets.partner(at) >= 0 {
        let open = brackets.partner(at)
        guard open >= 0 else { break }
        at = open - 1
        continue
      }
      if let open = angleOpening(at) {
        at = open - 1
        continue
      }
      if word == ";" || word == "{" || word == "}" { break }
      if word == "const" || word == "let" || word == "var" || word == "static" { break }
      if syntax.constantKeywords.contains(word) || syntax.variableKeywords.contains(word) { break }
      if syntax.functionKeywords.contains(word) { break }
      if word == "local", !syntax.assignmentSigns.isEmpty { break }
      if kind(at) == .identifier, word != "readonly" { name = at }
      if word == ".", kind(at + 1) == .identifier { return at + 1 }
      if endsStatement(before: at) { break }
      at -= 1
    }
    if syntax.constantsAreQualified { return lastName(before: equals) }
    return name
  }

  /// The name in `const NAME = new Map(`, `const NAME = f(.{`.
  func assignedOwner(before index: Int) -> ClaimOwner? {
    var at = index - 1
    let lowest = max(0, index - 16)
    while at >= lowest, word(at) != "=" {
      if isArrow(endingAt: at), kind(at - 2) == .identifier {
        return ClaimOwner(kind: .map, name: text(at - 2))
      }
      let word = word(at)
      if let open = angleOpening(at) {
        at = open - 1
        continue
      }
      if word == "]" || word == "}" && syntax.hasOutline, brackets.partner(at) >= 0 {
        at = brackets.partner(at) - 1
        continue
      }
      if word == ";" || word == "{" || word == "}" || word == "," || endsStatement(before: at) {
        return nil
      }
      at -= 1
    }
    guard word(at) == "=", let name = declaredName(equals: at) else { return nil }
    return ClaimOwner(kind: .map, name: nameWithoutSigil(name))
  }

  /// A variable's name without the `$` that PHP's start with.
  func nameWithoutSigil(_ index: Int) -> String {
    let name = text(index)
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// Whether a token ends the `<-` of an assignment.
  func isArrow(endingAt index: Int) -> Bool {
    index > 1 && word(index) == "-" && assignmentLength(index - 1) == 2
  }

  /// The function whose whole body starts at a token: `string f(long x) => x switch`,
  /// `fun f(x: Long) = when`.
  func expressionOwner(before index: Int) -> ClaimOwner? {
    var name: Int?
    if word(index - 1) == "=>" {
      name = word(index - 2) == ")" ? brackets.partner(index - 2) - 1 : index - 2
    } else if word(index - 1) == "=", let declared = declaredName(equals: index - 1),
      syntax.functionKeywords.contains(word(declared - 1))
    {
      name = declared
    }
    guard let name, name >= 0, kind(name) == .identifier else { return nil }
    return ClaimOwner(kind: .function, name: text(name))
  }

  /// C's declared name stands last, before array brackets.
  private func lastName(before index: Int) -> Int? {
    var at = index - 1
    while at >= 0, word(at) == "]", brackets.partner(at) >= 0 { at = brackets.partner(at) - 1 }
    return kind(at) == .identifier ? at : nil
  }

  private func assignedScope(equals: Int, isFunction: Bool, brace: Int) -> Scope? {
    guard let name = declaredName(equals: equals) else { return nil }
    return Scope(kind: isFunction ? .function : .map, name: nameWithoutSigil(name))
  }

  private func methodScope(call: Int?, brace: Int) -> Scope? {
    guard let call, call > 0 else { return nil }
    if let method = methodName(beforeCall: call, brace: brace) { return method }
    guard kind(call - 1) == .identifier, !Self.blockKeywords.contains(word(call - 1)) else {
      return nil
    }
    let isDefinition = line(call - 1) <= line(brace) && word(call - 2) != "."
    guard isDefinition else { return nil }
    return Scope(
      kind: .function, name: text(call - 1), resultType: resultType(afterCall: call, brace: brace))
  }

  /// `- (T)name:(T)x more:(T)y {`
  private func methodName(beforeCall call: Int, brace: Int) -> Scope? {
    guard word(call - 1) == "-" || word(call - 1) == "+", kind(close(of: call) + 1) == .identifier,
      call + 1 < close(of: call)
    else { return nil }
    let name = close(of: call) + 1
    guard name < brace else { return nil }
    return Scope(
      kind: .function, name: text(name), resultType: text(tokens: (call + 1)..<close(of: call)))
  }

  private func resultType(afterCall call: Int, brace: Int) -> String? {
    var at = close(of: call) + 1
    while at < brace, [":", "->", "!", "throws", "async"].contains(word(at)) { at += 1 }
    var end = at
    while end < brace, word(end) != "=>", word(end) != "where" { end += 1 }
    guard at < end, end - at <= 12 else { return nil }
    // `void` and `number` say nothing about the numbers.
    let result = text(tokens: at..<end)
    return result.utf8.contains(where: \.isUpper) ? result : nil
  }
}
