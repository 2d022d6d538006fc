/// How a comment speaks of a constant that it names.
enum CommentMention: Int, Sendable, Comparable {
  /// About something else: `see NSFoo`, `NSFoo sessions end here`, `was NSFoo = 3`.
  case passing
  /// The name with more words, apart from it or leading up to it: `use NSFoo`, `NSFoo - for now`.
  case hedged
  /// The name alone, an equation, or the name in parentheses: `wide style (NSFoo)`.
  case plain

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  init(of name: Int, _ words: [CommentWord], _ file: CodeFile) {
    let text = CommentSentence(words: words, file: file)
    let number = CommentNumber.after(name, words, file)
    if let number = number ?? CommentNumber.before(name, words, file) {
      let start = words[..<name].lastIndex { $0.range.lowerBound == number.range.lowerBound }
      self = text.states((start ?? name)..<max(name + 1, number.next)) ? .plain : .passing
    } else if text.isDeclaration(name) || text.isReminder {
      self = .passing
    } else if text.mark(name - 1) == "(", text.mark(name + 1) == ")" {
      self = .plain
    } else {
      self = min(text.lead(to: name), text.trail(after: name))
    }
  }
}

/// The words of a comment, asked about what stands around one of them.
struct CommentSentence {
  let words: [CommentWord]
  let file: CodeFile

  /// The text of a mark, dashes and arrows outside ASCII included.
  func mark(_ index: Int) -> String {
    guard words.indices.contains(index), words[index].kind != .number else { return "" }
    let text = file.source.text(words[index].range)
    return words[index].kind == .mark || ["—", "–", "→"].contains(text) ? text : ""
  }

  private func word(_ index: Int) -> String {
    guard words.indices.contains(index), words[index].kind == .name else { return "" }
    return file.source.text(words[index].range).lowercased()
  }

  // MARK: Around a name

  private static let separators: Set<String> = [
    ":", "-", "--", "—", "–", "->", "→", "=>", "=", ",", ";", ".",
  ]
  /// Words that lead up to the name of what the code has.
  private static let introductions: Set<String> = [
    "use", "uses", "using", "set", "sets", "to", "is", "equals", "means", "default", "i.e", "ie",
    "aka", "as",
  ]
  private static let articles: Set<String> = ["the", "a", "an"]
  private static let denials: Set<String> = [
    "not", "no", "never", "was", "were", "formerly", "previously", "once", "old", "wrong",
    "wrongly", "incorrect", "incorrectly", "t",
  ]

  /// Whether the comment only reminds of work to do.
  var isReminder: Bool { ["todo", "fixme", "xxx", "hack"].contains(word(0)) }

  /// What the words before a name make of it.
  func lead(to name: Int) -> CommentMention {
    let before = words[..<name].indices.filter { words[$0].kind == .name && mark($0).isEmpty }
    guard !before.isEmpty else { return .plain }
    if before.contains(where: { Self.denials.contains(word($0)) }) { return .passing }
    if Self.separators.contains(mark(name - 1)) { return .hedged }
    let last = Self.articles.contains(word(name - 1)) ? name - 2 : name - 1
    return Self.introductions.contains(word(last)) ? .hedged : .passing
  }

  /// What the words after a name make of it.
  func trail(after name: Int) -> CommentMention {
    let after = words[(name + 1)...].indices.filter { words[$0].kind == .name }
    guard !after.isEmpty else { return .plain }
    let next = mark(name + 1)
    if next == "(" { return mark(words.count - 1) == ")" ? .plain : .hedged }
    if next == "/" || next == "|" { return .plain }
    return Self.separators.contains(next) ? .hedged : .passing
  }

  // MARK: Equations

  /// Whether the equation at some words is stated, neither denied nor history nor disabled code.
  func states(_ equation: Range<Int>) -> Bool {
    let before = word(equation.lowerBound - 1)
    if Self.denials.contains(before) { return false }
    let second = word(equation.lowerBound - 2)
    if ["instead of", "rather than", "to be"].contains("\(second) \(before)") { return false }
    let next = mark(equation.upperBound) == "(" ? equation.upperBound + 1 : equation.upperBound
    let after = word(next)
    if ["was", "were"].contains(after), next == equation.upperBound { return false }
    let verdict = after == "is" || after == "would" ? word(next + 1) : after
    if ["wrong", "incorrect", "not", "no", "a", "be"].contains(verdict), after != verdict {
      return false
    }
    if ["wrong", "incorrect"].contains(after) { return false }
    return !isDeclaration(equation.lowerBound)
  }

  private static let declarationWords: Set<String> = [
    "const", "let", "var", "static", "pub", "export", "extern", "constexpr", "readonly", "typedef",
    "enum", "define", "case",
  ]

  /// More words than any line of code that is commented out has.
  private static let longestLine = 60

  /// Whether the line is code that is commented out: it starts like a declaration, or a word stands
  /// before the name and a semicolon at the end.
  func isDeclaration(_ name: Int) -> Bool {
    var first = name
    while first > 0, name - first < Self.longestLine, isOnOneLine(first - 1, first) { first -= 1 }
    let head = first..<name
    guard let start = head.first(where: { words[$0].kind == .name }) else { return false }
    let text = file.source.text(words[start].range)
    if Self.declarationWords.contains(text) { return true }
    var last = name
    while last + 1 < words.count, last - name < Self.longestLine, isOnOneLine(last, last + 1) {
      last += 1
    }
    return mark(last) == ";" && (start..<name).allSatisfy { words[$0].kind == .name }
  }

  private func isOnOneLine(_ first: Int, _ second: Int) -> Bool {
    let between = words[first].range.upperBound..<words[second].range.lowerBound
    return !file.source.bytes[between].contains(.newline)
  }
}
