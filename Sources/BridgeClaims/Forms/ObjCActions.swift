/// Kotlin's methods that Objective-C may send: `@ObjCAction fun textDidChange()`.
enum ObjCActions: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    guard file.profile.id == "kotlin" else { return }
    var selectors: Set<String> = []
    for index in file.tokens.indices
    where file.word(index) == "ObjCAction" && file.word(index - 1) == "@" {
      selectors.formUnion(selector(behind: index, file))
    }
    if !selectors.isEmpty { reading.addAccessors(selectors) }
  }

  /// The selector of the function behind an annotation: the first argument goes by the function's name.
  private static func selector(behind annotation: Int, _ file: CodeFile) -> [String] {
    let end = min(file.tokens.count, annotation + 16)
    guard let keyword = (annotation..<end).first(where: { file.word($0) == "fun" }),
      file.kind(keyword + 1) == .identifier, file.word(keyword + 2) == "("
    else { return [] }
    let inside =
      (keyword + 3)..<max(keyword + 3, min(file.tokens.count, file.close(of: keyword + 2)))
    let parameters = file.splitArguments(inside)
    guard !parameters.isEmpty else { return [file.text(keyword + 1)] }
    let labels = parameters.dropFirst().map { file.text($0.lowerBound) + ":" }
    return [file.text(keyword + 1) + ":" + labels.joined()]
  }
}
