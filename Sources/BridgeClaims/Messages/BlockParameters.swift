/// Blocks that the methods behind attributes say they take: `Action<bool, NSError> completion`.
struct BlockParameters {
  let literals: BlockLiterals
  private var file: CodeFile { literals.file }

  init(_ reader: MessageReader) {
    literals = BlockLiterals(
      file: reader.file, assignments: reader.assignments, functions: reader.functions)
  }

  /// The block that a parameter of a method is; nil where its type does not tell.
  func block(_ piece: Range<Int>) -> BlockLiteral? {
    let piece = BlockTypes.withoutAttributes(piece, file)
    guard piece.count > 1 else { return nil }
    switch file.profile.id {
    case "csharp": return csharp(piece)
    case "java": return java(piece)
    default: return nil
    }
  }

  /// The names of the type around a token: `X` and `NSX` of
  /// `[BaseType (typeof (NSObject), Name = "NSX")] interface X {`.
  func ownerNames(of index: Int) -> [String] {
    guard ["csharp", "java"].contains(file.profile.id) else { return [] }
    let brace = Assignments.brace(file, around: index)
    guard brace > 0 else { return [] }
    var names: [String] = []
    var at = brace - 1
    while at > max(0, brace - 400), ![";", "{", "}"].contains(file.word(at)) {
      if ["interface", "class", "typeof"].contains(file.word(at)) {
        let name = file.word(at + 1) == "(" ? at + 2 : at + 1
        if file.kind(name) == .identifier { names.append(file.text(name)) }
      } else if file.kind(at) == .string {
        names.append(file.text(at))
      }
      at -= 1
    }
    return names
  }

  /// `Action`, `Action<bool, NSError>`, `Func<NSObject, bool>`, and the delegates that the file declares.
  private func csharp(_ piece: Range<Int>) -> BlockLiteral? {
    var name = piece.lowerBound
    while file.word(name + 1) == ".", name + 2 < piece.upperBound { name += 2 }
    guard file.kind(name) == .identifier else { return nil }
    if let arguments = arguments(behind: name, in: piece) {
      if file.word(name) == "Action" {
        return literals.count(arguments, types: .whole).map { typed($0, arguments) }
      }
      guard file.word(name) == "Func",
        let result = BlockTypes.joiningArguments(file.split(arguments), file).last
      else { return nil }
      let end = max(arguments.lowerBound, result.lowerBound - 1)
      return literals.count(arguments.lowerBound..<end, types: .whole).map { typed($0, arguments) }
    }
    if file.word(name) == "Action" { return literals.count(name..<name).map { typed($0, piece) } }
    return delegate(file.text(name)).map { typed($0, piece) }
  }

  /// The parameters of the delegate of a name; nil where the file has several that differ.
  private func delegate(_ name: String) -> BlockLiteral? {
    var found: BlockLiteral?
    for open in literals.functions.types(of: name, file) {
      guard let inside = literals.inside(open), let block = literals.count(inside, types: .beside)
      else { return nil }
      if let found, found != block { return nil }
      found = found ?? block
    }
    return found
  }

  /// `VoidBlock2<Boolean, NSError>`, `Block1<A, R>`, whose names say how many they take.
  private func java(_ piece: Range<Int>) -> BlockLiteral? {
    let name = piece.lowerBound
    let text = file.text(name)
    guard let digit = text.last.flatMap({ $0.wholeNumberValue }),
      text.dropLast() == "VoidBlock" || text.dropLast() == "Block"
    else { return nil }
    guard let arguments = arguments(behind: name, in: piece) else { return nil }
    let pieces = BlockTypes.joiningArguments(file.split(arguments), file)
    guard digit <= pieces.count, let last = pieces.prefix(digit).last else { return nil }
    return literals.count(arguments.lowerBound..<last.upperBound).map { typed($0, arguments) }
  }

  private func typed(_ block: BlockLiteral, _ range: Range<Int>) -> BlockLiteral {
    var block = block
    if !range.isEmpty { block.range = file.bytes(of: range) }
    return block
  }

  /// What stands between the angle brackets behind a name.
  private func arguments(behind name: Int, in piece: Range<Int>) -> Range<Int>? {
    guard file.word(name + 1) == "<" else { return nil }
    var depth = 0
    for index in (name + 1)..<piece.upperBound {
      switch file.word(index) {
      case "<": depth += 1
      case ">": depth -= 1
      case ">>": depth -= 2
      default: continue
      }
      if depth <= 0 { return (name + 2)..<max(name + 2, index) }
    }
    return nil
  }
}
