extension CodeFile {
  /// Whether a token spells `bytes`.
  @inline(__always)
  func spells(_ index: Int, _ spelling: [UInt8], isPrefix: Bool = false) -> Bool {
    let range = tokens[index].contentRange
    guard isPrefix ? range.count >= spelling.count : range.count == spelling.count else {
      return false
    }
    return source.bytes[range.lowerBound...].starts(with: spelling)
  }

  /// The string that is a call's whole argument, with or without parentheses or an `@`.
  func onlyString(_ argument: Range<Int>) -> Int? {
    var range = argument
    while range.count > 2, word(range.lowerBound) == "(",
      close(of: range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    if range.count == 2, word(range.lowerBound) == "@" {
      range = (range.lowerBound + 1)..<range.upperBound
    }
    return range.count == 1 && kind(range.lowerBound) == .string ? range.lowerBound : nil
  }

  /// The last token of what has the member at `name`: of `o` in `o.name`, `o?.name`, `o.?.name` and
  /// `o::name`.
  func ownerEnd(ofMember name: Int) -> Int? {
    switch word(name - 1) {
    case ".", "::":
      // Zig's `.?`
      return word(name - 2) == "?" && word(name - 3) == "." ? name - 4 : name - 2
    case "?.": return word(name - 2) == "." ? name - 3 : name - 2
    default: return nil
    }
  }

  /// The opening parentheses of the calls around a token, from the inside outwards.
  func calls(around index: Int, limit: Int = 3) -> [Int] {
    var found: [Int] = []
    var at = brackets.enclosing(index)
    for _ in 0..<(limit * 3) {
      guard at > 0, found.count < limit, word(at) != "{" || word(at - 1) == "." else { break }
      if word(at) == "(", kind(at - 1) == .identifier { found.append(at) }
      at = brackets.enclosing(at)
    }
    return found
  }
}

/// What a string's spelling says of it.
enum StringShape {
  /// Whether a string reads as a name for something: words, not markup, a colour or a path.
  static func isPhrase(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, bytes.count <= 80 else { return false }
    guard first.startsName || first == UInt8(ascii: ".") else { return false }
    return bytes.allSatisfy { $0.continuesName || allowedInPhrases.contains($0) }
  }

  private static let allowedInPhrases = Set(" -.+&()',/:!".utf8)

  /// Whether it is meant as a selector, well formed or not: `a:b` and Swift's `a(b:)` are not.
  static func resemblesSelector(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.startsName, first < 0x80, bytes.count <= 400 else {
      return false
    }
    return bytes.allSatisfy { $0.continuesName || ":()".utf8.contains($0) }
  }

  /// Whether it is names and colons, as a selector is, even where the last colon is missing.
  static func isNamesAndColons(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, bytes.count <= 400 else { return false }
    let colon = UInt8(ascii: ":")
    return first.startsName && first < 0x80
      && bytes.allSatisfy { $0 == colon || $0.continuesName }
  }

  /// Whether it can be a selector: names and colons, a colon at the end if there is one at all.
  static func isSelector(_ bytes: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    return isNamesAndColons(bytes) && (bytes.last == colon || !bytes.contains(colon))
  }
}

/// The classes that a file names by strings, and the constants that hold them.
struct ClassNames: Sendable {
  /// Every class name handed to a function that looks classes up.
  private(set) var all: Set<String> = []
  /// Variables with what they hold, in source order.
  private var holders: [String: [(token: Int, className: String)]] = [:]

  init(_ file: CodeFile) {
    let helpers = file.profile.selectors.classHelpers.map { Array($0.utf8) }
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.word(index + 1) == "("
      && helpers.contains(where: { file.spells(index, $0) })
    {
      guard let name = Self.className(file, call: index + 1) else { continue }
      all.insert(name)
      if let holder = Self.holder(file, call: index) {
        holders[file.text(holder), default: []].append((index, name))
      }
    }
  }

  /// The string that a look-up is handed.
  static func className(_ file: CodeFile, call: Int) -> String? {
    let inside = (call + 1)..<max(call + 1, file.close(of: call))
    guard inside.count <= 4, let string = file.onlyString(inside) else { return nil }
    return file.text(string)
  }

  /// The name in `const NAME = a.b.getClass(`.
  private static func holder(_ file: CodeFile, call: Int) -> Int? {
    var at = call - 1
    while file.word(at) == ".", file.kind(at - 1) == .identifier { at -= 2 }
    return file.word(at) == "=" ? file.declaredName(equals: at) : nil
  }

  /// The class that a variable holds where `token` stands.
  func className(heldBy name: String, at token: Int) -> String? {
    holders[name]?.last { $0.token < token }?.className
  }
}
