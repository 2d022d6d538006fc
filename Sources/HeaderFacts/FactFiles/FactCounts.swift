/// How much is declared.
public struct FactCounts: Sendable, Hashable {
  public var enumerations = 0
  public var members = 0
  public var integerConstants = 0
  public var externConstants = 0
  public var containers = 0
  public var methods = 0
  public var properties = 0

  public init() {}

  public init(_ facts: FactSet) {
    enumerations = facts.enumerations.count
    members = facts.enumerations.reduce(0) { $0 + $1.members.count }
    integerConstants = facts.integerConstants.count
    externConstants = facts.externConstants.count
    containers = facts.containers.count
    methods = facts.containers.reduce(0) { $0 + $1.methods.count }
    properties = facts.containers.reduce(0) { $0 + $1.properties.count }
  }

  /// In the order of a fact file's line of counts.
  var all: [Int] {
    [
      enumerations, members, integerConstants, externConstants, containers, methods, properties,
    ]
  }

  init(all: [Int]) {
    enumerations = all[0]
    members = all[1]
    integerConstants = all[2]
    externConstants = all[3]
    containers = all[4]
    methods = all[5]
    properties = all[6]
  }

  public static func + (a: FactCounts, b: FactCounts) -> FactCounts {
    FactCounts(all: zip(a.all, b.all).map(+))
  }
}

extension FactCounts: CustomStringConvertible {
  public var description: String {
    "\(enumerations) enums, \(members) members, \(integerConstants) integer constants, "
      + "\(externConstants) extern constants, \(containers) classes, protocols and categories, "
      + "\(methods) methods, \(properties) properties"
  }
}
