/// Types of the parameters of blocks, as code writes them.
enum BlockTypes {
  /// Where the type of a parameter stands.
  enum Style {
    /// Nowhere.
    case none
    /// `ok: Bool`
    case behindColon
    /// `BOOL ok`, `ok bool`; a name alone is no type.
    case beside
    /// There is nothing but the type, and perhaps a name with it: `Bool`, `_ ok: Bool`.
    case whole
  }

  /// Parameters whose types have commas between angle brackets, put together again.
  static func joiningArguments(_ pieces: [Range<Int>], _ file: CodeFile) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    var depth = 0
    for piece in pieces {
      if depth > 0, let last = joined.popLast() {
        joined.append(last.lowerBound..<piece.upperBound)
      } else {
        joined.append(piece)
      }
      for index in piece {
        switch file.word(index) {
        case "<": depth += 1
        case ">": depth = max(0, depth - 1)
        case ">>": depth = max(0, depth - 2)
        default: break
        }
      }
    }
    return joined
  }

  private static let references: WordSet = ["ref", "out", "inout", "&", "*", "[", "^", "dyn", "("]

  static func type(
    _ piece: Range<Int>, style: Style, _ file: CodeFile
  ) -> BlockLiteral.ParameterType? {
    guard let range = typeRange(piece, style: style, file), !range.isEmpty else { return nil }
    let text = file.text(tokens: range)
    let names = range.filter { file.kind($0) == .identifier && file.word($0 - 1) != "." }
    guard let name = names.last else { return nil }
    var machine = MachineTypeNames.type(text, in: file.profile)
    if range.contains(where: { file.word($0) == "<" || file.word($0) == "?" }) {
      // What a generic type makes of its arguments is not known, nor how a number that may be missing is
      // handed over.
      machine = nil
    }
    if range.contains(where: { references.contains(file.word($0)) }) {
      // A pointer, or a type that is not read.
      let isFunction = range.contains { file.word($0) == "(" || file.word($0) == "dyn" }
      machine = isFunction ? nil : .pointer
    }
    let isGeneric = range.contains { file.word($0) == "<" }
    return BlockLiteral.ParameterType(
      text: text, machine: machine, name: isGeneric ? "" : file.text(name),
      range: file.bytes(of: range))
  }

  private static func typeRange(
    _ piece: Range<Int>, style: Style, _ file: CodeFile
  ) -> Range<Int>? {
    let piece = withoutAttributes(piece, file)
    guard !piece.isEmpty else { return nil }
    let end = file.index(of: "=", in: piece) ?? piece.upperBound
    switch style {
    case .none: return nil
    case .behindColon:
      return file.index(of: ":", in: piece).flatMap { $0 + 1 < end ? ($0 + 1)..<end : nil }
    case .whole:
      return (file.index(of: ":", in: piece).map { $0 + 1 } ?? piece.lowerBound)..<end
    case .beside:
      guard end - piece.lowerBound > 1 else { return nil }
      if file.profile.id == "go" { return (piece.lowerBound + 1)..<end }
      let isNamed =
        file.kind(end - 1) == .identifier
        && (file.kind(end - 2) == .identifier || ["*", ">", "]", "?"].contains(file.word(end - 2)))
      // `BOOL *`, `unsigned long`: without a name.
      guard isNamed, !isPrimitive(end - 1, file) else { return piece.lowerBound..<end }
      return piece.lowerBound..<(end - 1)
    }
  }

  private static func isPrimitive(_ index: Int, _ file: CodeFile) -> Bool {
    ["int", "long", "short", "char", "double", "_Nullable", "_Nonnull"].contains(file.word(index))
  }

  /// A parameter without `[NullAllowed]`, `@Nullable` and the like before it.
  static func withoutAttributes(_ piece: Range<Int>, _ file: CodeFile) -> Range<Int> {
    var start = piece.lowerBound
    while start < piece.upperBound {
      if file.word(start) == "[", file.close(of: start) < piece.upperBound {
        start = file.close(of: start) + 1
      } else if file.word(start) == "@", file.profile.id != "zig" {
        start += 2
        if file.word(start) == "(" { start = file.next(after: start) }
      } else {
        break
      }
    }
    return min(start, piece.upperBound)..<piece.upperBound
  }
}
