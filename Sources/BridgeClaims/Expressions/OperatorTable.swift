/// The binary operators of a language by their spelling.
typealias OperatorTable = [Word: BinaryOperator]

/// What a binary operator does, and how tightly it binds.
struct BinaryOperator: Sendable, Hashable {
  /// The operation as C writes it; `**` is a power, all that `compute` does not know is no integer's.
  var operation: Word
  /// Higher binds tighter.
  var level: Int
  var isRightAssociative = false
}

extension OperatorTable {
  /// Operators from the loosest to the tightest, each row of one level: `spelling operation` pairs.
  ///
  /// - Parameter rightAssociative: the rows, counted from 0, whose operators group to the right.
  init(rows: [[(Word, Word)]], rightAssociative: Set<Int> = []) {
    self.init()
    for (level, row) in rows.enumerated() {
      for (spelling, operation) in row {
        self[spelling] = BinaryOperator(
          operation: operation, level: level,
          isRightAssociative: rightAssociative.contains(level))
      }
    }
  }

  private static let product: [(Word, Word)] = [("*", "*"), ("/", "/"), ("%", "%")]
  private static let sum: [(Word, Word)] = [("+", "+"), ("-", "-")]
  private static let shift: [(Word, Word)] = [("<<", "<<"), (">>", ">>")]

  static let nim = OperatorTable(rows: [
    [("or", "|"), ("xor", "^")], [("and", "&")], sum,
    [("*", "*"), ("/", "/"), ("div", "/"), ("mod", "%"), ("shl", "<<"), ("shr", ">>")],
  ])
  static let pascal = OperatorTable(rows: [
    sum + [("or", "|"), ("xor", "^"), ("|", "|")],
    [
      ("*", "*"), ("/", "/"), ("div", "/"), ("mod", "%"), ("and", "&"), ("shl", "<<"),
      ("shr", ">>"), ("<<", "<<"), (">>", ">>"), ("&", "&"),
    ],
    [("**", "**")],
  ])
  static let ada = OperatorTable(rows: [
    [("or", "|"), ("xor", "^"), ("and", "&")], sum, [("*", "*"), ("/", "/"), ("mod", "%")],
    [("**", "**")],
  ])
  static let ocaml = OperatorTable(
    rows: [
      sum,
      [
        ("*", "*"), ("/", "/"), ("land", "&"), ("lor", "|"), ("lxor", "^"), ("mod", "%"),
      ],
      [("lsl", "<<"), ("lsr", ">>"), ("asr", ">>"), ("**", "**")],
    ], rightAssociative: [2])
  static let fsharp = OperatorTable(
    rows: [
      [("|||", "|"), ("&&&", "&"), ("^^^", "^"), ("<<<", "<<"), (">>>", ">>")], sum, product,
      [("**", "**")],
    ], rightAssociative: [3])
  static let haskell = OperatorTable(
    rows: [
      [(".|.", "|")], [("xor", "^"), (".^.", "^")], sum, product + [(".&.", "&")],
      [
        ("shiftL", "<<"), ("shiftR", ">>"), ("unsafeShiftL", "<<"), ("shift", "<<"),
        (".<<.", "<<"), (".>>.", ">>"), ("!<<.", "<<"),
      ],
      [("^", "**")],
    ], rightAssociative: [5])
  static let ruby = OperatorTable(
    rows: [[("|", "|"), ("^", "^")], [("&", "&")], shift, sum, product, [("**", "**")]],
    rightAssociative: [5])
  static let julia = OperatorTable(
    rows: [
      sum + [("|", "|"), ("⊻", "^")], product + [("&", "&")], shift, [("^", "**")],
    ], rightAssociative: [3])
  static let elixir = OperatorTable(rows: [
    [("|||", "|"), ("^^^", "^"), ("bor", "|"), ("bxor", "^")], [("&&&", "&"), ("band", "&")],
    [("<<<", "<<"), (">>>", ">>"), ("bsl", "<<"), ("bsr", ">>")], sum, product,
  ])
  static let erlang = OperatorTable(rows: [
    sum + [("bor", "|"), ("bxor", "^"), ("bsl", "<<"), ("bsr", ">>")],
    product + [("band", "&"), ("div", "/"), ("rem", "%")],
  ])
  static let pureBasic = OperatorTable(rows: [
    sum, [("*", "*"), ("/", "/")], [("|", "|"), ("&", "&")],
    shift + [("%", "%"), ("!", "^")],
  ])
  static let smalltalk = OperatorTable(rows: [
    [
      ("bitShift", "<<"), ("bitOr", "|"), ("bitAnd", "&"), ("bitXor", "^"), ("<<", "<<"),
      ("+", "+"), ("-", "-"), ("*", "*"), ("|", "|"), ("&", "&"),
    ]
  ])
  static let visualBasic = OperatorTable(rows: [
    [("xor", "^")], [("or", "|")], [("and", "&")], shift, sum, product, [("^", "**")],
  ])
}
