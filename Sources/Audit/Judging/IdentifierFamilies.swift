import HeaderFacts

/// String constants of frameworks that are known by the same beginning: the name of their type.
struct IdentifierFamilies: Sendable {
  struct Family: Sendable {
    /// `HKQuantityTypeIdentifier`
    var prefix: String
    var framework: String
    var names: [String]
  }

  private var families: [String: Family] = [:]
  private var lengths: [Int] = []

  init(_ index: FactIndex) {
    var seen: Set<String> = []
    for set in index.sets {
      for constant in set.externConstants {
        guard let prefix = Self.prefix(of: constant), seen.insert(constant.name).inserted else {
          continue
        }
        families[prefix, default: Family(prefix: prefix, framework: constant.framework, names: [])]
          .names.append(constant.name)
      }
    }
    families = families.filter { $0.value.names.count > 2 }
    lengths = Set(families.keys.map(\.utf8.count)).sorted(by: >)
  }

  /// The type that a constant's name begins with: `HKQuantityTypeIdentifier` is written as one too.
  private static func prefix(of constant: ExternConstant) -> String? {
    let type =
      constant.typedEnum
      ?? constant.typeName.split(separator: " ").last { $0 != "const" }.map(String.init)
    guard let type, type.utf8.count >= 12, constant.name.hasPrefix(type),
      constant.name.utf8.count > type.utf8.count
    else { return nil }
    return type
  }

  /// The family with the longest beginning that a name has.
  func family(of name: String) -> Family? {
    for length in lengths where length < name.utf8.count {
      if let family = families[String(decoding: name.utf8.prefix(length), as: UTF8.self)] {
        return family
      }
    }
    return nil
  }
}
