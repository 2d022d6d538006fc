/// Methods of classes whose blocks are made by indentation or end with a word: Python's
/// `def a_b_(self, x, y):`, Ruby's `def a(x, b: y)`, where a class of a framework is the base.
enum IndentedMethods: MethodSyntax {
  private struct Class {
    var name: String
    var column: Int
    /// It inherits from what may be a framework's class.
    var isForeign: Bool
  }

  static func methods(_ file: CodeFile) -> (methods: [WrittenMethod], classes: [DefinedClass]) {
    var methods: [WrittenMethod] = []
    var classes: [DefinedClass] = []
    var open: [Class] = []
    var line: Int32 = -1
    var isDecorated = false
    for (index, token) in file.tokens.enumerated() where token.line != line {
      line = token.line
      guard file.brackets.enclosing(index) < 0 else { continue }
      // `@objc.python_method` says that the next one is none.
      if token.kind == .punctuation, token.word == "@" {
        isDecorated = isDecorated || file.text(index + 3) == "python_method"
        continue
      }
      let column = file.lineColumn(of: index)
      while let last = open.last, last.column >= column { open.removeLast() }
      if token.word == "class", file.kind(index + 1) == .identifier {
        let defined = self.defined(index, file)
        open.append(
          Class(name: file.text(index + 1), column: column, isForeign: defined.superclass != nil))
        if defined.superclass != nil { classes.append(defined) }
      } else if token.word == "def", let owner = open.last, owner.isForeign, !isDecorated,
        var method = method(index, file)
      {
        method.className = owner.name
        methods.append(method)
      }
      isDecorated = false
    }
    return (methods, classes)
  }

  /// `class Name(Base, protocols=[…]):`, `class Name < Base`.
  private static func defined(_ keyword: Int, _ file: CodeFile) -> DefinedClass {
    let name = keyword + 1
    var bases: [Int] = []
    if file.word(name + 1) == "(" {
      for base in file.split(
        (name + 2)..<max(name + 2, min(file.tokens.count, file.close(of: name + 1))))
      {
        bases.append(base.upperBound - 1)
      }
    } else if file.word(name + 1) == "<" {
      var base = name + 2
      while file.word(base + 1) == "::" { base += 2 }
      bases = [base]
    }
    let foreign = bases.first {
      file.kind($0) == .identifier
        && APIName.isClassLike(file.source.bytes[file.tokens[$0].contentRange])
    }
    return DefinedClass(
      name: file.text(name), superclass: foreign.map(file.text),
      range: file.tokens[name].contentRange, isComplete: false)
  }

  private static func method(_ keyword: Int, _ file: CodeFile) -> WrittenMethod? {
    let name = keyword + 1
    guard file.kind(name) == .identifier, file.word(name + 1) == "(" else { return nil }
    let close = file.close(of: name + 1)
    guard close < file.tokens.count else { return nil }
    let parameters = file.split((name + 2)..<close)
    var method = WrittenMethod(
      selector: file.text(name), range: file.tokens[name].contentRange, helper: "def")
    if file.profile.selectors.chainStyle == .underscores {
      guard let first = parameters.first,
        file.word(first.lowerBound) == "self" || isClassSide(first, file)
      else { return nil }
      method.isClassMethod = isClassSide(first, file)
      guard method.selector.hasSuffix("_") else {
        return parameters.count == 1 && !method.selector.contains("_") ? method : nil
      }
      guard !method.selector.contains("__"),
        parameters.allSatisfy({ file.word($0.lowerBound) != "*" })
      else { return nil }
      method.selector = String(method.selector.map { $0 == "_" ? ":" : $0 })
      method.isContiguous = false
      method.parameters = Array(parameters.dropFirst())
      return method
    }
    return labelled(method, parameters, file)
  }

  private static func isClassSide(_ parameter: Range<Int>, _ file: CodeFile) -> Bool {
    file.word(parameter.lowerBound) == "cls"
  }

  /// `def a(x, b: y)`: the names behind the labels are the parameters.
  private static func labelled(
    _ method: WrittenMethod, _ parameters: [Range<Int>], _ file: CodeFile
  ) -> WrittenMethod? {
    var method = method
    guard let first = parameters.first, first.count == 1 else { return nil }
    method.selector += ":"
    for parameter in parameters.dropFirst() {
      guard parameter.count == 3, file.word(parameter.lowerBound + 1) == ":",
        file.kind(parameter.lowerBound + 2) == .identifier
      else { return nil }
      method.selector += file.text(parameter.lowerBound) + ":"
      method.range =
        method.range.lowerBound..<file.tokens[parameter.lowerBound].contentRange.upperBound
    }
    method.isContiguous = false
    return method
  }
}
