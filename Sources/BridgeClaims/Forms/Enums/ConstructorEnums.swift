/// `enum X { ROWING(35L), GOLF(21); … }`, `enum class X(val raw: Long) { … }`; without arguments the
/// members are counted from zero.
enum ConstructorEnums: EnumBodyStyle {
  static var countsPlaces: Bool { true }

  static func head(_ file: CodeFile, at index: Int) -> EnumBodies.Head? {
    EnumBodies.namedHead(file, at: index)
  }

  static func members(_ file: CodeFile, _ head: EnumBodies.Head) -> [EnumCounting.Member] {
    var members: [EnumCounting.Member] = []
    var isConstructed = false
    for piece in file.split(EnumBodies.list(file, head.body)) {
      let name = file.afterAttributes(piece.lowerBound)
      guard name < piece.upperBound, file.kind(name) == .identifier else { break }
      var member = EnumCounting.Member(name: name, value: nil)
      if let open = arguments(file, (name + 1)..<piece.upperBound) {
        isConstructed = true
        member.value = integer(file, (open + 1)..<max(open + 1, file.close(of: open)))
      }
      members.append(member)
    }
    // What a constructor without arguments makes of a member is not known here.
    return isConstructed ? members.filter { $0.value != nil } : members
  }

  /// The parenthesis behind a name, or behind Dart's `name.constructor`.
  private static func arguments(_ file: CodeFile, _ rest: Range<Int>) -> Int? {
    let open = file.word(rest.lowerBound) == "." ? rest.lowerBound + 2 : rest.lowerBound
    return open < rest.upperBound && file.word(open) == "(" ? open : nil
  }

  /// The one argument that is an integer, without its label; nil when several are.
  static func integer(_ file: CodeFile, _ inside: Range<Int>) -> Range<Int>? {
    let evaluator = Evaluator(file: file)
    let integers = file.split(inside).compactMap { argument in
      let isLabelled =
        argument.count > 2 && file.kind(argument.lowerBound) == .identifier
        && [":", "="].contains(file.word(argument.lowerBound + 1))
      let value = isLabelled ? (argument.lowerBound + 2)..<argument.upperBound : argument
      return evaluator.evaluate(value).isInteger ? value : nil
    }
    return integers.count == 1 ? integers[0] : nil
  }
}
