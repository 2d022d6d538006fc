/// A lexed file with what every form asks about it: partners of brackets, what encloses what, text.
///
/// A class, so that handing it on costs one reference.
final class CodeFile: Sendable {
  let source: SourceText
  let profile: LanguageProfile
  let syntax: SyntaxRules
  let tokens: [Token]
  let comments: [Comment]
  let directives: [Directive]
  let brackets: Brackets
  let conditions: Conditions
  let outline: Outline
  /// The bytes that were read: all of the source, or a piece of it in another language.
  let extent: ByteRange
  /// Empty unless the language's blocks are made by indentation.
  let indentScopes: IndentScopes

  convenience init(source: SourceText, profile: LanguageProfile) {
    let extent = source.start..<max(source.start, source.bytes.count)
    let lexed =
      switch profile.content {
      case .code, .data: Lexer.lex(source.bytes, extent, profile: profile)
      case .rows, .prose: LexedSource()
      case .text: LexedSource(paragraphsOf: source)
      }
    self.init(source: source, profile: profile, lexed: lexed)
  }

  /// Reads a piece of `source`, whose first byte is on `line`, in a language of its own.
  convenience init(source: SourceText, extent: ByteRange, line: Int, profile: LanguageProfile) {
    let isLexed = profile.content == .code || profile.content == .data
    let lexed =
      isLexed
      ? Lexer.lex(source.bytes, extent, line: line, profile: profile) : LexedSource()
    self.init(source: source, profile: profile, lexed: lexed, extent: extent)
  }

  init(
    source: SourceText, profile: LanguageProfile, lexed: LexedSource, extent: ByteRange? = nil
  ) {
    self.extent = extent ?? source.start..<max(source.start, source.bytes.count)
    self.source = source
    self.profile = profile
    syntax = profile.syntax
    tokens = lexed.tokens
    comments = lexed.comments
    directives = lexed.directives
    brackets = Brackets(lexed.tokens)
    outline = profile.syntax.hasOutline ? Outline(lexed.tokens, bytes: source.bytes) : Outline()
    if profile.syntax.blocksAreIndented {
      indentScopes = IndentScopes(lexed.tokens, brackets: brackets, bytes: source.bytes)
      conditions = Conditions(indentScopes, lexed.tokens, source: source)
    } else {
      indentScopes = IndentScopes()
      conditions = Conditions(lexed.directives, bytes: source.bytes)
    }
  }
}

// MARK: - Asking about tokens

extension CodeFile {
  @inline(__always)
  func word(_ index: Int) -> Word {
    tokens.indices.contains(index) ? tokens[index].word : .none
  }

  @inline(__always)
  func kind(_ index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The line a token starts on; 0 when there is none.
  func line(_ index: Int) -> Int {
    tokens.indices.contains(index) ? Int(tokens[index].line) : 0
  }

  /// A name without its quotes, a string's content, anything else as written.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return source.text(tokens[index].contentRange)
  }

  /// The text of the tokens from `range.lowerBound` up to `range.upperBound`, as written.
  func text(tokens range: Range<Int>) -> String {
    source.text(bytes(of: range))
  }

  func bytes(of range: Range<Int>) -> ByteRange {
    guard let last = range.last, tokens.indices.contains(range.lowerBound), last < tokens.count
    else {
      return 0..<0
    }
    return Int(tokens[range.lowerBound].start)..<Int(tokens[last].end)
  }

  /// The index of the bracket that closes the one at `index`; the end of the tokens when none does.
  func close(of index: Int) -> Int {
    let partner = brackets.partner(index)
    return partner < 0 ? tokens.count : partner
  }

  /// Goes past a token, over everything inside it when it opens a bracket.
  func next(after index: Int) -> Int {
    isOpening(index) ? min(tokens.count, close(of: index) + 1) : index + 1
  }

  func isOpening(_ index: Int) -> Bool {
    let word = word(index)
    return kind(index) == .punctuation && (word == "(" || word == "[" || word == "{")
  }

  /// Whether `word` stands between two tokens at their own depth.
  func index(of word: Word, in range: Range<Int>) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      if tokens[at].word == word, tokens[at].kind != .string { return at }
      at = next(after: at)
    }
    return nil
  }

  /// The pieces of `range` between separators at its own depth; empty pieces left out.
  func split(_ range: Range<Int>, by separator: Word = ",") -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      if tokens[at].word == separator {
        if start < at { pieces.append(start..<at) }
        start = at + 1
      }
      at = next(after: at)
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }
}
