import Foundation

extension Signature {
  /// The types in a name such as `nfloat_objc_msgSend_IntPtr_bool`: the result's, then those of the arguments.
  /// Pointers are also what integers of their size are handed over as.
  init?(spelledBy name: String) {
    let sender = "_objc_msgSend"
    guard let middle = name.range(of: sender) else { return nil }
    var rest = name[middle.upperBound...]
    for part in ["Super", "_stret"] where rest.hasPrefix(part) { rest = rest.dropFirst(part.count) }
    guard rest.isEmpty || rest.hasPrefix("_") else { return nil }
    self.init(
      result: Self.spelled(name[..<middle.lowerBound]),
      parameters: rest.split(separator: "_").map(Self.spelled))
  }

  private static let spellings: [String: MachineType] = [
    "void": .void, "bool": .bool, "Boolean": .bool, "float": .floating(bits: 32),
    "Single": .floating(bits: 32), "double": .floating(bits: 64), "Double": .floating(bits: 64),
    "nfloat": .floating(bits: 64), "int": .integer(bits: 32), "Int32": .integer(bits: 32),
    "uint": .integer(bits: 32), "UInt32": .integer(bits: 32), "long": .integer(bits: 64),
    "Int64": .integer(bits: 64), "ulong": .integer(bits: 64), "UInt64": .integer(bits: 64),
    "nint": .integer(bits: 64), "nuint": .integer(bits: 64), "CGRect": .structure("CGRect"),
    "CGSize": .structure("CGSize"), "CGPoint": .structure("CGPoint"),
  ]

  private static func spelled(_ type: Substring) -> MachineType? { spellings[String(type)] }

  /// The function type in a piece of code, without its first two parameters; nil when there is none:
  /// `*const fn (id, SEL, f64) callconv(.c) void`, `void (*)(id, SEL, double)`,
  /// `@convention(c) (AnyObject, Selector, Double) -> Void`.
  static func read(in range: Range<Int>, _ file: CodeFile) -> Signature? {
    for index in range {
      if file.word(index) == "fn", file.word(index + 1) == "(" {
        return leadingKeyword(open: index + 1, limit: range.upperBound, file)
      }
      if file.word(index) == "(", file.word(index + 1) == "*", file.word(index + 2) == ")",
        file.word(index + 3) == "("
      {
        return declarator(at: index, from: range.lowerBound, file)
      }
      if file.word(index) == "->", file.word(index - 1) == ")" {
        return arrow(at: index, limit: range.upperBound, file)
      }
    }
    return nil
  }

  private static func make(
    _ parameters: Range<Int>, result: Range<Int>, _ file: CodeFile
  ) -> Signature? {
    let pieces = file.split(parameters)
    guard pieces.count >= 2 else { return nil }
    return Signature(
      result: MachineTypeNames.type(file.text(tokens: result), in: file.profile),
      parameters: pieces.dropFirst(2).map { MachineTypeNames.parameter($0, file) })
  }

  private static func leadingKeyword(open: Int, limit: Int, _ file: CodeFile) -> Signature? {
    let close = file.close(of: open)
    guard close < file.tokens.count else { return nil }
    var start = close + 1
    if file.word(start) == "callconv" { start = file.close(of: start + 1) + 1 }
    if file.word(start) == "->" { start += 1 }
    return make((open + 1)..<close, result: start..<typeEnd(from: start, limit: limit, file), file)
  }

  private static func declarator(at index: Int, from start: Int, _ file: CodeFile) -> Signature? {
    let open = index + 3
    var first = index
    while first > start, file.word(first - 1) != "(", file.word(first - 1) != "=" { first -= 1 }
    guard file.close(of: open) < file.tokens.count else { return nil }
    return make((open + 1)..<file.close(of: open), result: first..<index, file)
  }

  private static func arrow(at index: Int, limit: Int, _ file: CodeFile) -> Signature? {
    let open = file.brackets.partner(index - 1)
    guard open >= 0 else { return nil }
    return make(
      (open + 1)..<(index - 1),
      result: (index + 1)..<typeEnd(from: index + 1, limit: limit, file), file)
  }

  private static func typeEnd(from start: Int, limit: Int, _ file: CodeFile) -> Int {
    var at = start
    while at < limit, ![",", ";", ")", "=", "}", "{"].contains(file.word(at)) {
      at = file.next(after: at)
    }
    return max(start, min(at, limit))
  }
}

extension MachineTypeNames {
  /// The type of one parameter, with or without a name: `arg: f64`, `double value`, `Int`.
  static func parameter(_ range: Range<Int>, _ file: CodeFile) -> MachineType? {
    guard !range.isEmpty else { return nil }
    if let colon = file.index(of: ":", in: range) {
      return type(file.text(tokens: (colon + 1)..<range.upperBound), in: file.profile)
    }
    if let whole = type(file.text(tokens: range), in: file.profile) { return whole }
    guard range.count > 1, file.kind(range.upperBound - 1) == .identifier else { return nil }
    return type(file.text(tokens: range.dropLast()), in: file.profile)
  }
}
