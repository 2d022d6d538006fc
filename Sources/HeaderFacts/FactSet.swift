/// Where facts come from and for which machine they hold.
public struct FactOrigin: Sendable, Hashable {
  /// A short name for people: `iPhoneOS16.5`, `headers`.
  public var name: String
  /// `ios`, `macos`, `tvos`, `watchos`, `visionos`, as availability attributes spell it.
  public var platform: String
  public var version: Version?
  /// `arm64`, `x86_64`.
  public var architecture: String
  /// What clang was told: `arm64-apple-ios16.5`.
  public var triple: String
  /// Where the facts were had from if not from headers: a sentence's worth; empty for headers.
  public var source: String
  /// What none of the frameworks' facts tell.
  public var gaps: Set<FactGap>

  public init(
    name: String, platform: String, version: Version?, architecture: String, triple: String,
    source: String = "", gaps: Set<FactGap> = []
  ) {
    self.name = name
    self.platform = platform
    self.version = version
    self.architecture = architecture
    self.triple = triple
    self.source = source
    self.gaps = gaps
  }

  /// Whether members are in the header's order, so that one can tell how a value was counted.
  public var knowsMemberOrder: Bool { !gaps.contains(.memberOrder) }

  /// Whether method encodings have offsets.
  public var hasEncodingOffsets: Bool { !gaps.contains(.encodingOffsets) }
}

/// What the headers of some frameworks state, for one platform and architecture.
///
/// Every list is sorted by framework, then by header, then by the line of the declaration, so the same
/// headers give the same set.
public struct FactSet: Sendable, Hashable {
  public var origin: FactOrigin
  /// The frameworks whose headers were read whole; a name of any other one is "not checked".
  public var frameworks: [String]
  public var enumerations: [Enumeration]
  public var integerConstants: [IntegerConstant]
  public var externConstants: [ExternConstant]
  public var containers: [Container]
  /// What the facts of single frameworks do not tell, beyond `origin.gaps`.
  public var frameworkGaps: [String: Set<FactGap>]

  /// Whether an enum, a member of one or a constant has this C name.
  func hasValue(named name: String) -> Bool {
    enumerations.contains { $0.name == name || $0.members.contains { $0.name == name } }
      || integerConstants.contains { $0.name == name }
      || externConstants.contains { $0.name == name }
  }

  /// Whether it declares nothing at all.
  public var isEmpty: Bool {
    enumerations.isEmpty && integerConstants.isEmpty && externConstants.isEmpty
      && containers.isEmpty
  }

  public init(
    origin: FactOrigin, frameworks: [String] = [], enumerations: [Enumeration] = [],
    integerConstants: [IntegerConstant] = [], externConstants: [ExternConstant] = [],
    containers: [Container] = [], frameworkGaps: [String: Set<FactGap>] = [:]
  ) {
    self.origin = origin
    self.frameworks = frameworks
    self.enumerations = enumerations
    self.integerConstants = integerConstants
    self.externConstants = externConstants
    self.containers = containers
    self.frameworkGaps = frameworkGaps
  }

  /// The part of the facts that is declared in one framework.
  public func declared(in framework: String) -> FactSet {
    FactSet(
      origin: origin, frameworks: frameworks.filter { $0 == framework },
      enumerations: enumerations.filter { $0.framework == framework },
      integerConstants: integerConstants.filter { $0.framework == framework },
      externConstants: externConstants.filter { $0.framework == framework },
      containers: containers.filter { $0.framework == framework },
      frameworkGaps: frameworkGaps.filter { $0.key == framework })
  }

  /// The names of all frameworks that something is declared in, sorted: those read whole, and those
  /// inside of them.
  public var declaringFrameworks: [String] {
    Set(frameworks).union(enumerations.map(\.framework)).union(integerConstants.map(\.framework))
      .union(externConstants.map(\.framework)).union(containers.map(\.framework)).sorted()
  }
}

extension FactSet {
  /// What the facts are of: the frameworks that were read whole, or, of loose headers, whichever they
  /// belong to; the empty text among these for headers outside of any framework. Sorted.
  public var subjects: [String] {
    guard frameworks.isEmpty else { return frameworks.sorted() }
    var names = Set(enumerations.map(\.framework))
    names.formUnion(integerConstants.map(\.framework))
    names.formUnion(externConstants.map(\.framework))
    names.formUnion(containers.map(\.framework))
    return names.sorted()
  }
}

extension FactSet {
  /// The enums and integer constants that `other` lacks or gives another number, as facts that say of
  /// nothing else whether it is there: what is particular to an architecture beside another one.
  ///
  /// Enums are whole, so that one can see how their members were counted.
  public func values(differingFrom other: FactSet) -> FactSet {
    var part = FactSet(origin: origin)
    part.origin.gaps.formUnion([.values, .methods])
    let index = FactIndex([other])
    part.enumerations = enumerations.filter { enumeration in
      enumeration.members.contains { member in
        let known = index.members(named: member.name)
        return !known.contains { $0.member.value.description == member.value.description }
      }
    }
    part.integerConstants = integerConstants.filter { constant in
      !index.integerConstants(named: constant.name)
        .contains { $0.fact.value.description == constant.value.description }
    }
    return part
  }
}
