extension ClaimForm {
  /// `static final Kind ROWING = new Kind(35L);`, `const rowing = Kind._(35)`
  public static let typedInstance = ClaimForm(rawValue: "typed-instance")
}

/// Constants of a type that each hold an instance of it, made from one integer.
enum TypedInstances: ClaimFormReader {
  private struct Run {
    var claims: [ValueClaim] = []
    var type = ""
    var bracket = -1
    var first = 0
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run = Run()
    var declared: Set<String>?
    for index in file.tokens.indices where file.word(index) == "=" {
      guard file.kind(index) == .punctuation, let call = call(file, after: index),
        let found = instance(file, equals: index, call, reading)
      else { continue }
      if found.isOutside {
        declared = declared ?? declaredTypes(file)
        if declared?.contains(found.type) != true { continue }
      }
      let bracket = file.brackets.enclosing(index)
      if bracket != run.bracket || found.type != run.type {
        flush(&run, &reading)
        run = Run(type: found.type, bracket: bracket, first: index)
      }
      run.claims.append(found.claim)
    }
    flush(&run, &reading)
  }

  /// A constructor's name, nil for C#'s bare `new(…)`, and its bracket.
  private typealias Call = (type: Int?, open: Int)

  private static func call(_ file: CodeFile, after equals: Int) -> Call? {
    var at = equals + 1
    let hasMark = file.word(at) == "new" || file.word(at) == "const"
    if hasMark { at += 1 }
    if hasMark, file.word(at) == "(" { return (nil, at) }
    guard file.kind(at) == .identifier else { return nil }
    let type = at
    at += 1
    while file.word(at) == "." || file.word(at) == "::", file.kind(at + 1) == .identifier {
      at += 2
    }
    guard file.word(at) == "(" || file.word(at) == "{" && at == type + 1 else { return nil }
    return (type, at)
  }

  private static func instance(
    _ file: CodeFile, equals: Int, _ call: Call, _ reading: Reading
  ) -> (claim: ValueClaim, type: String, isOutside: Bool)? {
    let close = file.close(of: call.open)
    guard close < file.tokens.count, close - call.open <= 24, close > call.open + 1,
      let name = file.declaredName(equals: equals), file.kind(name) == .identifier,
      let type = ownType(file, equals: equals, name: name, call),
      let value = ConstructorEnums.integer(file, (call.open + 1)..<close)
    else { return nil }
    // What is an integer by itself is another form's.
    guard !reading.evaluator.evaluatePrefix((equals + 1)..<file.tokens.count).result.isInteger
    else {
      return nil
    }
    let label = Label(
      text: file.text(name), kind: .identifier, range: file.tokens[name].contentRange)
    let result = reading.evaluator.evaluate(value)
    let claim = ValueClaim(
      label, value: result.value?.integer, literal: file.literalBytes(of: value), in: file)
    return (claim, type, file.brackets.enclosing(equals) < 0)
  }

  private static func declaredTypes(_ file: CodeFile) -> Set<String> {
    var names: Set<String> = []
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.syntax.typeKeywords.contains(file.word(index)) {
      if file.kind(index + 1) == .identifier { names.insert(file.text(index + 1)) }
    }
    return names
  }

  /// The type that is made, if it is the one whose body the constant stands in, or, outside of all
  /// bodies, the one that the constant is declared with.
  private static func ownType(
    _ file: CodeFile, equals: Int, name: Int, _ call: Call
  ) -> String? {
    let declared = file.word(name + 1) == ":" ? name + 2 : name - 1
    let made = file.text(call.type ?? declared)
    let brace = file.brackets.enclosing(equals)
    guard brace >= 0 else {
      return declared > name && made == file.text(declared) ? made : nil
    }
    guard file.word(brace) == "{", let scope = file.scope(opening: brace),
      scope.kind == .type || scope.kind == .enumeration
    else { return nil }
    let types = file.scopes(around: equals).filter { $0.kind == .type || $0.kind == .enumeration }
    if made == "Self" { return types.first?.name }
    return types.contains { $0.name == made } ? made : nil
  }

  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    guard !run.claims.isEmpty else { return }
    let file = reading.file
    let hints =
      [ClaimHint(kind: .annotatedType, text: run.type)] + file.commentHint(above: run.first)
      + file.scopeHints(around: run.first)
    reading.add(
      .typedInstance, owner: ClaimOwner(kind: .type, name: run.type), hints: hints, run.claims)
  }
}
