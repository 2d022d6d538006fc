extension CodeFile {
  /// The scopes around a token and the file's name, from the inside outwards.
  func scopeHints(around index: Int) -> [ClaimHint] {
    var hints: [ClaimHint] = []
    for scope in scopes(around: index) {
      if let result = scope.resultType, hints.allSatisfy({ $0.kind != .annotatedType }) {
        hints.append(ClaimHint(kind: .annotatedType, text: result))
      }
      if !scope.name.isEmpty { hints.append(ClaimHint(kind: .scope, text: scope.name)) }
    }
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    return hints + [ClaimHint(kind: .scope, text: name)]
  }

  /// The nearest named scope around a token, as an owner.
  func owner(around index: Int) -> ClaimOwner? {
    for scope in scopes(around: index) where !scope.name.isEmpty {
      switch scope.kind {
      case .function: return ClaimOwner(kind: .function, name: scope.name)
      case .type: return ClaimOwner(kind: .type, name: scope.name)
      case .enumeration: return ClaimOwner(kind: .enumeration, name: scope.name)
      case .map: return ClaimOwner(kind: .map, name: scope.name)
      case .other: continue
      }
    }
    return nil
  }

  /// The text of the comment that ends on the line before a token's, consecutive lines joined.
  func commentHint(above index: Int) -> [ClaimHint] {
    let text = commentBlock(above: index)
      .map { source.text($0.content).trimmingDecoration }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
    return text.isEmpty ? [] : [ClaimHint(kind: .comment, text: String(text.prefix(400)))]
  }

  /// The comments directly above the line of a token, from top to bottom.
  func commentBlock(above index: Int) -> ArraySlice<Comment> {
    guard tokens.indices.contains(index) else { return [] }
    // A statement may start earlier on its line than the token.
    var first = index
    while first > 0, first > index - 100, line(first - 1) == line(index) { first -= 1 }
    let end = commentIndex(before: Int(tokens[first].start))
    var start = end
    var wanted = line(first) - 1
    while start > 0, end - start < 12, isAlone(comments[start - 1]),
      comments[start - 1].endLine == wanted
    {
      start -= 1
      wanted = comments[start].line - 1
    }
    return comments[start..<end]
  }

  /// Whether a comment has no code before it on its line.
  func isAlone(_ comment: Comment) -> Bool {
    comment.nextToken == 0 || endLine(comment.nextToken - 1) < comment.line
  }

  /// The line a token ends on.
  private func endLine(_ index: Int) -> Int {
    guard kind(index) == .string else { return line(index) }
    let newlines = source.bytes[tokens[index].range].count { $0 == .newline }
    return line(index) + newlines
  }

  /// How many comments start before a byte.
  func commentIndex(before offset: Int) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension String {
  /// Without the marks that doc comments add: `/`, `*`, `!` and blanks at either end.
  var trimmingDecoration: String {
    func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar == "/" || scalar == "*" || scalar == "!"
    }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isDecoration(first) { scalars.removeFirst() }
    while let last = scalars.last, isDecoration(last) { scalars.removeLast() }
    return String(scalars)
  }
}
