extension ClaimForm {
  /// `- (void)a:(T)x b:(U)y { … }`, `@objc func a(b: T)`
  public static let methodDefinition = ClaimForm(rawValue: "method-definition")
}

/// Methods that the code itself defines under a selector.
enum MethodDefinitions: ClaimFormReader {
  static func read(_ reading: inout Reading) {
    if reading.file.profile.selectors.hasObjectiveCSyntax { readObjectiveC(&reading) }
    if reading.file.profile.id == "swift" { readSwift(&reading) }
  }

  // MARK: Objective-C

  private static func readObjectiveC(_ reading: inout Reading) {
    let file = reading.file
    var className: String?
    for index in file.tokens.indices where file.brackets.enclosing(index) < 0 {
      let word = file.word(index)
      if file.kind(index) == .identifier, file.word(index - 1) == "@" {
        switch word {
        case "implementation", "interface", "protocol":
          className = file.text(index + 1)
          if word == "interface", let declared = declaredClass(index + 1, file) {
            reading.addClass(declared)
          }
        case "property" where className != nil:
          reading.addAccessors(accessors(behind: index, file))
        case "end": className = nil
        default: break
        }
      }
      guard let name = className, word == "-" || word == "+", file.word(index + 1) == "(" else {
        continue
      }
      let start = file.close(of: index + 1) + 1
      guard let (selector, end) = objectiveCSelector(file, from: start) else { continue }
      var claim = SelectorClaim(
        selector: selector, range: file.bytes(of: start..<end), form: .methodDefinition,
        use: .defined, helper: file.text(index), receiverClass: name)
      claim.isClassMethod = word == "+"
      claim.isContiguous = end == start + 1
      reading.add(claim)
    }
  }

  /// The class that `@interface Name : Super <Protocol, …>` declares, or to which `@interface Name () <…>`
  /// adds protocols; nil where neither a superclass nor a protocol is named.
  private static func declaredClass(_ name: Int, _ file: CodeFile) -> DefinedClass? {
    guard file.kind(name) == .identifier else { return nil }
    let hasSuperclass = file.word(name + 1) == ":" && file.kind(name + 2) == .identifier
    var list = name + 3
    if !hasSuperclass {
      guard file.word(name + 1) == "(", case let close = file.close(of: name + 1),
        close <= name + 3,
        file.word(close + 1) == "<"
      else { return nil }
      list = close + 1
    }
    var protocols: [String] = []
    if file.word(list) == "<" {
      var at = list + 1
      while file.kind(at) == .identifier, protocols.count < 40 {
        protocols.append(file.text(at))
        guard file.word(at + 1) == "," else { break }
        at += 2
      }
    }
    return DefinedClass(
      name: file.text(name), superclass: hasSuperclass ? file.text(name + 2) : nil,
      protocols: protocols,
      range: file.tokens[name].contentRange, isComplete: false)
  }

  /// The getter and the setter of the property whose declaration starts behind a token.
  private static func accessors(behind property: Int, _ file: CodeFile) -> [String] {
    var at = property + 1
    var attributes: Range<Int> = at..<at
    if file.word(at) == "(" {
      attributes = (at + 1)..<max(at + 1, file.close(of: at))
      at = file.close(of: at) + 1
    }
    let end = min(file.statementEnd(from: at, limit: file.tokens.count), at + 60)
    guard let name = propertyName(at..<max(at, end), file) else { return [] }
    var getter = name
    var setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    for place in attributes where file.word(place + 1) == "=" {
      if file.word(place) == "getter" { getter = file.text(place + 2) }
      if file.word(place) == "setter" { setter = file.text(place + 2) + ":" }
    }
    return [getter, setter]
  }

  /// The last name of the declaration, or that of a block: `void (^name)(int)`.
  private static func propertyName(_ range: Range<Int>, _ file: CodeFile) -> String? {
    if let caret = range.first(where: { file.word($0) == "^" }), file.kind(caret + 1) == .identifier
    {
      return file.text(caret + 1)
    }
    var at = range.lowerBound
    var name: Int?
    while at < range.upperBound {
      // A macro behind the name has parentheses: `name NS_AVAILABLE(10_7)`.
      if file.kind(at) == .identifier, file.word(at + 1) != "(" { name = at }
      if file.word(at) == "," { break }
      at = file.next(after: at)
    }
    return name.map { file.text($0) }
  }

  /// The selector of the method whose name starts at a token, and where the name ends.
  private static func objectiveCSelector(
    _ file: CodeFile, from start: Int
  ) -> (selector: String, end: Int)? {
    guard file.kind(start) == .identifier else { return nil }
    if file.word(start + 1) != ":" { return (file.text(start), start + 1) }
    var selector = ""
    var at = start
    for _ in 0..<40 {
      var keyword = ""
      if file.kind(at) == .identifier {
        keyword = file.text(at)
        at += 1
      }
      guard file.word(at) == ":" else { break }
      selector += keyword + ":"
      at += 1
      if file.word(at) == "(" { at = file.close(of: at) + 1 }
      guard file.kind(at) == .identifier else { break }
      at += 1
    }
    return (selector, min(at, file.tokens.count))
  }

  // MARK: Swift

  private static func readSwift(_ reading: inout Reading) {
    let file = reading.file
    for index in file.tokens.indices
    where file.word(index - 1) == "@" && ["objc", "IBAction"].contains(file.word(index)) {
      var at = index + 1
      var explicit: Range<Int>?
      if file.word(at) == "(" {
        explicit = (at + 1)..<file.close(of: at)
        at = file.close(of: at) + 1
      }
      let limit = min(file.tokens.count, at + 10)
      while at < limit, !["func", "init", "var", "let", "class", "{"].contains(file.word(at)) {
        at += 1
      }
      guard at < limit, file.word(at) == "func" || file.word(at) == "init" else { continue }
      if let explicit, !explicit.isEmpty {
        add(file.text(tokens: explicit), explicit, &reading)
      } else {
        let name = file.word(at) == "init" ? at : at + 1
        guard let selector = swiftSelector(file, name: name) else { continue }
        add(selector, name..<(name + 1), &reading)
      }
    }
  }

  private static func add(_ selector: String, _ range: Range<Int>, _ reading: inout Reading) {
    let file = reading.file
    let selector = selector.filter { !$0.isWhitespace }
    guard StringShape.isSelector(Array(selector.utf8)[...]) else { return }
    let type = file.scopes(around: range.lowerBound).first { $0.kind == .type }
    reading.add(
      SelectorClaim(
        selector: selector, range: file.bytes(of: range), form: .methodDefinition, use: .defined,
        helper: "@objc", receiverClass: type?.name))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Whether a preposition already joins a method's name and its first label.
  private static func isJoined(_ base: String, _ label: String) -> Bool {
    let first = label.prefix { $0.isLowercase }
    let last = base.reversed().prefix { $0.isLowercase }.count
    let start = base.dropLast(last).last.map { $0.isUppercase ? String($0) : "" } ?? ""
    let word = (start + base.suffix(last)).lowercased()
    return prepositions.contains(String(first)) || prepositions.contains(word)
  }

  /// The selector that the compiler gives `func name(label x: T, …) throws`.
  private static func swiftSelector(_ file: CodeFile, name: Int) -> String? {
    guard file.kind(name) == .identifier, file.word(name + 1) == "(" else { return nil }
    let close = file.close(of: name + 1)
    guard close < file.tokens.count else { return nil }
    var labels = file.split((name + 2)..<close).map { parameter in
      file.word(parameter.lowerBound) == "_" ? "" : file.text(parameter.lowerBound)
    }
    if file.word(close + 1) == "async" {
      labels.append("completionHandler")
    } else if file.word(close + 1) == "throws" {
      labels.append("error")
    }
    guard let first = labels.first else { return file.text(name) }
    if labels == ["error"] { return "\(file.text(name))AndReturnError:" }
    let base = file.text(name)
    let capitalized = first.prefix(1).uppercased() + first.dropFirst()
    let joint = first.isEmpty || isJoined(base, first) ? "" : "With"
    return base + joint + capitalized + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }
}
