/// Look-ups by name over several fact sets.
///
/// Answers come in the order of the sets and, within one, in the order of its lists; the same name in
/// two sets gives two matches, since its value may differ between platforms and architectures.
public struct FactIndex: Sendable {
  public let sets: [FactSet]
  /// What is known by name of facts that the sets lack; nil where they lack nothing.
  public let unread: UnreadFacts?

  /// Where a declaration stands: the set, the place in the set's list, the place inside it.
  private struct Place {
    var set: Int
    var outer: Int
    var inner: Int = 0
  }

  private var memberPlaces: [String: [Place]] = [:]
  private var enumerationPlaces: [String: [Place]] = [:]
  private var integerPlaces: [String: [Place]] = [:]
  private var externPlaces: [String: [Place]] = [:]
  private var methodPlaces: [String: [Place]] = [:]
  private var containerPlaces: [String: [Place]] = [:]
  private var frameworks: Set<String> = []

  /// - Parameter unread: What there is beside the sets, where only a part of the facts was read.
  public init(_ sets: [FactSet], unread: UnreadFacts? = nil) {
    self.sets = sets
    self.unread = unread
    for (number, set) in sets.enumerated() {
      frameworks.formUnion(set.frameworks)
      addValues(of: set, number: number)
      addMethods(of: set, number: number)
    }
  }

  private mutating func addValues(of set: FactSet, number: Int) {
    for (outer, enumeration) in set.enumerations.enumerated() {
      if !enumeration.name.isEmpty {
        enumerationPlaces[enumeration.name, default: []].append(Place(set: number, outer: outer))
      }
      for (inner, member) in enumeration.members.enumerated() {
        memberPlaces[member.name, default: []]
          .append(Place(set: number, outer: outer, inner: inner))
      }
    }
    for (outer, constant) in set.integerConstants.enumerated() {
      integerPlaces[constant.name, default: []].append(Place(set: number, outer: outer))
    }
    for (outer, constant) in set.externConstants.enumerated() {
      externPlaces[constant.name, default: []].append(Place(set: number, outer: outer))
    }
  }

  private mutating func addMethods(of set: FactSet, number: Int) {
    for (outer, container) in set.containers.enumerated() {
      containerPlaces[container.owner, default: []].append(Place(set: number, outer: outer))
      for (inner, method) in container.methods.enumerated() {
        methodPlaces[method.selector, default: []]
          .append(Place(set: number, outer: outer, inner: inner))
      }
    }
  }

  /// Whether the headers of a framework were read in some set.
  public func wasRead(framework: String) -> Bool { frameworks.contains(framework) }

  /// The frameworks read, sorted.
  public var frameworkNames: [String] { frameworks.sorted() }

  /// Whether some header declares anything but a method by this exact name.
  public func declares(_ name: String) -> Bool {
    memberPlaces[name] != nil || enumerationPlaces[name] != nil || integerPlaces[name] != nil
      || externPlaces[name] != nil || containerPlaces[name] != nil
  }

  /// Whether some header declares this: a C name, a selector, or an enum's name in Swift.
  public func knows(_ name: String) -> Bool {
    declares(name) || methodPlaces[name] != nil
      || sets.contains { $0.enumerations.contains { $0.swiftTypeName == name } }
  }

  /// Members of this exact C name, in every enum that has one.
  public func members(named name: String) -> [MemberMatch] {
    memberPlaces[name, default: []].map {
      MemberMatch(
        enumeration: sets[$0.set].enumerations[$0.outer], index: $0.inner,
        origin: sets[$0.set].origin)
    }
  }

  /// Enums of this exact C name.
  public func enumerations(named name: String) -> [FactMatch<Enumeration>] {
    enumerationPlaces[name, default: []].map {
      FactMatch(fact: sets[$0.set].enumerations[$0.outer], origin: sets[$0.set].origin)
    }
  }

  /// Macros and integer constants of this exact name.
  public func integerConstants(named name: String) -> [FactMatch<IntegerConstant>] {
    integerPlaces[name, default: []].map {
      FactMatch(fact: sets[$0.set].integerConstants[$0.outer], origin: sets[$0.set].origin)
    }
  }

  /// Constants of this exact name whose value no header gives.
  public func externConstants(named name: String) -> [FactMatch<ExternConstant>] {
    externPlaces[name, default: []].map {
      FactMatch(fact: sets[$0.set].externConstants[$0.outer], origin: sets[$0.set].origin)
    }
  }

  /// The class or protocol of this name, its categories and its class extensions.
  public func containers(named name: String) -> [FactMatch<Container>] {
    containerPlaces[name, default: []].map {
      FactMatch(fact: sets[$0.set].containers[$0.outer], origin: sets[$0.set].origin)
    }
  }

  /// Every method and property accessor with this exact selector.
  public func methods(selector: String) -> [MethodMatch] {
    methodPlaces[selector, default: []].map {
      MethodMatch(
        container: sets[$0.set].containers[$0.outer], index: $0.inner, origin: sets[$0.set].origin)
    }
  }

  /// All selectors declared, each once, sorted by their bytes.
  public var selectorSpellings: [String] { methodPlaces.keys.sorted() }

  /// The search among all selectors declared.
  public var selectorSearch: NameSearch {
    unread?.selectors ?? NameSearch(selectorSpellings)
  }

  /// The words of the names of all that is declared but methods.
  public var nonselectorWords: NameVocabulary {
    unread?.otherWords ?? NameVocabulary(nonselectorSpellings)
  }

  /// The names of all enum members and constants, each once, sorted by their bytes.
  public var constantSpellings: [String] {
    Set(memberPlaces.keys).union(integerPlaces.keys).union(externPlaces.keys).sorted()
  }

  /// Declared selectors that resemble `selector`, the nearest first.
  ///
  /// Goes through all of them at each call; whoever asks often keeps a `NameSearch`.
  public func nearSelectors(to selector: String, limit: Int = 3) -> [String] {
    NameSearch(selectorSpellings).near(selector, limit: limit)
  }

  /// The names of all that is declared but methods, each once, sorted by their bytes.
  public var nonselectorSpellings: [String] {
    Set(constantSpellings).union(enumerationPlaces.keys).union(containerPlaces.keys).sorted()
  }

  /// Names of members, constants, enums, classes, protocols and methods that resemble `name`, the
  /// nearest first.
  ///
  /// Goes through all of them at each call; whoever asks often keeps a `NameSearch`.
  public func nearNames(to name: String, limit: Int = 3) -> [String] {
    NameSearch(nonselectorSpellings + selectorSpellings).near(name, limit: limit)
  }
}

/// What is known by name of facts of which only a part was read.
public struct UnreadFacts: Sendable {
  /// The names of the enums that have members and were not read, empty for anonymous ones.
  public var enumerations: [String]
  /// The selectors of all facts, those that were read among them; nil where nobody needs them.
  public var selectors: NameSearch?
  /// The words of the names of all facts but methods, those that were read among them; nil where nobody
  /// needs them.
  public var otherWords: NameVocabulary?

  public init(
    enumerations: [String], selectors: NameSearch? = nil, otherWords: NameVocabulary? = nil
  ) {
    self.enumerations = enumerations
    self.selectors = selectors
    self.otherWords = otherWords
  }
}
