extension LanguageProfile {
  static let python = LanguageProfile(
    id: "python", extensions: ["py", "pyi", "pyw"], interpreters: ["python", "pypy"],
    lexical: pythonLexical, syntax: pythonSyntax, selectors: pythonSelectors)

  private static var pythonLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: ["#"], blockComments: [],
      strings: [
        StringRule("\"\"\"", "\"\"\"", isMultiline: true),
        StringRule("'''", "'''", isMultiline: true), StringRule("\"", "\""), StringRule("'", "'"),
      ])
    rules.stringPrefixes = [
      "r", "b", "u", "f", "t", "B", "U", "F", "rb", "br", "Rb", "Br", "rf", "fr", "Rf", "Fr", "rB",
      "bR", "rF",
    ]
    rules.backslashJoinsLines = true
    rules.looseStringsAreComments = true
    rules.integerSuffixes = ["l"]
    return rules
  }

  private static var pythonSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.assignmentSigns = ["="]
    rules.enumStyles = [PythonEnums.self]
    rules.mapOpenings = ["{"]
    rules.mapCalls = ["dict", "OrderedDict", "MappingProxyType"]
    rules.functionsOfC = ["cdef"]
    rules.digitKeysAreNumbers = true
    rules.typeKeywords = ["class"]
    rules.functionKeywords = ["def"]
    rules.newlineEndsStatement = true
    rules.blocksAreIndented = true
    rules.conditionsAreBare = true
    rules.conditionEnd = ":"
    rules.elseIfKeywords = ["elif"]
    rules.switchKeywords = []
    rules.indentedSwitch = IndentedSwitch(keyword: "match", arm: "case", end: ":", alternative: "|")
    rules.expressions.casts = [
      "int", "c_int", "c_uint", "c_long", "c_ulong", "c_longlong", "c_ulonglong", "c_short",
      "c_ushort", "c_byte", "c_ubyte", "c_int8", "c_int16", "c_int32", "c_int64", "c_uint8",
      "c_uint16", "c_uint32", "c_uint64", "c_size_t", "c_ssize_t", "NSInteger", "NSUInteger",
      "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    ]
    rules.expressions.castsAreUnary = true
    rules.expressions.callsMayPick = true
    rules.expressions.hasPowers = true
    rules.expressions.namedValues = [
      "sys.maxsize": .max(bits: 63), "sys.maxint": .max(bits: 63), "maxsize": .max(bits: 63),
      "NSIntegerMax": .max(bits: 63), "NSIntegerMin": .min(bits: 63),
      "NSUIntegerMax": .max(bits: 64),
    ]
    return rules
  }

  private static var pythonSelectors: SelectorRules {
    var rules = SelectorRules()
    // `selector("x")` is about style sheets as often as not, and `cls("x")` makes an object.
    rules.helpers.removeAll { $0.name == "selector" || $0.name == "Selector" }
    rules.classHelpers.subtract(["class", "cls"])
    return rules
  }
}
