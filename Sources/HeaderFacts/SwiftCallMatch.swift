/// One attempt to read a selector as what a Swift call was imported from.
struct SelectorMatch {
  let call: SwiftCall
  let selector: String
  var kind: Method.Kind?
  var owner: String?
  /// The parameters' types, one a keyword; nil when they are not known.
  var types: [String]?

  func quality() -> Int? {
    let keywords = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let count = keywords.count - 1
    guard call.labels.count == count || call.labels.count == count - 1 else {
      return initializerWithoutArgument(keywords)
    }
    var words = keywords.map(SelectorWords.split)
    if count > 0 { words.removeLast() }
    var penalty = 0
    if call.labels.count < count {
      guard dropLastParameter(&words) else { return nil }
      penalty += 2
    }
    guard let first = firstPenalty(words[0]), let rest = laterPenalty(words) else { return nil }
    return max(1, 100 - penalty - first - rest)
  }

  /// `initForReading` takes no argument and is `init(forReading:)`.
  private func initializerWithoutArgument(_ keywords: [String]) -> Int? {
    guard call.isInitializer, keywords.count == 1, call.labels.count == 1 else { return nil }
    return SelectorWords.split(keywords[0]) == ["init"] + call.labelWords[0] ? 95 : nil
  }

  /// Takes away a completion handler or an error that the call does not pass.
  private func dropLastParameter(_ words: inout [[String]]) -> Bool {
    if words.count > 1 {
      let last = words.removeLast()
      return SelectorWords.completions.contains(last) || last.last == "error"
    }
    guard let ending = SelectorWords.droppedEndings.first(where: words[0].ends) else {
      return false
    }
    words[0].removeLast(ending.count)
    return true
  }

  private func laterPenalty(_ words: [[String]]) -> Int? {
    var penalty = 0
    for (index, label) in call.labelWords.enumerated().dropFirst() {
      guard words[index].starts(with: label), label.isEmpty == words[index].isEmpty else {
        return nil
      }
      let omitted = words[index][label.count...]
      guard mayOmit(omitted, at: index) else { return nil }
      penalty += omissionPenalty(omitted)
    }
    return penalty
  }

  // MARK: The first keyword

  private func firstPenalty(_ words: [String]) -> Int? {
    if call.isInitializer { return initializerPenalty(words) }
    let base = call.baseWords
    var best: Int?
    for start in 0...max(0, min(words.count - base.count, 3))
    where words[start...].starts(with: base) {
      guard let lead = leadPenalty(words[..<start], before: base),
        let rest = afterBasePenalty(words[(start + base.count)...])
      else { continue }
      best = min(best ?? .max, lead + rest)
    }
    return best
  }

  /// `getAttachments…` is `attachments` where it is `async`; `stringByAppending…` of a string is `appending`,
  /// `colorWithAlpha…` of a colour `withAlpha`.
  private func leadPenalty(_ lead: ArraySlice<String>, before base: [String]) -> Int? {
    if lead.isEmpty { return 0 }
    if Array(lead) == ["get"] { return 3 }
    if lead.last == "by", base[0].hasSuffix("ing") { return 12 }
    let opensWithPreposition = SelectorWords.prepositions.contains(base[0])
    return opensWithPreposition && isOwner(lead) ? 14 : nil
  }

  private func afterBasePenalty(_ words: ArraySlice<String>) -> Int? {
    guard let label = call.labelWords.first else {
      // Nothing is passed: words may go that repeat the class, as in `gram()` for `gramUnit`.
      return words.isEmpty ? 0 : isOwner(words) ? 10 * words.count : nil
    }
    guard !label.isEmpty else {
      if SelectorWords.blockEndings.contains(Array(words)) { return 6 }
      let holdsPreposition = words.contains(where: SelectorWords.prepositions.contains)
      return !holdsPreposition && mayOmit(words, at: 0) ? omissionPenalty(words) : nil
    }
    return words.indices.compactMap { labelPenalty(label, in: words, at: $0) }.min()
  }

  /// The label at `start`: what is before it went with the base name, what is after it with the type.
  private func labelPenalty(_ label: [String], in words: ArraySlice<String>, at start: Int) -> Int?
  {
    guard words[start...].starts(with: label) else { return nil }
    let before = words[..<start]
    let omitted = words[(start + label.count)...]
    guard mayOmit(omitted, at: 0) else { return nil }
    var penalty = omissionPenalty(omitted)
    if omitted.contains(where: SelectorWords.prepositions.contains) { penalty += 20 }
    if Array(before) == ["with"] { return penalty + 1 }
    guard !before.contains(where: SelectorWords.prepositions.contains), before.count < 3 else {
      return nil
    }
    let hasPreposition = label.contains(where: SelectorWords.prepositions.contains)
    return hasPreposition ? penalty + 8 * before.count : before.isEmpty ? penalty + 30 : nil
  }

  // MARK: Initializers

  /// `initWithUnit:` and, of a class that is some quantity, `quantityWithUnit:` are `init(unit:)`.
  private func initializerPenalty(_ words: [String]) -> Int? {
    if words.first == "init", kind != .class {
      return initializerPenalty(label: words.dropFirst())
    }
    guard kind != .instance, let label = call.labelWords.first, !label.isEmpty else { return nil }
    let candidates = words.indices.dropFirst().filter {
      SelectorWords.prepositions.contains(words[$0]) && isOwner(words[..<$0])
    }
    return candidates.compactMap { initializerPenalty(label: words[$0...]) }.min().map { $0 + 3 }
  }

  private func initializerPenalty(label words: ArraySlice<String>) -> Int? {
    guard let label = call.labelWords.first else { return words.isEmpty ? 0 : nil }
    guard !label.isEmpty else { return words.isEmpty ? 0 : nil }
    let named = words.first == "with" && label.first != "with" ? words.dropFirst() : words
    guard named.starts(with: label) else { return nil }
    let omitted = named.dropFirst(label.count)
    return mayOmit(omitted, at: 0) ? omissionPenalty(omitted) : nil
  }

  /// Whether the words end the name of the class, where that is known.
  private func isOwner(_ words: ArraySlice<String>) -> Bool {
    guard let name = owner ?? call.typeName else { return words.count < 4 }
    return name.lowercased().hasSuffix(words.joined())
  }

  // MARK: Words left out

  /// How many words went says nothing: overloads that leave out one or two are equally good.
  private func omissionPenalty(_ words: ArraySlice<String>) -> Int { words.isEmpty ? 0 : 4 }

  private func mayOmit(_ words: ArraySlice<String>, at index: Int) -> Bool {
    guard !words.isEmpty else { return true }
    guard let types else { return words.count < 6 }
    return index < types.count && TypeWords(types[index]).areRepeated(by: words.joined())
  }
}

extension [String] {
  fileprivate func ends(with ending: [String]) -> Bool {
    count >= ending.count && Array(suffix(ending.count)) == ending
  }
}
