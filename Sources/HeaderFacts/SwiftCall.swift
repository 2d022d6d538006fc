/// How Swift code spells a method: `finishRoute(with:metadata:completion:)`, `HKQuantity(unit:doubleValue:)`,
/// `store.save(_:withCompletion:)`.
///
/// Swift's importer takes words away from a selector (those that only repeat a parameter's type) and moves
/// what begins with a preposition into the first label. Here the way is gone backwards: does a selector
/// hold the call's words, in their order, and are the words in between of the kind that is left out?
public struct SwiftCall: Sendable, Hashable {
  /// The type or value in front of the dot, or the type that is constructed; nil when there is none.
  public var qualifier: String?
  /// `finishRoute`; `init` for a construction.
  public var baseName: String
  /// The labels in order, empty for `_`.
  public var labels: [String]

  var baseWords: [String]
  var labelWords: [[String]]

  /// Reads `base(label:_:)` with whatever stands in front of it up to a dot, or a bare `base`; nil when the
  /// text is anything else, a selector for one.
  public init?(parsing text: some StringProtocol) {
    let trimmed = text.drop { $0 == " " }
    let end = trimmed.lastIndex { $0 != " " }.map(trimmed.index(after:)) ?? trimmed.startIndex
    let call = trimmed[..<end]
    let open = call.firstIndex(of: "(") ?? call.endIndex
    guard let labels = Self.labels(in: call[open...]) else { return nil }
    var path = String(call[..<open]).split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    guard var base = path.popLast(), Self.isName(base) else { return nil }
    if base.hasPrefix("`"), base.hasSuffix("`") { base = String(base.dropFirst().dropLast()) }
    if open < call.endIndex, base.utf8.first.map(SwiftWords.isUpper) == true {
      path.append(base)
      base = "init"
    }
    let qualifier = path.joined(separator: ".")
    self.init(qualifier: qualifier.isEmpty ? nil : qualifier, baseName: base, labels: labels)
  }

  public init(qualifier: String? = nil, baseName: String, labels: [String]) {
    self.qualifier = qualifier
    self.baseName = baseName
    self.labels = labels
    baseWords = SelectorWords.split(baseName)
    labelWords = labels.map(SelectorWords.split)
  }

  public var isInitializer: Bool { baseName == "init" }

  /// Whether the method may be one of `owner`: what is in front of the dot is that class, a value whose
  /// class the call does not tell, or nothing.
  public func mayBelong(to owner: String) -> Bool { typeName.map { $0 == owner } ?? true }

  /// The qualifier where it is a type's name and not a value's.
  var typeName: String? {
    guard let qualifier, qualifier.utf8.first.map(SwiftWords.isUpper) == true else { return nil }
    return qualifier
  }

  /// The labels of `(a:_:)`; none without parentheses; nil when it is not a list of labels.
  private static func labels(in list: some StringProtocol) -> [String]? {
    guard !list.isEmpty else { return [] }
    guard list.hasPrefix("("), list.hasSuffix(")") else { return nil }
    let inside = list.dropFirst().dropLast()
    guard !inside.isEmpty else { return [] }
    guard inside.hasSuffix(":") else { return nil }
    let labels = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard labels.allSatisfy({ isName(String($0)) }) else { return nil }
    return labels.map { $0 == "_" ? "" : String($0) }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        SwiftWords.isUpper(byte) || SwiftWords.isLower(byte) || byte >= 0x80
          || [UInt8(ascii: "_"), UInt8(ascii: "`")].contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}

extension SwiftCall {
  /// How well the selector alone fits, at most 100 and at least 1; nil when it cannot be imported under this
  /// spelling. Worth comparing only among the selectors that fit one call: fewer words left out is better.
  ///
  /// Fits too: the `async` form, without the completion handler, and the throwing form, without the error.
  public func matchQuality(selector: String) -> Int? {
    SelectorMatch(call: self, selector: selector).quality()
  }

  /// The same with all that is known of the method: what its `swift_name` says decides alone; words may be
  /// left out only where the parameter's type repeats them; a class method that makes its own class is an
  /// initializer; a qualifier that names another class than `owner` makes a worse fit.
  public func matchQuality(method: Method, owner: String) -> Int? {
    if let attribute = method.swiftNameAttribute {
      return matchesAttribute(attribute) ? 100 - elsewhere(owner) : nil
    }
    let types = method.parameters.map(\.typeName)
    let match = SelectorMatch(
      call: self, selector: method.selector, kind: method.kind, owner: owner,
      types: types.isEmpty ? nil : types)
    return match.quality().map { max(1, $0 - elsewhere(owner)) }
  }

  private func elsewhere(_ owner: String) -> Int {
    mayBelong(to: owner) ? 0 : 30
  }

  private func matchesAttribute(_ attribute: String) -> Bool {
    guard let named = SwiftCall(parsing: attribute), named.baseName == baseName else {
      return false
    }
    let isAsync = named.labels.count == labels.count + 1 && named.labels.starts(with: labels)
    return named.labels == labels
      || isAsync && SelectorWords.completions.contains(named.labelWords.last ?? [])
  }
}
