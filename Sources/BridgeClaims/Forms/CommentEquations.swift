extension ClaimForm {
  /// `NSFooBar = 1 << 14`, `NSFooBar (3)`, `0=inBed 1=asleep` in a comment.
  public static let commentEquation = ClaimForm(rawValue: "comment-equation")
}

/// Names and numbers that comments put side by side. The comments of consecutive lines make up a group.
enum CommentEquations: ClaimFormReader {
  /// How a pair is written; plain words count only when several are written alike.
  private enum Style: Hashable {
    case nameEqualsNumber, nameColonNumber, nameParenthesized, numberEqualsName, numberColonName

    /// How many pairs of plain words make a table and no mere prose.
    var leastPlainPairs: Int { self == .numberEqualsName ? 2 : 3 }
  }

  private struct Pair {
    var label: Label
    var number: CommentNumber.Found
    var style: Style
    /// The name can only be a constant's.
    var isCertain: Bool
  }

  static func read(_ reading: inout Reading) {
    let file = reading.file
    var pairs: [Pair] = []
    var previous: Comment?
    for comment in file.comments {
      let isContinued =
        previous.map {
          $0.isLineComment && comment.isLineComment && $0.endLine + 1 == comment.line
            && $0.nextToken == comment.nextToken
        } ?? false
      if !isContinued, let previous {
        add(pairs, before: previous.nextToken, &reading)
        pairs = []
      }
      pairs += Self.pairs(comment, file)
      previous = comment
    }
    if let previous { add(pairs, before: previous.nextToken, &reading) }
  }

  private static func add(_ pairs: [Pair], before token: Int, _ reading: inout Reading) {
    guard !pairs.isEmpty else { return }
    var labels: [Style: Set<String>] = [:]
    var values: [Style: Set<ClaimedInteger>] = [:]
    for pair in pairs {
      labels[pair.style, default: []].insert(pair.label.text)
      values[pair.style, default: []].insert(pair.number.value)
    }
    // Of a text that may be about anything, only what can be nothing else.
    let isOnlyCertain = reading.file.profile.content == .text
    let kept = pairs.filter { pair in
      let isTable =
        !isOnlyCertain && labels[pair.style]!.count >= pair.style.leastPlainPairs
        && values[pair.style]!.count > 1
        && pair.style != .nameParenthesized && pair.style != .nameColonNumber
      return (pair.isCertain || isTable)
        && !reading.restated.contains(pair.number.range.lowerBound)
    }
    guard !kept.isEmpty else { return }
    let file = reading.file
    let claims = kept.map {
      ValueClaim($0.label, value: $0.number.value, literal: $0.number.range, in: file)
    }
    let index = min(token, file.tokens.count - 1)
    let nearby = file.tokens.indices.contains(index) ? file.callHints(around: index) : []
    let scope = file.scopeHints(around: index)
    reading.add(
      .commentEquation, owner: file.owner(around: index),
      hints: context(kept[0], file) + nearby + scope,
      claims)
  }

  /// The text of the line before the first pair: `// Sleep stages: 0=inBed …`.
  private static func context(_ pair: Pair, _ file: CodeFile) -> [ClaimHint] {
    let start = min(pair.label.range.lowerBound, pair.number.range.lowerBound)
    var low = start
    while low > file.source.start, file.source.bytes[low - 1] != .newline, start - low < 200 {
      low -= 1
    }
    let text = file.source.text(low..<start).trimmingDecoration
    return text.isEmpty ? [] : [ClaimHint(kind: .comment, text: text)]
  }

  private static func pairs(_ comment: Comment, _ file: CodeFile) -> [Pair] {
    let words = CommentText.words(comment.content, of: file.source.bytes)
    var pairs: [Pair] = []
    var at = 0
    while at < words.count {
      if let (pair, next) = nameFirst(at, words, file) ?? nameColon(at, words, file)
        ?? numberFirst(at, words, file)
      {
        pairs.append(pair)
        at = next
      } else {
        at += 1
      }
    }
    return pairs
  }

  private static func nameFirst(
    _ at: Int, _ words: [CommentWord], _ file: CodeFile
  ) -> (Pair, next: Int)? {
    guard words[at].kind == .name, let number = CommentNumber.after(at, words, file) else {
      return nil
    }
    // `a = 3 * b` is arithmetic.
    if ["*", "+", "/", "%", "|"].contains(CommentNumber.mark(number.next, words, file)) {
      return nil
    }
    guard CommentSentence(words: words, file: file).states(at..<number.next) else { return nil }
    let isParenthesized = CommentNumber.mark(at + 1, words, file) == "("
    let pair = Pair(
      label: file.label(words[at]), number: number,
      style: isParenthesized ? .nameParenthesized : .nameEqualsNumber,
      isCertain: file.isCertain(words[at]))
    return (pair, isParenthesized ? number.next + 1 : number.next)
  }

  /// `NSFooBar: 3`, a full name and nothing but its number.
  private static func nameColon(
    _ at: Int, _ words: [CommentWord], _ file: CodeFile
  ) -> (Pair, next: Int)? {
    guard words[at].kind == .name, file.isCertain(words[at]),
      CommentNumber.mark(at + 1, words, file) == ":",
      let number = CommentNumber.at(at + 2, words, file), endsItem(number.next, words, file),
      CommentSentence(words: words, file: file).states(at..<number.next)
    else { return nil }
    let pair = Pair(
      label: file.label(words[at]), number: number, style: .nameColonNumber, isCertain: true)
    return (pair, number.next)
  }

  private static func numberFirst(
    _ at: Int, _ words: [CommentWord], _ file: CodeFile
  ) -> (Pair, next: Int)? {
    guard words[at].kind != .name, let number = CommentNumber.at(at, words, file) else {
      return nil
    }
    let mark = CommentNumber.mark(number.next, words, file)
    guard ["=", ":", "->", "=>"].contains(mark) else { return nil }
    let name = number.next + 1
    guard name < words.count, words[name].kind == .name else { return nil }
    let sentence = CommentSentence(words: words, file: file)
    guard sentence.states(at..<(name + 1)) else { return nil }
    let style: Style = mark == ":" ? .numberColonName : .numberEqualsName
    if file.isCertain(words[name]) {
      guard endsItem(name + 1, words, file) else { return nil }
      return (
        Pair(label: file.label(words[name]), number: number, style: style, isCertain: true),
        name + 1
      )
    }
    guard let (label, next) = phrase(name, words, file) else { return nil }
    return (Pair(label: label, number: number, style: style, isCertain: false), next)
  }

  /// A label of up to three words, which a separator, a number or the end has to follow.
  private static func phrase(
    _ start: Int, _ words: [CommentWord], _ file: CodeFile
  ) -> (Label, next: Int)? {
    var end = start
    while end < words.count, words[end].kind == .name, end - start < 4 { end += 1 }
    guard end - start <= 3, endsItem(end, words, file) else { return nil }
    let range = words[start].range.lowerBound..<words[end - 1].range.upperBound
    return (Label(text: file.source.text(range), kind: .comment, range: range), end)
  }

  private static func endsItem(_ index: Int, _ words: [CommentWord], _ file: CodeFile) -> Bool {
    guard index < words.count else { return true }
    if words[index].kind == .number { return true }
    let separators = [",", ".", ";", ")", "|", "/", "\u{2022}", "*", "]", "(", "-"]
    return separators.contains(CommentNumber.mark(index, words, file))
  }
}

extension CodeFile {
  /// Whether a word of a comment can only be the name of an interface's constant.
  fileprivate func isCertain(_ word: CommentWord) -> Bool {
    let bytes = source.bytes[word.range]
    let dot = UInt8(ascii: ".")
    return APIName.isConstantLike(bytes.prefix { $0 != dot })
  }
}
