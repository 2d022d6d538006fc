import BridgeClaims
import HeaderFacts

/// What all scanned files say together about selectors.
struct ProjectNames: Sendable {
  /// Selectors of methods that some scanned file defines.
  let definedSelectors: Set<String>
  /// Selectors that attributes tie to methods which the project writes out.
  let exportedSelectors: Set<String>
  /// Selectors that some scanned file sends or looks up.
  let sentSelectors: Set<String>
  /// The superclasses of the classes that scanned files make or declare.
  private let superclasses: [String: String]
  /// For each selector that is sent and neither defined nor declared, the declared ones like it, the
  /// nearest first.
  let nearSelectors: [String: [String]]
  /// For each selector that is neither declared nor known to be private, the declared ones that are one letter
  /// away or have the same keywords.
  let slips: [String: [String]]
  /// So many selectors are in no header that they were taken from somewhere else, a running system perhaps;
  /// what is not declared is then no mistake.
  let knowsMoreThanHeaders: Bool
  let senders: Senders
  let graph: ClassGraph
  let identifiers: IdentifierFamilies
  /// Names with the shape of a framework's constant that the project declares, or calls a file by.
  private let ownNames: [String]
  /// The selectors that headers declare, and the words of all else; nil where nothing needs them.
  private let declared: NameSearch?
  private let otherWords: NameVocabulary?
  /// For each word of the selectors that no header declares, these selectors.
  private let selectorsOfWord: [String: Set<String>]
  /// Selectors that no header declares.
  private let foreign: Set<String>

  /// - Parameters:
  ///   - senders: The functions of all files that send.
  ///   - known: What was found out about nearly the same files.
  ///   - isAskedAgain: Nearly the same files will be asked for.
  init(
    _ files: [FileClaims], index: FactIndex, senders: Senders, known: ProjectNames? = nil,
    isAskedAgain: Bool = false
  ) {
    self.senders = senders
    let claims = files.flatMap(\.selectors)
    let selectors = Set(claims.map(\.selector))
    var graph = known?.graph ?? ClassGraph(index)
    graph.expect(selectors)
    self.graph = graph
    identifiers =
      known?.identifiers
      ?? IdentifierFamilies(index, names: Set(files.flatMap(\.identifiers).map(\.name)))
    ownNames = Self.ownNames(of: files)
    let defined = Set(claims.filter { $0.use == .defined }.map(\.selector))
      .union(files.flatMap(\.accessors))
    let foreign = selectors.filter {
      graph.methods(selector: $0).isEmpty && !RuntimeRoot.answers($0)
    }
    let unknown = foreign.subtracting(defined)
    knowsMoreThanHeaders = Self.knowsMore(unknown: unknown.count, of: selectors.count)
    definedSelectors = defined
    exportedSelectors = Set(
      claims.filter { $0.use == .exported && $0.isImplemented }.map(\.selector))
    sentSelectors = Set(claims.filter { $0.use == .sent }.map(\.selector))
    superclasses = Dictionary(
      files.flatMap(\.definedClasses).compactMap { made in made.superclass.map { (made.name, $0) }
      },
      uniquingKeysWith: { $0 == $1 ? $0 : min($0, $1) })
    self.foreign = foreign
    let isNeeded = !foreign.isEmpty && !knowsMoreThanHeaders
    guard isNeeded || isAskedAgain else {
      (nearSelectors, slips, declared, otherWords, selectorsOfWord) = ([:], [:], nil, nil, [:])
      return
    }
    let search = known?.declared ?? index.selectorSearch
    nearSelectors = Dictionary(
      uniqueKeysWithValues: unknown.map { selector in
        if let near = known?.nearSelectors[selector] { return (selector, near) }
        return (
          selector,
          selector.contains("(")
            ? Self.called(selector, index: index) : search.near(selector, limit: 8)
        )
      })
    slips = Dictionary(
      uniqueKeysWithValues: foreign.filter { !$0.hasPrefix("_") }.map {
        ($0, known?.slips[$0] ?? search.slips(of: $0) + RuntimeRoot.slips(of: $0))
      })
    declared = search
    otherWords = known?.otherWords ?? index.nonselectorWords
    var selectorsOfWord: [String: Set<String>] = [:]
    for selector in foreign {
      for word in NameWords.split(selector) { selectorsOfWord[word, default: []].insert(selector) }
    }
    self.selectorsOfWord = selectorsOfWord
  }

  /// Whether a project that sends `unknown` selectors which no header declares among all it sends has other
  /// sources than headers.
  static func knowsMore(unknown: Int, of all: Int) -> Bool { unknown > 500 && unknown * 5 > all }

  private static func ownNames(of files: [FileClaims]) -> [String] {
    var names = files.reduce(into: Set<String>()) { $0.formUnion($1.ownNames) }
    for file in files {
      let name = file.source.path.split(separator: "/").last ?? ""
      names.insert(String(name.prefix { $0 != "." }))
    }
    return names.sorted()
  }

  /// Whether the project itself has a constant-like name, or a longer one that begins with it.
  func declares(_ name: String) -> Bool {
    var low = 0
    var high = ownNames.count
    while low < high {
      let middle = (low + high) / 2
      if ownNames[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < ownNames.count && ownNames[low].hasPrefix(name)
  }

  /// The selectors that a Swift call may be imported from, where it fits so well that they are few.
  private static func called(_ text: String, index: FactIndex) -> [String] {
    guard let call = SwiftCall(parsing: text) else { return [] }
    var found: [String: Int] = [:]
    for container in index.sets.flatMap(\.containers) {
      for method in container.methods {
        guard let quality = call.matchQuality(method: method, owner: container.owner) else {
          continue
        }
        found[method.selector] = max(quality, found[method.selector] ?? 0)
      }
    }
    guard let best = found.values.max() else { return [] }
    return found.filter { $0.value == best }.map(\.key).sorted()
  }

  /// The class that headers declare, or else the last one known, that a class of the project inherits from;
  /// nil where no file says what it inherits from.
  func base(of className: String) -> String? {
    guard var base = superclasses[className] else { return nil }
    for _ in 0..<20 where !graph.isClass(base) {
      guard let next = superclasses[base] else { break }
      base = next
    }
    return base
  }

  /// Whether a class of the project may inherit from one that headers declare.
  func mayInherit(_ className: String) -> Bool { base(of: className).map(graph.isClass) ?? true }

  /// Whether the project both reads and sets a property of this accessor that no header declares: then a
  /// class that was not read has it.
  func isForeignProperty(_ selector: String) -> Bool {
    if selector.hasPrefix("set"), selector.hasSuffix(":") {
      let name = selector.dropFirst(3).dropLast()
      return foreign.contains(name.prefix(1).lowercased() + name.dropFirst())
    }
    return foreign.contains("set\(selector.prefix(1).uppercased())\(selector.dropFirst()):")
  }

  /// Whether `word` is a word of its own and not `right` misspelt: a header has it, or another selector
  /// of the project that is none of a header's once `right` is put in its place.
  func isWord(_ word: String, besides selector: String, meaning right: String) -> Bool {
    if declared?.hasWord(word) ?? false || otherWords?.contains(word) ?? false { return true }
    return isOwnWord(word, besides: selector, meaning: right)
  }

  /// Whether the word that is another than in the declared selector is one of the project's own.
  func isOwn(_ pair: SelectorPair) -> Bool {
    pair.words.map { isOwnWord($0.claimed, besides: pair.claimed, meaning: $0.declared) } ?? false
  }

  /// How many declared selectors have a word; two for one that only other names have.
  func useCount(ofWord word: String) -> Int {
    (declared?.count(ofWord: word) ?? 0) + (otherWords?.contains(word) ?? false ? 2 : 0)
  }

  private func isOwnWord(_ word: String, besides selector: String, meaning right: String) -> Bool {
    selectorsOfWord[word, default: []].contains { other in
      guard other != selector else { return false }
      let mended = NameWords.split(other).map { $0 == word ? right : $0 }.joined()
      return !(declared?.hasLetters(mended) ?? false)
    }
  }
}
