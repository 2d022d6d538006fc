import BridgeClaims
import HeaderFacts

/// How a type that code hands over differs from the one that a method has.
struct TypeMismatch: Sendable, Hashable {
  var confidence: Confidence
  /// What the code has: `a double`.
  var given: String
  /// What the method has.
  var wanted: String
  /// What comes of it, in a sentence.
  var effect: String

  /// Where a value is handed over as `given`, and the method reads it as `wanted`.
  static func argument(_ given: MachineType, _ wanted: EncodedType) -> TypeMismatch? {
    guard let (confidence, effect) = registers(given, wanted) ?? narrow(given, wanted) else {
      return nil
    }
    return TypeMismatch(
      confidence: confidence, given: given.text, wanted: wanted.text, effect: effect)
  }

  /// Where a method gives back `returned`, and the code reads it as `read`.
  static func result(_ read: MachineType, _ returned: EncodedType) -> TypeMismatch? {
    if case .void = read { return nil }
    if case .void = returned {
      return TypeMismatch(
        confidence: .likely, given: read.text, wanted: returned.text,
        effect: "The method gives nothing back; what is read is left over from something else.")
    }
    if let (confidence, effect) = registers(read, returned) {
      return TypeMismatch(
        confidence: confidence, given: read.text, wanted: returned.text, effect: effect)
    }
    return nil
  }

  private static let otherRegisters = "The two travel in different registers."

  /// Values that are not even looked for in the same place.
  private static func registers(
    _ a: MachineType, _ b: EncodedType
  ) -> (Confidence, String)? {
    switch (a, b) {
    case (_, .other), (_, .void), (.void, _): return nil
    case (.floating(let x), .floating(let y)):
      return x == y ? nil : (.certain, "Their bits mean different numbers.")
    case (.structure(let x), .structure(let y, let fields)):
      return isOther(x, y, fields) ? (.likely, "They have different fields.") : nil
    case (.structure, _), (_, .structure):
      return (.certain, "A structure is handed over in another way than a single value.")
    case (.floating, _), (_, .floating): return (.certain, otherRegisters)
    default: return nil
    }
  }

  /// Structures that go by two names are told by what follows the prefix: `NSRect` and `CGRect`.
  private static func isOther(_ a: String, _ b: String, _ fields: [EncodedType]) -> Bool {
    func core(_ name: String) -> String {
      let name = name.drop { $0 == "_" }
      let capitals = name.prefix { $0.isUppercase }.count
      return String(name.dropFirst(max(0, capitals - 1)))
    }
    guard ["Rect", "Point", "Size", "Range"].contains(core(a)), !fields.isEmpty else {
      return false
    }
    return core(a) != core(b) && ["Rect", "Point", "Size", "Range"].contains(core(b))
  }

  /// Integers that leave bits unset which the method reads.
  private static func narrow(_ a: MachineType, _ b: EncodedType) -> (Confidence, String)? {
    let width: Int
    switch a {
    case .bool: width = 8
    case .integer(let bits): width = bits
    default: return nil
    }
    switch b {
    case .integer(let bits) where bits > width && bits == 64:
      return (.possible, "The method reads 64 bits, of which the call sets \(width).")
    case .pointer where width < 64:
      return (.likely, "The method reads a pointer, of which the call sets \(width) bits.")
    default: return nil
    }
  }
}

extension MachineType {
  /// How a person would call it.
  var text: String {
    switch self {
    case .void: "nothing"
    case .bool: "a BOOL"
    case .integer(let bits): "an integer of \(bits) bits"
    case .floating(let bits): bits == 32 ? "a float" : "a double"
    case .pointer: "an object or a pointer"
    case .structure(let name): "a \(name) by value"
    }
  }
}
