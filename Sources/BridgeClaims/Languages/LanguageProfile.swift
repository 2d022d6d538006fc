/// All that the lexer and the forms have to know of one language.
struct LanguageProfile: Sendable {
  /// As `--language` takes it: `zig`, `typescript`.
  var id: String
  /// Without the dot, lower case.
  var extensions: [String]
  /// Whole file names, for files without a telling extension.
  var fileNames: [String] = []
  /// The programs that a `#!` line may name.
  var interpreters: [String] = []
  var lexical: LexicalRules
  var syntax: SyntaxRules
  var selectors: SelectorRules
  /// What kind of text it is, which says what forms there are to look for.
  var content = Content.code
  /// Indexed by byte: whether more than a name, a number or punctuation may start with it.
  let specialBytes: [Bool]

  init(
    id: String, extensions: [String], fileNames: [String] = [], interpreters: [String] = [],
    lexical: LexicalRules, syntax: SyntaxRules, selectors: SelectorRules,
    content: Content = .code
  ) {
    self.content = content
    self.id = id
    self.extensions = extensions
    self.fileNames = fileNames
    self.interpreters = interpreters
    self.lexical = lexical
    self.syntax = syntax
    self.selectors = selectors.completed(for: id)
    specialBytes = lexical.specialBytes
  }
}

extension LanguageProfile {
  enum Content: Sendable, Hashable {
    case code
    /// Maps and lists: JSON, YAML, TOML.
    case data
    /// Rows of cells: CSV.
    case rows
    /// Paragraphs with tables, lists and code in between.
    case prose
    /// Anything: only what can be nothing else is a claim.
    case text
  }
}

extension LexicalRules {
  fileprivate var specialBytes: [Bool] {
    var special = [Bool](repeating: false, count: 256)
    for mark in lineComments + blockComments.map(\.open) + strings.map(\.open) {
      special[Int(mark[0])] = true
    }
    if directives != .none || strings.contains(where: \.takesHashes) {
      special[Int(UInt8.hash)] = true
    }
    if backslashJoinsLines { special[Int(UInt8.backslash)] = true }
    if hasRegularExpressions { special[Int(UInt8.slash)] = true }
    if atStartsName { special[Int(UInt8(ascii: "@"))] = true }
    if atQuotesNames { special[Int(UInt8(ascii: "@"))] = true }
    if hasBackquotedNames { special[Int(UInt8(ascii: "`"))] = true }
    for byte in sigils + symbolMarks + operators.map({ $0[0] }) + radixes.prefixes.map(\.mark[0]) {
      special[Int(byte)] = true
    }
    if hasStrictCharacters { special[Int(UInt8.apostrophe)] = true }
    return special
  }
}

/// How a language declares and maps values.
struct SyntaxRules: Sendable {
  /// Words that start a declaration of something that does not change.
  var constantKeywords: WordSet = []
  /// Words that start a declaration of something that may change; only what has the full name of an
  /// interface's constant is about that constant.
  var variableKeywords: WordSet = []
  /// `const` is a qualifier somewhere in front of the name, as in C.
  var constantsAreQualified = false
  /// How constants are declared, where no keyword stands before each.
  var constantBlocks: ConstantBlockStyle = .none
  /// The ways to write an enum's body.
  var enumStyles: [any EnumBodyStyle.Type] = []
  var armStyle: ArmStyle = .caseColon
  /// What stands between the patterns of a `case` and its body.
  var armSeparators: WordSet = [":"]
  /// What stands between patterns that share a body, beside a comma; the empty word for nothing.
  var patternSeparator = Word.none
  /// A switch's subject stands before its keyword: `x switch { … }`.
  var switchFollowsSubject = false
  /// Brackets that hold the pairs of a map.
  var mapOpenings: WordSet = []
  /// What stands between a key and its value.
  var pairSeparators: WordSet = [":"]
  /// What has to stand before the bracket of a map; empty for anything.
  var mapMarks: WordSet = []
  /// A bare name before the separator is a field or a variable, and no key of a map.
  var bareKeysAreFields = false
  /// The entries of a map need no comma between lines.
  var linesEndEntries = false
  /// `.name = 3` sets a field.
  var fieldsHaveDots = false
  /// Only `.{` opens a map, and its keys are `.name`.
  var mapsAreAnonymous = false
  /// A bare name before the separator is the key itself, not a reference.
  var bareKeysAreNames = false
  /// A key that is a string of digits stands for the number.
  var digitKeysAreNumbers = false
  /// A type's or a constant's full name means what the imported header declares.
  var importsHeaders = false
  /// What the attributes of a declaration start with: `#` of `#[doc]`, `[` of `[Obsolete]`.
  var attributeMarks: WordSet = []
  var typeKeywords: WordSet = []
  var functionKeywords: WordSet = []
  /// Words that a property starts with which may always give the same integer: `var`, `get`.
  var propertyMarks: WordSet = []
  /// Words whose conditions are always about the machine: D's `version`, Odin's `when`.
  var platformKeywords: WordSet = []
  /// Code is laid out by lines, and what belongs to a line is indented below it: scopes are read from
  /// that where there are no braces.
  var hasOutline = false
  /// The words that a function's body starts with on a line as far left as the function: `begin`.
  var bodyWords: WordSet = []
  /// How constants stand on lines of their own.
  var constantLines: ConstantLineRules?
  /// Words that a name and then its value follow: `define`, `CONSTANT:`, `.equ`.
  var definingWords: WordSet = []
  /// How the arms of a case are written where there are no braces.
  var wordArms: WordArmRules?
  /// Words in front of a result, beside `return`: `Some`, `exit`.
  var resultWords: WordSet = []
  /// Names with a capital letter are constructors or constants, others variables.
  var capitalsAreConstructors = false
  /// What stands between the elements of a list whose pairs are `7, "bowling"`: `;`.
  var pairTerminators: WordSet = []
  /// A function's result for one argument is an equation: `name 7 = "bowling"`.
  var clauses: ClauseRules?
  /// Strings are laid down by directives: `.asciz "a:b:"`.
  var hasAssemblerStrings = false
  /// Lists with their elements side by side, as in Lisp.
  var hasAtoms = false
  /// A line break ends a statement where it can.
  var newlineEndsStatement = false
  /// Blocks are made by indentation: `IndentScopes` has the lines.
  var blocksAreIndented = false
  var switchKeywords: WordSet = ["switch"]
  /// A switch whose arms are made by indentation.
  var indentedSwitch: IndentedSwitch?
  /// Signs that give a name its value without a word that declares it: `=`, `<-`.
  var assignmentSigns: WordSet = []
  /// Rows and cases of queries are what claims are in.
  var isQueryLanguage = false
  /// Functions whose string argument is C: `ffi.cdef`.
  var functionsOfC: Set<String> = []
  /// Functions that make a map of their named arguments: `dict(running=37)`.
  var mapCalls: Set<String> = []
  /// What ends the condition of an `if`, where no bracket does: `:`, `then`.
  var conditionEnd: Word?
  /// The condition of an `if` at the start of a line ends with the line.
  var conditionEndsWithLine = false
  /// Words that join an `else` and an `if`: `elif`.
  var elseIfKeywords: WordSet = []
  /// An `if` needs no parentheses, so that those at its start may be part of the condition only.
  var conditionsAreBare = false
  /// Functions that hand on what a result is: `Some(3)`, `String::from("x")` by its last name.
  var resultWrappers: Set<String> = []
  /// Functions and methods that compare two strings.
  var equalityFunctions: Set<String> = []
  var expressions = ExpressionRules()
}

/// How the arms of a switch are written.
enum ArmStyle: Sendable {
  /// `case 3: …`
  case caseColon
  /// `3 => …,`
  case arrow
  /// `3 => …,` or, when the body starts with `case` or `default`, as `caseColon` has it.
  case caseOrArrow
  /// `3 -> …` up to the line's end.
  case lineArrows
}

/// How a language declares constants where no keyword stands before each.
enum ConstantBlockStyle: Sendable {
  case none
  /// `const ( A T = iota; B )` and `const A T = 3`
  case go
  /// `A :: 3` and `A : T : 3`
  case odin
}

/// The words of a switch whose arms are lines with blocks: `match x:`, `case 3 | 4:`.
struct IndentedSwitch: Sendable {
  var keyword: Word
  var arm: Word
  /// What stands behind the subject and behind the patterns.
  var end: Word
  /// What stands between the patterns of one arm.
  var alternative: Word
}

/// How integer expressions are written.
struct ExpressionRules: Sendable {
  enum Precedence: Sendable {
    case c, zig, swift
    /// Shifts and `&` bind like `*`, the other operators like `+`.
    case go
    /// Operators that are words bind alike, looser than `+`.
    case words
  }
  enum NarrowShift: Sendable {
    /// Integers take the width they need.
    case none
    /// 32-bit arithmetic does not overflow into a number.
    case undefined
    /// 32-bit arithmetic wraps around.
    case wraps
  }

  var precedence = Precedence.c
  /// Functions and types that hand their last argument's value through: `@as`, `UInt`.
  var casts: Set<String> = []
  /// Argument labels that a wrapper may have: `rawValue`.
  var castLabels: Set<String> = []
  /// Names of values: `UInt.max`.
  var namedValues: [String: ClaimedInteger] = [:]
  /// Operators that are words, with the sign that they are elsewhere: `shl` is `<<`.
  var wordOperators: [Word: Word] = [:]
  /// Signs before an operand that flip its bits.
  var complements: WordSet = ["~"]
  /// Words that may stand before a constructor's name: `new`.
  var constructorMarks: WordSet = []
  /// Casts before their operand: `cast(T) 3`.
  var prefixCasts: WordSet = []
  /// Functions that give the number of the highest bit: `log2`.
  var bitNumberFunctions: Set<String> = []
  /// Properties and methods without arguments that hand a value through: `.rawValue`, `.bits()`.
  var transparentMembers: Set<String> = []
  /// Functions of a type: `std.math.maxInt` of `u64`.
  var typeFunctions: [String: [String: ClaimedInteger]] = [:]
  /// `(T)3` is a cast.
  var hasParenthesizedCasts = false
  /// A cast takes one argument: `int(x, 16)` is none.
  var castsAreUnary = false
  /// Any function of two integers may choose one of them: `sel32or64(1, 2)`.
  var callsMayPick = false
  /// `2 ** 3` is eight.
  var hasPowers = false
  /// A character literal of several characters is a number: `'abcd'`.
  var hasFourCharacterCodes = false
  /// The binary operators where they are not those of `precedence`.
  var operators: OperatorTable = [:]
  /// Words and signs in front of an operand, with `-`, `~` or `+` as what they mean: `not`.
  var prefixOperators: [Word: Word] = [:]
  /// Functions that compute what an operator does: `shiftL`, `bitor`.
  var operatorFunctions: [String: Word] = [:]
  /// A function or constructor stands before its arguments without parentheses: `NSFoo 3`.
  var appliesByJuxtaposition = false
  /// `3.NSFoo` converts.
  var hasPostfixCasts = false
  /// Lists with the operator first, as in Lisp.
  var isPrefix = false
  /// What becomes of `1 << 31` where the language computes in 32 bits unless told otherwise.
  var narrowShift = NarrowShift.none
}

/// Which functions take selectors and classes by name.
struct SelectorRules: Sendable {
  enum Argument: Sendable {
    /// The first argument is the selector.
    case first
    /// The second is: the first is the receiver.
    case second
    /// The second is, and the first is the name of its class.
    case behindClass
  }

  struct Helper: Sendable {
    /// The last part of the name as called; a trailing `*` stands for anything.
    var name: String
    var argument: Argument
    /// What has to stand before it, with a dot: `Selector` of `Selector.GetHandle`.
    var qualifier: String?
    let bytes: [UInt8]
    let isPrefix: Bool

    init(_ name: String, _ argument: Argument, of qualifier: String? = nil) {
      (self.name, self.argument, self.qualifier) = (name, argument, qualifier)
      isPrefix = name.hasSuffix("*")
      bytes = Array((isPrefix ? String(name.dropLast()) : name).utf8)
    }
  }

  var helpers: [Helper] = common
  /// Functions whose string argument names a class.
  var classHelpers: Set<String> = Self.commonClassHelpers
  /// Functions that give a method to a class: a selector handed to them is the code's own.
  var definingFunctions: Set<String> = Self.commonDefiningFunctions

  /// A function's arguments follow it without parentheses: `selector "a:b:"`.
  var takesBareArguments = false

  /// `@selector(…)`, `@implementation` and `- (T)method:` are the language's own.
  var hasObjectiveCSyntax = false

  // How messages are written beyond calls; `Forms/Selector*.swift` reads them.

  /// Types that go by another name here, or mean something else than in C.
  var machineTypes: [String: MachineType] = [:]
  /// Functions that take the arguments of a message as one tuple, their last argument.
  var tupleSenders: Set<String> = ["msgSend", "msgSendSuper"]
  /// Where the selector stands among the arguments of a function that sends, tried in order.
  var selectorPlaces = [1, 0]
  /// Functions with common names that send only what is registered as a selector, and no bare string.
  var registeredSenders: Set<String> = []
  /// The names of the functions that send have the types: `void_objc_msgSend_Double`.
  var namesSpellTypes = false
  /// The type of the result stands in brackets behind the name: `Send[float64](…)`.
  var hasResultInBrackets = false
  /// Macros that take a whole message, or only a selector, in the language's own words.
  var messageMacros: Set<String> = Self.commonMessageMacros
  var selectorMacros: Set<String> = ["sel"]
  /// Functions that need no parentheses around a selector: `selector "a:"`.
  var plainHelpers: Set<String> = ["mkSelector", "selector", "sel_registerName"]
  /// Attributes, annotations and pragmas that tie a method to a selector.
  var attributes: Set<String> = Self.commonAttributes
  /// A number with a point is of a type of its own, and not of whatever is wanted.
  var numbersHaveTypes = true
  /// The language's own forms of messages, and of the methods of classes.
  var messageSyntaxes: [any MessageSyntax.Type] = []
  var methodSyntaxes: [any MethodSyntax.Type] = []
  /// How methods of objects are called by their selectors; nil where that is not done.
  var chainStyle: ChainStyle?
  /// How bridges make names of selectors that are called like the language's own methods.
  var spelling: SpelledStyle?
  /// The compiler reads the headers, and knows which names they have.
  var namesAreCompiled = false
  /// `o.setFoo_bar_(a, b)` sends `setFoo:bar:`.
  var hasUnderscoreCalls = false

  static let common: [Helper] = [
    Helper("sel", .first), Helper("SEL", .first), Helper("selector", .first),
    Helper("Selector", .first), Helper("sel_registerName", .first), Helper("sel_getUid", .first),
    Helper("registerName", .first), Helper("registerSelector", .first),
    Helper("getSelector", .first), Helper("NSSelectorFromString", .first),
    Helper("msgSend*", .second), Helper("objc_msgSend*", .second), Helper("msg_send*", .second),
    Helper("sendMessage*", .second), Helper("addMethod", .second),
    Helper("replaceMethod", .second), Helper("send_message*", .second),
    Helper("registerName*", .first), Helper("_registerName*", .first),
    Helper("RegisterName", .first), Helper("Sel", .first), Helper("sel_registerName*", .first),
    Helper("GetHandle", .first, of: "Selector"), Helper("register", .first, of: "Selector"),
    Helper("registerMetaDataForSelector", .behindClass),
  ]
  static let commonClassHelpers: Set<String> = [
    "getClass", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass", "objc_getMetaClass",
    "NSClassFromString", "lookUpClass", "class", "cls", "GetClass", "get_class", "GetHandle",
    "ObjCClass", "lookup_class",
  ]
  static let commonMessageMacros: Set<String> = ["msg_send", "msg_send_id", "msg_send_bool"]
  static let commonAttributes: Set<String> = [
    "Export", "Method", "MethodName", "Mapping", "ObjCMethod", "method", "method_id", "objc",
    "objc_selector",
  ]
  static let commonDefiningFunctions: Set<String> = [
    "class_addMethod", "class_replaceMethod", "addMethod", "replaceMethod", "imp_implementation",
  ]
}
