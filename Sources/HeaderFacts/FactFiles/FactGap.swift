/// Something that a set of facts does not know, so that nothing is concluded from its absence.
public enum FactGap: String, Sendable, Hashable, CaseIterable {
  /// In which order a header lists an enum's members, and which values it writes out: no counting.
  case memberOrder = "member-order"
  /// Where in a frame arguments lie: method encodings are without offsets.
  case encodingOffsets = "encoding-offsets"
  /// Which header a declaration stands in, and on which line.
  case places
  /// Since when enum members and enums are available.
  case memberAvailability = "member-availability"
  /// The underlying types of enums as headers write them, and how enums are marked.
  case enumKinds = "enum-kinds"
  /// What Swift is told: names and refinements.
  case swiftNames = "swift-names"
  /// Macros with an integer value.
  case macros
  /// Integer constants declared with `const`.
  case integerConstants = "integer-constants"
  /// Methods: a selector that is missing says nothing.
  case methods
  /// Some values: a name that is missing says nothing.
  case values
}
