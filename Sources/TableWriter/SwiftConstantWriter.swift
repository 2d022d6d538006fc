import HeaderFacts

/// The integers that a framework states outside its named enums, under their C names.
struct SwiftConstantWriter {
  let facts: FactSet
  let framework: String

  /// Empty when there are none.
  var text: String {
    let anonymous = facts.enumerations.filter { $0.framework == framework && $0.name.isEmpty }
    var seen: Set<String> = []
    let constants =
      anonymous.flatMap { $0.members.map { ($0.name, $0.value) } }
      + facts.integerConstants.filter { $0.framework == framework }.map { ($0.name, $0.value) }
    let lines = constants.filter { seen.insert($0.0).inserted }.map { name, value in
      "  public static let \(SwiftKeywords.escaped(name)): \(SwiftType.integer(value.type)) = \(value)"
    }
    guard !lines.isEmpty else { return "" }
    let owner = SwiftTables.name(of: framework)
    return """
      /// The integer constants of \(owner) that belong to no enum.
      public enum \(owner)Constants {
      \(lines.joined(separator: "\n"))
      }

      """
  }
}
