/// The classes that a file puts together with the runtime's functions.
struct RuntimeClasses: Sendable {
  private(set) var classes: [DefinedClass] = []
  private let receivers: Receivers
  private var file: CodeFile { receivers.file }

  init(_ file: CodeFile, _ receivers: Receivers) {
    self.receivers = receivers
    var protocols: [String: [String]] = [:]
    var isComplete = true
    for open in file.tokens.indices
    where file.word(open) == "(" && file.kind(open - 1) == .identifier {
      let name = file.text(open - 1)
      if name.hasSuffix("allocateClassPair"), let made = made(open, file) { classes.append(made) }
      if name.hasSuffix("addProtocol"), let (owner, adopted) = adoption(open, file) {
        protocols[owner, default: []].append(adopted)
      }
      if name == "class_addMethod" || name == "class_replaceMethod" {
        let arguments = arguments(open, file)
        isComplete =
          isComplete && arguments.count > 1
          && receivers.calls.selector(arguments[1], file, receivers.assignments) != nil
      }
    }
    for index in classes.indices {
      classes[index].protocols = protocols[classes[index].name] ?? []
      classes[index].isComplete = isComplete
    }
  }

  private func arguments(_ open: Int, _ file: CodeFile) -> [Range<Int>] {
    file.split((open + 1)..<max(open + 1, min(file.tokens.count, file.close(of: open))))
  }

  private func made(_ open: Int, _ file: CodeFile) -> DefinedClass? {
    let arguments = arguments(open, file)
    guard arguments.count >= 2, let string = file.selectorString(arguments[1]) else { return nil }
    let range = file.selectorRange(string)
    var superclass: String?
    if case .class(let name) = receivers.receiver(arguments[0]) { superclass = name }
    return DefinedClass(name: file.source.text(range), superclass: superclass, range: range)
  }

  private func adoption(_ open: Int, _ file: CodeFile) -> (owner: String, adopted: String)? {
    let arguments = arguments(open, file)
    guard arguments.count == 2, let owner = className(arguments[0], file) else { return nil }
    var range = arguments[1]
    if range.count == 1,
      let value = receivers.assignments.value(
        of: file.text(range.lowerBound), at: range.lowerBound, in: file)
    {
      range = value..<min(file.tokens.count, value + 12)
    }
    guard let string = range.first(where: { file.kind($0) == .string }) else { return nil }
    return (owner, file.text(string))
  }

  /// The name of the class that a variable holds since it was allocated.
  private func className(_ range: Range<Int>, _ file: CodeFile) -> String? {
    guard range.count == 1,
      let value = receivers.assignments.value(
        of: file.text(range.lowerBound), at: range.lowerBound, in: file)
    else { return nil }
    let limit = min(file.tokens.count, value + 16)
    guard let open = (value..<limit).first(where: { file.word($0) == "(" }),
      file.text(open - 1).hasSuffix("allocateClassPair")
    else { return nil }
    let arguments = arguments(open, file)
    guard arguments.count >= 2, let string = file.selectorString(arguments[1]) else { return nil }
    return file.source.text(file.selectorRange(string))
  }

  /// Adds to a method's selector the class that gets it and the types that it is said to have.
  func describe(_ claim: inout SelectorClaim, call: Int, _ file: CodeFile) {
    let arguments = arguments(call, file)
    if let first = arguments.first { claim.receiverClass = className(first, file) }
    for argument in arguments.dropFirst() {
      guard let string = file.onlyString(argument) else { continue }
      let range = file.selectorRange(string)
      let text = file.source.text(range)
      if text.contains("@:") || text.contains("#:") {
        claim.encoding = text
        claim.encodingRange = range
      }
    }
  }
}
