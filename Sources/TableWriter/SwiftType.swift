import HeaderFacts

/// Pieces of Swift source that several tables need.
enum SwiftType {
  /// The integer of the same width and signedness, whatever the machine: `UInt64` for `NSUInteger`.
  static func integer(_ type: IntegerType) -> String {
    "\(type.isSigned ? "Int" : "UInt")\(type.bits)"
  }

  /// What means something else after a dot, backticks or not.
  static let afterDot: Set<String> = ["self", "Type", "Protocol", "init"]

  /// A type's Swift name, dots and all, as source has to spell it.
  static func path(_ name: String) -> String {
    name.split(separator: ".").map {
      afterDot.contains(String($0)) ? $0 + "_" : SwiftKeywords.escaped(String($0))
    }.joined(separator: ".")
  }
}
