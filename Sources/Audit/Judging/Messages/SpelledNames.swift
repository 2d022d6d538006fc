import BridgeClaims
import HeaderFacts

/// Finds the selectors that calls by a bridge's own names for them send.
///
/// A name says nothing by itself: it is looked for among the methods of the class that the code shows. What
/// is none of theirs, and like none of theirs, is a call of the language's own.
struct SpelledNames {
  let graph: ClassGraph
  /// The selectors that headers declare by what they may be called, for the names that were asked for.
  private var selectors: [CallNaming: [String: [String]]] = [:]
  /// Methods that the project itself declares for the frameworks' classes.
  private let extensions: Set<String>

  /// - Parameter spellings: All selectors that there are.
  init(
    _ files: [FileClaims], graph: ClassGraph, selectors spellings: some Sequence<String>
  ) {
    self.graph = graph
    extensions = files.reduce(into: []) { $0.formUnion($1.extensionNames) }
    self.selectors = Self.matches(of: Self.wanted(files), among: spellings)
  }

  /// The selectors that the names in the files may mean, of all classes.
  static func candidates(_ files: [FileClaims], among spellings: [String]) -> Set<String> {
    let found = matches(of: wanted(files), among: spellings)
    return found.values.reduce(into: []) { all, keys in
      for selectors in keys.values { all.formUnion(selectors) }
    }
  }

  static func hasSpelled(_ file: FileClaims) -> Bool {
    file.selectors.contains { $0.naming != nil }
  }

  private static func wanted(_ files: [FileClaims]) -> [CallNaming: Set<String>] {
    var wanted: [CallNaming: Set<String>] = [:]
    for claim in files.flatMap(\.selectors) {
      guard let naming = claim.naming else { continue }
      wanted[naming, default: []].insert(naming.key(ofName: claim.selector))
      for message in claim.messages {
        var receiver = message.receiver
        while case .result(let name, let from) = receiver {
          wanted[naming]?.insert(naming.key(ofName: name))
          receiver = from
        }
      }
    }
    return wanted
  }

  private static func matches(
    of wanted: [CallNaming: Set<String>], among spellings: some Sequence<String>
  ) -> [CallNaming: [String: [String]]] {
    var found: [CallNaming: [String: [String]]] = [:]
    guard !wanted.isEmpty else { return [:] }
    let lengths = wanted.mapValues { Set($0.map(\.utf8.count)) }
    func add(_ selector: String) {
      for (naming, keys) in wanted {
        // Most are told apart by this alone.
        if naming == .joined {
          let letters = selector.utf8.count { $0 != UInt8(ascii: ":") }
          guard lengths[naming]?.contains(letters) ?? false else { continue }
        }
        let key = naming.key(ofSelector: selector)
        if keys.contains(key) { found[naming, default: [:]][key, default: []].append(selector) }
      }
    }
    for selector in spellings where !RuntimeRoot.answers(selector) { add(selector) }
    for selector in RuntimeRoot.all { add(selector) }
    return found
  }

  // MARK: Resolving

  /// The file with the selectors themselves in place of the names, without the calls that are none of a
  /// framework's. A name that is one's but for a slip is left as it is.
  func resolving(_ file: FileClaims) -> FileClaims {
    guard Self.hasSpelled(file) else { return file }
    var file = file
    file.selectors = file.selectors.compactMap { $0.naming == nil ? $0 : resolved($0) }
    return file
  }

  private func resolved(_ claim: SelectorClaim) -> SelectorClaim? {
    guard let naming = claim.naming, let message = claim.messages.first,
      let receiver = message.receiver.flatMap({ real($0, naming) }),
      let target = graph.resolve(receiver)
    else { return nil }
    var claim = claim
    claim.messages[0].receiver = receiver
    let count = message.arguments?.count
    if let selector = selector(of: claim.selector, naming, sentTo: target, count: count) {
      let colons = selector.colonCount
      if isExtended(claim, naming), count != colons { return nil }
      claim.selector = selector
      claim.naming = nil
      return claim
    }
    guard !isExtended(claim, naming), graph.ancestry(of: target.className).isWhole else {
      return nil
    }
    if !Self.near(claim, graph: graph).isEmpty { return claim }
    guard target.isExact, let count, count > 1,
      let foreign = foreignSelector(of: claim.selector, naming, sentTo: target, count: count)
    else { return nil }
    claim.selector = foreign
    claim.naming = nil
    return claim
  }

  /// The one selector of other classes that a name with so many arguments means.
  private func foreignSelector(
    of name: String, _ naming: CallNaming, sentTo target: ResolvedReceiver, count: Int
  ) -> String? {
    let all = (selectors[naming]?[naming.key(ofName: name)] ?? []).filter { selector in
      guard naming.fits(name, selector), case .no = graph.answer(selector, of: target) else {
        return false
      }
      return selector.colonCount == count
    }
    return all.count == 1 ? all[0] : nil
  }

  private func isExtended(_ claim: SelectorClaim, _ naming: CallNaming) -> Bool {
    extensions.contains(naming.key(ofName: claim.selector))
  }

  /// The receiver with selectors in place of names.
  private func real(_ receiver: Receiver, _ naming: CallNaming) -> Receiver? {
    guard case .result(let name, let from) = receiver else { return receiver }
    guard let from = real(from, naming), let target = graph.resolve(from),
      let selector = selector(of: name, naming, sentTo: target, count: nil)
    else { return nil }
    return .result(of: selector, from: from)
  }

  /// The selector that a name means for a receiver: its own rather than the other side's, and of several the
  /// one with so many arguments.
  private func selector(
    of name: String, _ naming: CallNaming, sentTo target: ResolvedReceiver, count: Int?
  ) -> String? {
    let all = selectors[naming]?[naming.key(ofName: name)] ?? []
    let ranked = all.filter { naming.fits(name, $0) }.compactMap { selector -> Rank? in
      switch graph.answer(selector, of: target) {
      case .yes: Rank(selector, isOther: false, count: count)
      case .otherSide: Rank(selector, isOther: true, count: count)
      case .no, .unknown: nil
      }
    }
    return ranked.min {
      ($0.isOther, $0.distance, $0.selector) < ($1.isOther, $1.distance, $1.selector)
    }?
    .selector
  }

  private struct Rank {
    var selector: String
    var isOther: Int
    var distance: Int

    init(_ selector: String, isOther: Bool, count: Int?) {
      self.selector = selector
      self.isOther = isOther ? 1 : 0
      let colons = selector.colonCount
      distance = count.map { abs($0 - colons) } ?? 0
    }
  }

  /// The classes, with all that they inherit from, whose methods have to be known by all their names: a call
  /// has a name that none of theirs has.
  func classesToSearch(_ files: [FileClaims]) -> Set<String> {
    var found: Set<String> = []
    for claim in files.flatMap(\.selectors) {
      guard let naming = claim.naming, let message = claim.messages.first,
        let target = message.receiver.flatMap({ real($0, naming) }).flatMap(graph.resolve),
        !found.contains(target.className),
        selector(of: claim.selector, naming, sentTo: target, count: nil) == nil
      else { continue }
      found.formUnion(graph.ancestry(of: target.className).names)
    }
    return found.subtracting(RuntimeRoot.names)
  }

  // MARK: Misspelt names

  /// The selectors of the receiver's class that a name which is none of theirs is a slip of.
  static func near(_ claim: SelectorClaim, graph: ClassGraph) -> [String] {
    guard let naming = claim.naming, let message = claim.messages.first,
      let target = message.receiver.flatMap(graph.resolve),
      case let bytes = claim.selector.utf8.count, bytes >= 8
    else { return [] }
    let folded = claim.selector.lowercased()
    var found: Set<String> = []
    for owner in graph.ancestry(of: target.className).names.subtracting(RuntimeRoot.names) {
      for container in graph.index.containers(named: owner) {
        for method in container.fact.methods where (method.kind == .class) == target.isClass {
          guard abs(method.selector.utf8.count - bytes) <= 16,
            case let name = naming.name(of: method.selector),
            isSlip(claim.selector, folded, name)
              || lacksKeywords(claim, naming, method.selector, name)
          else { continue }
          found.insert(method.selector)
        }
      }
    }
    return found.sorted()
  }

  private static func isSlip(_ name: String, _ folded: String, _ declared: String) -> Bool {
    guard abs(name.utf8.count - declared.utf8.count) <= 1 else { return false }
    return declared.lowercased() == folded
      || EditDistance.between(name, declared, limit: 1) != nil
  }

  /// All arguments are there, and only the first keywords.
  private static func lacksKeywords(
    _ claim: SelectorClaim, _ naming: CallNaming, _ selector: String, _ name: String
  ) -> Bool {
    guard naming == .joined, name.hasPrefix(claim.selector), name != claim.selector,
      let count = claim.messages[0].arguments?.count, count > 1
    else { return false }
    let keywords = selector.split(separator: ":")
    guard keywords.count == count else { return false }
    var part = ""
    return keywords.dropLast().contains { keyword in
      part += part.isEmpty ? String(keyword) : keyword.prefix(1).uppercased() + keyword.dropFirst()
      return part == claim.selector
    }
  }
}

extension [FileClaims] {
  /// The files with selectors in place of bridges' names for them.
  func resolvingNames(_ index: FactIndex) -> [FileClaims] {
    guard contains(where: SpelledNames.hasSpelled) else { return self }
    let names = SpelledNames(
      self, graph: ClassGraph(index), selectors: index.selectorSpellings)
    return map(names.resolving)
  }
}
