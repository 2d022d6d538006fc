extension SelectorRules {
  /// The rules with what one language has beyond those that all have in common.
  func completed(for id: String) -> SelectorRules {
    var rules = self
    rules.namesAreCompiled = hasObjectiveCSyntax || id == "swift" || id == "kotlin"
    switch id {
    case "python":
      rules.hasUnderscoreCalls = true
      rules.machineTypes = ["float": .floating(bits: 64), "c_float": .floating(bits: 32)]
      rules.numbersHaveTypes = false
    case "swift": rules.machineTypes["Float"] = .floating(bits: 32)
    case "dart":
      rules.hasUnderscoreCalls = true
      rules.machineTypes = ["int": .integer(bits: 64)]
      rules.numbersHaveTypes = false
    case "odin":
      rules.selectorPlaces = [2]
      rules.tupleSenders = []
      rules.machineTypes = [
        "int": .integer(bits: 64), "uint": .integer(bits: 64), "Integer": .integer(bits: 64),
        "UInteger": .integer(bits: 64), "Float": .floating(bits: 64),
      ]
      rules.numbersHaveTypes = false
    case "go":
      rules.helpers += [Helper("Send", .second), Helper("Call", .second)]
      rules.registeredSenders = ["Send", "Call"]
      rules.machineTypes = ["int": .integer(bits: 64), "uint": .integer(bits: 64)]
      rules.numbersHaveTypes = false
    case "java", "kotlin", "groovy", "scala":
      rules.helpers.append(Helper("invoke*", .second))
      rules.registeredSenders = ["invoke"]
      rules.machineTypes = ["Float": .floating(bits: 32), "float": .floating(bits: 32)]
      rules.attributes.formUnion(["Selector", "Property", "ObjCAction"])
    case "csharp":
      rules.machineTypes = ["char": .integer(bits: 16)]
    case "rust":
      // The type of what is sent follows from what it is sent for.
      rules.numbersHaveTypes = false
      rules.machineTypes = ["char": .integer(bits: 32)]
    case "nim":
      rules.machineTypes = [
        "int": .integer(bits: 64), "uint": .integer(bits: 64), "float": .floating(bits: 64),
      ]
      rules.numbersHaveTypes = false
    case "julia":
      rules.messageMacros.insert("@objc")
    case "racket", "scheme":
      rules.messageMacros.formUnion(["tell", "tellv"])
    default: break
    }
    return rules
  }
}
