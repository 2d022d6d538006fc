/// What a person asks about, told apart by its spelling.
public enum LookupQuery: Sendable, Hashable {
  /// `HKWorkoutActivityTypeRunning`, `HKWorkoutActivityType`, `.running`, or a part of a name.
  case name(String)
  /// `HKWorkoutActivityTypeRunning=34`: a name and what somebody says its value is.
  case claim(name: String, value: SignedMagnitude)
  /// `34`, or `HKWorkoutActivityType 34`: which members have the value.
  case value(SignedMagnitude, enumeration: String?)
  /// `saveObject:withCompletion:`, `-[HKHealthStore saveObject:withCompletion:]`.
  case selector(String, owner: String?)
  /// `finishRoute(with:metadata:completion:)`.
  case swiftCall(String)

  /// Reads the words of a question.
  ///
  /// - Returns: nil when they are more than a question has, or none.
  public init?(words: [String]) {
    guard let first = words.first, !first.isEmpty, words.count <= 2 else { return nil }
    if words.count == 2 {
      guard let value = SignedMagnitude(words[1]) else { return nil }
      self = .value(value, enumeration: first)
    } else if let value = SignedMagnitude(first) {
      self = .value(value, enumeration: nil)
    } else if let (name, value) = Self.claim(first) {
      self = .claim(name: name, value: value)
    } else if let (selector, owner) = Self.message(first) {
      self = .selector(selector, owner: owner)
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
    case .selector(let selector, _): return [selector]
    case .swiftCall: return []
    }
  }

  private static func claim(_ text: String) -> (String, SignedMagnitude)? {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let value = SignedMagnitude(parts[1].trimmed) else { return nil }
    return (String(parts[0].trimmed), value)
  }

  /// `-[Class a:b:]`, `+[Class a]`, `Class.a:b:` or `a:b:`; a bare word is a name.
  private static func message(_ text: String) -> (String, owner: String?)? {
    if text.hasPrefix("-[") || text.hasPrefix("+["), text.hasSuffix("]") {
      let words = text.dropFirst(2).dropLast().split(separator: " ")
      return words.count == 2 ? (String(words[1]), String(words[0])) : nil
    }
    guard text.hasSuffix(":"), !text.contains("(") else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? (String(parts[1]), String(parts[0])) : (text, nil)
  }
}

/// An integer as a person types it: decimal, or hexadecimal, octal or binary with its prefix.
public struct SignedMagnitude: Sendable, Hashable, CustomStringConvertible {
  public var isNegative: Bool
  public var magnitude: UInt64

  public init(isNegative: Bool = false, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude != 0
    self.magnitude = magnitude
  }

  /// Nil when `text` is no integer, or one that 64 bits cannot hold.
  public init?(_ text: some StringProtocol) {
    var digits = String(text.filter { $0 != "_" })[...]
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits = digits.dropFirst() }
    let radixes: [(String, Int)] = [("0x", 16), ("0X", 16), ("0o", 8), ("0b", 2)]
    let found = radixes.first { digits.hasPrefix($0.0) }
    guard digits.first.map({ $0.isNumber }) == true,
      let magnitude = UInt64(digits.dropFirst(found == nil ? 0 : 2), radix: found?.1 ?? 10)
    else { return nil }
    self.init(isNegative: isNegative, magnitude: magnitude)
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
