/// `Enumeration Name 3 Step 2`, then a constant a line up to `EndEnumeration`.
enum PureBasicEnums: EnumBodyStyle {
  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    let keyword = file.text(index).lowercased()
    let isBinary = keyword == "enumerationbinary"
    guard isBinary || keyword == "enumeration", let body = body(file, after: index) else {
      return nil
    }
    var at = index + 1
    var head = EnumBodies.Head(name: "", body: body, isOpenScope: true)
    func isHere() -> Bool { at < file.tokens.count && file.line(at) == file.line(index) }
    if isHere(), file.kind(at) == .identifier, file.word(at) != "step" {
      head.name = file.text(at)
      at += 1
    }
    if isBinary {
      head.first = ClaimedInteger(1)
      head.counting = .doubling
    }
    let evaluator = Evaluator(file: file)
    if isHere(), file.word(at) != "step" {
      let (first, end) = evaluator.evaluatePrefix(at..<body.upperBound)
      guard let value = first.value else { return nil }
      head.first = value.integer
      at = end
    }
    if isHere(), file.word(at) == "step" {
      guard let step = evaluator.evaluatePrefix((at + 1)..<body.upperBound).result.value else {
        return nil
      }
      head.counting = .adding(step.integer)
    }
    return head
  }

  private static func body(_ file: CodeFile, after index: Int) -> Range<Int>? {
    let next = (index + 1..<max(index + 1, file.tokens.count)).first {
      file.kind($0) == .identifier && file.tokens[$0].range.count >= 11
        && file.text($0).lowercased().contains("enumeration")
    }
    guard let next, file.text(next).lowercased().hasPrefix("end") else { return nil }
    return (index + 1)..<next
  }

  /// Only names with a number sign are constants.
  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    EnumBodies.lineMembers(file, head.body, separators: [":"])
      .filter { file.tokens[$0.name].openLength > 0 }
  }
}
