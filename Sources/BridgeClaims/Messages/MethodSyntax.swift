/// A method that code gives to a class in its own language's words.
struct WrittenMethod {
  var selector: String
  var range: ByteRange
  var isContiguous = true
  /// The class that gets it.
  var className: String?
  var isClassMethod = false
  /// Its parameters without the object itself; nil where the form ties names and keywords together, so
  /// that none can be missing.
  var parameters: [Range<Int>]?
  /// The word that defines it.
  var helper: String
}

/// A way to define classes and their methods, of one language or of one of its libraries.
protocol MethodSyntax: Sendable {
  static func methods(_ file: CodeFile) -> (methods: [WrittenMethod], classes: [DefinedClass])
}

/// Racket's `(define-objc-class Name Super [] (- _void (a: [_id x]) …))`.
enum RacketMethods: MethodSyntax {
  private static let definers: Set<String> = ["define-objc-class", "define-objc-mixin"]
  private static let signs: WordSet = ["-", "-a", "+", "+a"]

  static func methods(_ file: CodeFile) -> (methods: [WrittenMethod], classes: [DefinedClass]) {
    var methods: [WrittenMethod] = []
    var classes: [DefinedClass] = []
    for open in file.tokens.indices
    where file.isOpening(open) && file.kind(open + 1) == .identifier
      && file.tokens[open + 1].contentRange.count == 17
      && definers.contains(file.text(open + 1))
    {
      let elements = file.elements(of: open, limit: 400)
      guard elements.count > 2 else { continue }
      // A mixin is `(Name Super)`, and its methods go to classes that are named elsewhere.
      let isMixin = file.isOpening(elements[1].lowerBound)
      let name = isMixin ? nil : file.text(elements[1].lowerBound)
      if let name, file.kind(elements[2].lowerBound) == .identifier {
        classes.append(
          DefinedClass(
            name: name, superclass: file.text(elements[2].lowerBound),
            protocols: protocols(elements, file), range: file.bytes(of: elements[1]),
            isComplete: false))
      }
      for element in elements where file.isOpening(element.lowerBound) {
        if var method = method(element.lowerBound, file) {
          method.className = name
          methods.append(method)
        }
      }
    }
    return (methods, classes)
  }

  /// Those behind `#:protocols`.
  private static func protocols(_ elements: [Range<Int>], _ file: CodeFile) -> [String] {
    guard let mark = elements.firstIndex(where: { file.word($0.lowerBound) == "#:protocols" }),
      mark + 1 < elements.count, file.isOpening(elements[mark + 1].lowerBound)
    else { return [] }
    return elements[mark + 1].filter { file.kind($0) == .identifier }.map(file.text)
  }

  private static func method(_ open: Int, _ file: CodeFile) -> WrittenMethod? {
    guard signs.contains(file.word(open + 1)) else { return nil }
    let elements = file.elements(of: open, limit: 4)
    guard elements.count > 2,
      let head = elements.first(where: { file.word($0.lowerBound) == "(" })?.lowerBound
    else { return nil }
    let parts = file.elements(of: head)
    guard let first = parts.first, file.kind(first.lowerBound) == .identifier else { return nil }
    let keywords = parts.filter { file.isListKeyword($0.lowerBound) }
    let isPlain = keywords.isEmpty
    let last = keywords.last ?? first
    return WrittenMethod(
      selector: isPlain
        ? file.text(first.lowerBound) : keywords.map { file.text($0.lowerBound) }.joined(),
      range: file.bytes(of: first).lowerBound..<file.bytes(of: last).upperBound,
      isContiguous: keywords.count < 2, isClassMethod: file.text(open + 1).hasPrefix("+"),
      parameters: isPlain
        ? nil : parts.filter { !file.isListKeyword($0.lowerBound) && $0 != first },
      helper: file.text(open + 1))
  }
}

/// Common Lisp's `(objc:defmethod (#/a:b: :void) ((self my-view) (a :id) b) …)`.
enum CommonLispMethods: MethodSyntax {
  private static let definers: Set<String> = [
    "objc:defmethod", "objc::defmethod", "objc:define-objc-method", "define-objc-method",
  ]

  /// Whether a list is the name and the type of a method that is defined.
  static func isHead(_ open: Int, _ file: CodeFile) -> Bool {
    file.brackets.enclosing(open) >= 0 && definers.contains(file.text(open - 1))
  }

  static func methods(_ file: CodeFile) -> (methods: [WrittenMethod], classes: [DefinedClass]) {
    var methods: [WrittenMethod] = []
    for open in file.tokens.indices
    where file.word(open) == "(" && file.kind(open + 1) == .identifier
      && file.tokens[open + 1].contentRange.count < 30 && definers.contains(file.text(open + 1))
    {
      let elements = file.elements(of: open, limit: 3)
      guard elements.count == 3, file.isOpening(elements[2].lowerBound) else { continue }
      let name = file.isOpening(open + 2) ? open + 3 : open + 2
      let isMarked = file.kind(name) == .identifier && CommonLispMessages.isMarked(name, file)
      guard isMarked || file.kind(name) == .string else { continue }
      let range = isMarked ? CommonLispMessages.markedRange(name, file) : file.selectorRange(name)
      let parameters = file.elements(of: elements[2].lowerBound)
      methods.append(
        WrittenMethod(
          selector: file.source.text(range), range: range,
          // Of `(self my-view)` the last name.
          className: parameters.first.flatMap {
            $0.count > 2 ? file.text($0.upperBound - 2) : nil
          },
          parameters: Array(parameters.dropFirst().filter { file.text($0.lowerBound) != "&rest" }),
          helper: file.text(open + 1)))
    }
    return (methods, [])
  }
}

/// Factor's `METHOD: void a: id x b: int y [ … ] ;` between `<CLASS: Name < Super` and `;CLASS>`.
enum FactorMethods: MethodSyntax {
  static func methods(_ file: CodeFile) -> (methods: [WrittenMethod], classes: [DefinedClass]) {
    var methods: [WrittenMethod] = []
    var classes: [DefinedClass] = []
    var name: String?
    for index in file.tokens.indices where file.kind(index) == .identifier {
      switch file.word(index) {
      case "<CLASS:":
        name = file.text(index + 1)
        classes.append(
          DefinedClass(
            name: file.text(index + 1),
            superclass: file.word(index + 2) == "<" ? file.text(index + 3) : nil,
            range: file.tokens[min(index + 1, file.tokens.count - 1)].contentRange,
            isComplete: false))
      case ";CLASS>": name = nil
      case "COCOA-PROTOCOL:":
        if name != nil { classes[classes.count - 1].protocols.append(file.text(index + 1)) }
      case "METHOD:":
        if let method = method(index, className: name, file) { methods.append(method) }
      default: break
      }
    }
    return (methods, classes)
  }

  private static func method(
    _ start: Int, className: String?, _ file: CodeFile
  ) -> WrittenMethod? {
    let limit = min(file.tokens.count, start + 80)
    guard start + 2 < limit else { return nil }
    let end = ((start + 2)..<limit).first { file.word($0) == "[" } ?? limit
    let keywords = ((start + 2)..<end).filter(file.isListKeyword)
    let first = keywords.first ?? start + 2
    return WrittenMethod(
      selector: keywords.isEmpty ? file.text(first) : keywords.map(file.text).joined(),
      range: Int(file.tokens[first].start)..<Int(file.tokens[keywords.last ?? first].end),
      isContiguous: keywords.count < 2, className: className, helper: "METHOD:")
  }
}
