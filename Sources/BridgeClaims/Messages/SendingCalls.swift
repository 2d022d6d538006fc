/// Tells calls that send messages from others, and takes them apart.
///
/// A function sends when its name says so, when it is a variable that holds the runtime's own function
/// cast to some type, or when the file defines it and its body sends a selector that it is given.
struct SendingCalls: Sendable {
  /// A call taken apart, in tokens.
  struct Send {
    /// The string that is the selector, or the first name of it in `@selector(a:b:)`.
    var selector: Int?
    var receiver: Range<Int>?
    var arguments: [Range<Int>]?
    var signature: Signature?
    var helper: String
    /// Where the call starts, and its parenthesis.
    var start: Int
    var open: Int
  }

  /// The functions of the file that send, by their names.
  var definitions: [String: SenderDefinition] = [:]
  private let senders: [(name: [UInt8], isPrefix: Bool)]

  init(_ file: CodeFile) {
    let rules = file.profile.selectors
    senders = rules.helpers.filter {
      $0.argument == .second && !rules.definingFunctions.contains($0.name)
    }.map { helper in
      (helper.bytes, helper.isPrefix)
    }
  }

  // MARK: Calls

  /// The call whose parenthesis is at `open`, if it sends a message.
  func send(open: Int, _ file: CodeFile, _ assignments: Assignments) -> Send? {
    guard let callee = callee(before: open, file) else { return nil }
    let arguments = file.split(
      (open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open))))
    guard !arguments.isEmpty else { return nil }
    let name = file.text(callee.name)
    let definition = definitions[name]
    var signature: Signature?
    if callee.isCast {
      signature = Signature.read(in: (callee.start)..<open, file)
    } else if definition == nil, !isSender(callee.name, file) {
      guard callee.start == callee.name,
        let value = assignments.value(of: name, at: callee.name, in: file),
        let held = heldSender(value, name: name, file, assignments)
      else { return nil }
      signature = held
    }
    return layout(
      arguments, callee: callee, open: open, definition: definition, signature: signature, file,
      assignments)
  }

  struct Callee {
    var start: Int
    var name: Int
    var isCast = false
    /// What the function is a member of.
    var owner: Range<Int>?
  }

  /// What is called at a parenthesis: a dotted name, or a cast of the runtime's function.
  func callee(before open: Int, _ file: CodeFile) -> Callee? {
    var name = open - 1
    if file.word(name) == "]", file.brackets.partner(name) > 0 {
      name = file.brackets.partner(name) - 1
    }
    if file.word(name) == ")", case let inner = file.brackets.partner(name), inner >= 0 {
      let sender = (inner..<name).last { Self.isRuntimeSender($0, file) }
      return sender.map { Callee(start: inner, name: $0, isCast: true) }
    }
    guard file.kind(name) == .identifier else { return nil }
    var callee = Callee(start: operandStart(before: name, file), name: name)
    if callee.start < name, let last = file.ownerEnd(ofMember: name) {
      callee.owner = callee.start..<(last + 1)
    }
    return callee
  }

  private static let longestChain = 12

  /// Where the operand begins whose member stands at `name`: `f(x).?.g(y)` of `f(x).?.g(y).name`.
  private func operandStart(before name: Int, _ file: CodeFile) -> Int {
    var start = name
    for _ in 0..<Self.longestChain {
      guard var last = file.ownerEnd(ofMember: start) else { break }
      if file.word(last) == ")", case let open = file.brackets.partner(last), open > 0 {
        last = file.word(open - 1) == "]" ? file.brackets.partner(open - 1) - 1 : open - 1
      }
      guard last >= 0, file.kind(last) == .identifier else { break }
      start = last
    }
    return start
  }

  func isSender(_ name: Int, _ file: CodeFile) -> Bool {
    senders.contains { file.spells(name, $0.name, isPrefix: $0.isPrefix) }
      || Self.isRuntimeSender(name, file)
  }

  /// Whether only the beginning of its name says that a function sends: `invokeMethod("name", x)` may well
  /// do something else.
  private func isSenderByBeginning(_ name: Int, _ file: CodeFile) -> Bool {
    !Self.isRuntimeSender(name, file)
      && !senders.contains { !$0.isPrefix && file.spells(name, $0.name) }
  }

  private static let runtime = Array("objc_msgSend".utf8)

  /// `objc_msgSend`, `void_objc_msgSend_IntPtr`, `objc_msgSendSuper`.
  static func isRuntimeSender(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.kind(index) == .identifier else { return false }
    let bytes = file.source.bytes[file.tokens[index].contentRange]
    guard bytes.count >= runtime.count, bytes.count < 80 else { return false }
    return bytes.indices.dropLast(runtime.count - 1).contains {
      bytes[$0] == runtime[0] && bytes[$0...].starts(with: runtime)
    }
  }

  /// The type of the runtime's function that a variable holds, whose value starts at `value`.
  private func heldSender(
    _ value: Int, name: String, _ file: CodeFile, _ assignments: Assignments
  ) -> Signature?? {
    let end = min(file.statementEnd(from: value, limit: file.tokens.count), value + 120)
    let range = value..<max(value, end)
    guard range.contains(where: { Self.isRuntimeSender($0, file) }) else { return nil }
    if let signature = Signature.read(in: range, file) { return .some(signature) }
    // `const f: Fn = …` and `@as(Fn, …)` with `Fn` declared elsewhere.
    let annotated = file.word(value - 2) == name.word ? nil : value - 2
    for type in [annotated, value + 2].compactMap({ $0 }) where file.kind(type) == .identifier {
      if let alias = assignments.value(of: file.text(type), at: type, in: file) {
        let end = min(file.statementEnd(from: alias, limit: file.tokens.count), alias + 80)
        if let signature = Signature.read(in: alias..<max(alias, end), file) {
          return .some(signature)
        }
      }
    }
    return .some(nil)
  }

  // MARK: Arguments

  private func layout(
    _ arguments: [Range<Int>], callee: Callee, open: Int, definition: SenderDefinition?,
    signature: Signature?, _ file: CodeFile, _ assignments: Assignments
  ) -> Send? {
    let places = definition.map { [$0.selectorPlace] } ?? places(callee.name, file)
    let isMethod = callee.start < callee.name
    for place in places where place < arguments.count {
      if place == 0, definition == nil, !isMethod || Self.isRuntimeSender(callee.name, file) {
        continue
      }
      guard let selector = selector(arguments[place], file, assignments),
        place > 0 || definition != nil || !isSenderByBeginning(callee.name, file)
          || file.selectorOperandText(selector).hasSuffix(":"),
        file.brackets.enclosing(selector) != open
          || !file.profile.selectors.registeredSenders.contains(file.text(callee.name))
      else { continue }
      let owner = callee.owner ?? open..<open
      var receiver = place > 0 ? arguments[place - 1] : owner
      var rest = Array(arguments[(place + 1)...])
      var list: [Range<Int>]? = rest
      var signature = signature
      if signature == nil {
        signature =
          place == 2
          ? Self.result(arguments[0], file)
          : definition == nil ? Self.spelledOut(callee.name, open: open, rest, file) : nil
      }
      if let (tuple, elements) = Self.tuple(in: rest, file),
        definition?.takesList ?? (rest.count <= 2 && isPlainSender(callee.name, file))
      {
        // `f(receiver, selector, Type, .{ … })`, `f(receiver, selector, .{ … }, Type)` and
        // `receiver.f(Type, selector, .{ … })`
        if rest.count == 1, isMethod {
          if place == 1 { signature = Self.result(arguments[0], file) }
          receiver = owner
        }
        list = elements
        if rest.count == 2 { signature = Self.result(rest[1 - tuple], file) }
      } else if definition?.takesList == true {
        // The list is made elsewhere.
        list = nil
      } else {
        rest.removeAll { Self.isNamed($0, file) }
        list = rest.contains { Self.isSpread($0, file) } ? nil : rest
      }
      if Self.isSuper(callee.name, file) { receiver = open..<open }
      return Send(
        selector: selector, receiver: receiver.isEmpty ? nil : receiver, arguments: list,
        signature: signature, helper: file.text(callee.name), start: callee.start, open: open)
    }
    return nil
  }

  /// Where the selector stands: behind the receiver, which is left out where it stands before the dot,
  /// and which a place for the result may come before.
  private func places(_ name: Int, _ file: CodeFile) -> [Int] {
    file.text(name).hasSuffix("stret") ? [1, 2] : file.profile.selectors.selectorPlaces
  }

  /// `msgSend`, not `msgSend2`: a function for any number of arguments.
  private func isPlainSender(_ name: Int, _ file: CodeFile) -> Bool {
    file.profile.selectors.tupleSenders.contains(file.text(name))
  }

  private static func isSuper(_ name: Int, _ file: CodeFile) -> Bool {
    file.text(name).contains("Super")
  }

  /// What a function that is handed the type of the result gives back.
  private static func result(_ range: Range<Int>, _ file: CodeFile) -> Signature? {
    MachineTypeNames.type(file.text(tokens: range), in: file.profile)
      .map { Signature(result: $0, parameters: []) }
  }

  /// What the call says of the types beside its arguments: by the function's name in
  /// `void_objc_msgSend_Double (…)`, in brackets in `Send[float64](…)`, by name in
  /// `f(…, restype=None, argtypes=[c_double])`.
  private static func spelledOut(
    _ name: Int, open: Int, _ arguments: [Range<Int>], _ file: CodeFile
  ) -> Signature? {
    if file.profile.selectors.namesSpellTypes, let named = Signature(spelledBy: file.text(name)) {
      return named
    }
    if file.profile.selectors.hasResultInBrackets, name + 4 == open, file.word(name + 1) == "[" {
      return result((name + 2)..<(name + 3), file)
    }
    guard let type = named("restype", arguments, file) else { return nil }
    var signature = Signature(
      result: file.text(tokens: type) == "None"
        ? .void : MachineTypeNames.type(file.text(tokens: type), in: file.profile),
      parameters: [])
    if let types = named("argtypes", arguments, file), file.word(types.lowerBound) == "[",
      file.close(of: types.lowerBound) == types.upperBound - 1
    {
      signature.parameters = file.split((types.lowerBound + 1)..<(types.upperBound - 1)).map {
        MachineTypeNames.type(file.text(tokens: $0), in: file.profile)
      }
    }
    return signature
  }

  /// The value of an argument by its name.
  private static func named(
    _ name: String, _ arguments: [Range<Int>], _ file: CodeFile
  ) -> Range<Int>? {
    arguments.first { isNamed($0, file) && file.text($0.lowerBound) == name }
      .map { ($0.lowerBound + 2)..<$0.upperBound }
  }

  /// The tuple that is the last of the arguments behind a selector, or the last but for a type.
  private static func tuple(
    in rest: [Range<Int>], _ file: CodeFile
  ) -> (place: Int, elements: [Range<Int>])? {
    for place in rest.indices.reversed().prefix(2) {
      if let elements = tuple(rest[place], file) { return (place, elements) }
    }
    return nil
  }

  /// The elements of Zig's `.{ a, b }`; nil for a structure's fields.
  private static func tuple(_ range: Range<Int>, _ file: CodeFile) -> [Range<Int>]? {
    guard file.word(range.lowerBound) == ".", file.word(range.lowerBound + 1) == "{",
      file.close(of: range.lowerBound + 1) == range.upperBound - 1
    else { return nil }
    let elements = file.split((range.lowerBound + 2)..<(range.upperBound - 1))
    let isFields = elements.contains {
      file.word($0.lowerBound) == "." && file.word($0.lowerBound + 2) == "="
    }
    return isFields ? nil : elements
  }

  /// `restype=None`
  private static func isNamed(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    range.count > 2 && file.kind(range.lowerBound) == .identifier
      && file.word(range.lowerBound + 1) == "="
  }

  private static func isSpread(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    let first = file.word(range.lowerBound)
    return first == "..." || first == ".."
      || first == "*" && file.profile.syntax.newlineEndsStatement
      || file.word(range.upperBound - 1) == "..."
  }

  // MARK: Selectors

  /// The token of an expression that is a selector: itself, registered in place, or held by a variable.
  func selector(
    _ range: Range<Int>, _ file: CodeFile, _ assignments: Assignments, depth: Int = 0
  ) -> Int? {
    if let operand = file.selectorOperand(range) { return operand }
    guard depth < 3,
      file.kind(range.lowerBound) == .identifier || file.word(range.lowerBound) == "("
    else { return nil }
    if let open = range.first(where: { file.word($0) == "(" && $0 > range.lowerBound }),
      file.profile.selectors.helper(open - 1, file)?.argument == .first
    {
      let inside = (open + 1)..<max(open + 1, file.close(of: open))
      return inside.upperBound <= range.upperBound ? file.selectorString(inside) : nil
    }
    guard range.count == 1,
      let value = assignments.value(of: file.text(range.lowerBound), at: range.lowerBound, in: file)
    else { return nil }
    let end = file.statementEnd(from: value, limit: file.tokens.count)
    return selector(value..<max(value, min(end, value + 24)), file, assignments, depth: depth + 1)
  }
}

extension String {
  /// As a token's word; none for what is too long to be one.
  fileprivate var word: Word {
    var copy = self
    return copy.withUTF8 { Word(Slice(base: $0, bounds: 0..<$0.count)) }
  }
}
