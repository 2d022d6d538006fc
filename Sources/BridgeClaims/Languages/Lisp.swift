extension LanguageProfile {
  static let racket = LanguageProfile(
    id: "racket", extensions: ["rkt", "rktl", "rktd"], interpreters: ["racket"],
    lexical: lispLexical, syntax: lispSyntax, selectors: lispSelectors)

  static let scheme = LanguageProfile(
    id: "scheme", extensions: ["scm", "ss", "sld", "sls"],
    interpreters: ["guile", "scheme", "csi", "gosh"], lexical: lispLexical, syntax: lispSyntax,
    selectors: lispSelectors)

  static let commonLisp = LanguageProfile(
    id: "common-lisp", extensions: ["lisp", "lsp", "cl", "asd"], interpreters: ["sbcl", "ccl"],
    lexical: lispLexical, syntax: lispSyntax, selectors: lispSelectors)

  static let clojure = LanguageProfile(
    id: "clojure", extensions: ["clj", "cljs", "cljc", "edn", "bb"],
    interpreters: ["bb", "clojure"],
    lexical: lispLexical, syntax: lispSyntax, selectors: lispSelectors)

  private static var lispLexical: LexicalRules {
    var rules = LexicalRules(
      lineComments: [";"], blockComments: [.init("#|", "|#", nests: true)],
      strings: [StringRule("\"", "\"", isMultiline: true)])
    rules.atomEnds = Array("()[]{}\"';`,".utf8)
    rules.radixes.prefixes = [.init("#x", 16), .init("#o", 8), .init("#b", 2)]
    rules.radixes.infix = UInt8(ascii: "r")
    rules.integerSuffixes = ["n"]
    return rules
  }

  private static var lispSyntax: SyntaxRules {
    var rules = SyntaxRules()
    rules.hasAtoms = true
    rules.definingWords = [
      "define", "defconstant", "def", "defparameter", "defvar", "define-constant", "defglobal",
      "defconst",
    ]
    rules.enumStyles = [AtomEnums.self]
    rules.functionKeywords = [
      "define", "defun", "def", "defn", "defmethod", "defconstant", "defparameter", "defvar",
      "define/public", "define/private", "defmacro",
    ]
    rules.typeKeywords = ["module", "defclass", "class"]
    rules.expressions.isPrefix = true
    rules.expressions.operatorFunctions = lispOperators
    rules.expressions.casts = ["int", "long", "unchecked-int", "quote", "the"]
    rules.expressions.namedValues = [
      "most-positive-fixnum": .max(bits: 62), "Long/MAX_VALUE": .max(bits: 63),
      "Integer/MAX_VALUE": .max(bits: 31), "Long/MIN_VALUE": .min(bits: 63),
    ]
    return rules
  }

  private static var lispSelectors: SelectorRules {
    var rules = SelectorRules()
    rules.takesBareArguments = true
    return rules
  }

  private static let lispOperators: [String: Word] = [
    "+": "+", "-": "-", "*": "*", "expt": "**", "<<": "<<", ">>": ">>", "arithmetic-shift": "<<",
    "ash": "<<", "bit-shift-left": "<<", "bit-shift-right": ">>", "shift-left": "<<",
    "bitwise-arithmetic-shift-left": "<<", "bitwise-arithmetic-shift": "<<", "bitwise-ior": "|",
    "bitwise-or": "|", "logior": "|", "bit-or": "|", "bitwise-and": "&", "logand": "&",
    "bit-and": "&", "bitwise-xor": "^", "logxor": "^", "bit-xor": "^", "bitwise-not": "~",
    "lognot": "~", "bit-not": "~", "add1": "1+", "sub1": "1-", "1+": "1+", "1-": "1-", "inc": "1+",
    "dec": "1-",
  ]
}
