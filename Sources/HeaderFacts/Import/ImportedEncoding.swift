/// Brings encodings into the compiler's form.
///
/// Metadata of other bridges writes some types of one byte or two with letters of its own, because it
/// turns them into booleans, characters and texts: `Z` for `BOOL`, `t` and `z` for `char`, `T` for `unichar`.
enum ImportedEncoding {
  static func normalized(_ encoding: String) -> String {
    var result: [UInt8] = []
    // Names of structures and unions, up to `=` or the end, and names in quotes stay as they are.
    var isInName = false
    var isQuoted = false
    for byte in encoding.utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isName = isInName || isQuoted
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): isInName = true
      case UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: ")"): isInName = false
      default: break
      }
      result.append(isName ? byte : compilers[byte] ?? byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let compilers: [UInt8: UInt8] = [
    UInt8(ascii: "Z"): UInt8(ascii: "B"), UInt8(ascii: "t"): UInt8(ascii: "c"),
    UInt8(ascii: "z"): UInt8(ascii: "c"), UInt8(ascii: "T"): UInt8(ascii: "S"),
  ]

  /// The integer type of an encoding, and a name that C has for it.
  static func integerType(_ encoding: String) -> (name: String, type: IntegerType)? {
    let types: [String: (String, Int, Bool)] = [
      "c": ("signed char", 8, true), "C": ("unsigned char", 8, false), "B": ("bool", 8, false),
      "s": ("short", 16, true), "S": ("unsigned short", 16, false), "i": ("int", 32, true),
      "I": ("unsigned int", 32, false), "l": ("int", 32, true), "L": ("unsigned int", 32, false),
      "q": ("long", 64, true), "Q": ("unsigned long", 64, false),
    ]
    return types[normalized(encoding)].map {
      ($0.0, IntegerType(bits: $0.1, isSigned: $0.2))
    }
  }

  /// The same for the names of canonical types.
  static func integerType(named name: String) -> IntegerType? {
    let types: [String: (Int, Bool)] = [
      "char": (8, true), "signed char": (8, true), "unsigned char": (8, false), "bool": (8, false),
      "_Bool": (8, false), "short": (16, true), "unsigned short": (16, false), "int": (32, true),
      "unsigned int": (32, false), "long": (64, true), "unsigned long": (64, false),
      "long long": (64, true), "unsigned long long": (64, false),
    ]
    return types[name].map { IntegerType(bits: $0.0, isSigned: $0.1) }
  }
}
