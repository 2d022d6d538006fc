/// A string that names properties, where no message says so: `CABasicAnimation(keyPath: "position.x")`.
public struct KeyPathClaim: Sendable, Hashable {
  public enum Object: Sendable, Hashable {
    /// Whatever layer the animation is added to.
    case layer
    /// An object of a class that the code shows.
    case receiver(Receiver)
    /// An object of a class that the file defines, if it has a name; what it inherits from is named there.
    case own(String?)
  }

  public var path: StringLiteral
  public var object: Object
  /// Its first key is a word of the file's code as well: something that the code itself has may be meant.
  public var isWordOfCode: Bool

  public init(path: StringLiteral, object: Object, isWordOfCode: Bool) {
    self.path = path
    self.object = object
    self.isWordOfCode = isWordOfCode
  }
}

/// Keys and paths of keys in calls by the names that a language gives the framework's methods.
enum KeyPathStrings: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    let file = reading.file
    var found = animations(file)
    if file.profile.id == "swift" {
      found += SwiftKeys(file).claims()
      reading.addAccessors(swiftAccessors(file))
    }
    if file.profile.selectors.hasObjectiveCSyntax || file.profile.id == "swift" {
      found += dependencies(file)
    }
    guard !found.isEmpty else { return }
    var words: Set<String> = []
    for index in file.tokens.indices where file.kind(index) == .identifier {
      words.insert(file.text(index))
    }
    for var claim in found {
      claim.isWordOfCode = words.contains(
        String(claim.path.text.prefix { $0 != "." }))
      reading.addKeyPath(claim)
    }
  }

  static func claim(_ string: Int, _ object: KeyPathClaim.Object, _ file: CodeFile) -> KeyPathClaim?
  {
    let range = file.selectorRange(string)
    let bytes = file.source.bytes[range]
    guard bytes.count > 1, bytes.first != UInt8(ascii: "_"),
      bytes.allSatisfy({ $0.continuesName || $0 == UInt8(ascii: ".") })
    else { return nil }
    return KeyPathClaim(
      path: StringLiteral(text: file.source.text(range), range: range), object: object,
      isWordOfCode: false)
  }

  // MARK: Animations

  private static let makers: Set<String> = ["animationWithKeyPath", "FromKeyPath"]

  /// `CABasicAnimation(keyPath: "x")`, `CABasicAnimation.FromKeyPath ("x")`,
  /// `CABasicAnimation.animationWithKeyPath("x")`, `new CABasicAnimation("x")`
  private static func animations(_ file: CodeFile) -> [KeyPathClaim] {
    file.tokens.indices.compactMap { string in
      guard file.kind(string) == .string, case let open = file.brackets.enclosing(string), open > 0,
        file.word(open) == "(", file.kind(open - 1) == .identifier,
        file.word(string + 1) == ")" || file.word(string + 1) == ","
      else { return nil }
      let callee = file.text(open - 1)
      let isFirst = string == open + 1
      if makers.contains(callee) {
        guard isFirst, file.word(open - 2) == ".", isAnimation(file.text(open - 3)) else {
          return nil
        }
      } else {
        let isLabelled = file.word(string - 1) == ":" && file.word(string - 2) == "keyPath"
        let isMade = isFirst && file.word(open - 2) == "new"
        guard isAnimation(callee), isLabelled || isMade else { return nil }
      }
      return claim(string, .layer, file)
    }
  }

  private static func isAnimation(_ name: String) -> Bool {
    name.hasPrefix("CA") && name.hasSuffix("Animation")
  }

  // MARK: Dependent keys

  private static let dependency = "keyPathsForValuesAffecting"

  /// `+ (NSSet *)keyPathsForValuesAffectingName { return [NSSet setWithObject:@"first"]; }`: the key in the
  /// method's name, and those in its body.
  private static func dependencies(_ file: CodeFile) -> [KeyPathClaim] {
    var found: [KeyPathClaim] = []
    let prefix = Array(dependency.utf8)
    for index in file.tokens.indices
    where file.kind(index) == .identifier && file.spells(index, prefix, isPrefix: true) {
      let isMethod = file.word(index - 1) == ")" || file.word(index - 1) == "func"
      guard isMethod, let body = body(behind: index, file) else { continue }
      let owner = owner(of: index, file)
      let range = file.tokens[index].contentRange
      let start = range.lowerBound + prefix.count
      let name = file.source.text(start..<range.upperBound)
      if !["", "Value", "ValueForKey"].contains(name) {
        let key = name.prefix(1).lowercased() + name.dropFirst()
        found.append(
          KeyPathClaim(
            path: StringLiteral(text: key, range: start..<range.upperBound), object: .own(owner),
            isWordOfCode: false))
      }
      for string in body where file.kind(string) == .string {
        if let claim = claim(string, .own(owner), file) { found.append(claim) }
      }
    }
    return found
  }

  private static func body(behind name: Int, _ file: CodeFile) -> Range<Int>? {
    var at = name + 1
    let limit = min(file.tokens.count, at + 40)
    while at < limit, file.word(at) != "{" {
      if [";", "}", "]"].contains(file.word(at)) { return nil }
      at = file.word(at) == "(" ? file.next(after: at) : at + 1
    }
    guard file.word(at) == "{", file.close(of: at) < file.tokens.count else { return nil }
    return at..<file.close(of: at)
  }

  private static func owner(of index: Int, _ file: CodeFile) -> String? {
    if file.profile.id == "swift" {
      return file.scopes(around: index).first { $0.kind == .type }?.name
    }
    for at in stride(from: index, through: max(0, index - 50_000), by: -1)
    where file.word(at) == "implementation" && file.word(at - 1) == "@" {
      return file.text(at + 1)
    }
    return nil
  }

  /// The getters and setters of Swift's properties that Objective-C sees.
  private static func swiftAccessors(_ file: CodeFile) -> [String] {
    var found: [String] = []
    for index in file.tokens.indices
    where file.word(index) == "var" && file.kind(index + 1) == .identifier {
      var at = index - 1
      while index - at < 14,
        file.kind(at) == .identifier || ["@", "(", ")"].contains(file.word(at))
      {
        if ["objc", "dynamic", "NSManaged", "IBInspectable"].contains(file.word(at)) {
          let name = file.text(index + 1)
          found += [name, "set\(name.prefix(1).uppercased())\(name.dropFirst()):"]
          break
        }
        if file.word(at) == "var" || file.word(at) == "let" || file.word(at) == "func" { break }
        at -= 1
      }
    }
    return found
  }
}
