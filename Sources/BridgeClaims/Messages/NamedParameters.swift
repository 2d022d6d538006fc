/// Parameters of functions, methods and blocks.
extension NamedBindings {
  mutating func readSign(_ index: Int) {
    if file.word(index) == "(" { return readParameters(index) }
    if style == .kotlin, file.word(index) == "{" { readLambda(index) }
  }

  private static let statements: WordSet = ["if", "while", "switch", "for", "when", "with"]

  /// What runs behind a list of parameters: nothing where it is none.
  func body(behind close: Int) -> Range<Int> {
    var at = close + 1
    if file.word(at) == ":" {
      let limit = min(file.tokens.count, at + 24)
      while at < limit, !["{", "=>", "=", ";", ")"].contains(file.word(at)) { at += 1 }
    }
    while ["async", "throws"].contains(file.word(at)) { at += 1 }
    if file.word(at) == "=>" || style == .kotlin && file.word(at) == "=" {
      at += 1
    } else if file.word(at) != "{" {
      return at..<at
    }
    return file.word(at) == "{" ? at..<max(at, file.close(of: at)) : at..<statement(from: at)
  }

  private mutating func readParameters(_ open: Int) {
    let close = file.close(of: open)
    guard close < file.tokens.count, !Self.statements.contains(file.word(open - 1)) else { return }
    let body = body(behind: close)
    guard !body.isEmpty else { return }
    for piece in file.split((open + 1)..<close) { readParameter(piece, body: body) }
  }

  private mutating func readParameter(_ piece: Range<Int>, body: Range<Int>) {
    var at = piece.lowerBound
    var isField = false
    if file.word(at) == "{" || file.word(at) == "[" {
      let inside = (at + 1)..<max(at + 1, min(piece.upperBound, file.close(of: at)))
      if style == .dart {
        for part in file.split(inside) { readParameter(part, body: body) }
        return
      }
      for name in inside where file.kind(name) == .identifier {
        add(name, body, .unknown)
      }
      return
    }
    while at < piece.upperBound {
      if file.word(at) == "@" {
        at += file.word(at + 2) == "(" ? file.close(of: at + 2) - at + 1 : 2
      } else if Self.modifiers.contains(file.word(at)), file.kind(at + 1) == .identifier {
        isField = true
        at += 1
      } else if file.word(at) == "..." {
        at += 1
      } else {
        break
      }
    }
    var meaning: Meaning?
    if style == .dart {
      let end = file.index(of: "=", in: piece) ?? piece.upperBound
      let name = end - 1
      let type = file.word(name - 1) == "?" ? name - 2 : name - 1
      if type >= at, classes.isClass(type) { meaning = .type(file.text(type)) }
      at = name
    }
    guard at < piece.upperBound, file.kind(at) == .identifier else { return }
    meaning = meaning ?? type(behind: at) ?? .unknown
    add(at, body, meaning ?? .unknown)
    if isField, style.isScript, let scope = classBody(around: at) {
      addField(at, scope.lowerBound, meaning ?? .unknown)
    }
  }

  /// `name => …`
  mutating func readSingleParameter(_ name: Int) {
    let start = name + 2
    let body =
      file.word(start) == "{"
      ? start..<max(start, file.close(of: start)) : start..<statement(from: start)
    add(name, body, .unknown)
  }

  /// Kotlin's `{ a, b: T -> … }`
  private mutating func readLambda(_ open: Int) {
    var at = open + 1
    let limit = min(file.tokens.count, open + 40)
    while at < limit,
      file.kind(at) == .identifier
        || [",", ":", "?", "(", ")", "<", ">", "."].contains(file.word(at))
    { at += 1 }
    guard file.word(at) == "->" else { return }
    let scope = open..<max(open, file.close(of: open))
    for piece in file.split((open + 1)..<at) where file.kind(piece.lowerBound) == .identifier {
      add(piece.lowerBound, scope, type(behind: piece.lowerBound) ?? .unknown)
    }
  }
}
