extension ClaimForm {
  /// `@selector(a:b:)`
  public static let selectorLiteral = ClaimForm(rawValue: "selector-literal")
}

/// Objective-C's own selector expressions.
enum SelectorLiterals: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.profile.selectors.hasObjectiveCSyntax else { return }
    for index in file.tokens.indices
    where file.word(index) == "selector" && file.word(index - 1) == "@"
      && file.word(index + 1) == "("
    {
      let inside = (index + 2)..<max(index + 2, min(file.tokens.count, file.close(of: index + 1)))
      guard !inside.isEmpty, inside.count < 100 else { continue }
      let selector = file.text(tokens: inside).filter { !$0.isWhitespace }
      guard StringShape.resemblesSelector(Array(selector.utf8)[...]) else { continue }
      let isDefined = file.calls(around: index, limit: 4).contains { call in
        file.profile.selectors.definingFunctions.contains(file.text(call - 1))
      }
      reading.add(
        SelectorClaim(
          selector: selector, range: file.bytes(of: inside), form: .selectorLiteral,
          use: isDefined ? .defined : .sent, helper: "@selector"))
    }
  }
}
