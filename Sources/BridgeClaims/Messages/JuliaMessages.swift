/// Julia's `@objc [o a:x::T b:y::U]::V` with all messages inside it, and `ccall(:objc_msgSend, …)`.
enum JuliaMessages: MessageSyntax {
  static func message(at index: Int, _ file: CodeFile) -> WrittenMessage? {
    if file.word(index) == "ccall", file.word(index + 1) == "(" { return called(index, file) }
    guard file.word(index) == "[", isSent(index, file) else { return nil }
    let close = file.close(of: index)
    guard close < file.tokens.count, close > index + 1,
      let message = KeywordMessage.macro((index + 1)..<close, file)
    else { return nil }
    let isSingle = message.keywords.count == 1
    var range = file.bytes(of: message.tokens)
    if isSingle, message.selector.hasSuffix(":"), file.word(message.tokens.upperBound) == ":" {
      range = range.lowerBound..<Int(file.tokens[message.tokens.upperBound].end)
    }
    return WrittenMessage(
      selector: message.selector, range: range,
      isContiguous: isSingle && range.count == message.selector.utf8.count,
      receiver: message.receiver, arguments: message.arguments,
      types: message.arguments.map { type($0, file) }, tokens: index..<(close + 1), helper: "@objc")
  }

  /// The type of `x::T`.
  private static func type(_ range: Range<Int>, _ file: CodeFile) -> MachineType? {
    guard let sign = file.index(of: "::", in: range), sign + 1 < range.upperBound else {
      return nil
    }
    let name = file.text(sign + 1)
    if ["id", "Ptr", "Id"].contains(name) { return .pointer }
    return sign + 2 == range.upperBound ? MachineTypeNames.type(name, in: file.profile) : nil
  }

  private static func isSent(_ open: Int, _ file: CodeFile) -> Bool {
    var at = open
    for _ in 0..<8 {
      guard at >= 0 else { return false }
      if file.word(at) == "[", file.text(at - 1) == "@objc" { return true }
      at = file.brackets.enclosing(at)
    }
    return false
  }

  /// `ccall(:objc_msgSend, Result, (types), o, sel"a:", x)`
  private static func called(_ index: Int, _ file: CodeFile) -> WrittenMessage? {
    let close = file.close(of: index + 1)
    guard close < file.tokens.count else { return nil }
    let parts = file.split((index + 2)..<close)
    guard parts.count > 4,
      parts[0].contains(where: { file.text($0).hasPrefix("objc_msgSend") }),
      let string = parts[4].first(where: { file.kind($0) == .string }), parts[4].count < 6
    else { return nil }
    let range = file.selectorRange(string)
    return WrittenMessage(
      selector: file.source.text(range), range: range, receiver: parts[3],
      arguments: Array(parts[5...]), tokens: index..<(close + 1), helper: "ccall")
  }
}
