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

  public init(
    name: String, platform: String, version: Version?, architecture: String, triple: String
  ) {
    self.name = name
    self.platform = platform
    self.version = version
    self.architecture = architecture
    self.triple = triple
  }
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

  public init(
    origin: FactOrigin, frameworks: [String] = [], enumerations: [Enumeration] = [],
    integerConstants: [IntegerConstant] = [], externConstants: [ExternConstant] = [],
    containers: [Container] = []
  ) {
    self.origin = origin
    self.frameworks = frameworks
    self.enumerations = enumerations
    self.integerConstants = integerConstants
    self.externConstants = externConstants
    self.containers = containers
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
