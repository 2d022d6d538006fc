/// Key value coding and observing in Swift's words: `item.addObserver(self, forKeyPath: "status")`.
struct SwiftKeys {
  private let file: CodeFile

  init(_ file: CodeFile) { self.file = file }

  private static let methods: Set<String> = [
    "value", "setValue", "addObserver", "removeObserver", "mutableArrayValue", "mutableSetValue",
    "mutableOrderedSetValue", "willChangeValue", "didChangeValue",
  ]

  func claims() -> [KeyPathClaim] {
    var found: [KeyPathClaim] = []
    var classes: [String: Set<String>]?
    for string in file.tokens.indices
    where file.kind(string) == .string && file.word(string - 1) == ":"
      && ["forKey", "forKeyPath"].contains(file.word(string - 2))
    {
      let open = file.brackets.enclosing(string)
      guard open > 2, file.word(open) == "(", Self.methods.contains(file.text(open - 1)),
        [".", "?.", "!."].contains(file.word(open - 2))
      else { continue }
      let known = classes ?? declaredClasses()
      classes = known
      if let receiver = receiver(before: open - 2, known),
        let claim = KeyPathStrings.claim(string, .receiver(receiver), file)
      {
        found.append(claim)
      }
    }
    return found
  }

  /// A variable of a class that is everywhere the same in the file, or an object made in place.
  private func receiver(before dot: Int, _ classes: [String: Set<String>]) -> Receiver? {
    var name = dot - 1
    if ["?", "!"].contains(file.word(name)) { name -= 1 }
    if file.word(name) == ")", case let open = file.brackets.partner(name), open > 0 {
      return isClass(open - 1) && file.word(open - 2) != "."
        ? .instance(of: file.text(open - 1)) : nil
    }
    guard file.kind(name) == .identifier,
      file.word(name - 1) != "." || file.word(name - 2) == "self",
      let known = classes[file.text(name)], known.count == 1, let only = known.first,
      !only.isEmpty
    else { return nil }
    return .instance(of: only)
  }

  private func isClass(_ index: Int) -> Bool {
    file.kind(index) == .identifier
      && APIName.isClassLike(file.source.bytes[file.tokens[index].contentRange])
  }

  /// For each variable and parameter the classes that it is of; an empty name for what does not show one.
  private func declaredClasses() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for index in file.tokens.indices where file.kind(index) == .identifier {
      let isVariable = ["let", "var"].contains(file.word(index - 1))
      if file.word(index + 1) == ":", isVariable || isParameter(index) {
        let type = index + 2
        let isPlain = isClass(type) && file.word(type + 1) != "." && file.word(type + 1) != "<"
        found[file.text(index), default: []].insert(isPlain ? file.text(type) : "")
      } else if isVariable, file.word(index + 1) == "=" {
        let type = index + 2
        let isMade = isClass(type) && file.word(type + 1) == "("
        found[file.text(index), default: []].insert(isMade ? file.text(type) : "")
      } else if isVariable {
        found[file.text(index), default: []].insert("")
      }
    }
    return found
  }

  /// A name with a type in the parentheses of a function.
  private func isParameter(_ index: Int) -> Bool {
    let open = file.brackets.enclosing(index)
    guard open > 1, file.word(open) == "(" else { return false }
    return file.word(open - 2) == "func" || file.word(open - 1) == "init"
  }
}
