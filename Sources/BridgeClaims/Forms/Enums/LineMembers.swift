extension EnumBodies {
  /// The members that stand on lines of their own, or between commas and semicolons.
  ///
  /// - Parameters:
  ///   - separators: what ends a member beside its line's end.
  ///   - stops: words that a line starts with where the members are over.
  static func lineMembers(
    _ file: CodeFile, _ body: Range<Int>, separators: WordSet = [",", ";"], stops: WordSet = []
  ) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var at = body.lowerBound
    while at < body.upperBound {
      if stops.contains(file.word(at)) { break }
      guard file.kind(at) == .identifier else {
        at = file.next(after: at)
        continue
      }
      let end = memberEnd(file, at, body.upperBound, separators)
      members += member(file, at..<end)
      at = end
    }
    return members
  }

  private static func memberEnd(
    _ file: CodeFile, _ start: Int, _ limit: Int, _ separators: WordSet
  ) -> Int {
    var at = start
    repeat {
      at = file.next(after: at)
    } while at < limit && file.line(at) == file.line(at - 1)
      && !(file.kind(at) == .punctuation && separators.contains(file.word(at)))
    return min(at, limit)
  }

  /// A name with or without a value; a string or a tuple's string is no number, and counting goes on.
  private static func member(_ file: CodeFile, _ piece: Range<Int>) -> [EnumCounting.Member] {
    let name = piece.lowerBound
    guard let equals = file.index(of: "=", in: piece) else {
      let isPlain = piece.count == 1 || file.word(name + 1) == "{" || file.word(name + 1) == "["
      return isPlain ? [.init(name: name, value: nil)] : []
    }
    var value = (equals + 1)..<piece.upperBound
    if file.word(value.lowerBound) == "(", file.close(of: value.lowerBound) == value.upperBound - 1
    {
      let parts = file.split((value.lowerBound + 1)..<(value.upperBound - 1))
      if parts.count == 2 { value = parts[0] }
    }
    let isString = value.count == 1 && file.kind(value.lowerBound) == .string
    return [.init(name: name, value: isString || value.isEmpty ? nil : value)]
  }

  /// The rest of the line of `index` and the lines below that are indented more, up to a further
  /// `keyword`, which such a body cannot have.
  static func indentedBody(
    _ file: CodeFile, after index: Int, upTo keyword: Word, limit: Int = .max
  ) -> Range<Int> {
    let start = index + 1
    var line = file.outline.line(of: index)
    guard line >= 0 else { return start..<start }
    let column = file.outline.column(line)
    let end = limit < file.tokens.count - start ? start + limit : file.tokens.count
    var at = start
    while at < end, keyword == .none || file.word(at) != keyword {
      if file.line(at) > file.line(at - 1) {
        line += 1
        if file.outline.column(line) <= column { break }
      }
      at += 1
    }
    return start..<max(start, at)
  }

  /// The tokens behind `index` up to the word `end`; nil when the enum's keyword comes before it.
  static func body(
    _ file: CodeFile, after index: Int, until end: Word, keyword: Int
  ) -> Range<Int>? {
    let keyword = file.word(keyword)
    var at = index + 1
    while at < file.tokens.count, file.word(at) != keyword {
      if file.word(at) == end, file.kind(at) == .identifier { return (index + 1)..<at }
      at = file.next(after: at)
    }
    return nil
  }
}
