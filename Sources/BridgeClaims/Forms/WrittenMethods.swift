/// Methods that code gives to classes in the words of its own language.
enum WrittenMethods: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    for syntax in file.profile.selectors.methodSyntaxes {
      let found = syntax.methods(file)
      for method in found.methods { add(method, &reading) }
      for made in found.classes { reading.addClass(made) }
    }
  }

  private static func add(_ method: WrittenMethod, _ reading: inout Reading) {
    let file = reading.file
    guard StringShape.isNamesAndColons(Array(method.selector.utf8)[...]) else { return }
    var claim = SelectorClaim(
      selector: method.selector, range: method.range, form: .methodDefinition, use: .defined,
      helper: method.helper, receiverClass: method.className)
    claim.isClassMethod = method.isClassMethod
    claim.isContiguous = method.isContiguous
    if let parameters = method.parameters {
      claim.messages = [
        Message(
          range: method.range, helper: method.helper,
          arguments: parameters.map {
            Message.Argument(text: file.text(tokens: $0), range: file.bytes(of: $0))
          })
      ]
    }
    reading.add(claim)
  }
}
