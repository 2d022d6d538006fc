/// Where a file declares functions and blocks, by their names; made in one pass when the first is asked for.
final class FunctionIndex {
  private struct Places {
    /// The parentheses of the parameters.
    var functions: [String: [Int]] = [:]
    /// The parentheses of the parameters of C#'s delegates, and of other types of functions.
    var types: [String: [Int]] = [:]
    /// The `^` of `void (^name)(…)`.
    var declarators: [String: [Int]] = [:]
    /// Zig's `const` outside of all brackets.
    var constants: [String: [Int]] = [:]
    var scopes: FunctionScopes?
    /// Pascal's `objcclass` and `end`, in the order of the file.
    var classWords: [Int] = []
  }

  private var places: Places?

  /// The parentheses of the parameters of all functions of a name.
  func declarations(of name: String, _ file: CodeFile) -> [Int] {
    read(file).functions[name] ?? []
  }

  /// The same for types of functions.
  func types(of name: String, _ file: CodeFile) -> [Int] { read(file).types[name] ?? [] }

  func declarators(of name: String, _ file: CodeFile) -> [Int] {
    read(file).declarators[name] ?? []
  }

  /// Where the value starts of a constant that the file declares at its top, and only later; since any name
  /// may be one, only those are looked for that say what they are.
  func constantBelow(_ name: Int, _ file: CodeFile) -> Int? {
    guard file.profile.id == "zig", file.text(name).lowercased().contains("block") else {
      return nil
    }
    let below = (read(file).constants[file.text(name)] ?? []).filter { $0 > name }
    guard below.count == 1,
      let equals = (below[0]..<below[0] + 8).first(where: { file.word($0) == "=" })
    else { return nil }
    return equals + 1
  }

  /// The class of Pascal's whose declaration a token is inside of.
  func pascalClass(around token: Int, _ file: CodeFile) -> (name: String, isExternal: Bool)? {
    let words = read(file).classWords
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] <= token { low = middle + 1 } else { high = middle }
    }
    guard low > 0, case let word = words[low - 1], file.word(word) == "objcclass" else {
      return nil
    }
    return (file.text(word - 2), file.word(word + 1) == "external")
  }

  /// Whether a function around a token has a parameter of a name.
  func isParameter(_ name: String, at token: Int, _ file: CodeFile) -> Bool {
    let spelling = Array(name.utf8)
    if let scopes = read(file).scopes {
      return scopes.around(token).contains {
        FunctionScopes.hasParameter(spelling, head: $0, file)
      }
    }
    var brace = Assignments.brace(file, around: token)
    for _ in 0..<40 where brace >= 0 {
      var at = brace - 1
      while at > max(0, brace - 80), ![";", "{", "}"].contains(file.word(at)) {
        if file.kind(at) == .identifier, file.spells(at, spelling), file.word(at + 1) != "(" {
          return true
        }
        at -= 1
      }
      brace = Assignments.brace(file, around: brace)
    }
    return false
  }

  private func read(_ file: CodeFile) -> Places {
    if let places { return places }
    var made = Places()
    made.scopes = FunctionScopes(file)
    let isZig = file.profile.id == "zig"
    let isPascal = file.profile.id == "pascal"
    for index in file.tokens.indices
    where file.kind(index) == .punctuation || isZig || isPascal {
      if file.word(index) == "(" {
        add(open: index, file, to: &made)
      } else if file.word(index) == "^", file.word(index - 1) == "(",
        file.kind(index + 1) == .identifier, file.word(index + 2) == ")"
      {
        made.declarators[file.text(index + 1), default: []].append(index)
      } else if isZig, file.word(index) == "const", file.brackets.enclosing(index) < 0 {
        made.constants[file.text(index + 1), default: []].append(index)
      } else if isPascal,
        file.word(index) == "end"
          || file.word(index) == "objcclass" && file.word(index - 1) == "="
      {
        made.classWords.append(index)
      }
    }
    places = made
    return made
  }

  private static let noTypes: WordSet = [
    "return", "new", "else", "await", "throw", "yield", "in", "case", "try", "not", "and", "or",
    "go", "defer", "comptime", "is", "typeof", "if", "while", "do", "print", "assert",
  ]

  private func add(open: Int, _ file: CodeFile, to made: inout Places) {
    var name = open - 1
    if file.word(name) == ">", let opening = file.angleOpening(name) { name = opening - 1 }
    guard file.kind(name) == .identifier, file.tokens[name].contentRange.count < 80 else { return }
    let before = name - 1
    if file.profile.id == "csharp", isDelegate(name, file) {
      made.types[file.text(name), default: []].append(open)
      return
    }
    let words = file.syntax.functionKeywords
    if !words.isEmpty, words.contains(file.word(before)) {
      made.functions[file.text(name), default: []].append(open)
      return
    }
    // With the type of the result before it, and a body behind it.
    let isTyped =
      file.kind(before) == .identifier && !Self.noTypes.contains(file.word(before))
      || ["*", ">", "]", "?"].contains(file.word(before)) && words.isEmpty
    guard isTyped, file.line(before) == file.line(name) || words.isEmpty else { return }
    let after = file.word(file.close(of: open) + 1)
    guard after == "{" || after == "=>" || after == "async" else { return }
    made.functions[file.text(name), default: []].append(open)
  }

  /// `delegate void Name (…)`
  private func isDelegate(_ name: Int, _ file: CodeFile) -> Bool {
    var at = name - 1
    let lowest = max(0, name - 8)
    while at >= lowest, ![";", "{", "}", "(", ")"].contains(file.word(at)) {
      if file.word(at) == "delegate" { return true }
      at -= 1
    }
    return false
  }
}
