extension ClaimForm {
  /// `names.put(7, "bowling");`, `Map.of(7, "bowling", 8, "boxing")`
  public static let pairCall = ClaimForm(rawValue: "pair-call")
}

/// Calls that are handed a number and a name, or several by turns: the entries of a map.
enum PairCalls: ClaimFormReader {
  /// Functions that take one entry.
  private static let entryFunctions: WordSet = [
    "put", "Add", "add", "set", "insert", "entry", "emplace", "MapEntry", "Pair", "SimpleEntry",
    "Entry", "KeyValuePair", "TryAdd", "putIfAbsent", "register", "define",
  ]
  private static let listFunctions: WordSet = ["of", "mapOf", "ofEntries"]

  private struct Run {
    var claims: [(claim: ValueClaim, isKeyNumber: Bool)] = []
    var callee = ""
    var bracket = -1
    var first = 0
    var receiver: Int?
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var run = Run()
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.word(index + 1) == "(" {
      let word = file.word(index)
      if entryFunctions.contains(word) {
        readEntry(index, &run, &reading)
      } else if listFunctions.contains(word) {
        readList(index, &reading)
      }
    }
    flush(&run, &reading)
  }

  private static func arguments(_ file: CodeFile, _ open: Int) -> [Range<Int>] {
    let close = file.close(of: open)
    return close < file.tokens.count ? file.split((open + 1)..<close) : []
  }

  private static func readEntry(_ index: Int, _ run: inout Run, _ reading: inout Reading) {
    let file = reading.file
    guard file.close(of: index + 1) - index <= 24 else { return }
    let arguments = arguments(file, index + 1)
    guard arguments.count == 2, let pair = pair(arguments[0], arguments[1], reading) else { return }
    let receiver =
      file.word(index - 1) == "." && file.kind(index - 2) == .identifier ? index - 2 : nil
    let bracket = file.brackets.enclosing(index)
    // In a list of entries it does not matter how each is spelled.
    let isListed = file.word(bracket) == "(" || file.word(bracket) == "["
    let callee = file.text(tokens: (isListed ? index : receiver ?? index)..<(index + 1))
    if callee != run.callee || bracket != run.bracket {
      flush(&run, &reading)
      run = Run(callee: callee, bracket: bracket, first: index, receiver: receiver)
    }
    run.claims.append(pair)
  }

  private static func readList(_ index: Int, _ reading: inout Reading) {
    let file = reading.file
    let isMap = file.word(index - 1) == "." && file.text(index - 2).hasSuffix("Map")
    let arguments = isMap ? arguments(file, index + 1) : []
    guard arguments.count >= 4, arguments.count.isMultiple(of: 2) else { return }
    var run = Run(callee: file.text(index), bracket: -1, first: index)
    for at in stride(from: 0, to: arguments.count, by: 2) {
      guard let pair = pair(arguments[at], arguments[at + 1], reading) else { continue }
      run.claims.append(pair)
    }
    flush(&run, &reading)
  }

  private static func pair(
    _ first: Range<Int>, _ second: Range<Int>, _ reading: Reading
  ) -> (claim: ValueClaim, isKeyNumber: Bool)? {
    let file = reading.file
    for (number, name) in [(first, second), (second, first)] {
      guard let value = reading.evaluator.number(number), let label = file.label(name),
        label.kind == .string || label.isReference, !file.isConstantItself(label)
      else { continue }
      let isKeyNumber = number.lowerBound < name.lowerBound
      var claim = ValueClaim(label, value: value, literal: file.literalBytes(of: number), in: file)
      claim.mayMapElsewhere = !isKeyNumber
      return (claim, isKeyNumber)
    }
    return nil
  }

  /// Two numbers with names are a table, and three names with numbers, of which two may be a size.
  private static func flush(_ run: inout Run, _ reading: inout Reading) {
    defer { run = Run() }
    let file = reading.file
    let owner =
      run.receiver.map { ClaimOwner(kind: .map, name: file.text($0)) }
      ?? file.mapOwner(around: run.first)
    for isKeyNumber in [true, false] {
      var claims = run.claims.filter { $0.isKeyNumber == isKeyNumber }.map(\.claim)
      // `define` is how PHP declares a constant.
      let isDeclared = run.callee == "define"
      let isCertain = isDeclared || claims.contains { APIName.isConstantLike($0.label) }
      if isDeclared { claims = claims.withoutMapping }
      guard claims.count >= (isKeyNumber ? 2 : 3) || isCertain else { continue }
      claims.markSharedLabels()
      let hints = file.commentHint(above: run.first) + file.scopeHints(around: run.first)
      reading.add(.pairCall, owner: owner, hints: hints, claims)
    }
  }
}

extension CodeFile {
  /// The map that an expression becomes, over the calls around it; else the scope that it stands in.
  func mapOwner(around index: Int) -> ClaimOwner? {
    var at = index
    for _ in 0..<4 {
      if let owner = assignedOwner(before: at) { return owner }
      at = brackets.enclosing(at)
      guard at >= 0, word(at) == "(" || word(at) == "[" else { break }
    }
    return owner(around: index)
  }
}

extension [ValueClaim] {
  /// The same claims, where the program cannot map the names to numbers of its own.
  fileprivate var withoutMapping: Self {
    map { claim in
      var claim = claim
      claim.mayMapElsewhere = false
      return claim
    }
  }
}
