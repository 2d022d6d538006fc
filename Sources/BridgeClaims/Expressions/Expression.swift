/// What reading an integer expression gave.
enum Expression: Sendable, Hashable {
  case integer(IntegerLiteral.Value)
  /// An integer expression with a part that is not known here.
  case unresolved
  /// A lone name that is not known here: it may be anything.
  case name(String)
  case notInteger

  var value: IntegerLiteral.Value? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// An integer expression, evaluated or not.
  var isInteger: Bool {
    switch self {
    case .integer, .unresolved: true
    case .name, .notInteger: false
    }
  }
}

/// The integer constants that a file has declared so far.
struct Symbols: Sendable {
  private var values: [String: IntegerLiteral.Value] = [:]
  private var ambiguous: Set<String> = []

  /// A name that is declared with two different values is known no longer.
  mutating func declare(_ name: String, _ value: IntegerLiteral.Value?) {
    guard !ambiguous.contains(name) else { return }
    if let value, values[name] == nil || values[name] == value {
      values[name] = value
    } else {
      values[name] = nil
      ambiguous.insert(name)
    }
  }

  /// Whether a name was declared at all, with whatever value.
  func knows(_ name: String) -> Bool { values[name] != nil || ambiguous.contains(name) }

  mutating func forget(_ name: String) {
    values[name] = nil
    ambiguous.remove(name)
  }

  subscript(name: String) -> IntegerLiteral.Value? { values[name] }
}
