/// Under which `#if` the parts of a file stand.
struct Conditions: Sendable {
  /// From the byte `start` on: the condition, nil for always, and whether the code is switched off.
  private struct Region: Sendable {
    var start: Int
    var condition: String?
    var isDisabled: Bool
  }

  /// One open `#if`: the branch being read and those before it.
  private struct Level {
    var current: String?
    var earlier: [String] = []
    var isDisabled: Bool
    var wasEnabled: Bool
  }

  private var regions: [Region] = []
  /// Conditions nested deeper are left out of the text.
  private static let deepestCondition = 8

  init(_ directives: [Directive], bytes: [UInt8]) {
    var levels: [Level] = []
    var disabled = 0
    for (index, directive) in directives.enumerated() {
      let (name, argument) = Self.parts(bytes[directive.range])
      let wasDisabled = levels.last?.isDisabled == true
      let depth = levels.count
      switch name {
      case "if", "ifdef", "ifndef":
        levels.append(
          Self.isIncludeGuard(name, argument, next: index + 1, directives, bytes)
            ? Level(current: nil, isDisabled: false, wasEnabled: true)
            : Self.level(name == "ifndef" ? "!\(argument)" : argument))
      case "elif", "elseif", "else":
        guard let level = levels.popLast() else { continue }
        levels.append(Self.next(level, condition: name == "else" ? nil : argument))
      case "endif":
        _ = levels.popLast()
      default: continue
      }
      if wasDisabled, levels.count <= depth { disabled -= 1 }
      if levels.count >= depth, levels.last?.isDisabled == true { disabled += 1 }
      let conditions = levels.prefix(Self.deepestCondition).compactMap(\.current)
      regions.append(
        Region(
          start: directive.range.lowerBound,
          condition: conditions.isEmpty ? nil : conditions.joined(separator: " && "),
          isDisabled: disabled > 0))
    }
  }

  private static func level(_ condition: String) -> Level {
    switch condition {
    case "0", "false", "NO": Level(current: nil, isDisabled: true, wasEnabled: false)
    case "1", "true", "YES": Level(current: nil, isDisabled: false, wasEnabled: true)
    default: Level(current: condition, earlier: [condition], isDisabled: false, wasEnabled: false)
    }
  }

  private static func next(_ level: Level, condition: String?) -> Level {
    var next = level
    let denied = level.earlier.suffix(4).map { "!(\($0))" }
    next.isDisabled = level.wasEnabled && level.earlier.isEmpty
    let all = denied + (condition.map { [$0] } ?? [])
    next.current = all.isEmpty ? nil : all.joined(separator: " && ")
    if let condition { next.earlier.append(condition) }
    return next
  }

  /// `#ifndef X` right before `#define X` says nothing about the code in between.
  private static func isIncludeGuard(
    _ name: String, _ argument: String, next: Int, _ directives: [Directive], _ bytes: [UInt8]
  ) -> Bool {
    guard name == "ifndef", next < directives.count else { return false }
    let (following, definition) = parts(bytes[directives[next].range])
    return following == "define" && definition == argument
  }

  /// A directive's name and the rest of its line without comments.
  static func parts(_ bytes: ArraySlice<UInt8>) -> (name: String, argument: String) {
    let text = String(decoding: bytes.prefix(500).dropFirst(), as: UTF8.self)
    let trimmed = text.drop(while: \.isWhitespace)
    let name = trimmed.prefix(while: \.isLetter)
    var argument = trimmed.dropFirst(name.count)
    for mark in ["//", "/*"] {
      if let range = argument.firstRange(of: mark) { argument = argument[..<range.lowerBound] }
    }
    let words = argument.split { $0.isWhitespace || $0 == "\\" }
    return (String(name), words.joined(separator: " "))
  }

  /// Two conditions that have to hold together.
  static func both(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    return "\(first) && \(second)"
  }

  /// The condition under which a byte stands, and whether it is switched off.
  func at(_ offset: Int) -> (condition: String?, isDisabled: Bool) {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return (nil, false) }
    return (regions[low - 1].condition, regions[low - 1].isDisabled)
  }
}
