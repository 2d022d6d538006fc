/// Finds the functions of a file that send a selector which they are given.
enum SenderDefinitions {
  private struct Parameter {
    var name: String
    var type: Range<Int>
  }

  /// By their names; those that a name has several of are left out where they differ.
  static func read(
    _ file: CodeFile, _ calls: SendingCalls, _ assignments: Assignments
  ) -> [String: SenderDefinition] {
    var found: [String: SenderDefinition?] = [:]
    var seen: Set<Int> = []
    for index in file.tokens.indices where SendingCalls.isRuntimeSender(index, file) {
      for definition in definitions(at: index, file, &seen) {
        if let other = found[definition.name], other != definition {
          found.updateValue(nil, forKey: definition.name)
        } else {
          found[definition.name] = definition
        }
      }
    }
    return found.compactMapValues { $0 }
  }

  private static func definitions(
    at index: Int, _ file: CodeFile, _ seen: inout Set<Int>
  ) -> [SenderDefinition] {
    if let declared = declaration(at: index, file) { return [declared] }
    var brace = Assignments.brace(file, around: index)
    var depth = 0
    while brace >= 0, depth < 6 {
      if seen.insert(brace).inserted, let head = head(of: brace, file),
        let definition = definition(head.name, head.parameters, body: brace, file)
      {
        return [definition]
      }
      brace = Assignments.brace(file, around: brace)
      depth += 1
    }
    return []
  }

  // MARK: Heads

  private static func head(of brace: Int, _ file: CodeFile) -> (
    name: String, parameters: [Parameter]
  )? {
    let keywords = file.syntax.functionKeywords
    if !keywords.isEmpty {
      var at = brace - 1
      let lowest = max(0, brace - 160)
      while at >= lowest, file.word(at) != ";", file.word(at) != "{" {
        if keywords.contains(file.word(at)), file.kind(at + 1) == .identifier {
          var open = at + 2
          while open < brace, file.word(open) != "(" { open += 1 }
          return open < brace ? (file.text(at + 1), parameters(open, file)) : nil
        }
        at -= 1
      }
      return nil
    }
    guard file.word(brace - 1) == ")" else { return nil }
    let open = file.brackets.partner(brace - 1)
    guard open > 0, file.kind(open - 1) == .identifier else { return nil }
    return (file.text(open - 1), parameters(open, file))
  }

  private static func parameters(_ open: Int, _ file: CodeFile) -> [Parameter] {
    file.split((open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open)))).map {
      parameter($0, file)
    }
  }

  private static func parameter(_ range: Range<Int>, _ file: CodeFile) -> Parameter {
    if let colon = file.index(of: ":", in: range), colon > range.lowerBound {
      return Parameter(name: file.text(colon - 1), type: (colon + 1)..<range.upperBound)
    }
    let last = range.upperBound - 1
    return Parameter(name: file.text(last), type: range.lowerBound..<last)
  }

  // MARK: Bodies

  /// A declaration without a body, as an import of the runtime's function is.
  private static func declaration(at name: Int, _ file: CodeFile) -> SenderDefinition? {
    guard file.word(name + 1) == "(", file.kind(name - 1) == .identifier,
      file.word(name - 1) != "return"
    else { return nil }
    let close = file.close(of: name + 1)
    guard close < file.tokens.count, file.word(close + 1) == ";" else { return nil }
    let isVariadic = ((name + 1)..<close).contains { ["...", ".."].contains(file.word($0)) }
    let parameters = parameters(name + 1, file)
    guard !isVariadic, parameters.count >= 2, parameters.allSatisfy({ !$0.type.isEmpty }) else {
      return nil
    }
    let first =
      parameters.firstIndex { $0.name.lowercased().hasPrefix("sel") || $0.name == "op" } ?? 1
    guard first > 0 else { return nil }
    return SenderDefinition(
      name: file.text(name), selectorPlace: first,
      signature: Signature(
        result: MachineTypeNames.type(file.text(name - 1), in: file.profile),
        parameters: parameters[(first + 1)...].map {
          MachineTypeNames.type(file.text(tokens: $0.type), in: file.profile)
        }))
  }

  /// The send in a body whose selector is one of the function's parameters.
  private static func definition(
    _ name: String, _ parameters: [Parameter], body: Int, _ file: CodeFile
  ) -> SenderDefinition? {
    let end = min(file.close(of: body), body + 4_000)
    var signature: Signature?
    var selector: Int?
    var index = body
    while index < end {
      index += 1
      if file.word(index) == "(", selector == nil {
        let arguments = file.split((index + 1)..<max(index + 1, min(end, file.close(of: index))))
        selector = selectorPlace(arguments, parameters, file)
      }
      guard SendingCalls.isRuntimeSender(index, file) else { continue }
      // The type that the runtime's function is cast to stands before it.
      let start = max(body, index - 80)
      var first = index
      while first > start, file.word(first - 1) != ";", file.word(first - 1) != "{" { first -= 1 }
      signature = signature ?? Signature.read(in: first..<index, file)
    }
    guard let selector else { return nil }
    let takesList = parameters.dropFirst(selector + 1).contains {
      ["args", "arguments"].contains($0.name)
    }
    let parameterCount = parameters.count - selector - 1
    let own = signature.flatMap { $0.parameters.count == parameterCount || !takesList ? $0 : nil }
    return SenderDefinition(
      name: name, selectorPlace: selector,
      signature: own
        ?? Signature(
          result: nil,
          parameters: parameters[(selector + 1)...].map {
            MachineTypeNames.type(file.text(tokens: $0.type), in: file.profile)
          }),
      takesList: takesList)
  }

  /// The place of the parameter that a call hands on as the selector: `f(target, sel(name), …)`.
  private static func selectorPlace(
    _ arguments: [Range<Int>], _ parameters: [Parameter], _ file: CodeFile
  ) -> Int? {
    guard arguments.count >= 2 else { return nil }
    let receiver = parameters.firstIndex { $0.name == file.text(tokens: arguments[0]) }
    guard let receiver else { return nil }
    let second = arguments[1]
    let name: String
    if second.count == 1 {
      name = file.text(second.lowerBound)
    } else if file.word(second.upperBound - 1) == ")" {
      let open = file.brackets.partner(second.upperBound - 1)
      guard open > second.lowerBound, open + 2 == second.upperBound - 1 else { return nil }
      name = file.text(open + 1)
    } else {
      return nil
    }
    let place = parameters.firstIndex { $0.name == name }
    return place == receiver + 1 ? place : nil
  }
}
