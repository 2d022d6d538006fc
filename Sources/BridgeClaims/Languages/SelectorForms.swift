extension SelectorRules {
  /// The rules with what one language has beyond those that all have in common.
  func completed(for id: String) -> SelectorRules {
    var rules = self
    rules.namesAreCompiled = hasObjectiveCSyntax || id == "swift" || id == "kotlin"
    switch id {
    case "python":
      rules.hasUnderscoreCalls = true
      // Tables of metadata give their function this name.
      rules.helpers.append(Helper("r", .behindClass))
      rules.chainStyle = .underscores
      rules.methodSyntaxes = [IndentedMethods.self]
      rules.machineTypes = [
        "float": .floating(bits: 64), "c_float": .floating(bits: 32), "c_void_p": .pointer,
        "c_char_p": .pointer, "objc_id": .pointer, "py_object": .pointer,
        "c_int32": .integer(bits: 32), "c_uint32": .integer(bits: 32),
        "c_int64": .integer(bits: 64), "c_uint64": .integer(bits: 64),
        "c_size_t": .integer(bits: 64), "c_ssize_t": .integer(bits: 64),
        "c_int8": .integer(bits: 8), "c_uint8": .integer(bits: 8), "c_byte": .integer(bits: 8),
        "c_ubyte": .integer(bits: 8),
      ]
      rules.numbersHaveTypes = false
    case "swift": rules.machineTypes["Float"] = .floating(bits: 32)
    case "dart":
      rules.hasUnderscoreCalls = true
      rules.chainStyle = .underscores
      rules.spelling = .dart
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
      rules.hasResultInBrackets = true
      rules.machineTypes = ["int": .integer(bits: 64), "uint": .integer(bits: 64)]
      rules.numbersHaveTypes = false
    case "java", "kotlin", "groovy", "scala":
      rules.helpers.append(Helper("invoke*", .second))
      rules.registeredSenders = ["invoke"]
      rules.machineTypes = ["Float": .floating(bits: 32), "float": .floating(bits: 32)]
      rules.attributes.formUnion(["Selector", "Property", "ObjCAction"])
      if id == "kotlin" { rules.spelling = .kotlin }
    case "csharp":
      rules.machineTypes = ["char": .integer(bits: 16)]
      rules.namesSpellTypes = true
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
      rules.messageSyntaxes = [JuliaMessages.self]
      rules.machineTypes = ["Int": .integer(bits: 64), "UInt": .integer(bits: 64)]
      rules.numbersHaveTypes = false
    case "ruby":
      rules.hasUnderscoreCalls = true
      rules.chainStyle = .keywords
      rules.methodSyntaxes = [IndentedMethods.self]
      rules.numbersHaveTypes = false
    case "lua":
      rules.hasUnderscoreCalls = true
      rules.chainStyle = .colons
      rules.numbersHaveTypes = false
    case "javascript", "typescript":
      rules.chainStyle = .scripts
      rules.spelling = id == "typescript" ? .typescript : .javascript
    case "smalltalk":
      rules.chainStyle = .words
      rules.numbersHaveTypes = false
    case "purebasic":
      rules.messageSyntaxes = [PureBasicMessages.self]
      rules.numbersHaveTypes = false
    case "ocaml":
      rules.messageSyntaxes = [OCamlMessages.self]
      rules.numbersHaveTypes = false
    case "haskell":
      rules.messageSyntaxes = [HaskellMessages.self]
      rules.numbersHaveTypes = false
    case "pascal":
      rules.attributes.insert("message")
    case "racket", "scheme":
      rules.messageSyntaxes = [RacketMessages.self]
      rules.methodSyntaxes = [RacketMethods.self]
      rules.numbersHaveTypes = false
    case "clojure":
      rules.messageSyntaxes = [ClojureMessages.self]
      rules.numbersHaveTypes = false
    case "common-lisp":
      rules.messageSyntaxes = [CommonLispMessages.self]
      rules.methodSyntaxes = [CommonLispMethods.self]
      rules.numbersHaveTypes = false
    case "factor":
      rules.messageSyntaxes = [FactorMessages.self]
      rules.methodSyntaxes = [FactorMethods.self]
    default: break
    }
    return rules
  }
}
