/// What a person asks about, told apart by its spelling.
public enum LookupQuery: Sendable, Hashable {
  /// `HKWorkoutActivityTypeRunning`, `HKWorkoutActivityType`, `.running`, or a part of a name.
  case name(String)
  /// `HKWorkoutActivityTypeRunning=34`: a name and what somebody says its value is.
  case claim(name: String, value: SignedMagnitude)
  /// `34`, or `HKWorkoutActivityType 34`: which members have the value.
  case value(SignedMagnitude, enumeration: String?)
  /// `saveObject:withCompletion:`, `-[HKHealthStore saveObject:withCompletion:]`; without a class or a
  /// sign, of any class and kind.
  case selector(String, owner: String?, kind: Method.Kind?)
  /// `finishRoute(with:metadata:completion:)`.
  case swiftCall(String)

  /// Reads the words of a question; one word may hold a name and a value with a space between.
  ///
  /// - Throws: `LookupQueryError` when they are no question, or a value in them is no 64-bit integer.
  public init(words: [String]) throws(LookupQueryError) {
    var words = words
    if words.count == 1, !words[0].contains("["), !words[0].contains("=") {
      words = words[0].split(separator: " ").map(String.init)
    }
    guard let first = words.first, !first.isEmpty, words.count <= 2 else { throw .noQuestion }
    if words.count == 2 {
      guard let value = SignedMagnitude(words[1]) else { throw .noInteger(words[1]) }
      self = .value(value, enumeration: first)
    } else if let value = SignedMagnitude(first) {
      self = .value(value, enumeration: nil)
    } else if let equals = first.firstIndex(of: "=") {
      let text = first[first.index(after: equals)...].trimmed
      guard let value = SignedMagnitude(text) else { throw .noInteger(String(text)) }
      self = .claim(name: String(first[..<equals].trimmed), value: value)
    } else if let message = Self.message(first) {
      self = message
    } else if first.hasSuffix(")"), first.contains("(") {
      self = .swiftCall(first)
    } else {
      self = .name(first)
    }
  }

  /// The names that, where they are declared just so, the question is about; none where only looking
  /// through everything will do.
  public var exactNames: [String] {
    switch self {
    case .name(let name), .claim(let name, _):
      // `HKWorkoutActivityType.running` is answered by the enum's facts.
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
        return name.hasPrefix(".") ? [] : [name]
      }
      return [name, String(name[..<dot])]
    case .value(_, let enumeration): return enumeration.map { [$0] } ?? []
    case .selector(let selector, _, _): return [selector]
    case .swiftCall: return []
    }
  }

  /// The selectors that answer the question where the names do not: `stop` of `HKQuery.stop`.
  public var possibleSelectors: [String] {
    switch self {
    case .name(let name), .claim(let name, _):
      name.lastIndex(of: ".").map { [String(name[name.index(after: $0)...])] } ?? []
    default: []
    }
  }

  /// `-[Class a:b:]`, `[Class a:b:]`, `Class.a:b:` or `a:b:`; a bare word is a name.
  private static func message(_ text: String) -> LookupQuery? {
    let kinds: [(String, Method.Kind?)] = [("-[", .instance), ("+[", .class), ("[", nil)]
    if let (opening, kind) = kinds.first(where: { text.hasPrefix($0.0) }), text.hasSuffix("]") {
      let words = text.dropFirst(opening.count).dropLast().split(separator: " ")
      guard words.count == 2 else { return nil }
      return .selector(String(words[1]), owner: String(words[0]), kind: kind)
    }
    guard text.contains(":"), !text.contains("(") else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1)
    return parts.count == 2
      ? .selector(String(parts[1]), owner: String(parts[0]), kind: nil)
      : .selector(text, owner: nil, kind: nil)
  }
}

/// Why words are no question.
public enum LookupQueryError: Error, Sendable, Hashable, CustomStringConvertible {
  case noQuestion
  case noInteger(String)

  public var description: String {
    switch self {
    case .noQuestion:
      "lookup takes one name, value, claim or selector, or an enum's name and a value"
    case .noInteger(let text):
      "\(text): not an integer of 64 bits (write 37, -1, 0x25 or 1<<5)"
    }
  }
}

/// An integer as a person types it: decimal, or hexadecimal, octal or binary with its prefix, with a C
/// suffix or none; or such a one shifted to the left, `1 << 5`.
public struct SignedMagnitude: Sendable, Hashable, CustomStringConvertible {
  public var isNegative: Bool
  public var magnitude: UInt64

  public init(isNegative: Bool = false, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  /// Nil when `text` is no integer, or one that 64 bits cannot hold.
  public init?(_ text: some StringProtocol) {
    if let arrows = text.firstRange(of: "<<") {
      self.init(
        SignedMagnitude(text[..<arrows.lowerBound]),
        shiftedLeftBy: SignedMagnitude(text[arrows.upperBound...]))
      return
    }
    var digits = String(text.filter { $0 != "_" && !$0.isWhitespace })[...]
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits = digits.dropFirst() }
    while digits.count > 1, let last = digits.last, "uUlL".contains(last) { digits.removeLast() }
    let radixes: [(String, Int)] = [("0x", 16), ("0X", 16), ("0o", 8), ("0b", 2)]
    let found = radixes.first { digits.hasPrefix($0.0) }
    guard digits.first.map({ $0.isNumber }) == true,
      let magnitude = UInt64(digits.dropFirst(found == nil ? 0 : 2), radix: found?.1 ?? 10)
    else { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
  }

  /// Nil when bits would be lost, or when one of the two is missing or negative.
  private init?(_ value: SignedMagnitude?, shiftedLeftBy count: SignedMagnitude?) {
    guard let value, let count, !value.isNegative, !count.isNegative, count.magnitude < 64 else {
      return nil
    }
    let shifted = value.magnitude << count.magnitude
    guard shifted >> count.magnitude == value.magnitude else { return nil }
    self.init(magnitude: shifted)
  }

  public var description: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }
}

extension StringProtocol {
  fileprivate var trimmed: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? endIndex
    return self[start..<Swift.max(start, end)]
  }
}
