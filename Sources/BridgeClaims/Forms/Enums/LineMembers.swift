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

  /// The lines below the line of `index` that are indented more, or the rest of that line.
  static func indentedBody(_ file: CodeFile, after index: Int) -> Range<Int> {
    let line = file.outline.line(of: index)
    guard line >= 0 else { return (index + 1)..<(index + 1) }
    let column = file.outline.column(line)
    var last = line + 1
    while last < file.outline.count, file.outline.column(last) > column { last += 1 }
    let end = last < file.outline.count ? file.outline.start(last) : file.tokens.count
    return (index + 1)..<max(index + 1, end)
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
