/// Messages one behind another, where a language calls methods of objects by their selectors:
/// `NSWindow.alloc.initWithA(a, b: c)`, `NSWindow.alloc().initWithA_b_(a, c)`.
struct ObjectChain {
  struct Link {
    var selector: String
    var range: ByteRange
    var isContiguous = true
    var arguments: [Range<Int>] = []
    /// What comes of it can be told by the selector, or by its beginning where it is an initializer.
    var end: Int
  }

  /// What the messages go to: a name, with those before it that only lead to it.
  var root: Range<Int>
  /// The class that the root is by its name.
  var className: String?
  var links: [Link] = []

  var end: Int { links.last?.end ?? root.upperBound }
}

/// How a language calls methods of objects.
enum ChainStyle: Sendable {
  /// `o.setA_b_(x, y)`; what has no underscore takes no arguments.
  case underscores
  /// The same, and properties are read without parentheses: `o.title`.
  case scripts
  /// Lua's `o:setA_b_(x, y)`, the last underscore of which may be left out.
  case colons
  /// `o.setA(x, b: y)`, and `o.setA_b(x, y)` as the older bridges have it.
  case keywords
  /// Smalltalk's `o setA: x b: y`.
  case words
}

extension ObjectChain {
  private static let longest = 12

  /// The chain whose root starts at a token, up to a limit; nil where something else is there.
  static func read(
    at start: Int, limit: Int = .max, _ file: CodeFile, _ style: ChainStyle
  ) -> ObjectChain? {
    guard file.kind(start) == .identifier else { return nil }
    var chain = root(at: start, file, style)
    while chain.links.count < longest, chain.end < limit,
      let link = link(at: chain.end, file, style)
    {
      chain.links.append(link)
      if style == .words, link.selector.contains(":") { break }
    }
    return chain
  }

  private static func isClass(_ index: Int, _ file: CodeFile) -> Bool {
    file.kind(index) == .identifier
      && APIName.isClassLike(file.source.bytes[file.tokens[index].contentRange])
  }

  /// `NSWindow`, `OSX::NSWindow`, `ObjC.classes.NSWindow`, `$.NSWindow`, `self.window`, `window`.
  private static func root(at start: Int, _ file: CodeFile, _ style: ChainStyle) -> ObjectChain {
    var last = start
    if style == .words {
      if file.word(start) == "Cocoa", isClass(start + 1, file) { last = start + 1 }
    } else {
      while !isClass(last, file), last - start < 6, [".", "::"].contains(file.word(last + 1)),
        file.kind(last + 2) == .identifier, file.word(last + 3) != "("
      {
        last += 2
        if last == start + 2, file.word(start) == "self" { break }
      }
    }
    guard isClass(last, file) else {
      let isMember = file.word(start) == "self" && file.word(start + 1) == "."
      return ObjectChain(root: start..<(isMember ? min(start + 3, file.tokens.count) : start + 1))
    }
    return ObjectChain(root: start..<(last + 1), className: file.text(last))
  }

  private static func link(at index: Int, _ file: CodeFile, _ style: ChainStyle) -> Link? {
    if style == .words { return wordLink(at: index, file) }
    let sign = file.word(index)
    guard sign == (style == .colons ? ":" : ".") || sign == "&." || sign == "?.",
      file.kind(index + 1) == .identifier
    else { return nil }
    let name = index + 1
    let isCalled =
      file.word(name + 1) == "("
      && file.tokens[name].end == file.tokens[name + 1].start
    guard isCalled else {
      if style == .keywords, let link = command(name, file) { return link }
      let isRead = style == .keywords || style == .scripts
      return isRead && !file.text(name).hasSuffix("_") && file.word(name + 1) != ":"
        ? Link(
          selector: file.text(name), range: file.tokens[name].contentRange, end: name + 1) : nil
    }
    let close = file.close(of: name + 1)
    guard close < file.tokens.count else { return nil }
    return call(name, file.split((name + 2)..<close), end: close + 1, file, style)
  }

  private static func call(
    _ name: Int, _ arguments: [Range<Int>], end: Int, _ file: CodeFile, _ style: ChainStyle
  ) -> Link? {
    let text = file.text(name)
    var link = Link(
      selector: text, range: file.tokens[name].contentRange, arguments: arguments, end: end)
    let underscores = text.utf8.count { $0 == UInt8(ascii: "_") }
    if style == .keywords, underscores == 0 { return labelled(link, arguments, file) }
    guard !arguments.isEmpty || underscores > 0 else { return link }
    link.isContiguous = false
    if text.hasSuffix("_") {
      link.selector = String(text.map { $0 == "_" ? ":" : $0 })
    } else if style == .keywords || style == .colons {
      link.selector = String(text.map { $0 == "_" ? ":" : $0 }) + ":"
    } else if style == .scripts, text.hasPrefix("init") {
      link.selector = text
    } else {
      return nil
    }
    return link
  }

  // MARK: Ruby

  /// `name(a, label: b)`; nil where several arguments have no label.
  private static func labelled(_ link: Link, _ arguments: [Range<Int>], _ file: CodeFile) -> Link? {
    var link = link
    link.arguments = []
    guard !arguments.isEmpty else { return link }
    var end = link.range.upperBound
    link.selector += ":"
    for (place, argument) in arguments.enumerated() {
      let first = argument.lowerBound
      // A block is handed over as the last argument, or beside them.
      if file.word(first) == "&" { return nil }
      guard file.kind(first) == .identifier, file.word(first + 1) == ":" else {
        guard place == 0, file.index(of: "=>", in: argument) == nil, file.word(first) != "*" else {
          return nil
        }
        link.arguments.append(argument)
        continue
      }
      guard place > 0 else { return nil }
      link.selector += file.text(first) + ":"
      end = Int(file.tokens[first].end)
      if argument.count > 2 { link.arguments.append((first + 2)..<argument.upperBound) }
    }
    link.isContiguous = false
    link.range = link.range.lowerBound..<end
    return link
  }

  private static let notOperands: WordSet = [
    "if", "unless", "do", "and", "or", "rescue", "then", "in", "while", "until", "end", "for",
  ]

  /// Ruby's call without parentheses, up to the end of its line: `o.setA x, b: y`.
  private static func command(_ name: Int, _ file: CodeFile) -> Link? {
    let first = name + 1
    guard let kind = file.kind(first), file.line(first) == file.line(name),
      file.tokens[first].start > file.tokens[name].end,
      kind == .string || kind == .number || file.word(first) == "["
        || kind == .identifier && !notOperands.contains(file.word(first)),
      file.brackets.enclosing(name) == file.brackets.enclosing(first)
    else { return nil }
    var end = first
    while end < file.tokens.count, end - first < 200 {
      let isNextLine = file.line(end) != file.line(max(first, end - 1))
      if isNextLine, file.word(end - 1) != "," { break }
      if file.kind(end) == .punctuation, [")", "]", "}", ";"].contains(file.word(end)) { break }
      if file.kind(end) == .identifier, notOperands.contains(file.word(end)) { break }
      end = file.next(after: end)
    }
    let link = Link(
      selector: file.text(name), range: file.tokens[name].contentRange, end: end)
    return labelled(link, file.split(first..<min(end, file.tokens.count)), file)
  }

  // MARK: Smalltalk

  private static func wordLink(at index: Int, _ file: CodeFile) -> Link? {
    guard file.kind(index) == .identifier else { return nil }
    guard file.word(index + 1) == ":" else {
      return Link(
        selector: file.text(index), range: file.tokens[index].contentRange, end: index + 1)
    }
    var link = Link(selector: "", range: file.tokens[index].contentRange, end: index)
    var at = index
    while file.kind(at) == .identifier, file.word(at + 1) == ":", link.arguments.count < 40 {
      link.selector += file.text(at) + ":"
      link.range = link.range.lowerBound..<Int(file.tokens[at].end)
      let start = at + 2
      at = start
      let limit = min(file.tokens.count, start + 200)
      while at < limit, !endsArgument(at, start: start, file) {
        at = file.next(after: at)
      }
      if start < at { link.arguments.append(start..<at) }
    }
    link.isContiguous = false
    link.end = at
    return link
  }

  private static let argumentEnds: WordSet = [".", ";", ")", "]", "}", "!", "^"]

  private static func endsArgument(_ at: Int, start: Int, _ file: CodeFile) -> Bool {
    if file.kind(at) == .punctuation, argumentEnds.contains(file.word(at)) {
      // Numbers and names with a point inside.
      return true
    }
    return at > start && file.kind(at) == .identifier && file.word(at + 1) == ":"
  }
}
