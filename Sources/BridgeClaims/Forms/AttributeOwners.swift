/// The method that an attribute behind its parameters belongs to, and the class that this is of.
struct AttributedMethod {
  /// Without the object itself.
  var parameters: [Range<Int>]
  /// What the message goes to, where the declaration says so.
  var receiver: Receiver?
  /// The method has no body: calling it sends the message.
  var isDeclared: Bool
}

extension AttributedMethod {
  /// For the attribute whose name stands at a token; nil where it stands before its method.
  static func before(
    _ attribute: Int, _ file: CodeFile, _ functions: FunctionIndex
  ) -> AttributedMethod? {
    switch file.word(attribute - 1) {
    case ".", ",": pragma(attribute, file)
    case "@": property(attribute, file)
    case ";": directive(attribute, file, functions)
    default: nil
    }
  }

  // MARK: Nim

  /// `proc f*(self: X, a: Y): Z {.objc: "foo:".}`
  private static func pragma(_ attribute: Int, _ file: CodeFile) -> AttributedMethod? {
    let brace = file.brackets.enclosing(attribute)
    guard brace > 2, file.word(brace) == "{", file.word(brace + 1) == ".",
      let close = parenthesis(before: brace, file), case let open = file.brackets.partner(close),
      open > 1
    else { return nil }
    var parameters = file.split((open + 1)..<close).flatMap { file.split($0, by: ";") }
    guard !parameters.isEmpty else { return nil }
    let object = parameters.removeFirst()
    let after = file.close(of: brace) + 1
    return AttributedMethod(
      parameters: parameters, receiver: receiver(object, file),
      isDeclared: file.word(after) != "=")
  }

  /// The parenthesis that ends the parameters, over the result's type.
  private static func parenthesis(before index: Int, _ file: CodeFile) -> Int? {
    var at = index - 1
    for _ in 0..<16 {
      if file.word(at) == ")" { return at }
      guard at > 0, file.kind(at) == .identifier || [":", ".", "]", "["].contains(file.word(at))
      else { return nil }
      at -= 1
    }
    return nil
  }

  /// `self: NSWindow`, `n: typedesc[NSColor]`
  private static func receiver(_ object: Range<Int>, _ file: CodeFile) -> Receiver? {
    guard let colon = file.index(of: ":", in: object) else { return nil }
    let names = ((colon + 1)..<object.upperBound).filter { file.kind($0) == .identifier }
    guard let last = names.last,
      APIName.isClassLike(file.source.bytes[file.tokens[last].contentRange])
    else { return nil }
    let isClass = names.contains { file.word($0) == "typedesc" || file.word($0) == "type" }
    return isClass ? .class(file.text(last)) : .instance(of: file.text(last))
  }

  // MARK: D

  /// `void f(T a) @selector("foo:");` in `extern (Objective-C) class X { … }`.
  private static func property(_ attribute: Int, _ file: CodeFile) -> AttributedMethod? {
    var close = attribute - 2
    while ["nothrow", "@nogc", "pure", "const"].contains(file.word(close))
      || file.word(close) == "@"
    { close -= 1 }
    guard file.word(close) == ")", case let open = file.brackets.partner(close), open > 0,
      file.kind(open - 1) == .identifier
    else { return nil }
    let end = file.close(of: attribute + 1) + 1
    var declaration = AttributedMethod(
      parameters: file.split((open + 1)..<close), receiver: nil,
      isDeclared: file.word(end) == ";")
    guard let name = className(around: attribute, file) else { return declaration }
    var at = open - 1
    while at > 0, ![";", "{", "}", ":"].contains(file.word(at)), file.word(at) != "static" {
      at -= 1
    }
    declaration.receiver = file.word(at) == "static" ? .class(name) : .instance(of: name)
    return declaration
  }

  private static func className(around index: Int, _ file: CodeFile) -> String? {
    let brace = Assignments.brace(file, around: index)
    guard brace > 0 else { return nil }
    for at in stride(from: brace - 1, through: max(0, brace - 12), by: -1) {
      if [";", "}", "{"].contains(file.word(at)) { return nil }
      if file.word(at) == "class" || file.word(at) == "interface" { return file.text(at + 1) }
    }
    return nil
  }

  // MARK: Pascal

  /// `procedure f(a: T; b, c: U); message 'foo:bar:';` in `X = objcclass external … end;`.
  private static func directive(
    _ attribute: Int, _ file: CodeFile, _ functions: FunctionIndex
  ) -> AttributedMethod? {
    guard file.kind(attribute + 1) == .string, file.word(attribute) == "message" else { return nil }
    var at = attribute - 2
    let limit = max(0, attribute - 400)
    let keywords: WordSet = ["function", "procedure", "constructor"]
    while at > limit, !keywords.contains(file.word(at)) { at -= 1 }
    guard keywords.contains(file.word(at)) else { return nil }
    var parameters: [Range<Int>] = []
    if file.word(at + 2) == "(" {
      parameters = file.split((at + 3)..<max(at + 3, file.close(of: at + 2)), by: ";")
        .flatMap { file.split($0) }
    }
    let owner = functions.pascalClass(around: at, file)
    let isClass = file.word(at - 1) == "class"
    return AttributedMethod(
      parameters: parameters,
      receiver: owner.map { isClass ? .class($0.name) : .instance(of: $0.name) },
      isDeclared: owner?.isExternal ?? false)
  }
}
