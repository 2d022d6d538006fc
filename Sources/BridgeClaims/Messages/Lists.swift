/// The elements of Lisp's lists.
extension CodeFile {
  private static let quotes: WordSet = ["'", "`", ","]

  /// The elements of the list whose bracket is at a token, each with the quotes before it.
  func elements(of open: Int, limit: Int = 80) -> [Range<Int>] {
    let end = min(tokens.count, close(of: open))
    var found: [Range<Int>] = []
    var at = open + 1
    while at < end, found.count < limit {
      let start = at
      while at < end, isQuote(at) { at += 1 }
      at = min(end, next(after: at))
      if start < at { found.append(start..<at) }
    }
    return found
  }

  /// `'`, `` ` ``, `,` and what Lisp has behind a number sign: `#@"text"`, `#'f`.
  private func isQuote(_ index: Int) -> Bool {
    if kind(index) == .punctuation { return Self.quotes.contains(word(index)) }
    return tokens[index].range.count <= 2 && source.bytes[Int(tokens[index].start)] == .hash
      && index + 1 < tokens.count && tokens[index].end == tokens[index + 1].start
  }

  /// Whether a keyword of a message stands at a token: `foo:`, but not `:foo`.
  func isListKeyword(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    let bytes = source.bytes[tokens[index].contentRange]
    guard bytes.last == UInt8(ascii: ":"), bytes.first != UInt8(ascii: ":") else { return false }
    return bytes.allSatisfy { $0.continuesName || $0 == UInt8(ascii: ":") }
  }

  /// The single name or other token that an element is.
  func atom(_ element: Range<Int>) -> Int? {
    element.count == 1 && kind(element.lowerBound) != .punctuation ? element.lowerBound : nil
  }
}

/// Where the names of a program in lists were given their values.
struct ListBindings: Sendable {
  private struct Entry: Sendable {
    /// The bracket that the name is known in; -1 at the top.
    var scope: Int
    /// Where its value starts; -1 for a parameter.
    var value: Int
  }

  private var entries: [String: [Entry]] = [:]
  private static let definers: Set<String> = [
    "define", "def", "defvar", "defparameter", "defonce", "define-values",
  ]
  private static let setters: Set<String> = ["set!", "setf", "setq", "reset!"]
  private static let lets: Set<String> = [
    "let", "let*", "letrec", "when-let", "if-let", "let/sync", "letv", "loop", "binding",
  ]
  private static let functions: Set<String> = [
    "define", "lambda", "λ", "fn", "defun", "defn", "defmethod", "objc:defmethod", "case-lambda",
    "define/public", "define/private", "define/override", "-", "+", "-a", "+a",
    "objc:define-objc-method", "dolist", "doseq", "for", "flet", "labels",
  ]

  init(_ file: CodeFile) {
    for open in file.tokens.indices
    where file.isOpening(open) && file.kind(open + 1) == .identifier
      && file.tokens[open + 1].contentRange.count < 30
    {
      let head = file.text(open + 1)
      if Self.definers.contains(head), file.kind(open + 2) == .identifier {
        add(file, name: open + 2, scope: file.brackets.enclosing(open), value: open + 3)
      } else if Self.setters.contains(head), file.kind(open + 2) == .identifier {
        add(file, name: open + 2, scope: -2, value: -1)
      } else if Self.lets.contains(head) {
        addLet(file, open)
      } else if Self.functions.contains(head) {
        addParameters(file, open, lists: head.contains("method") ? 2 : 1)
      }
    }
  }

  private mutating func addLet(_ file: CodeFile, _ open: Int) {
    var list = open + 2
    // A loop has a name of its own before its variables.
    if file.kind(list) == .identifier { list += 1 }
    guard file.isOpening(list), file.close(of: list) < file.tokens.count else { return }
    let elements = file.elements(of: list)
    let isFlat = elements.first.map { file.kind($0.lowerBound) == .identifier } ?? false
    if isFlat {
      for place in stride(from: 0, to: elements.count - 1, by: 2) {
        add(
          file, name: elements[place].lowerBound, scope: open,
          value: elements[place + 1].lowerBound)
      }
    } else {
      for element in elements where file.isOpening(element.lowerBound) {
        add(file, name: element.lowerBound + 1, scope: open, value: element.lowerBound + 2)
      }
    }
  }

  private mutating func addParameters(_ file: CodeFile, _ open: Int, lists count: Int) {
    let elements = file.elements(of: open, limit: 5)
    let lists = elements.dropFirst().filter { file.isOpening($0.lowerBound) }.prefix(count)
    for list in lists where list.count < 200 {
      for index in list where file.kind(index) == .identifier {
        add(file, name: index, scope: open, value: -1)
      }
    }
  }

  private mutating func add(_ file: CodeFile, name: Int, scope: Int, value: Int) {
    guard file.kind(name) == .identifier, file.tokens[name].contentRange.count <= 80 else { return }
    entries[file.text(name), default: []].append(Entry(scope: scope, value: value))
  }

  /// Where the value starts that a name has at a token; nil when the code does not show it.
  func value(of name: String, at token: Int, in file: CodeFile) -> Int? {
    guard let entries = entries[name], entries.count < 60,
      !entries.contains(where: { $0.scope == -2 })
    else { return nil }
    var scope = file.brackets.enclosing(token)
    for _ in 0..<60 {
      let here = entries.filter { $0.scope == scope && $0.value <= token }
      if let last = here.last { return last.value >= 0 ? last.value : nil }
      guard scope >= 0 else { return nil }
      scope = file.brackets.enclosing(scope)
    }
    return nil
  }
}
